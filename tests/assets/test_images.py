"""The pictures of the pieces: what the scripts draw is there, and every edition has its theme."""

from pathlib import Path

import pytest
from PIL import Image

from azul_desktop.core.edition import Edition
from tests.games import EDITIONS
from tools.art.themes import THEMES, write

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "images"
MOST_BYTES = 20_000_000


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_the_pictures_that_its_script_draws(theme: str) -> None:
    drawn = {name for name, _ in THEMES[theme]()}
    assert {file.name for file in (FOLDER / theme).iterdir()} == drawn


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_colour_of_an_edition_has_its_tiles(edition: Edition) -> None:
    for colour in edition.colours:
        tiles = sorted((FOLDER / edition.theme).glob(f"tile-{colour}-*.png"))
        assert len(tiles) == (9 if edition.family == "star" else 3)
        for tile in tiles:
            with Image.open(tile) as picture:
                assert min(picture.size) >= 140, tile


@pytest.mark.parametrize("name", ["tile-blue-1.png", "cell-small-red.png"])
def test_a_picture_can_be_drawn_anew(name: str, tmp_path: Path) -> None:
    write("azulejo", name, tmp_path)
    with (
        Image.open(tmp_path / "azulejo" / name) as new,
        Image.open(FOLDER / "azulejo" / name) as old,
    ):
        assert new.size == old.size
        assert new.convert("RGBA").getbbox() == old.convert("RGBA").getbbox()


def test_all_assets_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.parent.rglob("*.*")) <= MOST_BYTES
