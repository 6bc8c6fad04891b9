"""The pictures: what the scripts draw is there, and every edition has its theme."""

import math
import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from azul_desktop.core.edition import Edition
from azul_desktop.core.events import Reason
from azul_desktop.ui.scenes.score_sources import medal_of
from tests.games import EDITIONS
from tools.art.craft.colours import CLASSIC, vec
from tools.art.icon import SIZES as ICON_SIZES
from tools.art.icon import bundle
from tools.art.medallions import STRUCK
from tools.art.pavilion.rhombi import ORIENTATIONS
from tools.art.portraits.face import State
from tools.art.portraits.portrait import PLATES, SITTERS, TILE
from tools.art.themes import EDITIONS as THEMES
from tools.art.themes import FOLDERS, write
from tools.palette.difference import difference
from tools.palette.grounds import mean_ground, named_ground, tiles
from tools.palette.measure import closest_pairs
from tools.palette.vision import Vision, seen, to_lab, to_light

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "images"
_SIGN = re.compile(r'Sign\("([\w-]+)"(?:, "(\w+)")?\)')
_MEDAL = re.compile(r'medal\([\w.]+, "([\w-]+)", "(\w+)"')
MOST_BYTES = 24_000_000
MOST_BYTES_OF_CLASSICS = 5_000_000


def size(name: str) -> tuple[int, int]:
    with Image.open(FOLDER / name) as picture:
        return picture.size


def alpha(name: str) -> Image.Image:
    with Image.open(FOLDER / name) as picture:
        return picture.convert("RGBA").getchannel("A")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_the_pictures_that_its_script_draws(folder: str) -> None:
    drawn = {name for name, _ in FOLDERS[folder]()}
    files = (FOLDER / folder).iterdir()
    assert {file.name for file in files if file.suffix in (".png", ".jpg")} == drawn


def test_there_are_no_other_folders() -> None:
    folders = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_dir()}
    assert folders | {"."} == set(FOLDERS)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_colour_of_an_edition_has_its_tiles(edition: Edition) -> None:
    for colour in edition.colours:
        tiles = sorted((FOLDER / edition.theme).glob(f"tile-{colour}-*.png"))
        assert len(tiles) == (12 if edition.family == "star" else 3)
        for tile in tiles:
            with Image.open(tile) as picture:
                assert min(picture.size) >= 140, tile


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_tile_and_its_place_are_there_in_classic_colours(edition: Edition) -> None:
    usual, classic = FOLDER / edition.theme, FOLDER / f"{edition.theme}-classic"
    coloured = {
        file.name
        for file in usual.glob("*.png")
        if file.name.startswith(("tile-", "cell-", "space-", "special-magnet-"))
        and {"mixed", *edition.colours} & set(file.stem.split("-"))
        and not file.name.startswith("space-small-mixed")  # plain, for it is tiny
    }
    assert {file.name for file in classic.iterdir()} == coloured
    for name in coloured:
        assert size(f"{classic.name}/{name}") == size(f"{usual.name}/{name}")
        assert (classic / name).read_bytes() != (usual / name).read_bytes()


@pytest.mark.parametrize(("theme", "edition"), THEMES.items())
def test_who_sees_all_colours_can_tell_the_classic_ones_apart(theme: str, edition: str) -> None:
    assert list(CLASSIC[edition]) == list(EDITIONS[edition].colours)
    seen = {
        colour: mean_ground(
            (FOLDER / f"{theme}-classic").glob(f"tile-{colour}-*.png"), to_light(vec(named) * 255)
        )
        for colour, named in CLASSIC[edition].items()
    }
    assert closest_pairs(seen)[Vision.NORMAL].distance >= 20


def grey(name: str) -> Image.Image:
    """A picture as it is seen at 26 px without colour."""
    with Image.open(FOLDER / name) as picture:
        piece = picture.convert("RGBA")
    ground = Image.new("RGBA", piece.size, (96, 96, 96, 255))
    ground.alpha_composite(piece)
    return ground.convert("L").resize((26, 26), Image.Resampling.LANCZOS)


