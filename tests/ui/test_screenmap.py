"""The screen map: what is on screen as a file, whole at every moment, written when it changes."""

import json
from pathlib import Path

import pytest

from azul_desktop.geometry import Box
from azul_desktop.ui import screenmap
from azul_desktop.ui.scene import Scene, Target
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.screenmap import ScreenMap, describe
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.tables import FAMILIES, at_table, first_pick, move_once, people

BOX = Box(10.4, 20.6, 30, 40)


class Two(Scene):
    """A scene with two things on it."""

    name = "two"

    def targets(self) -> list[Target]:
        return [Target("line/1", BOX, True), Target("floor", Box(0, 0, 5, 5), False)]


@pytest.fixture
def scene() -> Two:
    return Two()


def tell(screen_map: ScreenMap, scene: Scene, *, animating: bool = False) -> None:
    screen_map.tell(scene, animating=animating, size=(1280, 720), scale=1.0)


def test_everything_that_is_promised_is_in_it(scene: Two) -> None:
    assert describe(scene, animating=True, size=(1280, 720)) == {
        "format": 1,
        "scene": "two",
        "phase": "",
        "turn": -1,
        "moves": -1,
        "animating": True,
        "size": [1280, 720],
        "targets": [
            {"name": "line/1", "centre": [25, 41], "rect": [10, 21, 30, 40], "legal": True},
            {"name": "floor", "centre": [2, 2], "rect": [0, 0, 5, 5], "legal": False},
        ],
    }


def test_it_counts_in_pixels_of_the_window(scene: Two) -> None:
    told = describe(scene, animating=False, size=(640, 360), scale=0.5)
    targets = told["targets"]
    assert isinstance(targets, list)
    assert targets[0]["rect"] == [5, 10, 15, 20]
    assert targets[0]["centre"] == [13, 20]


def test_it_is_written_only_when_something_changed(
    scene: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(screenmap, "write_text", lambda _, text, **_kw: written.append(text))
    screen_map = ScreenMap(tmp_path / "map.json")
    for _ in range(3):
        tell(screen_map, scene)
    assert len(written) == 1
    tell(screen_map, scene, animating=True)
    assert len(written) == 2


def test_it_is_replaced_as_a_whole(scene: Two, tmp_path: Path) -> None:
    """Who has the old file open still reads the old one: it is renamed over, never written into."""
    file = tmp_path / "map.json"
    screen_map = ScreenMap(file)
    tell(screen_map, scene)
    old = file.stat().st_ino
    with file.open(encoding="utf-8") as reader:
        tell(screen_map, scene, animating=True)
        assert json.load(reader)["animating"] is False
    assert json.loads(file.read_text(encoding="utf-8"))["animating"] is True
    assert file.stat().st_ino != old
    assert [path.name for path in tmp_path.iterdir()] == ["map.json"]


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_the_file_follows_a_game(tmp_path: Path, kind: Kind) -> None:
    file = tmp_path / "map.json"
    session = people(kind)

    def names(*, legal: bool = False) -> set[str]:
        targets = json.loads(file.read_text(encoding="utf-8"))["targets"]
        return {target["name"] for target in targets if target["legal"] or not legal}

    pilot = Pilot(tmp_path, TitleScene, screen_map=file)
    assert "button/quick" in names(legal=True)
    pilot.close()
    pilot = at_table(tmp_path, session, screen_map=file)
    pick = first_pick(session)
    assert pick in names(legal=True)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["scene"], told["phase"], told["turn"]) == ("table", "draft", session.state.turn)
    move_once(pilot, session)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["turn"] == session.state.turn
    pilot.close()
