"""The program around the scenes: the stack of them, veils, news, keys that work everywhere."""

import weakref
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings, load_settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import Input, KeyPressed, PointerLost, PointerMoved
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.stage import Group, Stage
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import BY_NAME, finished
from tests.ui.tables import FAMILIES, WALL, Ponderer, against_a_bot, at_table, move_once, people


class Noted(Scene):
    """Notes what happens to it."""

    def __init__(self, desk: Desk, name: str = "first", *, covers: bool = True) -> None:
        self.name = name
        self.covers = covers
        self.typing = False
        self.notes: list[str] = []
        self.heard: list[Input] = []
        self.own = [Group([])]

    def enter(self) -> None:
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def close(self) -> None:
        self.notes.append("close")

    def arrange(self) -> None:
        self.notes.append("arrange")

    def handle(self, event: Input) -> None:
        self.heard.append(event)

    def groups(self) -> list[Group]:
        return self.own

    @property
    def is_typing(self) -> bool:
        return self.typing


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, Noted)


def top(pilot: Pilot) -> Noted:
    assert isinstance(pilot.scene, Noted)
    return pilot.scene


# The stack.


def test_a_scene_is_arranged_before_it_is_entered(pilot: Pilot) -> None:
    assert top(pilot).notes == ["arrange", "enter"]


def test_going_elsewhere_closes_everything(pilot: Pilot) -> None:
    below = top(pilot)
    over = Noted(pilot.app.desk, "over")
    pilot.app.push(over)
    pilot.app.go(Noted(pilot.app.desk, "else"))
    assert over.notes == ["arrange", "enter", "leave", "close"]
    assert below.notes == ["arrange", "enter", "leave", "close"]
    assert [scene.name for scene in pilot.app.scenes] == ["else"]


def test_going_back_enters_the_scene_below_again(pilot: Pilot) -> None:
    below = top(pilot)
    over = Noted(pilot.app.desk, "over")
    pilot.app.push(over)
    pilot.app.pop()
    assert over.notes == ["arrange", "enter", "leave", "close"]
    assert below.notes == ["arrange", "enter", "leave", "arrange", "enter"]
    assert pilot.scene is below


def test_what_was_held_is_let_go_when_something_opens_over_it(pilot: Pilot) -> None:
    below = top(pilot)
    pilot.app.push(Noted(pilot.app.desk, "over"))
    assert PointerLost() in below.heard


def test_only_the_scene_on_top_hears(pilot: Pilot) -> None:
    below = top(pilot)
    pilot.app.push(Noted(pilot.app.desk, "over"))
    below.heard.clear()
    pilot.hover((3, 4))
    assert below.heard == []
    assert top(pilot).heard == [PointerMoved((3, 4))]


def test_every_scene_learns_of_a_new_size(pilot: Pilot) -> None:
    below = top(pilot)
    pilot.app.push(Noted(pilot.app.desk, "over", covers=False))
    below.notes.clear()
    pilot.resize((1600, 900))
    assert "arrange" in below.notes
    assert pilot.app.desk.size == (1600, 900)


