"""Every move that the core allows can be made with the mouse, in every kind of game."""

import random
from pathlib import Path

import pytest

from azul_desktop.core.record import Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.table import TableScene
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.player import make_move

SIZES = [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080)]


@pytest.mark.parametrize("number", range(len(KINDS)), ids=[str(kind) for kind in KINDS])
def test_random_games_are_played_with_the_mouse_to_the_end(tmp_path: Path, number: int) -> None:
    kind: Kind = KINDS[number]
    rules = kind.rules
    chance = random.Random(number)
    seats = tuple(Seat(f"P{seat}") for seat in range(kind.players))
    session = Session(Record(rules, seats, seed=number))
    scenes: list[TableScene] = []

    def table(desk: Desk) -> Scene:
        scenes.append(TableScene(desk, session))
        return scenes[0]

    pilot = Pilot(
        tmp_path, table, size=SIZES[number % len(SIZES)], settings=Settings(animation="off")
    )
    while not session.is_over:
        before = session.state
        move = chance.choice(rules.legal_moves(before))
        make_move(pilot, rules, before, move, drag=chance.random() < 0.5)
        assert session.steps[-1].before is before, "the move was not made"
        assert session.steps[-1].move == move
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.close()
