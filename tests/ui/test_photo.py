"""Pictures to keep: they are written beside the window, never over another, and never crash it."""

import errno
import os
import re
import threading
import time
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest
from PIL import Image

from azul_desktop.paths import user_pictures
from azul_desktop.ui.photo import Album, write_new
from azul_desktop.ui.png import png
from azul_desktop.ui.scenes.title import TitleScene
from tests.ui.pilot import Pilot
from tests.ui.studio import open_display

NAME = r"photo-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d(-\d+)?\.png"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path / "user"))
    return tmp_path / "user"


def picture(shade: int = 40) -> pygame.Surface:
    surface = pygame.Surface((20, 10))
    surface.fill((shade, 90, 200))
    return surface


def news(album: Album, *, good: bool = True) -> str:
    assert album.writers.wait(10)
    told = album.news()
    assert told is not None
    assert told.good is good
    return told.text


def pictures_of(home: Path) -> list[Path]:
    return sorted((home / "pictures").iterdir())


@pytest.mark.parametrize("size", [(1280, 720), (640, 480)])
def test_f12_saves_what_the_window_shows(home: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(home, TitleScene, size=size)
    shown = pygame.image.tobytes(pilot.app.window.screen, "RGB")
    pilot.key(pygame.K_F12)
    assert pilot.app.desk.album.writers.wait(10)
    (file,) = pictures_of(home)
    assert re.fullmatch(NAME, file.name)
    saved = pygame.image.load(file)
    assert saved.get_size() == size
    assert pygame.image.tobytes(saved, "RGB") == shown
    before = pygame.image.tobytes(pilot.app.window.screen, "RGB")
    pilot.frame()
    assert pygame.image.tobytes(pilot.app.window.screen, "RGB") != before, "no news of it"
    pilot.close()


def test_news_say_where_it_is(home: Path) -> None:
    album = Album(home)
    album.keep(picture(), "photo")
    told = news(album)
    assert told == f"Saved to {pictures_of(home)[0]}"
    assert album.news() is None


def test_no_picture_is_written_over_another(home: Path) -> None:
    album = Album(home)
    for shade in (10, 20, 30):
        album.keep(picture(shade), "photo")
    assert album.writers.wait(10)
    files = pictures_of(home)
    shades = {pygame.image.load(file).get_at((0, 0)).r for file in files}
    assert shades == {10, 20, 30}


def test_a_folder_that_refuses_is_replaced_by_the_programs_own(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    (home / "pictures").write_text("in the way")
    album = Album(tmp_path / "own")
    album.keep(picture(), "photo")
    assert news(album).startswith(f"Saved to {tmp_path / 'own' / 'pictures'}")


def test_no_folder_at_all_is_told(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    (home / "pictures").write_text("in the way")
    album = Album(home)
    album.keep(picture(), "photo")
    assert news(album, good=False) == f"The picture cannot be saved: {os.strerror(errno.EEXIST)}"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.open

    def full(path: Path, mode: str) -> object:
        real(path, mode).close()
        return real(Path("/dev/full"), "wb")

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_new(tmp_path, "photo", b"data" * 100_000)
    assert not list(tmp_path.iterdir())


def test_without_a_folder_of_its_own_it_asks_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AZUL_DESKTOP_HOME")
    assert user_pictures().name == "Azul Desktop"


# The file itself.


@pytest.mark.parametrize("size", [(1, 1), (7, 16), (33, 50)])
def test_every_pixel_arrives(size: tuple[int, int]) -> None:
    pixels = Random(4).randbytes(3 * size[0] * size[1])
    data = png(pygame.image.frombytes(pixels, size, "RGB"))
    with Image.open(BytesIO(data)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "RGB", size)
        assert read.tobytes() == pixels
    assert pygame.image.tobytes(pygame.image.load(BytesIO(data)), "RGB") == pixels


def test_the_file_of_a_plain_picture_is_small() -> None:
    assert len(png(pygame.Surface((1920, 1080)))) < 30_000


def test_other_threads_go_on() -> None:
    open_display()
    pixels = Random(4).randbytes(3 * 1920 * 1080)
    large = pygame.image.frombytes(pixels, (1920, 1080), "RGB").convert()
    thread = threading.Thread(target=png, args=(large,))
    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 20
