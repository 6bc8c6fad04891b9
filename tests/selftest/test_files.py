"""Files that are missing, damaged or empty are found; whole ones pass."""

import shutil
from pathlib import Path

import pygame
import pytest

from azul_desktop.paths import bundled
from azul_desktop.selftest import files
from azul_desktop.selftest.run import Group
from azul_desktop.selftest.site import Site, WrongError, new_site, refuse
from azul_desktop.ui.audio import TAKES, file_name
from azul_desktop.ui.render.tokens import Face
from tests.languages.catalogues import mo_bytes, put

ASSETS = bundled("assets")


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """With some of the assets, to be spoilt."""
    assets = tmp_path / "assets"
    for folder in ("fonts", "icons", "locale", "sounds", "images/shared"):
        shutil.copytree(ASSETS / folder, assets / folder)
    (assets / files.LIST).write_text(files.make_list(assets), encoding="ascii")
    return Site(tmp_path, assets)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def problems(group: Group, site: Site) -> dict[str, str]:
    """What a group of checks finds to be wrong."""
    found = {}
    for what, look in group(site):
        try:
            assert look()
        except WrongError as error:
            found[what] = str(error)
    return found


@pytest.mark.parametrize(
    "group", [files.contents, files.pictures, files.fonts, files.sounds, files.texts]
)
def test_whole_files_pass(group: Group, site: Site) -> None:
    assert not problems(group, site)


def test_the_list_names_what_is_there() -> None:
    """After a change of pictures, fonts or sounds: `python -m tools.contents`."""
    assert (ASSETS / files.LIST).read_text(encoding="ascii") == files.make_list(ASSETS)


def test_the_list_knows_every_sound_and_every_folder_of_pictures() -> None:
    names = files.read_list(ASSETS)
    assert {
        f"sounds/{file_name(name, take)}" for name, takes in TAKES.items() for take in range(takes)
    } <= set(names)
    folders = {
        f"images/{folder.name}" for folder in (ASSETS / "images").iterdir() if folder.is_dir()
    }
    assert folders <= {name.rpartition("/")[0] for name in names}


def test_a_missing_and_a_truncated_file(site: Site) -> None:
    (site.assets / "icons" / "bag.png").unlink()
    shorten(site.assets / "sounds" / "music.ogg", 5000)
    (told,) = problems(files.contents, site).values()
    assert "icons/bag.png cannot be read (No such file" in told
    assert "sounds/music.ogg is damaged" in told


def test_without_a_list(site: Site) -> None:
    (site.assets / files.LIST).unlink()
    (told,) = problems(files.contents, site).values()
    assert "there is no list of files" in told


def test_a_picture_that_cannot_be_opened(site: Site) -> None:
    shorten(site.assets / "icons" / "dice.png", 60)
    assert "dice.png" in problems(files.pictures, site)["pictures in icons"]


def test_a_font_without_letters(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_SAMPLE", " \u2009 ")
    assert set(problems(files.fonts, site).values()) == {"it draws nothing"}


def test_a_font_that_is_no_font(site: Site) -> None:
    shorten(site.assets / "fonts" / f"{Face.TEXT.value}.ttf", 100)
    look = dict(files.fonts(site))[f"font {Face.TEXT.value}"]
    with pytest.raises(pygame.error):
        look()


def test_a_sound_that_cannot_be_played(site: Site) -> None:
    shorten(site.assets / "sounds" / "round.ogg", 100)
    (site.assets / "sounds" / "thud.ogg").unlink()
    told = problems(files.sounds, site)["sounds"]
    assert "round.ogg: " in told
    assert "thud.ogg: " in told


def test_catalogues(site: Site) -> None:
    folder = site.assets / "locale"
    shutil.rmtree(folder)
    put(folder, "pl", mo_bytes({"Again": "Jeszcze raz"}))
    put(folder, "ru", mo_bytes({"Again": "Ещё раз"})[:40])
    told = problems(files.texts, site)
    assert set(told) == {"texts in ru", "texts in uk"}
    assert "azul-desktop.mo is damaged" in told["texts in ru"]
    assert "No such file" in told["texts in uk"]
    put(folder, "uk", mo_bytes({}))
    assert problems(files.texts, site)["texts in uk"].endswith("it is empty")


def shorten(file: Path, size: int) -> None:
    file.write_bytes(file.read_bytes()[:size])


def test_many_problems_are_counted() -> None:
    refuse([])
    with pytest.raises(WrongError, match=r"^a; b; c; d; e; and 2 more$"):
        refuse(list("abcdefg"))


def test_a_site_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    monkeypatch.setenv("AZUL_DESKTOP_HOME", "mine")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    with new_site() as site:
        (site.home / "file").write_text("x", encoding="utf-8")
        assert os.environ["AZUL_DESKTOP_HOME"] == str(site.home)
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    assert not site.home.exists()
    assert os.environ["AZUL_DESKTOP_HOME"] == "mine"
    assert "SDL_VIDEODRIVER" not in os.environ
