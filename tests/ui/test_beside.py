"""What is made beside everything else is there when it is asked for."""

import threading
from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.beside import Beside
from azul_desktop.ui.desk import TITLE_PICTURE
from azul_desktop.ui.render.images import Images
from azul_desktop.ui.scenes.title import TitleScene
from tests.ui.pilot import Pilot


def test_it_is_made_in_another_thread_and_only_once() -> None:
    made: list[str] = []

    def make() -> int:
        made.append(threading.current_thread().name)
        return 7

    assert Beside(make).result() == 7
    assert len(made) == 1
    assert made != [threading.current_thread().name]


def test_what_fails_beside_fails_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)

    def fail() -> int:
        raise OSError("gone")

    asked = Beside(fail)
    with pytest.raises(OSError, match="gone"):
        asked.result()


def read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """The pictures that are read from now on, and whether beside everything else."""
    found: list[tuple[str, bool]] = []
    background = Images.background
    here = threading.current_thread()

    def noted(images: Images, name: str, *rest: object) -> pygame.Surface | None:
        found.append((name, threading.current_thread() is not here))
        return background(images, name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Images, "background", noted)
    return found


def test_a_backdrop_that_was_asked_for_early_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot(tmp_path)
    usual = pygame.image.tobytes(pilot.desk.backdrop(*TITLE_PICTURE).sprites[0].surface, "RGB")
    found = read(monkeypatch)
    pilot.desk.read_backdrop(*TITLE_PICTURE)
    pilot.show(TitleScene)
    assert found
    assert all(beside for _, beside in found)
    shown = pilot.desk.backdrop(*TITLE_PICTURE).sprites[0].surface
    assert pygame.image.tobytes(shown, "RGB") == usual
    pilot.close()


def test_one_that_was_read_for_another_size_is_not_shown(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    pilot.desk.read_backdrop(*TITLE_PICTURE)
    pilot.desk.resize((1600, 900))
    surface = pilot.desk.backdrop(*TITLE_PICTURE).sprites[0].surface
    assert surface.get_size() == (1600, 900)
    pilot.close()
