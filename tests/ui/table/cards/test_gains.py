"""What everybody gained stands in a line that is never wider than its room."""

from itertools import pairwise

import pytest

from azul_desktop.coach.round_gains import Gain, PlayerRound
from azul_desktop.core.events import Reason
from azul_desktop.geometry import Box
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import DANGER, GOOD_TEXT, INK2
from azul_desktop.ui.table.cards.gains import GainsPainter, tint_of
from tests.ui.table.sprites.scenes import AZUL, STAR, Scene

ROOM = Box(100, 50, 400, 118)
LOSSES = (Gain(Reason.MARKER, -4), Gain(Reason.FLOOR, -2), Gain(Reason.DISCARD, 0))


def tiles(count: int) -> tuple[Gain, ...]:
    return tuple(Gain(Reason.TILE, 1 + n, n % 5) for n in range(count))


def painted(scene: Scene, gains: tuple[Gain, ...], others: int = 0) -> list[Sprite]:
    rounds = [PlayerRound(gains, 9), PlayerRound(tiles(others), 9)]
    painter = GainsPainter(scene.picture.brush, scene.picture.pieces, 46, ROOM, rounds)
    return painter.line(ROOM, gains)


def centres(sprites: list[Sprite]) -> list[tuple[float, float]]:
    return [(s.x + s.surface.get_width() / 2, s.y + s.surface.get_height() / 2) for s in sprites]


@pytest.mark.parametrize("scene", [AZUL, STAR], ids=str)
def test_points_stand_beside_few_tiles_and_below_many(scene: Scene) -> None:
    few, many = painted(scene, tiles(3)), painted(scene, tiles(7))
    assert len(few) == 6
    (x, y), (right, level) = centres(few[:2])
    assert right > x + 20
    assert level == pytest.approx(y, abs=3)
    (x, y), (below, low) = centres(many[:2])
    assert below == pytest.approx(x, abs=1)
    assert low > y + 20


def test_the_longest_line_decides_for_all() -> None:
    alone, beside_many = painted(AZUL, tiles(2)), painted(AZUL, tiles(2), others=8)
    assert centres(alone)[1][1] < centres(beside_many)[1][1]


@pytest.mark.parametrize("scene", [AZUL, STAR], ids=str)
@pytest.mark.parametrize("count", range(1, 13))
def test_a_line_stays_in_its_room(count: int, scene: Scene) -> None:
    sprites = painted(scene, (*tiles(count - 1), LOSSES[0]))
    shadow = 8
    for sprite in sprites:
        assert sprite.x >= ROOM.x - shadow
        assert sprite.x + sprite.surface.get_width() <= ROOM.right + shadow
        assert sprite.y >= ROOM.y
        assert sprite.y + sprite.surface.get_height() <= ROOM.bottom
    points = sprites[1::2] if count > 5 else []
    for one, other in pairwise(points):
        assert one.x + one.surface.get_width() <= other.x, "numbers do not run into each other"


def test_every_loss_has_a_medallion_of_its_own() -> None:
    signs = painted(AZUL, LOSSES)[::2]
    assert len({id(sign.surface) for sign in signs}) == len(LOSSES)


def test_points_have_a_colour() -> None:
    assert [tint_of(points) for points in (3, 0, -2)] == [GOOD_TEXT, INK2, DANGER]
