"""Whatever anybody does with mouse and keyboard, at whatever moment: the game stays a game."""

import multiprocessing
import threading
from pathlib import Path

import pytest

from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import SPEEDS, Settings
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table import bot_seats as company
from tests.games import EDITIONS, KINDS, Kind
from tests.ui.whole.monkey import HastyWorker, Monkey

STEPS = 130


def kind_of(edition: str, speed: str) -> Kind:
    """Its first kind or its last: few players and many, one side of the board and the other."""
    kinds = [kind for kind in KINDS if kind.edition.id == edition]
    return kinds[-(SPEEDS.index(speed) % 2)]


@pytest.fixture(autouse=True)
def hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "Worker", HastyWorker)


def let_loose(monkey: Monkey) -> None:
    threads = threading.active_count()
    try:
        monkey.play(STEPS)
    except BaseException:
        print("\n".join(monkey.done[-60:]))  # noqa: T201 - how it came about
        raise
    finally:
        monkey.close()
    assert threading.active_count() <= threads
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("speed", SPEEDS)
def test_from_the_title(tmp_path: Path, speed: str) -> None:
    seed = SPEEDS.index(speed)
    let_loose(Monkey(tmp_path, seed, TitleScene, Settings(animation=speed)))


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_a_table(tmp_path: Path, edition: str, speed: str) -> None:
    kind = kind_of(edition, speed)
    kinds = (HUMAN, "greedy", HUMAN, "random")
    seats = tuple(Seat(f"P{n}", kinds[n]) for n in range(kind.players))
    seed = 100 * list(EDITIONS).index(edition) + SPEEDS.index(speed)
    session = Session(Record(kind.rules, seats, seed))
    settings = Settings(animation=speed)
    let_loose(Monkey(tmp_path, seed, lambda desk: TableScene(desk, session), settings))


def test_a_table_of_bots_only(tmp_path: Path) -> None:
    kind = KINDS[0]
    seats = tuple(Seat(f"Bot {n}", "greedy") for n in range(kind.players))
    session = Session(Record(kind.rules, seats, 1))
    let_loose(Monkey(tmp_path, 1, lambda desk: TableScene(desk, session), Settings()))
