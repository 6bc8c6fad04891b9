"""A scripted round in a window: hands that point, drag and click, and the time of every frame."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from azul_desktop.bots.base import Budget
from azul_desktop.bots.registry import make_bot
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.coach.legal_targets import DONE_BUTTON, PASS_BUTTON, LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.address_names import AddressNames
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import KEEP, State
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.pilot import FRAME, Pilot, PilotError

SEED = 5
BOT = "apprentice"
"""A bot that decides at once: the window is measured, not the thinking."""
_APPROACH, _CARRY = 8, 14
"""Frames that the pointer takes to a tile, and with it to where it goes."""
_SILENT = Settings(effects_volume=0, music_volume=0)


class Bench(Pilot):
    """A window that is measured: the pilot's hands are as slow as a person's."""

    def __init__(
        self,
        home: Path,
        catalogue: Catalogue,
        size: tuple[int, int],
        *,
        clock: Callable[[], float] | None = None,
        settings: Settings = _SILENT,
    ) -> None:
        super().__init__(home, size=size, settings=settings, catalogue=catalogue, clock=clock)
        self.times: list[float] = []
        """The milliseconds of each frame so far."""

    def frame(self, seconds: float = FRAME) -> float:
        """One frame, from reading events to the end of the display's update; its seconds."""
        took = super().frame(seconds)
        self.times.append(took * 1000)
        return took

    def sit_down(self, session: Session) -> None:
        """Begin a game, and look at the table until all is painted that is painted ahead.

        The first frame paints all, and is the start's business.
        """
        self.show(lambda desk: desk.scenes.table(session))
        self.settle()
        while self.app.scene.prepare():
            self.frame()
        self.times.clear()

    def play_round(self, session: Session) -> None:
        """Play until the next round is dealt, every move with the mouse."""
        rounds = session.state.round
        while session.state.round == rounds and not session.is_over:
            self.play_move(session)

    def play_move(self, session: Session) -> None:
        """Make one sensible move with the mouse and see it through."""
        made = len(session.record.moves)
        for touched in _touches(session.rules, session.state):
            self._touch(*touched)
        self.settle()
        if len(session.record.moves) == made:
            raise PilotError("the hands could not make a move in {phase}", phase=self.scene.phase)

    def look_at_another_board(self) -> None:
        """Hold Tab for a moment."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=pygame.K_TAB, mod=0)
            self.settle()

    def _touch(self, start: str, goal: str = "") -> None:
        """Click something, or drag it somewhere."""
        self.hover(start, steps=_APPROACH)
        self.press()
        if goal:
            self.hover(goal, steps=_CARRY)
        self.release()


def new_game(catalogue: Catalogue, edition: str, kinds: list[str]) -> Session:
    """A game that is the same every time."""
    seats = tuple(Seat(f"Player {n}", kind) for n, kind in enumerate(kinds, 1))
    variant = catalogue.get(edition).variant_names[0]
    first = kinds.index(HUMAN)
    setup = GameSetup(edition, variant, False, seats, first_player=first, seed=SEED)
    return start_game(setup, catalogue.get)


def _touches(rules: Rules, state: State) -> Iterator[tuple[str, ...]]:
    """What is clicked (one name) or dragged (two) to make a sensible move."""
    names = AddressNames(rules)
    for touched in _addresses(rules, state):
        yield tuple(names.format(address, state.turn) for address in touched)


def _addresses(rules: Rules, state: State) -> Iterator[tuple[Address, ...]]:
    table = LegalTargets(rules, state)
    if state.phase == KEEP:
        yield (DONE_BUTTON,)
        return
    move = make_bot(BOT, SEED).choose(rules, state, Budget())
    for start, goals in table.picks.items():
        for goal, moves in goals.items():
            if move in moves:
                yield start, goal
                yield from _further_choice(move, moves)
                return
    yield (PASS_BUTTON,)


def _further_choice(move: Move, moves: list[Move]) -> Iterator[tuple[Address]]:
    if len(moves) > 1:
        yield (Address(Zone.CHOICE, index=moves.index(move)),)
