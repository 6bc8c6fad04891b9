"""What comes along as it is kept: plates beside tiles, and what the hand carries."""

from collections.abc import Iterator

from azul_desktop.coach.along import Along
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.ui.table.paint.along_painter import AlongPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, SPECIAL, STAR, STAR_SMALL


def lines() -> Iterator[str]:
    for scene in (AZUL, SPECIAL, STAR, STAR_SMALL):
        easel, ring = scene.easel, scene.picture.layout.ring
        painter = AlongPainter(easel.pieces, easel.brush, easel.accents.deep)
        shield = 2 if scene is SPECIAL else EMPTY
        for number, along in enumerate(
            (Along(joker=1), Along(marker=True, points=-3), Along(2, True, shield, -12))
        ):
            yield from sprite_lines(
                f"{scene}: carried {along}", painter.carried(along, (300, 401), 47)
            )
            if easel.pieces.rhombic:
                at = ring.discs[number].centre

                def place(size: tuple[float, float], at: Point = at) -> Box:
                    return box_around(at, *size)

                plate = painter.plate((3, 2 + number), along, place)
                yield from sprite_lines(f"{scene}: plate {along}", plate)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
