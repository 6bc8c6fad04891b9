"""The picture of a finished board: it fills 4K, and leaves nothing behind in memory."""

import pygame
import pytest

from azul_desktop.paths import bundled
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.table.paint.board_poster import SIZE, Caption, board_poster
from tests.ui.scenes.played import BY_NAME, finished

KINDS = ["azul-coloured-2p", "azul-mini-grey-3p", "chocolatier-grey-special-2p"]
KINDS += ["summer-pavilion-coloured-4p"]
LONG = "Maximilian Alexander von Humboldt"


def painted(desk: Desk, kind: str, *, name: str = "Olena", bare: bool = False) -> pygame.Surface:
    session = finished(BY_NAME[kind])
    state = session.first if bare else session.state
    covered = session.rules.view(state.boards[0]).cells
    lines = session.rules.edition.name, "1st of 2", "30 September 2026"
    rows = ("Tiles placed", "+60"), ("Floor line", "−5"), ("Columns", "+26")
    caption = Caption(0, name, 81, rows, lines)
    return board_poster(bundled("assets"), desk.looks, session.rules, covered, caption)


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The box around all places where two pictures differ."""
    changed = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    changed.invert()
    boxes = changed.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize("kind", KINDS)
def test_the_tiles_are_large_and_inside(desk: Desk, kind: str) -> None:
    picture = painted(desk, kind)
    assert picture.get_size() == SIZE
    tiles = differing(picture, painted(desk, kind, bare=True))
    assert picture.get_rect().inflate(-100, -100).contains(tiles)
    assert max(tiles.size) > SIZE[1] * 0.65


def test_a_long_name_stays_on_its_plaque(desk: Desk) -> None:
    kind = KINDS[0]
    changed = differing(painted(desk, kind), painted(desk, kind, name=LONG))
    assert changed.w <= 540 * 2
    assert changed.right < SIZE[0] - 100


def test_nothing_large_stays_in_memory(desk: Desk) -> None:
    painted(desk, KINDS[0])
    assert SHELF.weight == 0