def test_late_news_of_a_size_that_is_gone_spoils_nothing(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
    pilot.frame()
    assert pilot.app.desk.size == pilot.app.window.screen.get_size() == (1280, 720)


def test_closing_ends_every_scene(pilot: Pilot) -> None:
    below = top(pilot)
    over = Noted(pilot.app.desk, "over")
    pilot.app.push(over)
    pilot.close()
    assert below.notes[-1] == over.notes[-1] == "close"


def test_quitting_ends_the_loop(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    scene = top(pilot)
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert pilot.app.run() == 0
    assert scene.notes[-1] == "close"
    assert not pygame.display.get_init()


# What is seen.


def shown_by(pilot: Pilot) -> list[Group]:
    return pilot.app._groups()


def test_a_scene_that_covers_hides_those_below(pilot: Pilot) -> None:
    over = Noted(pilot.app.desk, "over")
    pilot.app.push(over)
    assert shown_by(pilot) == over.own


def test_dialogs_veil_what_lies_below_each_with_its_own_veil(pilot: Pilot) -> None:
    below = top(pilot)
    dialogs = [Noted(pilot.app.desk, name, covers=False) for name in ("one", "two")]
    for dialog in dialogs:
        pilot.app.push(dialog)
    groups = shown_by(pilot)
    assert groups[0] is below.own[0]
    assert (groups[2], groups[4]) == (dialogs[0].own[0], dialogs[1].own[0])
    veils = groups[1], groups[3]
    assert veils[0] is not veils[1]
    for veil in veils:
        covers(veil, pilot.app.desk.size)
    assert shown_by(pilot) == groups, "a veil is painted once"


def covers(veil: Group, size: tuple[int, int]) -> None:
    """No place in a window is left out or darkened twice."""
    assert (veil.box.topleft, veil.box.size) == ((0, 0), size)
    assert sum(rect.w * rect.h for rect in veil.rects) == size[0] * size[1]
    assert all(one.bottom == other.top for one, other in pairwise(veil.rects))


def test_a_veil_fits_the_window_after_a_change(pilot: Pilot) -> None:
    pilot.app.push(Noted(pilot.app.desk, "over", covers=False))
    pilot.resize((1600, 900))
    covers(shown_by(pilot)[1], (1600, 900))


def test_a_scene_that_is_gone_leaves_nothing_behind(pilot: Pilot) -> None:
    over = Noted(pilot.app.desk, "over")
    over.handle = over.handle  # type: ignore[method-assign]  # as scenes do, it refers to itself
    gone = weakref.ref(over)
    pilot.app.push(over)
    pilot.frame()
    pilot.app.pop()
    del over
    pilot.settle()
    pilot.frame()
    assert gone() is None


def test_a_backdrop_is_kept_as_long_as_it_is_shown(pilot: Pilot) -> None:
    desk = pilot.app.desk
    top(pilot).own = [desk.backdrop("title")]
    pilot.app.window.show(shown_by(pilot))
    shown = weakref.ref(top(pilot).own[0])
    assert desk.backdrop("title") is shown()
    top(pilot).own = []
    pilot.app.window.show(shown_by(pilot))
    assert shown() is None


def test_shapes_of_another_size_are_not_kept(pilot: Pilot) -> None:
    """A window that is pulled larger has a hundred sizes on the way; memory is finite."""
    large = shapes.rounded((900, 500), 0, ((1, 2, 3),))
    assert shapes.rounded((900, 500), 0, ((1, 2, 3),)) is large
    pilot.resize((1300, 730))
    assert shapes.rounded((900, 500), 0, ((1, 2, 3),)) is not large


# News.


def test_news_goes_away_after_four_seconds(pilot: Pilot) -> None:
    plain = shown_by(pilot)
    pilot.app.say("It rains")
    pilot.frame(3.9)
    assert len(shown_by(pilot)) == len(plain) + 1
    pilot.frame(0.2)
    assert shown_by(pilot) == plain


def test_the_newest_news_counts(pilot: Pilot) -> None:
    pilot.app.say("It rains")
    pilot.frame(3)
    first = shown_by(pilot)[-1]
    pilot.app.say("It stopped")
    pilot.frame(3)
    assert shown_by(pilot)[-1] is not first


def test_long_news_stays_in_the_window(pilot: Pilot) -> None:
    pilot.app.say("A very long piece of news about almost nothing. " * 12)
    pilot.frame()
    assert pilot.app.window.screen.get_rect().contains(shown_by(pilot)[-1].box)


def test_news_lies_above_a_row_of_buttons(tmp_path: Path) -> None:
    session = finished(BY_NAME["azul-coloured-3p"])
    pilot = Pilot(tmp_path, lambda desk: ResultsScene(desk, session), size=(1280, 720))
    pilot.app.say("A picture was saved somewhere", "check")
    pilot.frame()
    news = shown_by(pilot)[-1].box
    buttons = [one.box for one in pilot.scene.targets() if one.name.startswith("button/")]
    assert buttons
    assert all(news.bottom <= box.y for box in buttons)
    pilot.close()


# Keys that work everywhere.


def test_full_screen_toggles_and_is_remembered(tmp_path: Path, pilot: Pilot) -> None:
    for key, mod, full in (
        (pygame.K_F11, 0, True),
        (pygame.K_F11, 0, False),
        (pygame.K_RETURN, pygame.KMOD_ALT, True),
        (pygame.K_RETURN, pygame.KMOD_ALT, False),
    ):
        pilot.key(key, mod=mod)
        assert pilot.app.window.full_screen is full
        pilot.app.desk.writer.wait()
        assert load_settings(tmp_path / "settings.json").full_screen is full
        assert pilot.app.desk.size == pilot.app.window.size
    assert pilot.app.window.size == (1280, 720), "the window has the size that it had"


def test_the_scale_has_its_keys_and_its_ends(tmp_path: Path, pilot: Pilot) -> None:
    def scales(key: int, times: int) -> list[int]:
        found = []
        for _ in range(times):
            pilot.key(key, mod=pygame.KMOD_CTRL)
            found.append(pilot.app.desk.settings.ui_scale)
        return found

    assert scales(pygame.K_PLUS, 9) == [125, 150, 175, 200, 225, 250, 275, 300, 300]
    assert scales(pygame.K_MINUS, 10) == [275, 250, 225, 200, 175, 150, 125, 100, 75, 75]
    assert scales(pygame.K_EQUALS, 1) == [100]
    assert scales(pygame.K_KP_PLUS, 1) == [125]
    assert scales(pygame.K_KP_MINUS, 1) == [100]
    pilot.app.desk.writer.wait()
    assert load_settings(tmp_path / "settings.json").ui_scale == 100


def test_m_mutes_unless_someone_types(pilot: Pilot) -> None:
    audio = pilot.app.desk.audio
    pilot.key(pygame.K_m)
    assert audio.muted
    top(pilot).typing = True
    pilot.key(pygame.K_m)
    assert audio.muted
    assert KeyPressed(pygame.K_m) in top(pilot).heard
    top(pilot).typing = False
    pilot.key(pygame.K_m)
    assert not audio.muted


def test_keys_of_the_program_are_not_heard_by_scenes(pilot: Pilot) -> None:
    top(pilot).heard.clear()
    pilot.key(pygame.K_F11)
    assert not any(isinstance(event, KeyPressed) for event in top(pilot).heard)


# Doing nothing costs nothing.


@pytest.fixture
def shows(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for every time that the stage is asked to show something."""
    found: list[int] = []
    show = Stage.show

    def noted(stage: Stage, groups: list[Group]) -> list[pygame.Rect]:
        found.append(len(groups))
        return show(stage, groups)

    monkeypatch.setattr(Stage, "show", noted)
    return found


def idle(pilot: Pilot, shows: list[int]) -> int:
    """How often something is drawn in two seconds without any input."""
    shows.clear()
    for _ in range(120):
        pilot.frame()
    return len(shows)


@pytest.mark.parametrize(
    "first", [TitleScene, SetupScene, SettingsScene, lambda desk: HelpScene(desk, "")]
)
def test_a_screen_at_rest_is_not_drawn(
    tmp_path: Path, shows: list[int], first: Callable[[Desk], Scene]
) -> None:
    pilot = Pilot(tmp_path, first)
    pilot.hover(pilot.scene.targets()[0].name)
    pilot.settle()
    assert shows
    pilot.frame(61)  # the dust on the title settles
    idle(pilot, shows)
    assert idle(pilot, shows) == 0
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_a_table_at_rest_is_not_drawn(tmp_path: Path, shows: list[int], kind: Kind) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session, animation="normal")
    move_once(pilot, session)
    pilot.settle()
    for _ in range(300):
        pilot.frame()  # until a little help of a first game has come
    assert idle(pilot, shows) == 0
    pilot.app.say("News")
    pilot.frame()
    assert len(shows) == 1
    assert idle(pilot, shows) == 0, "news that stands still needs no frames"
    pilot.close()


def test_a_table_at_which_a_bot_thinks_is_not_drawn(
    tmp_path: Path, shows: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_desktop.ui.table.bot_seats.Worker", Ponderer)
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session, animation="normal")
    move_once(pilot, session)
    pilot.settle()
    assert session.state.turn != 0
    assert idle(pilot, shows) == 0
    pilot.close()


def test_the_settings_of_the_window_are_obeyed_at_the_start(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, Noted, settings=Settings(full_screen=True))
    assert pilot.app.window.full_screen
    pilot.close()
