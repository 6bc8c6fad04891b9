"""Layouts as text: one file for each edition, with every box of the table in every window.

`python -m tests.ui.table.layouts` writes them anew after a change that was meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.table.layout.fitting import table_layout
from azul_desktop.ui.table.layout.table_layout import TableLayout
from tests.games import EDITIONS

FOLDER = Path(__file__).parent
SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@dataclass(frozen=True)
class Case:
    """A table in a window."""

    edition: str
    players: int
    size: tuple[int, int]
    drafting: bool
    scale: int = 100
    counted: bool = False
    """Whether the top bar counts tiles by colour."""

    @property
    def layout(self) -> TableLayout:
        return _layout(self)

    def __str__(self) -> str:
        phase = "" if self.drafting else " building"
        scale = "" if self.scale == 100 else f" {self.scale}%"
        return f"{self.edition} {self.players}p {self.size[0]}x{self.size[1]}{phase}{scale}"


@cache
def _layout(case: Case) -> TableLayout:
    edition = EDITIONS[case.edition]
    variant = edition.variant_names[0]
    family = table_family(edition)
    return table_layout(
        family, edition, variant, case.players, case.size, case.scale, case.drafting, case.counted
    )


def cases_of(edition: Edition) -> list[Case]:
    """Every number of players in every window; the star family has two ways for each."""
    return [
        Case(edition.id, players, size, drafting)
        for players in edition.player_counts
        for size in SIZES
        for drafting in ((True, False) if edition.family == "star" else (True,))
    ]


CASES = [case for edition in EDITIONS.values() for case in cases_of(edition)]


def text_of(edition: Edition) -> str:
    """All layouts of an edition as a readable table."""
    parts = []
    for case in cases_of(edition):
        layout = case.layout
        parts.append(f"## {case}: unit {layout.unit:.3f}, text {layout.text:.3f}")
        parts += [
            f"{name:<22}" + "".join(f"{round(v):>6}" for v in box) for name, box in boxes_of(layout)
        ]
    return "\n".join(parts) + "\n"


def boxes_of(layout: TableLayout) -> Iterator[tuple[str, Box]]:
    """The boxes of a table worth keeping an eye on."""
    bar = layout.top_bar
    yield "top bar", bar.box
    for name, button in bar.buttons.items():
        yield f"button {name}", button
    yield "bag counts", bar.bag.box
    yield "lid counts", bar.lid.box
    yield "prompt", layout.prompt
    ring = layout.ring
    yield "ring", ring.box
    yield "tray", ring.tray.box
    yield "marker", ring.marker
    for number, disc in enumerate(ring.discs):
        yield f"disc {number}", disc.box
    if ring.standing:
        yield "bag", ring.bag
        yield "lid", ring.lid
    for number, mat in enumerate(layout.boards):
        assert isinstance(mat, WallMat | StarMat)
        for name, box in wall_boxes(mat) if isinstance(mat, WallMat) else star_boxes(mat):
            yield f"board {number} {name}", box
    if layout.scoring:
        assert isinstance(layout.scoring, ScoringBoard)
        yield from scoring_boxes(layout.scoring)
    if layout.rack:
        assert isinstance(layout.rack, HandRack)
        yield "rack", layout.rack.box
        yield "rack pass", layout.rack.pass_button
        yield "rack pile 0", layout.rack.piles[0]
        yield "rack pile last", layout.rack.piles[-1]


def wall_boxes(mat: WallMat) -> Iterator[tuple[str, Box]]:
    yield "", mat.box
    yield "name", mat.name
    yield "score", mat.score
    yield "line 0", mat.line_boxes[0]
    yield "line last", mat.line_boxes[-1]
    yield "wall", mat.wall_frame
    yield "floor", mat.floor_box
    yield "sum", mat.floor_sum
    yield "shield", mat.shield
    yield "marker", mat.marker
    if mat.track:
        yield "track", mat.track.box
    if mat.bonuses:
        yield "bonuses", mat.bonuses


def star_boxes(mat: StarMat) -> Iterator[tuple[str, Box]]:
    yield "", mat.box
    yield "space 0", mat.spaces[0].box
    yield "space last", mat.spaces[-1].box
    for number, corner in enumerate(mat.corners[:1]):
        yield f"corner {number}", corner.box
    for name in ("name", "score", "hand", "marker", "token"):
        if box := getattr(mat, name):
            yield name, box


def scoring_boxes(board: ScoringBoard) -> Iterator[tuple[str, Box]]:
    yield "scoring", board.box
    yield "scoring first", board.track[0]
    yield "scoring last", board.track[-1]
    for number, tab in board.scores.tabs[:1]:
        yield f"scoring tab {number}", tab
    yield "scoring round 0", board.rounds[0].box
    yield "scoring supply", board.supply_box
    yield "scoring supply 0", board.supply[0].box
    for name in ("legend", "star_bonuses", "number_bonuses"):
        if counts := getattr(board, name):
            yield f"scoring {name.split('_')[0]}", counts[0].icon
