"""Every kind of game there is: each installed edition, variant, option and number of players.

And kinds that no installed edition has, so that all that a file may say is played: `MORE_KINDS`.
"""

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from azul_desktop.catalog.loader import edition_files, load_edition
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.paths import bundled
from azul_desktop.plain import is_compiled

EDITIONS = {
    edition.id: edition for edition in map(load_edition, edition_files(bundled("editions")))
}
FIXTURES = {
    edition.id: edition
    for edition in map(load_edition, edition_files(Path(__file__).with_name("fixtures")))
}
"""Editions for tests only; they are in no menu."""
ALL_EDITIONS = EDITIONS | FIXTURES
BRIEF = not is_compiled()
"""From the sources a search takes many times as long: tests that ask this look at a part of what
they look at in `make test-compiled`, which runs all of core and bots."""


@dataclass(frozen=True)
class Kind:
    """One kind of game."""

    edition: Edition
    options: Options
    players: int

    @property
    def rules(self) -> Rules:
        return _rules(self.edition.id, self.options)

    def __str__(self) -> str:
        special = "-special" if self.options.special_factories else ""
        return f"{self.edition.id}-{self.options.variant}{special}-{self.players}p"


@cache
def _rules(edition: str, options: Options) -> Rules:
    return build(ALL_EDITIONS[edition], options)


def kinds_of(edition: Edition) -> list[Kind]:
    """Every kind of game that an edition has."""
    return [
        Kind(edition, Options(variant, special), players)
        for variant in edition.variant_names
        for special in ((False, True) if edition.specials else (False,))
        for players in edition.player_counts
    ]


KINDS = [kind for edition in EDITIONS.values() for kind in kinds_of(edition)]
MORE_KINDS = [kind for edition in FIXTURES.values() for kind in kinds_of(edition)]
ALL_KINDS = KINDS + MORE_KINDS


def random_moves(kind: Kind, seed: int) -> tuple[list[Move], State]:
    """A game of random moves, and the state in which it ended."""
    chooser = random.Random(seed)
    state = kind.rules.initial(kind.players, seed)
    moves: list[Move] = []
    while legal := kind.rules.legal_moves(state):
        move = legal[int(chooser.random() * len(legal))]
        kind.rules.advance(state, move)
        moves.append(move)
    return moves, state


def record_of(kind: Kind, seed: int, moves: list[Move]) -> Record:
    """The record of a game between unnamed players."""
    seats = tuple(Seat(f"Player {seat + 1}") for seat in range(kind.players))
    return Record(kind.rules, seats, seed, moves)
