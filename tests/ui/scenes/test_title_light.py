"""The light of the title moves while somebody is there, slowly, and rests otherwise."""

import math
from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.ui.input import Placed
from azul_desktop.ui.render.motes import COUNT, PARTS
from azul_desktop.ui.render.stage import Group, Sprite, Stage
from azul_desktop.ui.scenes.title import TitleScene
from tests.ui.pilot import Pilot

SIZE = (1280, 720)


@pytest.fixture
def title(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, TitleScene, size=SIZE)


def seconds(pilot: Pilot, count: float) -> int:
    """Let time pass; how many different pictures were to be seen."""
    pictures = set()
    for _ in range(round(60 * count)):
        pilot.frame()
        pictures.add(tuple(id(group) for group in light(pilot)))
        kept.append(light(pilot))
    return len(pictures)


kept: list[list[Group]] = []
"""Nothing that was seen goes, so that no two have one identity."""


def light(pilot: Pilot) -> list[Group]:
    assert isinstance(pilot.scene, TitleScene)
    return pilot.scene._light.groups()


def dust(pilot: Pilot) -> list[Sprite]:
    assert isinstance(pilot.scene, TitleScene)
    motes = pilot.scene._light._motes
    return [] if motes is None else [s for group in motes.groups for s in group.sprites]


def test_dust_drifts_twenty_times_a_second_and_no_frame_is_needed_between(title: Pilot) -> None:
    seconds(title, 1)
    pictures = seconds(title, 3)
    assert 3 * 14 <= pictures <= 3 * 20 + 1
    assert not title.app.moving
    assert title.scene.due <= title.now + 0.05
    title.close()


def test_a_picture_of_dust_is_one_frame(title: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    shows: list[int] = []
    show = Stage.show

    def noted(stage: Stage, groups: list[Group]) -> list[pygame.Rect]:
        shows.append(1)
        return show(stage, groups)

    monkeypatch.setattr(Stage, "show", noted)
    seconds(title, 1)
    shows.clear()
    pictures = seconds(title, 2)
    assert pictures - 1 <= len(shows) <= pictures
    assert title.app._resting
    title.close()


def test_a_frame_changes_one_band_of_the_beam_at_most(title: Pilot) -> None:
    before = light(title)
    changes = []
    for _ in range(60 * 15):
        title.frame()
        now = light(title)
        kept.append(now)
        changes.append(sum(a is not b for a, b in zip(before[:-PARTS], now[:-PARTS], strict=True)))
        before = now
    assert max(changes) == 1
    assert sum(changes) >= 12 * (len(before) - PARTS), "it breathes in about fourteen steps"
    title.close()


def test_dust_settles_when_nobody_does_anything_and_wakes_with_the_pointer(title: Pilot) -> None:
    seconds(title, 1)
    title.frame(61)
    seconds(title, 2.5)
    assert seconds(title, 3) == 1
    assert title.scene.due == math.inf
    assert len(dust(title)) > COUNT / 2, "it lies in the light"
    title.hover("button/new")
    assert seconds(title, 2) > 20
    title.close()


def test_dust_rests_while_the_window_is_no_window(title: Pilot) -> None:
    seconds(title, 1)
    title.app.hear(Placed("minimised"))
    seconds(title, 2.5)
    assert seconds(title, 3) == 1
    title.app.hear(Placed("restored"))
    assert seconds(title, 2) > 20
    title.close()


@pytest.mark.parametrize(
    "settings", [Settings(reduce_motion=True), Settings(animation="off")], ids=["reduced", "off"]
)
def test_who_wants_nothing_to_move_has_light_without_dust(
    tmp_path: Path, settings: Settings
) -> None:
    pilot = Pilot(tmp_path, TitleScene, size=SIZE, settings=settings)
    pilot.hover("button/new")
    assert seconds(pilot, 3) == 1
    assert not dust(pilot)
    assert len(light(pilot)) > 1
    assert pilot.scene.due == math.inf
    pilot.close()


def test_high_contrast_has_neither(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, TitleScene, size=SIZE, settings=Settings(high_contrast=True))
    assert light(pilot) == []
    pilot.close()


def test_dust_lies_below_everything_that_is_read(title: Pilot) -> None:
    groups = title.scene.groups()
    order = [groups.index(group) for group in light(title)]
    assert order == list(range(1, len(order) + 1))
    title.close()


def test_a_pointed_button_lifts_the_dust_around_it(title: Pilot) -> None:
    seconds(title, 1)
    assert isinstance(title.scene, TitleScene)
    motes = title.scene._light._motes
    assert motes is not None
    assert max(motes._risen) < 0.5
    title.hover("button/quick")
    seconds(title, 2)
    assert max(motes._risen) > 7
    title.close()
