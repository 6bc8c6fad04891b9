"""While a game is played, what the window shows is what painting everything anew would show."""

import random
from pathlib import Path

import pygame
import pytest

from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Stage
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.table import TableScene
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.player import make_move
from tests.ui.table.setting import GREY, SPECIAL, STAR, WALL, session_of

SIZE = (1024, 768)


def is_true(pilot: Pilot) -> bool:
    """Whether the picture is the one of a full repaint, to the pixel."""
    shown = pilot.app.window.stage.screen
    anew = pygame.Surface(shown.get_size())
    Stage(anew).show(pilot.app.window.stage.shown)
    return pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(anew, "RGB")


@pytest.mark.parametrize("kind", (WALL, GREY, STAR, SPECIAL), ids=str)
def test_the_window_shows_the_truth_while_a_game_is_played(tmp_path: Path, kind: Kind) -> None:
    chance = random.Random(6)
    session = session_of(kind, 6)

    def table(desk: Desk) -> Scene:
        return TableScene(desk, session)

    pilot = Pilot(tmp_path, table, size=SIZE, settings=Settings(animation="fast"))
    for _ in range(25):
        if session.is_over:
            break
        state = session.state
        move = chance.choice(session.rules.legal_moves(state))
        legal = [target for target in pilot.scene.targets() if target.legal]
        pilot.hover(chance.choice(legal).box.centre)
        assert is_true(pilot)
        make_move(pilot, session.rules, state, move, drag=chance.random() < 0.5)
        for _ in range(chance.randint(1, 12)):
            pilot.frame(1 / 30)
        assert is_true(pilot)
        pilot.settle()
        assert is_true(pilot)
    pilot.close()
