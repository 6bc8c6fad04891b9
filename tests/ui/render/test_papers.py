"""Each edition has a paper of its own, on which everything can be read."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels, papers
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import COBALT, CREAM, DANGER, GOOD_TEXT, INK, INK2, Colour
from tests.ui.render.test_themes import contrast, luminance

THEMES = ("azulejo", "travel", "praline", "pavilion")
BOX = Box(0, 0, 700, 500)


def painted(brush: Brush, theme: str, radius: float = 18, corners: bool = True) -> pygame.Surface:
    return panels.board(brush, BOX, radius=radius, corners=corners, theme=theme)[-1].surface


def darkest(theme: str, desk: Desk) -> Colour:
    """A colour of the darkest hundredth of a paper."""
    paper = desk.images.master(f"images/{theme}/paper.png")
    assert paper is not None
    w, h = paper.get_size()
    seen = [paper.get_at((x, y)) for x in range(0, w, 3) for y in range(0, h, 3)]
    tints = sorted(((c.r, c.g, c.b) for c in seen), key=luminance)
    return tints[len(tints) // 100]


@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_read_on_the_darkest_of_every_paper(theme: str, desk: Desk) -> None:
    dark = darkest(theme, desk)
    for ink in (INK, INK2, COBALT, DANGER, accents_of(theme).strong):
        assert contrast(ink, dark) >= 5
    assert contrast(GOOD_TEXT, dark) >= 4.5


def test_papers_and_their_ornaments_differ(desk: Desk) -> None:
    pictures = [pygame.image.tobytes(painted(desk.brush, theme), "RGBA") for theme in THEMES]
    assert len(set(pictures)) == len(THEMES)


def test_an_edition_without_paper_has_that_of_menus(desk: Desk) -> None:
    own, usual = painted(desk.brush, "of my own"), painted(desk.brush, papers.USUAL)
    assert pygame.image.tobytes(own, "RGBA") == pygame.image.tobytes(usual, "RGBA")


@pytest.mark.parametrize("theme", THEMES)
def test_with_high_contrast_a_board_is_plain_with_one_line(theme: str, desk: Desk) -> None:
    bold = Brush(desk.type, desk.images, 1, contrast=True)
    surface = painted(bold, theme)
    inside = surface.subsurface((14, 14, 672, 472))
    assert {tuple(inside.get_at((x, y))) for x in range(0, 672, 5) for y in range(0, 472, 5)} == {
        (*CREAM, 255)
    }
    assert surface.get_at((350, 7))[:3] == INK2


@pytest.mark.parametrize("theme", THEMES)
def test_a_small_board_has_a_hairline_in_the_gold_of_its_edition(theme: str, desk: Desk) -> None:
    brush = Brush(desk.type, desk.images, 1)
    surface = painted(brush, theme, radius=14)
    assert surface.get_at((350, 6))[:3] == accents_of(theme).gilt
    assert painted(brush, theme, radius=16).get_at((350, 6))[:3] != accents_of(theme).gilt


@pytest.mark.parametrize("wide", [700, 713, 731])
@pytest.mark.parametrize("theme", THEMES)
def test_a_line_ends_at_each_corner_as_it_began(theme: str, wide: int, desk: Desk) -> None:
    brush = Brush(desk.type, desk.images, 1)
    surface = panels.board(brush, BOX._replace(w=wide), corners=True, theme=theme)[-1].surface
    paper = pygame.transform.average_color(surface, pygame.Rect(100, 100, 400, 300))
    lined = [
        x
        for x in range(55, wide - 55)
        if max(abs(surface.get_at((x, y)).b - paper[2]) for y in range(7, 23)) > 45
    ]
    assert len(lined) > 200
    assert abs(lined[0] - (wide - 1 - lined[-1])) <= 6


def test_without_pictures_a_board_is_plain(desk: Desk) -> None:
    brush = Brush(desk.type, Images(Path("nowhere")), 1.01)
    surface = painted(brush, "praline")
    assert surface.get_at((350, 250))[:3] == CREAM
    assert surface.get_at((350, 6))[:3] == accents_of("praline").gilt