@pytest.mark.parametrize(("kind", "least"), [("cell", 8), ("tile", 25)])
@pytest.mark.parametrize("theme", ["azulejo", "travel", "praline"])
def test_small_pieces_and_cells_differ_without_colour(theme: str, kind: str, least: float) -> None:
    colours = EDITIONS[THEMES[theme]].colours
    seen = {colour: grey(f"{theme}/{kind}-small-{colour}.png") for colour in colours}
    for one, other in combinations(colours, 2):
        apart = ImageStat.Stat(ImageChops.difference(seen[one], seen[other])).mean[0]
        assert apart >= least, (one, other)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_edition_has_a_table_with_its_things_and_a_card(edition: Edition) -> None:
    theme = edition.theme
    assert size(f"{theme}/table.jpg") == (3840, 2160)
    assert size(f"{theme}/table-half.jpg") == (1920, 1080)
    assert size(f"{theme}/card.jpg") == (832, 356)
    assert size(f"{theme}/centre.png") == (1024, 1024)
    assert {size(f"{theme}/bag-{fill}.png") for fill in range(4)} == {(448, 448)}
    assert size(f"{theme}/paper.png") == (512, 512)
    assert size(f"{theme}/corner.png") == (192, 192)
    assert size(f"{theme}/border.png") == (192, 48)
    discards = "tower.png" if edition.family == "star" else "lid.png"
    assert size(f"{theme}/{discards}")[0] == 512


@pytest.mark.parametrize(
    "name",
    [
        *(f"{theme}/bag-{fill}.png" for theme in THEMES for fill in range(4)),
        "praline/centre.png",
        *(f"{theme}/lid.png" for theme in ("azulejo", "praline", "travel")),
        "pavilion/tower.png",
        *(f"shared/icon-{size}.png" for size in (128, 256, 512)),
    ],
)
def test_a_shadow_that_is_drawn_in_fades_before_the_border(name: str) -> None:
    mask = alpha(name)
    width, height = mask.size
    border = Image.new("L", mask.size, 255)
    border.paste(0, (1, 1, width - 1, height - 1))
    assert max(ImageChops.darker(mask, border).tobytes()) <= 12


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize(("word", "side"), [("", 160), ("small-", 70)])
def test_a_bed_is_a_space_grown_on_all_sides(orientation: int, word: str, side: int) -> None:
    bed = alpha(f"pavilion/bed-{word}{orientation}.png")
    box = bed.getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert abs(left + right - bed.width) <= 1
    assert abs(top + bottom - bed.height) <= 1
    grown = side * (1 + 0.055 * 4 / math.sqrt(3))
    assert abs((right - left) - grown * (1 if orientation == 0 else 1.5)) <= 4


def brightness(picture: Image.Image) -> int:
    """The mean of a grey picture, from 0 to 255."""
    return picture.convert("L").resize((1, 1), Image.Resampling.BOX).tobytes()[0]


@pytest.mark.parametrize("name", ["shared/cube.png", "travel/slider.png"])
def test_what_will_be_coloured_is_nearly_white(name: str) -> None:
    with Image.open(FOLDER / name) as picture:
        white = Image.new("RGBA", picture.size, "white")
        white.alpha_composite(picture.convert("RGBA"))
    assert brightness(white) >= 220


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", [*(f"{theme}/paper.png" for theme in THEMES), "travel/cork.png"])
def test_what_is_tiled_repeats_without_a_seam(name: str, turned: bool) -> None:
    with Image.open(FOLDER / name) as picture:
        grey = picture.convert("RGBA").convert("L")
    if turned:
        grey = grey.transpose(Image.Transpose.ROTATE_90)

    def step(x: int) -> int:
        """How much the column differs from the one before."""
        first = grey.crop((x - 1 if x else grey.width - 1, 0, x or grey.width, grey.height))
        second = grey.crop((x, 0, x + 1, grey.height))
        return sum(ImageChops.difference(first, second).tobytes())

    usual = sorted(step(x) for x in range(96, 160))
    assert step(0) <= 1.2 * usual[-1]


@pytest.mark.parametrize("theme", THEMES)
def test_a_border_repeats_along_its_edge(theme: str) -> None:
    mask = alpha(f"{theme}/border.png")
    first, last = (mask.crop((x, 0, x + 1, mask.height)) for x in (0, mask.width - 1))
    assert ImageStat.Stat(ImageChops.difference(first, last)).mean[0] < 24


@pytest.mark.parametrize("theme", THEMES)
def test_a_bag_sinks_as_it_empties(theme: str) -> None:
    held = [
        brightness(alpha(f"{theme}/bag-{fill}.png").point(lambda value: 255 if value > 200 else 0))
        for fill in range(4)
    ]
    assert held == sorted(held)
    assert held[3] > 1.3 * held[0]


@pytest.mark.parametrize("theme", THEMES)
def test_the_middle_of_the_table_is_darker_than_most_tiles(theme: str) -> None:
    middle = sum(mean_of(f"{theme}/centre.png", 0, 0.8))
    tiles = (FOLDER / theme).glob("tile-*-0.png")
    assert sorted(sum(mean_of(f"{theme}/{tile.name}", 0, 0.5)) for tile in tiles)[1] > middle


