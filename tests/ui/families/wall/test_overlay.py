"""What stands beside a line or a cell is what will happen there."""

from dataclasses import replace

import pytest

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.wall.preview import TakePreview, TilePreview, preview_take
from azul_desktop.core.address import Zone
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.geometry import Box
from azul_desktop.ui.families.wall.overlay import Overlay
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from tests.games import KINDS, Kind
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, WALL, layout_of
from tests.ui.table.walk import steps

WALLS = [kind for kind in KINDS if kind.edition.family == "wall"]


class Writer:
    """An overlay that remembers what it wrote."""

    def __init__(self, kind: Kind, size: tuple[int, int] = FULL_HD) -> None:
        desk, self.proof = proof_desk(size)
        layout = layout_of(kind, size)
        brush = desk.brush.at_scale(layout.text)
        self.overlay = Overlay(brush, accents_of(kind.edition.theme), size[1])
        front = layout.boards[0]
        assert isinstance(front, WallMat)
        self.mat = front

    def line(self, row: int, preview: TakePreview, *, hovered: bool) -> list[str]:
        self.proof.forget()
        self.overlay.line(self.mat, row, preview, hovered=hovered)
        return [word.text for word in self.proof.words]

    def floor(self, preview: TakePreview) -> list[str]:
        self.proof.forget()
        self.overlay.floor(self.mat, preview, hovered=False)
        return [word.text for word in self.proof.words]


def expected(preview: TakePreview) -> list[str]:
    """The texts for a line, written down once more."""
    if preview.fills:
        words = [f"{preview.placed}: line full"]
    else:
        words = [f"{preview.on_line} of {preview.capacity}"]
    if preview.points == 0:
        words += ["no cell"] + ([f"−{-preview.stuck_points}"] if preview.stuck_points else [])
    elif preview.points is not None:
        words.append(f"{'up to ' if preview.up_to else ''}+{preview.points}")
    return words + fallen(preview)


def fallen(preview: TakePreview) -> list[str]:
    down = preview.to_floor + preview.to_lid
    words = [f"{down} to the floor"] if down else []
    if preview.only_marker:
        words = ["marker to the floor"]
    words += ["1 to the shield"] if preview.caught else []
    return words + ([f"−{-preview.floor_points}"] if preview.floor_points else [])


@pytest.mark.parametrize("kind", WALLS[::2], ids=str)
def test_the_badge_of_a_line_says_what_the_preview_says(kind: Kind) -> None:
    writer, rules = Writer(kind), kind.rules
    assert isinstance(rules, WallRules)
    for step in list(steps(kind, 51))[::9]:
        for targets in LegalTargets(rules, step.before).picks.values():
            for target, moves in targets.items():
                if target.zone == Zone.LINE:
                    row, preview = target.index, preview_take(rules, step.before, moves[0])
                    assert writer.line(row, preview, hovered=False) == expected(preview)
                    assert writer.line(row, preview, hovered=True) == expected(preview)
                elif target.zone == Zone.FLOOR:
                    preview = preview_take(rules, step.before, moves[0])
                    assert writer.floor(preview) == fallen(preview)


def test_a_marker_that_falls_alone_is_called_by_its_name() -> None:
    writer, rules = Writer(WALL), WALL.rules
    assert isinstance(rules, WallRules)
    seen = set()
    for step in steps(WALL, 51):
        for targets in LegalTargets(rules, step.before).picks.values():
            for target, moves in targets.items():
                preview = preview_take(rules, step.before, moves[0])
                if target.zone == Zone.LINE and preview.marker:
                    words = writer.line(target.index, preview, hovered=True)
                    alone = preview.to_floor + preview.to_lid == 1
                    assert ("marker to the floor" in words) == alone
                    seen.add(alone)
    assert seen == {True, False}


WORST = TakePreview(
    placed=5, on_line=5, capacity=5, fills=True, points=14, stuck_points=0, up_to=True, cell=None,
    to_floor=7, caught=False, to_lid=8, marker=True, floor_points=-14,
)  # fmt: skip
WORST_WITH_SHIELD = replace(WORST, caught=True)
WORST_STUCK = replace(WORST_WITH_SHIELD, points=0, stuck_points=-14, up_to=False)


def surrounds(sprites: list[Sprite], start: int) -> Box:
    sprite = sprites[start]
    return Box(sprite.x, sprite.y, *sprite.surface.get_size())


@pytest.mark.parametrize("worst", [WORST, WORST_WITH_SHIELD, WORST_STUCK])
@pytest.mark.parametrize("size", ((1024, 768), FULL_HD))
@pytest.mark.parametrize("kind", WALLS[::3], ids=str)
def test_the_longest_badge_stays_on_the_board_and_holds_its_words(
    kind: Kind, size: tuple[int, int], worst: TakePreview
) -> None:
    writer = Writer(kind, size)
    for row in range(5):
        sprites = writer.overlay.line(writer.mat, row, worst, hovered=True)
        plate = surrounds(sprites, 1)
        for word in sprites[2:]:
            assert plate.x < word.x
            assert word.x + word.surface.get_width() < plate.right
        assert writer.mat.box.x <= plate.x
        assert plate.right <= writer.mat.box.right


def test_a_cell_shows_its_points() -> None:
    writer = Writer(WALL)
    for points, lost in ((1, 0), (10, -14)):
        writer.proof.forget()
        preview = TilePreview(points, lost)
        writer.overlay.cell(writer.mat.wall[3], preview, hovered=True)
        words = [f"+{points}"] + ([f"−{-lost}"] if lost else [])
        assert [word.text for word in writer.proof.words] == words


def test_a_line_that_is_closed_says_so_with_a_sign() -> None:
    writer = Writer(WALL)
    sprites = writer.overlay.closed_line(writer.mat, 2)
    assert len(sprites) == 3
    assert writer.proof.words == []


def test_badges_are_where_the_player_looks() -> None:
    writer = Writer(WALL)
    preview = TakePreview(1, 1, 5, False, None, 0, False, None, 0, False, 0, False, 0)
    for row in range(5):
        plate = surrounds(writer.overlay.line(writer.mat, row, preview, hovered=False), 1)
        assert plate.right <= writer.mat.line_boxes[row].x
        assert plate.centre[1] == pytest.approx(writer.mat.line_boxes[row].centre[1], abs=1)
