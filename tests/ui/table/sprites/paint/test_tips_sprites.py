"""Explanations as they are kept: where their plates lie, and what is on them."""

from collections.abc import Iterator

from azul_desktop.geometry import Box, Circle
from azul_desktop.ui.table.paint.tips import Tip, hidden_things, paint_tip, symbol_size
from tests.ui.table.sprites import assert_kept, shape_lines, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, SPECIAL, STAR, Scene

WORDS = "Tiles that find no room on a line fall to the floor, and each of them costs points there."


def lines() -> Iterator[str]:
    for scene in (AZUL, SPECIAL, STAR):
        layout, shown, brush = scene.picture.layout, scene.shown, scene.easel.brush
        ring = layout.ring
        places: tuple[Box | Circle, ...] = (ring.discs[0], ring.discs[2], ring.marker)
        places += (layout.boards[0].box, layout.boards[1].box, layout.top_bar.bag.box)
        for number, place in enumerate(places):
            hidden = hidden_things(layout, shown, place)
            if number == 0:
                yield from shape_lines(f"{scene}: hidden", hidden)
                yield from shape_lines(
                    f"{scene}: rects", [tuple(thing.rect) for thing in hidden[:9]]
                )
            for tip in _tips(scene, place):
                sprites, box = paint_tip(brush, tip, layout, hidden)
                yield from shape_lines(f"{scene}: {number}, {tip.title or tip.text[:10]}", box)
                if number % 3 == 1:
                    yield from sprite_lines("its sprites", sprites)


def _tips(scene: Scene, place: Box | Circle) -> Iterator[Tip]:
    pieces, side = scene.easel.pieces, symbol_size(scene.easel.brush)
    yield Tip(WORDS, place)
    yield Tip("Short", place, "Title", pieces.tile(0, side, pieces.upright))
    tiles = tuple((pieces.tile(n, 26, pieces.upright, ground="none"), 7 * n) for n in range(5))
    yield Tip("What is in the bag", place, "7 tiles", counts=tiles * 2)
    yield Tip("", place, "9 tiles", counts=tiles)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