@pytest.mark.parametrize("name", [*(f"{theme}/centre.png" for theme in THEMES), "travel/cork.png"])
def test_the_ground_is_calm_where_tiles_lie(name: str) -> None:
    """Tiles deviate by 40 and more; ornament as strong as that hides the faded ones."""
    with Image.open(FOLDER / name) as picture:
        grey = picture.convert("RGBA").convert("L")
    side = grey.width
    inside = Image.new("L", grey.size, 0)
    ImageDraw.Draw(inside).ellipse((side * 0.11, side * 0.11, side * 0.89, side * 0.89), fill=255)
    assert 2 < ImageStat.Stat(grey, inside).stddev[0] < 13


@pytest.mark.parametrize("name", SITTERS)
def test_a_face_is_large_enough_for_4k(name: str) -> None:
    """One pixel of the layout is two there, and no picture is enlarged."""
    for word, shown in (("small", 46), ("medium", 84), ("large", 148)):
        assert PLATES[word].size >= 2 * shown
        for state in State:
            assert size(f"shared/portraits/{name}-{state}-{word}.png") == (PLATES[word].size,) * 2
    assert size(f"shared/portraits/{name}-neutral-tile.png") == (TILE, TILE)


@pytest.mark.parametrize("word", ["small", "medium"])
def test_faces_and_their_states_differ_where_they_are_tiny(word: str) -> None:
    faces = {
        (name, state): grey(f"shared/portraits/{name}-{state}-{word}.png")
        for name in SITTERS
        for state in State
    }
    for (one, first), (other, second) in combinations(faces.items(), 2):
        apart = ImageStat.Stat(ImageChops.difference(first, second)).mean[0]
        assert apart >= (4 if one[0] == other[0] else 10), (one, other)


def test_every_medallion_that_the_window_names_is_struck() -> None:
    named: set[tuple[str, str]] = {medal_of(reason) for reason in (None, *Reason)}
    for file in (FOLDER.parents[1] / "azul_desktop" / "ui").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        named |= {(kind, metal or "gold") for kind, metal in _SIGN.findall(text)}
        named |= set(_MEDAL.findall(text))
    assert len(named) > 12
    assert {figure for figure, metal in named if figure not in STRUCK[metal]} == set()


@pytest.mark.parametrize("metal", STRUCK)
def test_medallions_differ_where_they_are_tiny(metal: str) -> None:
    coins = {figure: grey(f"shared/medals/{figure}-{metal}.png") for figure in STRUCK[metal]}
    for (one, first), (other, second) in combinations(coins.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] >= 3, (one, other)


@pytest.mark.parametrize("theme", ["pavilion", "pavilion-classic"])
@pytest.mark.parametrize("colour", EDITIONS["summer-pavilion"].colours)
def test_a_space_has_a_plate_on_which_ink_is_read(theme: str, colour: str) -> None:
    for word in ("", "small-", "lit-"):
        for turn in ORIENTATIONS:
            with Image.open(FOLDER / theme / f"space-{word}{colour}-{turn}.png") as picture:
                piece = picture.convert("RGBA").convert("RGB")
            x, y = piece.width / 2, piece.height / 2
            plate = piece.resize((1, 1), Image.Resampling.BOX, (x - 6, y - 6, x + 6, y + 6))
            r, g, b = (value / 255 for value in plate.tobytes())
            luminance = 0.2126 * r**2.2 + 0.7152 * g**2.2 + 0.0722 * b**2.2
            assert (luminance + 0.05) / 0.065 >= 9, (word, turn)


def test_the_scoring_boards_are_drawn_twice_their_size() -> None:
    assert size("pavilion/scoring-board.jpg") == (2 * 823, 2 * 526)
    assert size("pavilion/scoring-board-low.jpg") == (2 * 632, 2 * 226)


