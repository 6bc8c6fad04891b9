"""What stands beside a line or a cell is what will happen there."""

from collections import Counter
from dataclasses import replace

import pygame
import pytest
from azul_desktop.coach.preview import TakePreview, TilePreview, preview_take
from azul_desktop.ui.table.paint.overlay import (
    Overlay,
    focus,
    outline,
    rhombic_outline,
    wide_outline,
)

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import AMBER, AMBER_HI, WHITE, Colour
from tests.games import KINDS, Kind
from tests.ui import names
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
        self.overlay = Overlay(brush, accents_of(kind.edition.theme))
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
        words = [f"{preview.placed} {'fills' if preview.placed == 1 else 'fill'} it"]
    else:
        words = [f"{preview.on_line} of {preview.capacity}"]
    if preview.points == 0:
        words += ["stuck"] + ([f"−{-preview.stuck_points}"] if preview.stuck_points else [])
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
                if target.startswith("line/"):
                    row, preview = int(target[5:]) - 1, preview_take(rules, step.before, moves[0])
                    assert writer.line(row, preview, hovered=False) == expected(preview)
                    assert writer.line(row, preview, hovered=True) == expected(preview)
                elif target == names.FLOOR:
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
                if target.startswith("line/") and preview.marker:
                    words = writer.line(int(target[5:]) - 1, preview, hovered=True)
                    alone = preview.to_floor + preview.to_lid == 1
                    assert ("marker to the floor" in words) == alone
                    seen.add(alone)
    assert seen == {True, False}


WORST = TakePreview(
    placed=5, on_line=5, capacity=5, fills=True, points=14, stuck_points=0, up_to=True, cell=None,
    to_floor=7, caught=False, to_lid=8, marker=True, shield=False, floor_points=-14,
)  # fmt: skip
WORST_WITH_SHIELD = replace(WORST, caught=True, shield=True)
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
        preview = TilePreview(points, (4,) if lost else (), lost)
        writer.overlay.cell(writer.mat.wall[3], preview, hovered=True)
        words = [f"+{points}"] + ([f"−{-lost}"] if lost else [])
        assert [word.text for word in writer.proof.words] == words


def test_a_line_that_is_closed_says_so_with_a_sign() -> None:
    writer = Writer(WALL)
    sprites = writer.overlay.closed_line(writer.mat, 2)
    assert len(sprites) == 3
    assert writer.proof.words == []


def test_an_outline_surrounds_its_place_and_is_drawn_once() -> None:
    desk, _ = proof_desk(FULL_HD)
    box = Box(100, 100, 300, 70)
    one, two = (outline(desk.brush, box, hovered=True) for _ in range(2))
    assert one.surface is two.surface
    assert outline(desk.brush, box, hovered=False).surface is not one.surface
    for sprite in (one, focus(desk.brush, box)):
        around = Box(sprite.x, sprite.y, *sprite.surface.get_size())
        assert around.x < box.x
        assert around.right > box.right
        assert around.centre == pytest.approx(box.centre, abs=1)


@pytest.mark.parametrize("contrast", [False, True])
def test_the_outline_of_a_board_is_four_strips_of_the_usual_one(contrast: bool) -> None:
    desk, _ = proof_desk(FULL_HD)
    brush = Brush(desk.brush.type, desk.brush.images, desk.brush.unit, contrast=contrast)
    box = Box(100, 80, 500, 300)
    shown = []
    for sprites in ([outline(brush, box, hovered=False)], wide_outline(brush, box)):
        screen = pygame.Surface((700, 460))
        for sprite in sprites:
            screen.blit(sprite.surface, (sprite.x, sprite.y))
        shown.append(pygame.image.tobytes(screen, "RGB"))
    # A blur is made on a reduced copy, whose pixels may lie differently.
    assert max(abs(one - other) for one, other in zip(*shown, strict=True)) <= 6
    assert all(min(sprite.surface.get_size()) < 60 for sprite in wide_outline(brush, box))


def test_with_contrast_legal_places_have_bold_lines_of_white_and_amber() -> None:
    desk, _ = proof_desk(FULL_HD)
    bold = Brush(desk.type, desk.images, desk.brush.unit, contrast=True)
    box, space = Box(100, 100, 300, 70), Rhombus(300, 300, 60, 60)
    for hovered in (False, True):
        amber = AMBER_HI if hovered else AMBER
        boxes = [outline(brush, box, hovered=hovered) for brush in (desk.brush, bold)]
        rhombi = [rhombic_outline(brush, space, hovered=hovered) for brush in (desk.brush, bold)]
        for pair in (boxes, rhombi):
            usual, strong = (_tints(sprite) for sprite in pair)
            assert strong[amber] > 1.7 * usual[amber]
            assert strong[WHITE] > usual[amber] / 2
            assert WHITE not in usual


def test_the_outline_of_a_legal_place_has_a_dark_edge_that_paper_does_not_swallow() -> None:
    desk, _ = proof_desk((1280, 720))
    for hovered in (False, True):
        tints = _tints(outline(desk.brush, Box(50, 50, 200, 60), hovered=hovered))
        dark = sum(count for tint, count in tints.items() if sum(tint) < 200)
        assert dark > tints[AMBER_HI if hovered else AMBER] / 4


def _tints(sprite: Sprite) -> Counter[Colour]:
    """How many opaque pixels have which colour."""
    surface = sprite.surface
    w, h = surface.get_size()
    found = (surface.get_at((x, y)) for x in range(w) for y in range(h))
    return Counter((c.r, c.g, c.b) for c in found if c.a == 255)


def test_badges_are_where_the_player_looks() -> None:
    writer = Writer(WALL)
    preview = TakePreview(1, 1, 5, False, None, 0, False, None, 0, False, 0, False, False, 0)
    for row in range(5):
        plate = surrounds(writer.overlay.line(writer.mat, row, preview, hovered=False), 1)
        assert plate.right <= writer.mat.line_boxes[row].x
        assert plate.centre[1] == pytest.approx(writer.mat.line_boxes[row].centre[1], abs=1)
