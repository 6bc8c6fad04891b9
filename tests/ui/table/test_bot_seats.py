"""Bots at the table: levels have their budgets, engines that fail are the player's to judge."""

from pathlib import Path

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.worker import Worker
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.session.session import Session
from azul_desktop.storage.engines import Engine
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.table import TableScene
from tests.bots.engines import engine
from tests.library.kept import kept
from tests.storage.engine_lists import install_engines
from tests.ui.pilot import Pilot
from tests.ui.tables import WALL, saved, table_of, wait_for


def game(kind: str) -> Session:
    """A game that a bot begins, against a person."""
    seed = next(n for n in range(99) if WALL.rules.initial(2, n).turn == 0)
    return Session(Record(WALL.rules, (Seat("Stone", kind), Seat("Olena")), seed))


def sit_down(home: Path, session: Session, command: str = "", time: str = "usual") -> Pilot:
    if command:
        install_engines(home, Engine("Stone", command))
    return Pilot(
        home,
        lambda desk: TableScene(desk, session),
        settings=Settings(animation="off", bot_time=time),
    )


@pytest.mark.parametrize(
    ("kind", "time", "budget"),
    [
        ("novice", "usual", 100),
        ("master+denier", "relaxed", 500),
        ("grandmaster@70", "relaxed", 70),
        ("grandmaster", "usual", 1000),
        ("grandmaster", "relaxed", 3000),
    ],
)
def test_the_budget_is_that_of_the_level_and_of_the_settings(
    kind: str, time: str, budget: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, Budget]] = []

    def note(
        worker: Worker, bot: str, rules: Rules, state: State, seed: int, budget: Budget
    ) -> int:
        asked.append((bot, budget))
        return 1

    monkeypatch.setattr(Worker, "ask", note)
    pilot = sit_down(tmp_path, game(kind), time=time)
    pilot.frame()
    assert asked == [(kind, Budget(milliseconds=budget))]
    assert table_of(pilot)._flow.bots.thinker == 0
    pilot.close()


def test_an_engine_plays(tmp_path: Path) -> None:
    session = game(f"external:{engine()}")
    pilot = sit_down(tmp_path, session, engine())
    last = WALL.rules.legal_moves(session.state)[-1]
    wait_for(pilot, lambda: len(session.record.moves) == 1)
    assert session.record.moves == [last]
    pilot.close()


def test_an_engine_that_fails_can_be_replaced(tmp_path: Path) -> None:
    session = game(f"external:{engine('die')}")
    pilot = sit_down(tmp_path, session, engine("die"))
    wait_for(pilot, lambda: pilot.scene.name == "dialog")
    assert not session.record.moves
    pilot.click("button/stay")  # it gets another chance, and fails again
    wait_for(pilot, lambda: pilot.scene.name == "dialog")
    pilot.click("button/confirm")
    wait_for(pilot, lambda: len(session.record.moves) == 1)
    assert session.record.seats[0] == Seat("Stone", "apprentice")
    pilot.close()
    assert saved(tmp_path).record.seats[0].kind == "apprentice"


def test_a_saved_game_starts_no_program_by_itself(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    session = game(f"external:touch {mark}")
    pilot = sit_down(tmp_path, session)
    wait_for(pilot, lambda: pilot.scene.name == "dialog")
    assert not mark.exists()
    pilot.click("button/confirm")
    wait_for(pilot, lambda: len(session.record.moves) == 1)
    assert not mark.exists()
    pilot.close()


def test_undo_and_leaving_do_not_wait_for_an_engine(tmp_path: Path) -> None:
    session = game(f"external:{engine('hang')}")
    pilot = sit_down(tmp_path, session, engine("hang"))
    pilot.frame()
    assert table_of(pilot)._flow.bots.is_thinking
    table_of(pilot)._flow.bots.interrupt()
    assert not table_of(pilot)._flow.bots.is_thinking
    pilot.frame()
    assert table_of(pilot)._flow.bots.is_thinking
    pilot.close()


def test_another_level_takes_over_in_mid_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    really = Worker.ask

    def note(
        worker: Worker, bot: str, rules: Rules, state: State, seed: int, budget: Budget
    ) -> int:
        asked.append(bot)
        return really(worker, bot, rules, state, seed, budget)

    monkeypatch.setattr(Worker, "ask", note)
    session = game("grandmaster")
    pilot = sit_down(tmp_path, session)
    pilot.frame()
    session.hand_over(0, "novice")
    table_of(pilot)._flow.bots.interrupt()
    wait_for(pilot, lambda: len(session.record.moves) == 1)
    assert asked == ["grandmaster", "novice"]
    pilot.close()


def test_a_bot_that_nobody_knows_any_more_is_replaced(tmp_path: Path) -> None:
    session = game("from-elsewhere")
    legal = session.rules.legal_moves(session.state)
    pilot = sit_down(tmp_path, session)
    wait_for(pilot, lambda: len(session.record.moves) == 1)
    pilot.close()
    assert session.record.moves[0] in legal
    assert session.record.seats[0].kind == "from-elsewhere", "who comes back may play on"


def test_the_command_of_an_engine_survives_in_a_saved_game(tmp_path: Path) -> None:
    command = "external:" + "x" * 400
    pilot = sit_down(tmp_path, game(command))
    wait_for(pilot, lambda: pilot.scene.name == "dialog")
    pilot.click("button/confirm")
    wait_for(pilot, lambda: bool(table_of(pilot).session.record.moves))
    pilot.close()
    assert kept(tmp_path)[0].record.seats[0].kind == "apprentice"
