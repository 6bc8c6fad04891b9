"""The settings: everything acts at once, is kept, and can be restored."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.geometry import Box
from azul_desktop.languages.speech import language
from azul_desktop.storage.settings import SPEEDS, Settings, load_settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.settings import tab_rows
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.slider import Slider
from tests.games import KINDS
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import push, reach, widgets_of
from tests.ui.scenes.played import finished


class Below(Scene):
    """Whatever was on screen before."""

    name = "below"


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    pilot = Pilot(tmp_path, lambda _: Below(), size=(1920, 1080))
    pilot.app.push(SettingsScene(pilot.app.desk))
    pilot.frame()
    return pilot


def kept(pilot: Pilot) -> Settings:
    """What is on disk, which is also what acts."""
    pilot.app.desk.writer.wait()
    found = load_settings(pilot.app.desk.home / "settings.json")
    assert found == pilot.app.desk.settings
    return found


def slider(pilot: Pilot, name: str) -> Slider:
    found = widgets_of(pilot).widget(name)
    assert isinstance(found, Slider)
    return found


def is_chosen(pilot: Pilot, name: str) -> bool:
    found = widgets_of(pilot).widget(name)
    assert isinstance(found, Button)
    return found.chosen


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_speed(pilot: Pilot, speed: str) -> None:
    pilot.click(f"animation/{speed}")
    assert kept(pilot).animation == speed
    assert is_chosen(pilot, f"animation/{speed}")


def test_volumes_are_dragged(pilot: Pilot) -> None:
    pilot.click("tab/sound")
    for name, value in (("volume/effects", 25), ("volume/music", 0)):
        knob = slider(pilot, name)
        y = knob.box.centre[1]
        pilot.drag((knob.place(knob.value), y), (knob.place(value), y))
    assert (kept(pilot).effects_volume, kept(pilot).music_volume) == (25, 0)
    assert pilot.app.desk.audio.settings == kept(pilot)


def test_the_switch_and_the_key_for_the_sound_agree(pilot: Pilot) -> None:
    pilot.click("tab/sound")
    heard = []
    for way in ("", "click", "key"):
        if way == "click":
            pilot.click("sound")
        elif way == "key":
            pilot.key(pygame.K_m)
        assert is_chosen(pilot, "sound") is not pilot.app.desk.audio.muted
        heard.append(is_chosen(pilot, "sound"))
    assert heard == [True, False, True]


@pytest.mark.parametrize("tab", ["game", "sound"])
def test_every_preview_follows_its_controls(pilot: Pilot, tab: str) -> None:
    pilot.click(f"tab/{tab}")
    pilot.wait(1)
    before = shown_preview(pilot)
    pilot.click("animation/off" if tab == "game" else "sound")
    assert shown_preview(pilot) != before


@pytest.mark.parametrize("option", ["round-card/start", "round-card/none", "animation/slow"])
def test_the_screen_in_the_preview_follows_the_game(pilot: Pilot, option: str) -> None:
    pilot.wait(1)
    before = shown_preview(pilot)
    pilot.click(option)
    pilot.wait(1)
    assert shown_preview(pilot) != before


def test_the_little_table_is_painted_while_nothing_happens(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, SettingsScene)
    pilot.wait(1)
    groups = scene.groups()
    pilot.wait(1)
    assert scene.groups() == groups, "once it is there, nothing is painted anew"
    assert not scene.prepare()
    pilot.app.desk.change(colour_counts="always")
    assert scene.prepare(), "another header, another picture"


def test_the_little_table_comes_in_many_small_steps(pilot: Pilot) -> None:
    bare = shown_preview(pilot)
    for _ in range(20):
        pilot.frame()
    assert shown_preview(pilot) == bare, "all at once would stop the window"
    pilot.wait(2)
    assert shown_preview(pilot) != bare


def test_the_table_in_the_preview_is_that_of_the_game(tmp_path: Path) -> None:
    session = finished(KINDS[-1])
    pilot = Pilot(tmp_path, lambda desk: SettingsScene(desk, session), size=(1920, 1080))
    pilot.wait(2)
    game = shown_preview(pilot)
    pilot.click("tab/sound")
    assert not pilot.has("listen/music"), "at a table it plays anyway"
    assert pilot.has("listen/effects")
    other = Pilot(tmp_path, SettingsScene, size=(1920, 1080))
    other.wait(2)
    assert shown_preview(other) != game


def test_one_can_listen(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    audio = pilot.app.desk.audio
    monkeypatch.setattr(audio, "play", heard.append)
    monkeypatch.setattr(audio, "music", heard.append)
    pilot.click("tab/sound")
    pilot.click("listen/effects")
    assert heard == ["clink"]
    for on in (True, False, True):
        pilot.click("listen/music")
        assert heard[-1] is on
    pilot.click("button/done")
    assert heard[-1] is False, "it ends with the settings"


@pytest.mark.parametrize("name", ["effects", "music"])
def test_as_many_signs_shine_as_it_is_loud(pilot: Pilot, name: str) -> None:
    pilot.click("tab/sound")
    knob = slider(pilot, f"volume/{name}")
    y = knob.box.centre[1]
    pilot.press((knob.place(knob.value), y))
    bright = []
    for value in (100, 50, 5, 0):
        pilot.hover((knob.place(value), y))
        picture = shown_preview(pilot)
        found = zip(picture[::3], picture[1::3], picture[2::3], strict=True)
        bright.append(sum(r > 190 and g > 150 and b < 130 for r, g, b in found))
    pilot.release((knob.place(0), y))
    assert bright[0] > bright[1] > bright[2] > bright[3]


def test_the_size_acts_when_the_slider_is_let_go(pilot: Pilot) -> None:
    pilot.click("tab/game")
    knob = slider(pilot, "scale")
    y = knob.box.centre[1]
    pilot.press((knob.place(100), y))
    pilot.hover((knob.place(75), y))
    assert slider(pilot, "scale") is knob
    pilot.release((knob.place(75), y))
    assert slider(pilot, "scale").box.w < knob.box.w
    assert kept(pilot).ui_scale == 75


def test_full_screen_and_back(pilot: Pilot) -> None:
    pilot.click("tab/game")
    pilot.click("screen/full-screen")
    assert kept(pilot).full_screen
    assert is_chosen(pilot, "screen/full-screen")
    pilot.key(pygame.K_F11)
    assert is_chosen(pilot, "screen/window")


def test_by_keyboard_alone(pilot: Pilot) -> None:
    push(pilot, "animation/fast")
    push(pilot, "tab/sound")
    reach(pilot, "volume/music")
    pilot.key(pygame.K_RIGHT)
    push(pilot, "tab/game")
    reach(pilot, "scale")
    pilot.key(pygame.K_RIGHT)
    focused = widgets_of(pilot).focused
    assert focused is not None
    assert focused.name == "scale"
    assert kept(pilot) == Settings(animation="fast", music_volume=45, ui_scale=125)


@pytest.mark.parametrize("name", ["letters", "reduce-motion"])
def test_switches_go_on_and_off(pilot: Pilot, name: str) -> None:
    pilot.click("tab/accessibility")
    for on in (True, False):
        pilot.click(name)
        assert getattr(kept(pilot), name.replace("-", "_")) is on
        assert is_chosen(pilot, name) is on


def test_contrast_acts_at_once(pilot: Pilot) -> None:
    pilot.click("tab/accessibility")
    pilot.click("contrast/high")
    assert kept(pilot).high_contrast
    assert is_chosen(pilot, "contrast/high")
    assert widgets_of(pilot).brush.contrast
    pilot.click("contrast/normal")
    assert not kept(pilot).high_contrast
    assert not widgets_of(pilot).brush.contrast


def test_colours_are_counted_always_if_that_is_wanted(pilot: Pilot) -> None:
    assert is_chosen(pilot, "colour-counts/hover")
    pilot.click("colour-counts/always")
    assert kept(pilot).colour_counts == "always"
    assert is_chosen(pilot, "colour-counts/always")


def test_bots_can_be_given_more_time(pilot: Pilot) -> None:
    assert is_chosen(pilot, "bot-time/usual")
    pilot.click("bot-time/relaxed")
    assert kept(pilot).bot_time == "relaxed"
    assert is_chosen(pilot, "bot-time/relaxed")


def test_other_colours_can_be_chosen_where_they_were_drawn(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tab_rows, "bundled", lambda _: tmp_path)
    pilot.click("tab/accessibility")
    assert not pilot.has("palette/classic")
    (tmp_path / "images" / "mosaic-classic").mkdir(parents=True)
    pilot.click("tab/accessibility")
    pilot.click("palette/classic")
    assert kept(pilot).palette == "classic"
    assert is_chosen(pilot, "palette/classic")
    pilot.click("palette/default")
    assert kept(pilot).palette == "default"


@pytest.mark.parametrize("option", ["letters", "contrast/high"])
def test_the_preview_obeys_the_controls(pilot: Pilot, option: str) -> None:
    pilot.click("tab/accessibility")
    before = shown_preview(pilot)
    pilot.click(option)
    pilot.hover((1, 1))
    after = shown_preview(pilot)
    assert sum(a != b for a, b in zip(before, after, strict=True)) > 1000


def shown_preview(pilot: Pilot) -> bytes:
    """The right half of the board: the preview."""
    area = pygame.Rect(1100, 330, 560, 400)
    return pygame.image.tobytes(pilot.app.window.screen.subsurface(area), "RGB")


def test_accessibility_by_keyboard_alone(pilot: Pilot) -> None:
    push(pilot, "tab/accessibility")
    for name in ("letters", "contrast/high", "reduce-motion"):
        push(pilot, name)
        focused = widgets_of(pilot).focused
        assert focused is not None
        assert focused.name == name
    found = kept(pilot)
    assert found == Settings(letters=True, high_contrast=True, reduce_motion=True)


def test_restore_defaults(pilot: Pilot) -> None:
    pilot.click("animation/off")
    pilot.click("tab/accessibility")
    pilot.click("letters")
    pilot.click("contrast/high")
    pilot.click("tab/game")
    pilot.click("screen/full-screen")
    pilot.click("button/restore")
    assert kept(pilot) == Settings()


@pytest.mark.parametrize("way", ["button/done", "button/back", "esc", "enter"])
def test_ways_out(pilot: Pilot, way: str) -> None:
    if way == "esc":
        pilot.key(pygame.K_ESCAPE)
    elif way == "enter":
        pilot.key(pygame.K_RETURN)
    else:
        pilot.click(way)
    assert pilot.scene.name == "below"


def test_a_disk_that_refuses_does_not_stop_the_change(pilot: Pilot) -> None:
    (pilot.app.desk.home / "settings.json").mkdir()
    pilot.click("animation/slow")
    assert pilot.app.desk.settings.animation == "slow"


def test_each_language_has_its_own_name_and_acts_at_once(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("tab/game")
    assert chosen_language(pilot) == "en"
    for code in ("uk", "pl", "en", "ru"):
        before = pilot.target(f"language/{code}").box
        looked = shown_in(pilot, before)
        pilot.click(f"language/{code}")
        pilot.hover((1, 1))
        assert kept(pilot).language == language() == code
        assert chosen_language(pilot) == code
        assert pilot.target(f"language/{code}").box == before
        assert shown_in(pilot, before) != looked, "the one that is chosen looks different"
    again = Pilot(tmp_path, SettingsScene, size=(1920, 1080), settings=kept(pilot))
    again.click("tab/game")
    assert chosen_language(again) == "ru"
    again.click("button/restore")
    assert language() == "en", "the system's"


def chosen_language(pilot: Pilot) -> str:
    """Which language is chosen, of all of them."""
    chips = [widget for widget in widgets_of(pilot).widgets if widget.name.startswith("language/")]
    buttons = [chip for chip in chips if isinstance(chip, Button)]
    labels = [button.label for button in buttons]
    assert labels == ["English", "Українська", "Русский", "Polski"]
    (chosen,) = [button.name for button in buttons if button.chosen]
    return chosen.removeprefix("language/")


def shown_in(pilot: Pilot, box: Box) -> bytes:
    area = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))
    return pygame.image.tobytes(pilot.app.window.screen.subsurface(area), "RGB")


def test_a_language_without_texts_is_english(tmp_path: Path) -> None:
    def first(desk: Desk) -> Scene:
        return SettingsScene(desk)

    pilot = Pilot(tmp_path, first, size=(1920, 1080), settings=Settings(language="tlh"))
    pilot.click("tab/game")
    assert chosen_language(pilot) == "en"
    assert pilot.app.desk.settings.language == "tlh", "its texts may come back"
    pilot.click("language/en")
    assert kept(pilot).language == "en"
