"""The icons are white masks of one size, and are what the script draws."""

import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tools.icons.catalogue import ICONS
from tools.icons.render import MARGIN, SIZE, write

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"

NEEDED = """
undo redo hint log menu settings help close back play pause plus minus check human bot bag lid
tower marker seed dice speaker speaker-off music full-screen window save trophy chart star row
column colour lock warning info eye again arrow-left arrow-right arrow-up arrow-down mouse keyboard
language exit
"""

# Mirrors of each other, so that pairs of buttons look like pairs.
PAIRS = [("undo", "redo"), ("first", "last"), ("previous", "next"), ("back", "chevron-right")]


def alpha(name: str, folder: Path = FOLDER) -> Image.Image:
    with Image.open(folder / f"{name}.png") as picture:
        return picture.getchannel("A")


def furthest(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of two masks in any pixel."""
    return max(ImageChops.difference(one, other).tobytes())


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    write(ICONS, folder)
    return folder


def test_every_icon_that_is_needed_is_there() -> None:
    assert not set(NEEDED.split()) - set(ICONS)
    assert {file.stem for file in FOLDER.glob("*.png")} == set(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_it_is_a_white_mask(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as picture:
        assert picture.mode == "RGBA"
        assert picture.size == (SIZE, SIZE) == (96, 96)
        assert picture.getextrema()[:3] == ((255, 255),) * 3


@pytest.mark.parametrize("name", ICONS)
def test_it_fills_its_place_and_keeps_its_margins(name: str) -> None:
    mask = alpha(name)
    assert mask.getextrema() == (0, 255)
    bounds = mask.getbbox()
    assert bounds is not None
    left, top, right, bottom = bounds
    assert min(left, top, SIZE - right, SIZE - bottom) >= MARGIN
    assert max(right - left, bottom - top) >= SIZE * 0.6


@pytest.mark.parametrize("name", ICONS)
def test_it_is_near_the_middle(name: str) -> None:
    bounds = alpha(name).getbbox()
    assert bounds is not None
    left, top, right, bottom = bounds
    nudge_x, nudge_y = ICONS[name].nudge
    assert abs((left + right - SIZE) / 2 - nudge_x * 4) <= 1
    assert abs((top + bottom - SIZE) / 2 - nudge_y * 4) <= 1


@pytest.mark.parametrize("name", ICONS)
def test_it_is_what_the_script_draws(name: str, drawn: Path) -> None:
    # Pixels, not bytes: another Pillow may compress differently, or round an edge otherwise.
    assert furthest(alpha(name), alpha(name, drawn)) <= 12


def test_drawing_twice_gives_the_same_bytes(drawn: Path, tmp_path: Path) -> None:
    write(ICONS, tmp_path)
    for file in drawn.iterdir():
        assert file.read_bytes() == (tmp_path / file.name).read_bytes()


def test_a_picture_that_is_no_icon_any_more_is_removed(tmp_path: Path) -> None:
    (tmp_path / "old.png").touch()
    (tmp_path / "README.md").touch()
    write({"plus": ICONS["plus"]}, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"plus.png", "README.md"}


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_pairs_mirror_each_other(left: str, right: str) -> None:
    mirrored = alpha(left).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert furthest(mirrored, alpha(right)) <= 64  # half a pixel of an edge's rounding at most


def test_no_two_icons_look_the_same() -> None:
    masks = {alpha(name).tobytes() for name in ICONS}
    assert len(masks) == len(ICONS)


def test_the_readme_lists_them_all() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == set(ICONS)
