"""The ornaments of people: all that the window offers are drawn, and none looks like another."""

from itertools import combinations

from PIL import ImageChops, ImageStat

from azul_desktop.ui.render.ornaments import ORNAMENTS as CHOICE
from tests.assets.test_images import alpha, grey, size
from tools.art.ornaments import ORNAMENTS
from tools.art.ornaments import SIZE as ORNAMENT


def test_ornaments_of_people_are_round_and_large_enough_for_4k() -> None:
    assert tuple(ORNAMENTS) == CHOICE
    for name in ORNAMENTS:
        file = f"shared/people/{name}.png"
        assert size(file) == (ORNAMENT, ORNAMENT)
        mask = alpha(file)
        corners = (mask.getpixel((x, y)) for x in (9, ORNAMENT - 10) for y in (9, ORNAMENT - 10))
        assert not any(corners)
        assert mask.getpixel((ORNAMENT // 2, 6)) == 255


def test_ornaments_of_people_differ_where_they_are_tiny_and_without_colour() -> None:
    seen = {name: grey(f"shared/people/{name}.png") for name in ORNAMENTS}
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] >= 10, (one, other)
