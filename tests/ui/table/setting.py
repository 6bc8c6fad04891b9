"""Tables of any kind of game, laid out and painted without a program around them."""

from functools import cache

from azul_desktop.core.record import Record, Seat
from azul_desktop.core.state import DRAFT, State
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from tests.games import KINDS, Kind

FULL_HD = (1920, 1080)
WALL = next(kind for kind in KINDS if kind.edition.family == "wall")
GREY = next(kind for kind in KINDS if kind.options.variant == "grey")
STAR = next(kind for kind in KINDS if kind.edition.family == "star")
SPECIAL = next(kind for kind in KINDS if kind.options.special_factories)


@cache
def layout_of(
    kind: Kind,
    size: tuple[int, int] = FULL_HD,
    *,
    drafting: bool = True,
    counted: bool = False,
) -> TableLayout:
    """The table of a kind of game in a window."""
    family, variant = table_family(kind.edition), kind.options.variant
    return table_layout(
        family, kind.edition, variant, kind.players, size, drafting=drafting, counted=counted
    )


def seated(kind: Kind, state: State) -> SeatedLayout:
    """The table with the player who decides in front."""
    return SeatedLayout(layout_of(kind, drafting=state.phase == DRAFT), state.turn)


def picture_of(kind: Kind, state: State, desk: Desk) -> TablePicture:
    """The picture of a table with the player who decides in front."""
    drafting = state.phase == DRAFT
    return TablePicture(desk, kind.rules, kind.players, state.turn, drafting=drafting)


def session_of(kind: Kind, seed: int = 1, *bots: str) -> Session:
    """A game between people, and bots on the last seats."""
    people = kind.players - len(bots)
    seats = [Seat(f"Player {n + 1}") for n in range(people)]
    seats += [Seat(f"Bot {n + 1}", bot) for n, bot in enumerate(bots)]
    return Session(Record(kind.rules, tuple(seats), seed))


def sitters_of(kind: Kind, name: str = "Ann") -> tuple[Sitter, ...]:
    """People at a table."""
    return tuple(Sitter(number, name, "") for number in range(kind.players))