def test_the_title_is_dark_where_the_menu_stands() -> None:
    assert size("title.jpg") == (1920, 1080)
    assert size("title-large.jpg") == (3840, 2160)
    with Image.open(FOLDER / "title.jpg") as picture:
        menu, wall = picture.crop((0, 0, 580, 1080)), picture.crop((900, 0, 1920, 1080))
    assert brightness(menu) < 40
    assert brightness(wall) > 80


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("azulejo", "tile-blue-1.png"),
        ("azulejo", "cell-small-red.png"),
        ("azulejo", "corner.png"),
        ("pavilion-classic", "space-mixed-60.png"),
        ("pavilion-classic", "space-lit-red-120.png"),
        ("praline", "cell-small-wall.png"),
        ("praline-classic", "cell-small-white.png"),
        ("travel", "border.png"),
        ("travel", "strap.png"),
        ("shared", "cube.png"),
        ("shared/light", "petal-2.png"),
        ("shared/medals", "row-gold.png"),
        ("shared/people", "chocolatier-red.png"),
        ("shared/people", "pavilion-yellow.png"),
        ("shared/portraits", "paco-thinking-small.png"),
    ],
)
def test_a_picture_can_be_drawn_anew(folder: str, name: str, tmp_path: Path) -> None:
    write(folder, name, tmp_path)
    with (
        Image.open(tmp_path / folder / name) as new,
        Image.open(FOLDER / folder / name) as old,
    ):
        assert new.size == old.size
        one, other = new.convert("RGBA"), old.convert("RGBA")
    assert one.getbbox() == other.getbbox()
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) < 0.5


@pytest.mark.parametrize("side", ICON_SIZES)
def test_the_icon_has_a_light_flower_on_blue(side: int) -> None:
    with Image.open(FOLDER / "shared" / f"icon-{side}.png") as picture:
        assert picture.size == (side, side)
        colours = picture.convert("RGBA")
    eye = colours.resize((1, 1), Image.Resampling.BOX, (side * 0.45,) * 2 + (side * 0.53,) * 2)
    ground = colours.resize((1, 1), Image.Resampling.BOX, (side / 8, side / 8, side / 4, side / 4))
    red, _, blue, _ = eye.tobytes()
    assert red > blue + 50
    red, _, blue, _ = ground.tobytes()
    assert blue > red + 60
    light = colours.convert("RGB").getchannel("R").point(lambda value: 255 if value > 170 else 0)
    assert 0.1 < brightness(light) / 255 < 0.4


def test_the_icons_for_systems_have_every_size(tmp_path: Path) -> None:
    with Image.open(FOLDER.parent / "icon.ico") as windows:
        assert windows.info["sizes"] == {(side, side) for side in ICON_SIZES if side <= 256}
    with Image.open(FOLDER.parent / "icon.icns") as mac:
        assert max(mac.info["sizes"]) == (512, 512, 1)
        mac.load()
    bundle(FOLDER / "shared", tmp_path)
    for name in ("icon.ico", "icon.icns"):
        assert (tmp_path / name).read_bytes() == (FOLDER.parent / name).read_bytes()


def test_the_classic_palettes_are_small() -> None:
    classics = FOLDER.glob("*-classic/*")
    assert sum(file.stat().st_size for file in classics) <= MOST_BYTES_OF_CLASSICS


def test_all_assets_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.parent.rglob("*.*")) <= MOST_BYTES


def mean_of(name: str, inner: float, outer: float) -> tuple[float, float, float]:
    """The mean colour of a picture between two parts of its radius."""
    with Image.open(FOLDER / name) as file:
        picture = file.convert("RGBA").convert("RGB")
    half = picture.width / 2
    ring = Image.new("L", picture.size, 0)
    draw = ImageDraw.Draw(ring)
    for radius, ink in ((outer * half, 255), (inner * half, 0)):
        draw.ellipse((half - radius, half - radius, half + radius, half + radius), fill=ink)
    r, g, b = ImageStat.Stat(picture, ring).mean
    return r, g, b


def test_saucers_are_blue_and_their_special_side_is_golden() -> None:
    r, g, b = mean_of("praline/disc.png", 0.78, 0.95)
    assert b > g + 25 > r + 45
    r, g, b = mean_of("praline/disc-special.png", 0.78, 0.95)
    assert r > g > b + 40


@pytest.mark.parametrize("vision", Vision)
def test_every_chocolate_stands_out_from_the_blue_saucer(vision: Vision) -> None:
    edition = EDITIONS["chocolatier"]
    well = to_light(np.array(mean_of("praline/disc.png", 0.4, 0.64)))
    for colour in edition.colours:
        ground = mean_ground(tiles(edition, colour), named_ground(edition, colour))
        one, other = (to_lab(seen(light, vision)) for light in (ground, well))
        assert float(difference(one, other)) > 9, colour


@pytest.mark.parametrize("colour", EDITIONS["chocolatier"].colours)
@pytest.mark.parametrize("theme", ("praline", "praline-classic"))
def test_the_sign_of_a_magnet_is_a_coin_like_the_others(theme: str, colour: str) -> None:
    """No piece lies on its rim."""
    extra = ImageChops.difference(
        alpha(f"{theme}/special-magnet-{colour}.png"), alpha("praline/special-extra.png")
    )
    assert ImageStat.Stat(extra).mean[0] < 0.5
