"""From what people chose to a game that has just begun."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build, check_players
from azul_desktop.core.record import Record, Seat
from azul_desktop.session.session import Session

_DRAWN_SEEDS = 1 << 48
"""A seed that nobody chose stays below this, so that it is easy to type again."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything that decides how a game begins."""

    edition: str
    """The id of the edition."""
    variant: str
    special_factories: bool
    seats: tuple[Seat, ...]
    first_player: int | None = None
    """The seat that starts the first round; None draws it from the seed."""
    seed: int | None = None
    """None draws a new one."""


def start_game(setup: GameSetup, get_edition: Callable[[str], Edition]) -> Session:
    """A new game; `UserError` where the choices do not go together."""
    edition = get_edition(setup.edition)
    check_players(edition, len(setup.seats))
    options = Options(setup.variant, setup.special_factories, setup.first_player)
    seed = secrets.randbelow(_DRAWN_SEEDS) if setup.seed is None else setup.seed
    return Session(Record(build(edition, options), setup.seats, seed))
