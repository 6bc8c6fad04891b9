"""The travel case: a rim around canvas and cork, with a strap."""

from pathlib import Path

import pygame

from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import case
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.tokens import CREAM

SIZE = (600, 400)


def mean(surface: pygame.Surface, box: tuple[int, int, int, int]) -> pygame.Color:
    return pygame.Color(*pygame.transform.average_color(surface, pygame.Rect(box)))


def test_a_sheet_of_canvas_lies_in_a_teal_rim_with_brass_corners(desk: Desk) -> None:
    board = case.sheet(desk.brush, SIZE, 60, "travel")
    rim = round(60 * case.RIM)
    middle, edge, corner = (
        mean(board, box) for box in ((200, 150, 200, 100), (200, 3, 200, 12), (12, 12, 20, 20))
    )
    assert min(middle[:3]) > 190
    assert edge.b > edge.r + 20, "teal"
    assert corner.r > corner.b + 30, "brass"
    inside = mean(board, (rim + 8, 150, 10, 100))
    assert min(inside[:3]) > 170, "nothing of the rim lies further inside"
    assert board.get_at((0, 0)).a == 0


def test_stitches_are_whole_at_both_ends(desk: Desk) -> None:
    board = case.sheet(desk.brush, SIZE, 60, "travel")
    top = [board.get_at((x, 16)).r for x in range(600)]
    light = [x for x in range(64, 536) if top[x] > 190]
    assert light, "there are stitches"
    assert abs((light[0] - 60) - (540 - light[-1])) <= 12


def test_the_tray_is_of_cork_and_has_a_strap(desk: Desk) -> None:
    tray = case.tray(desk.brush, (800, 700), 30, "travel")
    cork, strap = mean(tray, (200, 200, 100, 100)), mean(tray, (392, 600, 16, 80))
    assert cork.r > cork.b + 15
    assert max(cork[:3]) < 150
    assert abs(strap.r - cork.r) + abs(strap.g - cork.g) > 15
    assert case.tray(desk.brush, (800, 700), 30, "travel") is tray


def test_a_theme_without_a_frame_and_high_contrast_have_no_rim(desk: Desk) -> None:
    assert case.has_rim(desk.brush, "travel")
    assert not case.has_rim(desk.brush, "azulejo")
    assert not case.has_rim(Brush(desk.type, desk.images, 1, contrast=True), "travel")


def test_without_pictures_it_is_plain(desk: Desk) -> None:
    brush = Brush(desk.type, Images(Path("nowhere")), 1.01)
    assert case.sheet(brush, SIZE, 60, "travel").get_at((300, 200))[:3] == CREAM
    tray = case.tray(brush, SIZE, 30, "travel")
    assert tray.get_at((300, 200))[:3] != tray.get_at((300, 2))[:3]
