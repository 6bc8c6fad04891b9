"""Games on Wayland without X, where SDL can show a picture with OpenGL only."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.core.record import HUMAN
from tests.e2e.desktop import PROGRAM, Desktop
from tests.e2e.player import Player, options_of, session_of
from tests.e2e.wayland import Wayland
from tests.games import KINDS

pytestmark = pytest.mark.e2e

KIND = KINDS[0]
SEED = 7
HANDS = "tests.e2e.hands"


@pytest.fixture(scope="module")
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wayland]:
    if shutil.which("weston") is None:
        pytest.skip("weston not installed: no window on Wayland can be tested")
    try:
        compositor = Wayland(tmp_path_factory.mktemp("wayland"))
    except OSError as error:
        pytest.skip(f"weston does not start (libegl1, libgl1-mesa-dri?): {error}")
    with compositor:
        yield compositor


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_bots_play_a_whole_game(wayland: Wayland, home: Path) -> None:
    with Desktop(wayland, home, *options_of(KIND, "greedy,greedy", SEED)) as desktop:
        desktop.wait_for(lambda seen: seen.scene == "results", "the results", 90)
        assert desktop.map.size == (1280, 720)
        assert desktop.errors == ""


@pytest.mark.skipif(bool(PROGRAM), reason="the executable has no room for hands")
def test_a_person_plays_a_whole_game_against_a_bot(wayland: Wayland, home: Path) -> None:
    seats = f"{HUMAN},greedy"
    options = options_of(KIND, seats, SEED)
    with Desktop(wayland, home, *options, module=HANDS) as desktop:
        player = Player(desktop, session_of(KIND, seats, SEED), SEED)
        player.let_bots_play()
        player.play(2)
        desktop.key("F11")
        desktop.wait_for(lambda seen: seen.size == wayland.size, "full screen")
        player.play(2)
        desktop.key("F11")
        desktop.wait_for(lambda seen: seen.size == (1280, 720), "the window")
        player.play()
        wayland.do("quit")
        assert (desktop.wait_end(), desktop.errors) == (0, "")
