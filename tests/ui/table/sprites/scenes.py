"""The tables whose sprites are kept: fixed games in fixed windows."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

from azul_desktop.coach.families import coach_of
from azul_desktop.core.state import BUILD, DRAFT, KEEP, REWARD, TILING, State
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.portraits import NEUTRAL, THINKING, Mood
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import ALL_KINDS, Kind
from tests.ui.studio import new_desk, open_display
from tests.ui.table.walk import steps

LARGE, SMALL = (1920, 1080), (1280, 720)
BY_NAME = {str(kind): kind for kind in ALL_KINDS}
SITTERS = (
    Sitter(0, "Ann", "", colour=0),
    Sitter(1, "Bruno", "Master", colour=2, strength=4, face="pilar"),
    Sitter(2, "Maximiliane von Stein", "Novice", colour=1, strength=1, face="nino"),
    Sitter(
        3,
        "Dora",
        "Adept",
        note="thinking",
        colour=3,
        strength=3,
        face="noe",
        mood=Mood(THINKING, NEUTRAL, 2),
    ),
)


@cache
def _desk(size: tuple[int, int], settings: Settings) -> Desk:
    return new_desk(size, settings)


def desk_of(size: tuple[int, int] = LARGE, *, contrast: bool = False) -> Desk:
    """A desk with the program's own pictures and letters."""
    open_display()
    return _desk(size, Settings(high_contrast=contrast))


@dataclass(frozen=True)
class Scene:
    """A position of a game on a table in a window."""

    name: str
    kind: Kind
    when: Callable[[Kind, State], bool]
    size: tuple[int, int] = LARGE
    contrast: bool = False
    seed: int = 2
    letters: bool = False

    def __str__(self) -> str:
        return self.name

    @cached_property
    def state(self) -> State:
        return next(
            step.before for step in steps(self.kind, self.seed) if self.when(self.kind, step.before)
        )

    @cached_property
    def picture(self) -> TablePicture:
        open_display()
        desk = _desk(self.size, Settings(high_contrast=self.contrast, letters=self.letters))
        drafting = self.state.phase == DRAFT
        return TablePicture(
            desk, self.kind.rules, self.kind.players, self.state.turn, drafting=drafting
        )

    @property
    def easel(self) -> Easel:
        return self.picture.easel

    @property
    def shown(self) -> ShownTable:
        return ShownTable.of(self.kind.rules, self.state)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return SITTERS[: self.kind.players]

    def deciding(self) -> tuple[DecisionPainter, Hand]:
        """What shows the choices, and a hand that has none of them yet."""
        coach = coach_of(self.kind.rules)
        hand = Hand(coach, self.state)
        return self.picture.decision_painter(coach, self.state, hand), hand


def _drafting(number: int, taken: int) -> Callable[[Kind, State], bool]:
    """A round in which some sources are empty by now."""

    def is_so(kind: Kind, state: State) -> bool:
        colours = len(kind.edition.colours)
        discs = [state.sources[at : at + colours] for at in range(0, len(state.sources), colours)]
        bare = sum(not any(disc) for disc in discs[1:])
        return state.phase == DRAFT and state.round == number and bare == taken

    return is_so


def _in(phase: int, number: int = 1) -> Callable[[Kind, State], bool]:
    return lambda _, state: state.phase == phase and state.round >= number


def _shielded(kind: Kind, state: State) -> bool:
    """Somebody holds the shield disc."""
    return any(kind.rules.view(board).shield for board in state.boards)


def _scene(name: str, kind: str, when: Callable[[Kind, State], bool], **more: object) -> Scene:
    return Scene(name, BY_NAME[kind], when, **more)  # type: ignore[arg-type]


AZUL = _scene("azul", "azul-coloured-2p", _drafting(3, 3))
AZUL_SMALL = _scene("azul of four, small", "azul-coloured-4p", _drafting(2, 4), size=SMALL)
GREY = _scene("grey wall of three, bold", "azul-grey-3p", _in(TILING, 2), contrast=True)
HALF = _scene("half-printed", next(k for k in BY_NAME if k.startswith("half")), _in(TILING, 2))
MINI = _scene("mini", "azul-mini-coloured-2p", _drafting(4, 2))
MINI_SMALL = _scene("mini of three, small", "azul-mini-grey-3p", _drafting(2, 1), size=SMALL)
SPECIAL = _scene("special discs", "chocolatier-coloured-special-3p", _shielded)
SPECIAL_SMALL = _scene(
    "special discs, small, with letters", "chocolatier-grey-special-2p", _drafting(1, 1),
    size=SMALL, letters=True,
)  # fmt: skip
STAR = _scene("stars", "summer-pavilion-coloured-2p", _drafting(3, 2))
STAR_SMALL = _scene(
    "stars of four, small", "summer-pavilion-coloured-4p", _in(BUILD, 2), size=SMALL
)
STAR_BUILD = _scene("stars, building", "summer-pavilion-grey-2p", _in(BUILD, 3))
STAR_BOLD = _scene(
    "stars of three, bold", "summer-pavilion-coloured-3p", _in(BUILD, 2), contrast=True
)
REWARDING = _scene("stars, a reward", "summer-pavilion-coloured-2p", _in(REWARD), seed=5)
KEEPING = _scene("stars, keeping", "summer-pavilion-coloured-2p", _in(KEEP), seed=1)

WALLS = (AZUL, AZUL_SMALL, GREY, MINI, MINI_SMALL, SPECIAL)
STARS = (STAR, STAR_SMALL, STAR_BUILD, STAR_BOLD)
ALL = (*WALLS, *STARS)
