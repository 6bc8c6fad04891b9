"""What may go wrong around a game: nothing breaks, nothing is lost, nobody sees a traceback."""

import multiprocessing
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.state import KEEP
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.games import Kind
from tests.ui import names
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import finished
from tests.ui.tables import (
    FAMILIES,
    STAR,
    WALL,
    against_a_bot,
    at_table,
    facts,
    held,
    move_once,
    people,
    pick_up,
    saved,
    table_of,
)


@pytest.fixture(autouse=True)
def spare_spawned_processes_the_test_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would import the script that runs the tests, which takes longer than all the rest."""
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)


def ask_to_quit(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.frame()
    assert not pilot.app.running


# Closing.


def carrying(pilot: Pilot, session: Session) -> None:
    pick_up(pilot)


def with_tiles_in_the_air(pilot: Pilot, session: Session) -> None:
    move_once(pilot, session)
    assert pilot.scene.animating


def in_the_menu(pilot: Pilot, session: Session) -> None:
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, PauseScene)


def in_the_rules(pilot: Pilot, session: Session) -> None:
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, HelpScene)


def in_the_log(pilot: Pilot, session: Session) -> None:
    pilot.key(pygame.K_l)
    assert pilot.scene.name == "log"


def in_the_settings(pilot: Pilot, session: Session) -> None:
    in_the_menu(pilot, session)
    pilot.click("button/settings")
    assert isinstance(pilot.scene, SettingsScene)


MOMENTS = (
    carrying,
    with_tiles_in_the_air,
    in_the_menu,
    in_the_rules,
    in_the_log,
    in_the_settings,
)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_closing_at_any_moment_of_a_game_loses_nothing(
    tmp_path: Path, kind: Kind, moment: Callable[[Pilot, Session], None]
) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session, animation="normal")
    move_once(pilot, session)
    pilot.settle()
    moment(pilot, session)
    ask_to_quit(pilot)
    pilot.close()
    assert facts(saved(tmp_path)) == facts(session)
    pilot = Pilot(tmp_path, TitleScene)
    pilot.click("button/continue")
    again = table_of(pilot)
    assert facts(again.session) == facts(session)
    pilot.close()


def test_closing_while_a_bot_thinks(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.frame()
    assert multiprocessing.active_children()
    ask_to_quit(pilot)
    pilot.close()
    assert not multiprocessing.active_children()
    assert facts(saved(tmp_path)) == facts(session)


@pytest.mark.parametrize(
    "first", [TitleScene, SetupScene, SettingsScene, HelpScene, lambda d: CrashScene(d, None)]
)
def test_closing_on_any_other_screen(tmp_path: Path, first: Callable[[Desk], Scene]) -> None:
    pilot = Pilot(tmp_path, first)
    ask_to_quit(pilot)
    pilot.close()


def test_closing_on_the_results(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda desk: ResultsScene(desk, finished(WALL)))
    ask_to_quit(pilot)
    pilot.close()


def test_an_interruption_closes_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.frame()

    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(pilot.app, "frame", interrupt)
    with pytest.raises(KeyboardInterrupt):
        pilot.app.run()
    assert not multiprocessing.active_children()
    assert facts(saved(tmp_path)) == facts(session)


# Carrying tiles when something happens.


def resized(pilot: Pilot) -> None:
    pilot.resize((1100, 800))


def full_screen(pilot: Pilot) -> None:
    pilot.key(pygame.K_F11)


def focus_lost(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame()


def right_click(pilot: Pilot) -> None:
    pilot.press((600, 400), button=3)


def help_opened(pilot: Pilot) -> None:
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, HelpScene)


def log_opened(pilot: Pilot) -> None:
    pilot.key(pygame.K_l)
    assert pilot.scene.name == "log"


@pytest.mark.parametrize(
    "happens", [resized, full_screen, focus_lost, right_click, help_opened, log_opened]
)
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_carried_tiles_go_back(
    tmp_path: Path, kind: Kind, happens: Callable[[Pilot], None]
) -> None:
    session = people(kind)
    before = facts(session)
    pilot = at_table(tmp_path, session)
    pick_up(pilot)
    happens(pilot)
    assert held(pilot) == 0
    pilot.release((5, 5))
    while not isinstance(pilot.scene, TableScene):
        pilot.app.pop()
    pilot.hover((300, 300))
    assert held(pilot) == 0
    assert facts(session) == before
    move_once(pilot, session)
    pilot.close()


def test_a_button_that_was_held_when_a_menu_opened_is_let_go(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL))
    pilot.press("button/log")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, PauseScene)
    pilot.release((5, 5))
    pilot.key(pygame.K_ESCAPE)
    assert not any(widget.pressed for widget in table_of(pilot).widgets)
    pilot.hover("button/menu")
    assert table_of(pilot).widget("button/menu").hovered
    pilot.close()


def test_a_board_that_a_key_held_up_comes_down_with_the_next_screen(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL))
    plain = len(pilot.scene.groups())
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    pilot.frame()
    assert len(pilot.scene.groups()) > plain
    pilot.key(pygame.K_l)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
    pilot.frame()
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    assert len(pilot.scene.groups()) == plain
    pilot.close()


@pytest.mark.parametrize("happens", [resized, full_screen, log_opened])
def test_tiles_that_were_chosen_to_be_kept_stay_chosen(
    tmp_path: Path, happens: Callable[[Pilot], None]
) -> None:
    session = a_choice_of_what_to_keep()
    pilot = at_table(tmp_path, session)
    at_first = list(kept_tiles(pilot)[0])
    pilot.click(names.corner(0))
    chosen = list(kept_tiles(pilot)[0])
    assert sum(chosen) == sum(at_first) - 1
    happens(pilot)
    while not isinstance(pilot.scene, TableScene):
        pilot.app.pop()
    assert kept_tiles(pilot)[0] == chosen
    pilot.click(names.KEEP)
    pilot.click("button/confirm")
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert kept_tiles(pilot)[0] == at_first, "another decision begins anew"
    pilot.close()


def a_choice_of_what_to_keep() -> Session:
    """A star game at the moment when a player with tiles in hand has passed."""
    session = people(STAR)
    chance = random.Random(1)
    while session.state.phase != KEEP:
        session.submit(chance.choice(session.rules.legal_moves(session.state)))
    return session


def kept_tiles(pilot: Pilot) -> tuple[list[int], Sequence[int]]:
    """The tiles chosen to be kept, and those to choose from."""
    hand = table_of(pilot)._pointer.hand
    assert hand is not None
    assert hand.keeping is not None
    return hand.keeping.chosen, hand.keeping.hand
