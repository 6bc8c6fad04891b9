"""Whole games with a real mouse in a real window, compared with the core to the last point."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN
from azul_desktop.core.state import SCORE
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes.results.scene import ResultsScene
from tests.e2e.desktop import Desktop
from tests.e2e.gestures import Click
from tests.e2e.player import SIZE, Chooser, Player, options_of, session_of
from tests.e2e.screen import Screen
from tests.games import EDITIONS, KINDS, Kind
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.e2e

SEED = 7
PAIRS = [kind for kind in KINDS if kind.players == min(kind.edition.player_counts)]
STANDARD = [kind for kind in PAIRS if kind.options.variant == kind.edition.variant_names[0]]
PLAIN = [kind for kind in STANDARD if not kind.options.special_factories]


def people(kind: Kind) -> str:
    return ",".join([HUMAN] * kind.players)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_every_edition_is_played() -> None:
    assert {kind.edition.id for kind in PLAIN} == set(EDITIONS)


@pytest.mark.parametrize("kind", PAIRS, ids=str)
def test_a_whole_game_with_the_mouse(kind: Kind, screen: Screen, home: Path) -> None:
    with Desktop(screen, home, *options_of(kind, people(kind), SEED)) as desktop:
        player = Player(desktop, session_of(kind, people(kind), SEED), SEED)
        player.play()
        assert_results_are_shown(desktop, player.session, home.parent)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_a_whole_game_against_a_bot(kind: Kind, screen: Screen, home: Path) -> None:
    seats = ",".join([HUMAN, *["greedy"] * (kind.players - 1)])
    with Desktop(screen, home, *options_of(kind, seats, SEED)) as desktop:
        player = Player(desktop, session_of(kind, seats, SEED), SEED)
        player.let_bots_play()
        player.play()
        assert_results_are_shown(desktop, player.session, home.parent)


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_moves_that_are_animated(kind: Kind, screen: Screen, home: Path) -> None:
    options = options_of(kind, people(kind), SEED)
    with Desktop(screen, home, *options, animation="normal") as desktop:
        Player(desktop, session_of(kind, people(kind), SEED), SEED).play(5)


def assert_results_are_shown(desktop: Desktop, session: Session, folder: Path) -> None:
    """Every pixel is that of the core's game: who won, scores and all; then everybody's board."""
    pilot = Pilot(folder / "pilot", lambda desk: ResultsScene(desk, session), size=SIZE)
    pilot.settle()
    expected = pygame.image.tobytes(pilot.app.window.screen, "RGB")
    pilot.close()
    desktop.point((1, 1))  # over nothing, like the pilot's pointer
    desktop.wait_for(lambda _: desktop.picture() == expected, "the picture of the results")
    desktop.click("view/boards")
    everybody = {f"player/{seat}/board" for seat in range(len(session.state.boards))}
    desktop.wait_for(lambda map_: everybody <= set(map_.centres), "everybody's board")


def gestures_of(kind: Kind) -> Iterator[str]:
    """What the hands do in a whole game, without a window."""
    session, chooser = session_of(kind, people(kind), SEED), Chooser(SEED)
    while not session.is_over:
        move, gestures = chooser.choose(session)
        for n, gesture in enumerate(gestures):
            touched = gesture.name if isinstance(gesture, Click) else gesture.start
            yield f"{type(gesture).__name__} {touched.split('/')[0]} {'first' if not n else 'then'}"
        session.submit(move)
    assert any(board[SCORE] for board in session.state.boards)


def test_these_games_need_everything_that_a_hand_can_do() -> None:
    done = Counter(gesture for kind in PAIRS for gesture in gestures_of(kind))
    for drag in ("disc", "centre", "line", "hand", "supply"):
        assert done[f"Drag {drag} first"]
    for click in ("disc", "centre", "wall", "star", "supply", "button", "corner"):
        assert done[f"Click {click} first"]
    for click in ("line", "floor", "disc", "choice", "keep", "button"):
        assert done[f"Click {click} then"]
