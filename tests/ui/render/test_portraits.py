"""Faces: the drawing that fits, never enlarged, in the colour of the seat; plain without files."""

from itertools import product
from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.characters import CHARACTERS
from azul_desktop.paths import bundled
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.render.portraits import (
    NEUTRAL,
    PLEASED,
    STEPS,
    THINKING,
    Mood,
    azulejo,
    changing,
    face,
    medallion,
    portrait,
)
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import PLAYERS
from tests.ui.studio import open_display

TINTS = {"small": (200, 0, 0), "medium": (0, 200, 0), "large": (0, 0, 200), "tile": (90, 90, 0)}
SIDES = {"small": 40, "medium": 64, "large": 128, "tile": 512}


@pytest.fixture(name="brush")
def painted(tmp_path: Path) -> Brush:
    """A brush with pictures of one colour for each drawing."""
    open_display()
    folder = tmp_path / "images" / "shared" / "portraits"
    folder.mkdir(parents=True)
    for name, side in SIDES.items():
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        picture.fill(TINTS[name])
        pygame.image.save(picture, folder / f"ann-{NEUTRAL}-{name}.png")
    picture.fill((9, 9, 9))
    pygame.image.save(picture, folder / f"ann-{PLEASED}-large.png")
    return Brush(Type(bundled("assets")), Images(tmp_path), 1.0)


def middle(picture: pygame.Surface) -> tuple[int, int, int]:
    """The colour there; scaling loses a little of it."""
    r, g, b, _ = picture.get_at(picture.get_rect().center)
    return round(r / 10) * 10, round(g / 10) * 10, round(b / 10) * 10


@pytest.mark.parametrize(
    ("size", "unit", "drawing"),
    [
        (20, 1.0, "small"),
        (40, 1.0, "small"),
        (46, 1.0, "medium"),
        (40, 0.5, "medium"),
        (60, 1.0, "medium"),
        (80, 2.0, "large"),
        (84, 1.0, "large"),
        (100, 1.0, "large"),
        (128, 2.0, "large"),
        (200, 2.0, "large"),
    ],
)
def test_the_drawing_for_a_size_is_never_enlarged(
    brush: Brush, size: int, unit: float, drawing: str
) -> None:
    picture = portrait(brush.at_scale(unit), "ann", NEUTRAL, size)
    assert picture.get_size() == (size, size)
    assert middle(picture) == TINTS[drawing]
    assert portrait(brush.at_scale(unit), "ann", NEUTRAL, size) is picture
    left = next(
        x for x in range(size) if picture.get_at((x, size // 2)) == picture.get_at((size // 2,) * 2)
    )
    assert size - 2 * left <= SIDES[drawing] + 1


def test_who_was_not_painted_is_a_robot(brush: Brush) -> None:
    for who, state, size in (("bob", NEUTRAL, 60), ("ann", THINKING, 60)):
        picture = portrait(brush, who, state, size)
        assert picture.get_size() == (size, size)
        assert picture.get_at((0, 0)).a == 0
        assert middle(picture) not in TINTS.values()
    assert azulejo(brush, "bob", 80) is None


def test_a_tile_is_no_larger_than_it_was_painted(brush: Brush) -> None:
    for wanted, side in ((80, 80), (900, 512)):
        tile = azulejo(brush, "ann", wanted)
        assert tile is not None
        assert tile.get_size() == (side, side)


@pytest.mark.parametrize("size", (36, 70, 120))
def test_a_face_has_the_ring_of_its_seat(brush: Brush, size: int) -> None:
    for tint in PLAYERS:
        picture = face(brush, "ann", NEUTRAL, size, tint)
        x, y = picture.get_rect().center
        assert picture.get_width() > size, "it throws a shadow"
        assert tuple(picture.get_at((x, y - size // 2 + 1)))[:3] == tint
        assert picture.get_at((0, 0)).a == 0
        assert middle(picture) in TINTS.values()
        assert face(brush, "ann", NEUTRAL, size, tint) is picture


def test_a_change_goes_from_one_state_to_the_other(brush: Brush) -> None:
    args = 60, PLAYERS[0]
    moods = [Mood(PLEASED, NEUTRAL, step) for step in range(STEPS + 1)] + [Mood(PLEASED)]
    pictures = [changing(brush, "ann", mood, *args) for mood in moods]
    assert pictures[0] is face(brush, "ann", NEUTRAL, *args)
    assert pictures[-1] is face(brush, "ann", PLEASED, *args)
    greens = [tuple(picture.get_at(picture.get_rect().center))[1] for picture in pictures]
    assert greens == sorted(greens, reverse=True)
    assert len(set(greens)) == len(greens)
    assert len({picture.get_size() for picture in pictures}) == 1
    alphas = {picture.get_at(picture.get_rect().center).a for picture in pictures}
    assert alphas == {255}


def test_everybody_was_painted_in_every_state() -> None:
    folder = bundled("assets") / "images" / "shared" / "portraits"
    states, drawings = (NEUTRAL, THINKING, PLEASED), ("small", "medium", "large")
    for one, state, drawing in product(CHARACTERS, states, drawings):
        assert (folder / f"{one.id}-{state}-{drawing}.png").exists()
    assert all((folder / f"{one.id}-{NEUTRAL}-tile.png").exists() for one in CHARACTERS)


def test_a_medallion_has_the_initial_where_it_can_be_read() -> None:
    open_display()
    brush = Brush(Type(bundled("assets")), Images(bundled("assets")), 1.0)
    tint = PLAYERS[1]
    ann, adam, olena = (medallion(brush, name, 60, tint) for name in ("Ann", "Adam", "Олена"))
    assert ann is adam
    assert ann.get_size() == face(brush, "ines", NEUTRAL, 60, tint).get_size()
    assert len({pygame.image.tobytes(one, "RGBA") for one in (ann, olena)}) == 2
    small = [medallion(brush, name, 30, tint) for name in ("Ann", "Олена")]
    assert len({pygame.image.tobytes(one, "RGBA") for one in small}) == 1, "a sign in its place"
