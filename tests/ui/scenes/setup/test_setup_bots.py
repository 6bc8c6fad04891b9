"""The bots of a new game: their personalities, and engines of the settings beside the levels."""

from pathlib import Path
from typing import Any

import pytest

from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.engines import Engine
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.setup.scene import SetupScene
from tests.storage.engine_lists import install_engines
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import widgets_of


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, SetupScene, size=(1920, 1080))


def kinds(played: list[Session]) -> list[str]:
    """Who sits where in the one game that was begun."""
    assert len(played) == 1
    return [seat.kind for seat in played[0].record.seats]


def test_engines_of_the_settings_are_a_step_beside_the_levels(
    tmp_path: Path, played: list[Session]
) -> None:
    install_engines(tmp_path, Engine("Stone", "stone --fast"), Engine("Tin", "tin"))
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    pilot.click("seat/1/engine")
    pilot.click("seat/2/bot")
    pilot.click("seat/2/engine")
    pilot.click("seat/2/engine")
    pilot.click("seat/3/bot")
    pilot.click("seat/3/engine")
    pilot.click("seat/3/level/master")
    pilot.click("button/play")
    assert played[0].record.seats[1:] == (
        Seat("Stone", "external:stone --fast", "orange", named=True, character="paco"),
        Seat("Tin", "external:tin", "green", named=True, character="ines"),
        Seat("", "master", "lilac", character="pilar"),
    )


def test_the_name_of_the_level_stands_there_whatever_the_bot_is_called(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    usual = Brush.label

    def label(brush: Brush, text: str, *rest: Any, **more: Any) -> Sprite:
        written.append(text)
        return usual(brush, text, *rest, **more)

    monkeypatch.setattr(Brush, "label", label)
    for level in LEVELS:
        written.clear()
        pilot.click(f"seat/1/level/{level.id}")
        assert level.name in written
        pilot.click("seat/1/name")
        pilot.type("Bo")
        assert level.name in written


def test_without_engines_there_is_no_such_step(pilot: Pilot) -> None:
    assert not pilot.has("seat/1/engine")


def style_of(pilot: Pilot, row: int) -> str:
    return next(one.hint for one in widgets_of(pilot).widgets if one.name == f"seat/{row}/style")


def test_a_bot_that_looks_ahead_can_have_a_personality(pilot: Pilot, played: list[Session]) -> None:
    assert style_of(pilot, 1).startswith("Balanced")
    pilot.click("seat/1/style")
    assert style_of(pilot, 1).startswith("Builder")
    pilot.click("seat/1/style")
    pilot.click("seat/1/level/master")
    pilot.click("button/play")
    assert kinds(played) == [HUMAN, "master+denier"]


def test_after_the_last_personality_comes_none(pilot: Pilot, played: list[Session]) -> None:
    for _ in range(4):
        pilot.click("seat/1/style")
    assert style_of(pilot, 1).startswith("Balanced")
    pilot.click("button/play")
    assert kinds(played)[1] == "artisan"


def test_a_bot_that_does_not_look_ahead_has_none(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("seat/1/style")
    pilot.click("seat/1/level/novice")
    assert not pilot.has("seat/1/style")
    pilot.click("button/play")
    assert kinds(played)[1] == "novice"


def test_a_personality_is_there_the_next_time(tmp_path: Path) -> None:
    first = Pilot(tmp_path, SetupScene, size=(1280, 720))
    first.click("seat/1/style")
    first.close()
    assert style_of(Pilot(tmp_path, SetupScene, size=(1280, 720)), 1).startswith("Builder")


def test_a_plus_in_a_command_is_no_personality(tmp_path: Path, played: list[Session]) -> None:
    install_engines(tmp_path, Engine("Stone", "stone +denier"))
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    pilot.click("seat/1/engine")
    pilot.click("seat/1/level/master")
    pilot.click("button/play")
    assert kinds(played)[1] == "master"
