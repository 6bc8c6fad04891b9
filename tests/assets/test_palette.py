"""The colours of the tiles: nobody has to guess, whatever their eyes can tell apart."""

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from azul_desktop.core.edition import Edition
from tests.games import EDITIONS
from tools.palette.difference import difference
from tools.palette.grounds import mean_ground, small_tiles
from tools.palette.measure import BARS, Measurement, closest_pairs, measure
from tools.palette.picture import picture
from tools.palette.report import report
from tools.palette.vision import SIMULATIONS, Array, Vision, seen, to_codes, to_lab, to_light

# Sharma, Wu and Dalal 2005, table 1: two colours in CIELAB and their distance.
SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@cache
def measured(edition: str) -> tuple[Measurement, Measurement]:
    return measure(EDITIONS[edition])


@pytest.mark.parametrize(("first", "second", "distance"), SHARMA)
def test_the_distance_is_the_published_one(
    first: tuple[float, ...], second: tuple[float, ...], distance: float
) -> None:
    there = difference(np.array(first, np.float64), np.array(second, np.float64))
    back = difference(np.array(second, np.float64), np.array(first, np.float64))
    assert there == pytest.approx(distance, abs=5e-5)
    assert back == pytest.approx(distance, abs=5e-5)


def test_light_and_codes_are_each_others_way_back() -> None:
    codes = np.arange(256)
    assert (to_codes(to_light(codes)) == codes).all()
    assert to_lab(to_light([255, 255, 255])) == pytest.approx([100, 0, 0], abs=0.02)
    assert to_lab(to_light([255, 0, 0])) == pytest.approx([53.24, 80.09, 67.20], abs=0.05)


@pytest.mark.parametrize("vision", Vision)
def test_every_vision_sees_grey_as_grey(vision: Vision) -> None:
    assert seen(to_light([119, 119, 119]), vision) == pytest.approx(to_light([119] * 3), abs=1e-3)


def test_without_red_or_green_cones_red_and_olive_meet() -> None:
    colours = {"red": to_light([180, 60, 40]), "olive": to_light([95, 115, 30])}
    closest = closest_pairs(colours)
    assert closest[Vision.NORMAL].distance > 35
    assert closest[Vision.PROTANOPIA].distance < 12
    assert closest[Vision.DEUTERANOPIA].distance < 12
    assert closest[Vision.TRITANOPIA].distance > 35


def test_the_ground_is_the_glaze_without_ornament_and_glints(tmp_path: Path) -> None:
    tile = Image.new("RGBA", (100, 100), (180, 52, 30, 255))
    tile.paste((160, 40, 20, 255), (0, 0, 100, 50))
    tile.paste((250, 230, 190, 255), (20, 20, 80, 80))
    tile.paste((255, 255, 255, 255), (2, 2, 12, 12))
    tile.paste((0, 0, 255, 100), (0, 90, 100, 100))
    tile.save(tmp_path / "tile.png")
    named = to_light([150, 35, 20])
    red, green, blue = to_codes(mean_ground([tmp_path / "tile.png"], named))
    assert 167 <= red <= 171
    assert 44 <= green <= 48
    assert 23 <= blue <= 27


def test_pictures_in_quite_another_colour_than_named_are_an_error(tmp_path: Path) -> None:
    Image.new("RGBA", (10, 10), "white").save(tmp_path / "tile.png")
    with pytest.raises(ValueError, match="no ground"):
        mean_ground([tmp_path / "tile.png"], to_light([150, 35, 20]))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_the_colours_of_an_edition_stay_apart_for_every_vision(edition: Edition) -> None:
    for found in measured(edition.id):
        for vision in SIMULATIONS:
            assert found.closest[vision].distance >= BARS[edition.theme], (found.size, vision)
        assert found.closest[Vision.NORMAL].distance >= BARS[edition.theme], found.size


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_without_any_colour_the_motifs_differ_at_26_px(edition: Edition) -> None:
    motifs = {colour: grey(small_tiles(edition, colour)[0]) for colour in edition.colours}
    for first, second in combinations(motifs, 2):
        both = ~np.isnan(motifs[first]) & ~np.isnan(motifs[second])
        alike = np.corrcoef(motifs[first][both], motifs[second][both])[0, 1]
        assert alike <= 0.85, (first, second)


def grey(path: Path) -> Array:
    """How light each pixel of a tile is at 26 px; nothing where there is no tile."""
    with Image.open(path) as tile:
        small = tile.convert("RGBA").resize((26, round(26 * tile.height / tile.width)))
    pixels = np.asarray(small)
    return np.where(pixels[..., 3] > 200, to_lab(to_light(pixels[..., :3]))[..., 0], np.nan)


def test_the_report_says_what_is_too_close() -> None:
    grounds = {"red": to_light([180, 60, 40]), "olive": to_light([95, 115, 30])}
    found = Measurement("azulejo", "tiles", grounds, closest_pairs(grounds))
    assert not found.holds
    lines = report([found]).splitlines()
    assert [line.split()[0] for line in lines if "TOO CLOSE" in line] == [
        "protanopia",
        "deuteranopia",
    ]
    assert "red #b43c28" in lines[-1]


def test_the_picture_has_a_panel_for_every_edition() -> None:
    editions = list(EDITIONS.values())
    two = picture(editions[:2], [measured(edition.id)[0] for edition in editions[:2]])
    four = picture(editions, [measured(edition.id)[0] for edition in editions])
    assert two.width == four.width
    assert two.height < four.height
