"""Clicks, undo and redo at bad moments, and bots that fail: the game stays the one that is seen."""

import multiprocessing
import sys
import time
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import Record, Seat
from azul_desktop.library import syncer
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import Kind
from tests.ui import names
from tests.ui.named import NamedTargets
from tests.ui.pilot import Pilot
from tests.ui.tables import (
    FAMILIES,
    STAR,
    WALL,
    against_a_bot,
    at_table,
    facts,
    move_once,
    people,
    replayed,
    saved,
    table_of,
    wait_for,
)


@pytest.fixture(autouse=True)
def spare_spawned_processes_the_test_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would import the script that runs the tests, which takes longer than all the rest."""
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_a_storm_of_clicks_while_tiles_fly(tmp_path: Path, kind: Kind) -> None:
    """Each click ends the flight or acts; the picture is always the game's in the end."""
    session = people(kind)
    pilot = at_table(tmp_path, session, animation="slow")
    for n in range(25):
        if session.is_over:
            break
        if not pilot.scene.animating:
            move_once(pilot, session, drag=bool(n % 2))
        x, y = 37 * n % 1280, 53 * n % 720
        for _ in range(3):
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
        pilot.frame()
        while not isinstance(pilot.scene, TableScene):
            pilot.key(pygame.K_ESCAPE)
        pilot.click((2, 719), button=3)
        assert facts(replayed(session)) == facts(session)
    pilot.settle()
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
@pytest.mark.parametrize("way", ["keys", "buttons"])
def test_undo_and_redo_while_tiles_fly(tmp_path: Path, kind: Kind, way: str) -> None:
    def undo_or_redo(key: int, button: str) -> None:
        if way == "keys":
            pilot.key(key, mod=pygame.KMOD_CTRL)
        else:
            pilot.click(names.button(button))

    session = people(kind)
    before = facts(session)
    pilot = at_table(tmp_path, session, animation="slow")
    move_once(pilot, session)
    after = facts(session)
    pilot.frame(0.2)
    assert pilot.scene.animating
    undo_or_redo(pygame.K_z, "undo")
    assert facts(session) == before
    assert the_picture_is_the_game(pilot)
    undo_or_redo(pygame.K_y, "redo")
    assert facts(session) == after
    assert the_picture_is_the_game(pilot)
    pilot.close()
    assert facts(saved(tmp_path)) == after


def the_picture_is_the_game(pilot: Pilot) -> bool:
    table = table_of(pilot)
    assert not table.animating
    return table._flow.performance.shown == ShownTable.of(table.session.rules, table.session.state)


def test_undo_while_a_bot_thinks(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    before = facts(session)
    pilot = at_table(tmp_path, session)
    for _ in range(2):
        move_once(pilot, session)
        pilot.frame()
        assert session.state.turn == 1
        pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        assert facts(session) == before
        pilot.frame(5)
        assert facts(session) == before, "a bot moved for a person"
    pilot.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    wait_for(pilot, lambda: len(session.record.moves) == 2)
    pilot.close()
    assert not multiprocessing.active_children()


def test_a_bot_is_not_disturbed_by_an_undo_that_does_nothing(tmp_path: Path) -> None:
    seed = against_a_bot(WALL).record.seed
    seats = (Seat("Bot", "greedy"), *(Seat(f"P{n}") for n in range(1, WALL.players)))
    pilot = at_table(tmp_path, Session(Record(WALL.rules, seats, seed)))
    processes = multiprocessing.active_children()
    assert processes
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert multiprocessing.active_children() == processes
    pilot.close()


def test_a_bot_whose_process_is_killed_moves_all_the_same(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.frame(0)
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    wait_for(pilot, lambda: len(session.record.moves) >= 2)
    pilot.close()
    assert not multiprocessing.active_children()


def test_the_menu_right_after_a_move_knows_that_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is slower than the hand; the menu must not say that moves will be lost."""
    monkeypatch.setattr(syncer, "sync", lambda _: time.sleep(0.2))
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.key(pygame.K_ESCAPE)
    pilot.click("button/leave")
    assert isinstance(pilot.scene, TitleScene)
    pilot.close()


def test_a_hand_that_trembles_still_chooses(tmp_path: Path) -> None:
    """A choice is pressed, not dragged: a few pixels between press and release do not matter."""
    session, move = a_choice()
    pilot = at_table(tmp_path, session)
    before = len(session.record.moves)
    star, space = move[0], move[1]
    pilot.drag(names.hand_tiles(move[2]), names.space(star, space))
    assert pilot.has(names.choice(0))
    box = pilot.target(names.choice(0)).box
    x, y = box.centre
    pilot.press((x - 6, y - 3))
    pilot.hover((x + 3, y + 3))
    pilot.release((x + 3, y + 3))
    assert len(session.record.moves) == before + 1
    pilot.close()


def a_choice() -> tuple[Session, tuple[int, int, str]]:
    """A star game in which tiles can be paid in several ways, and with what and where."""
    for seed in range(20):
        session = people(STAR, seed)
        while not session.is_over:
            table = NamedTargets(session.rules, session.state)
            for pick, targets in table.picks.items():
                for target, moves in targets.items():
                    if len(moves) > 1 and pick.startswith("hand/"):
                        _, star, _, space = target.split("/")
                        return session, (int(star), int(space) - 1, pick.split("/")[1])
            session.submit(session.rules.legal_moves(session.state)[0])
    raise AssertionError("there is no choice in any game")
