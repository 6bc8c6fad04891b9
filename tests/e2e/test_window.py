"""Whatever happens to a window – closed, resized, hidden, clicked wildly – no game is lost."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from azul_desktop.core.record import HUMAN
from azul_desktop.session.session import Session
from tests.e2e.desktop import ROOT, Desktop, Map
from tests.e2e.gestures import Drag, Seen
from tests.e2e.player import Player, options_of, session_of
from tests.e2e.screen import Screen
from tests.games import EDITIONS, KINDS, Kind
from tests.library.kept import kept

pytestmark = pytest.mark.e2e

KIND = KINDS[0]
PEOPLE = f"{HUMAN},{HUMAN}"
WITH_BOT = f"{HUMAN},greedy"
SEED = next(seed for seed in range(99) if KIND.rules.initial(2, seed).turn == 0)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def first_drag(session: Session) -> Drag:
    """A first move that leaves tiles to go on with."""
    seen = Seen(session.rules, session.state)
    (drag,) = seen.gestures(session.rules.legal_moves(session.state)[0], drag=True)
    assert isinstance(drag, Drag)
    return drag


class TestTheWayToTheFirstMove:
    def test_one_click_on_the_title_then_the_first_tile(self, screen: Screen, home: Path) -> None:
        with Desktop(screen, home) as desktop:
            assert desktop.map.scene == "title"
            assert "button/continue" not in desktop.map.centres
            desktop.click("button/quick")
            desktop.click("button/know-it")
            desktop.wait_for(lambda seen: can_draft(seen.legal), "a turn of mine")
            assert desktop.map.scene == "table"

    def test_every_edition_can_be_chosen_for_a_new_game(self, screen: Screen, home: Path) -> None:
        with Desktop(screen, home) as desktop:
            desktop.click("button/new")
            for edition in EDITIONS:
                desktop.click(f"edition/{edition}")
            desktop.click("button/play")
            desktop.wait_for(lambda seen: can_draft(seen.legal), "a turn of mine")


def can_draft(legal: frozenset[str]) -> bool:
    return any(name.startswith("disc/") for name in legal)


def on_the_table(desktop: Desktop, drag: Drag) -> None:
    desktop.wait_legal(drag.start)


def while_carrying(desktop: Desktop, drag: Drag) -> None:
    desktop.carry(drag.start, drag.goal)


def while_tiles_fly(desktop: Desktop, drag: Drag) -> None:
    desktop.drag(drag.start, drag.goal)
    desktop.wait_for(lambda seen: seen.animating, "tiles that fly")


def while_a_bot_thinks(desktop: Desktop, drag: Drag) -> None:
    desktop.drag(drag.start, drag.goal)
    desktop.wait_for(lambda seen: seen.turn == 1 and not seen.animating, "the bot's turn")


def in_the_menu(desktop: Desktop, drag: Drag) -> None:
    desktop.click("button/menu")
    desktop.wait_for(lambda seen: seen.scene != "table", "the menu")


MOMENTS = [on_the_table, while_carrying, while_tiles_fly, while_a_bot_thinks, in_the_menu]


class TestClosing:
    @pytest.mark.parametrize("moment", MOMENTS)
    def test_at_any_moment(
        self, moment: Callable[[Desktop, Drag], None], screen: Screen, home: Path
    ) -> None:
        session = session_of(KIND, WITH_BOT, SEED)
        player_options = options_of(KIND, WITH_BOT, SEED)
        with Desktop(screen, home, *player_options, animation="normal") as desktop:
            moment(desktop, first_drag(session))
            desktop.ask_to_close()
            assert (desktop.wait_end(), desktop.errors) == (0, "")
        screen.do("mouseup 1")

    def test_on_the_title(self, screen: Screen, home: Path) -> None:
        with Desktop(screen, home) as desktop:
            desktop.ask_to_close()
            assert (desktop.wait_end(), desktop.errors) == (0, "")

    @pytest.mark.parametrize("kind", [k for k in KINDS if k.players == 2], ids=str)
    def test_the_game_goes_on_where_it_was(self, kind: Kind, screen: Screen, home: Path) -> None:
        session = session_of(kind, PEOPLE, SEED)
        with Desktop(screen, home, *options_of(kind, PEOPLE, SEED)) as desktop:
            Player(desktop, session).play(4)
            desktop.ask_to_close()
            assert (desktop.wait_end(), desktop.errors) == (0, "")
        with Desktop(screen, home, "--size", "1280x720") as desktop:
            desktop.click("button/continue")
            Player(desktop, session).play(2)

    def test_a_display_that_goes_away_loses_no_game(
        self, screen: Screen, home: Path, tmp_path: Path
    ) -> None:
        session = session_of(KIND, PEOPLE, SEED)
        options = options_of(KIND, PEOPLE, SEED)
        with Screen(tmp_path) as doomed, Desktop(doomed, home, *options) as desktop:
            Player(desktop, session).play(3)
            doomed.close()
            assert desktop.wait_end() != 0
            assert "Traceback" not in desktop.errors
        with Desktop(screen, home) as desktop:
            desktop.click("button/continue")
            Player(desktop, session).check()


class TestDragging:
    @pytest.fixture
    def desktop(self, screen: Screen, home: Path) -> Iterator[Desktop]:
        with Desktop(screen, home, *options_of(KIND, PEOPLE, SEED)) as desktop:
            yield desktop

    @pytest.mark.parametrize("size", [(1024, 768), (1500, 800), (640, 480), (500, 900)])
    def test_the_window_changes_its_size(self, desktop: Desktop, size: tuple[int, int]) -> None:
        player = Player(desktop, session_of(KIND, PEOPLE, SEED))
        drag = first_drag(player.session)
        desktop.carry(drag.start, drag.goal)
        desktop.resize(*size)
        desktop.wait_for(lambda seen: seen.size == size, f"the size {size}")
        player.check()
        desktop.release()
        player.play(3)

    def test_the_window_is_hidden(self, desktop: Desktop) -> None:
        player = Player(desktop, session_of(KIND, PEOPLE, SEED))
        drag = first_drag(player.session)
        player.check()
        before = desktop.picture()
        desktop.carry(drag.start, drag.goal)
        desktop.screen.do(f"windowunmap --sync {desktop.window} windowmap --sync {desktop.window}")
        player.check()
        desktop.release()
        desktop.point((1, 1))
        desktop.wait_for(lambda _: desktop.picture() == before, "the picture from before")
        player.play(2)

    @pytest.mark.parametrize("how", ["key Escape", "click 3"])
    def test_tiles_are_put_back(self, desktop: Desktop, how: str) -> None:
        player = Player(desktop, session_of(KIND, PEOPLE, SEED))
        drag = first_drag(player.session)
        end = desktop.carry(drag.start, drag.goal)
        desktop.screen.do(how)
        player.check()
        desktop.point(end)
        desktop.release()
        player.play(1)


class TestHaste:
    def test_clicks_all_over_the_table_while_tiles_fly(self, screen: Screen, home: Path) -> None:
        random = Random(1)
        options = options_of(KIND, PEOPLE, SEED)
        with Desktop(screen, home, *options, animation="normal") as desktop:
            drag = first_drag(session_of(KIND, PEOPLE, SEED))
            desktop.drag(drag.start, drag.goal)
            desktop.wait_for(lambda seen: seen.animating, "tiles that fly")
            below_the_buttons = max(
                at[1] for name, at in desktop.map.centres.items() if name.startswith("button/")
            )
            for _ in range(200):
                x, y = random.randrange(1280), random.randrange(below_the_buttons + 40, 720)
                desktop.point((x, y))
                screen.do("mousedown 1 mouseup 1")
            screen.do("click 3")
            saved = wait_for_rest(desktop)
            Player(desktop, saved).play(1)

    def test_undo_and_redo_while_tiles_fly(self, screen: Screen, home: Path) -> None:
        session = session_of(KIND, PEOPLE, SEED)
        options = options_of(KIND, PEOPLE, SEED)
        with Desktop(screen, home, *options, animation="normal") as desktop:
            player = Player(desktop, session)
            move, drag = session.rules.legal_moves(session.state)[0], first_drag(session)
            while_tiles_fly(desktop, drag)
            desktop.key("ctrl+z")
            player.check()
            desktop.key("ctrl+y")
            session.submit(move)
            player.check()
            desktop.click("button/undo")
            session.undo()
            player.check()

    def test_undo_while_a_bot_thinks(self, screen: Screen, home: Path) -> None:
        session = session_of(KIND, WITH_BOT, SEED)
        options = options_of(KIND, WITH_BOT, SEED)
        with Desktop(screen, home, *options, animation="normal") as desktop:
            player = Player(desktop, session)
            for _ in range(3):
                while_a_bot_thinks(desktop, first_drag(session))
                desktop.key("ctrl+z")
                player.check()
            player.play(1)


def wait_for_rest(desktop: Desktop) -> Session:
    """The game on disk, once the window shows it and nothing moves."""
    desktop.screen.ask("getmouselocation --shell")  # answered after every click was made
    desktop.wait_for(lambda seen: is_as_saved(desktop, seen), "the saved game on screen")
    return saved_game(desktop)


def is_as_saved(desktop: Desktop, seen: Map) -> bool:
    session = saved_game(desktop)
    return not seen.animating and Seen(session.rules, session.state).offers() <= seen.legal


def saved_game(desktop: Desktop) -> Session:
    return kept(desktop.home)[0]


class TestWhatIsMissing:
    def test_no_audio_device(self, screen: Screen, home: Path) -> None:
        nothing = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": "/nowhere/at/all"}
        options = options_of(KIND, PEOPLE, SEED)
        with Desktop(screen, home, *options, environment=nothing) as desktop:
            Player(desktop, session_of(KIND, PEOPLE, SEED)).play(2)
            assert desktop.errors == ""

    def test_no_fonts(self, screen: Screen, home: Path, tmp_path: Path) -> None:
        root = tmp_path / "tree"
        parts = {"azul_desktop": "*.so", "editions": "-", "lessons": "-", "assets": "fonts"}
        for folder, unwanted in parts.items():
            ignored = shutil.ignore_patterns("__pycache__", unwanted)
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        with Desktop(screen, home, "--size", "1280x720", root=root) as desktop:
            desktop.click("button/quick")
            desktop.click("button/know-it")
            desktop.wait_for(lambda seen: can_draft(seen.legal), "a turn of mine")
            assert desktop.errors == ""

    def test_no_assets_at_all(self, screen: Screen, home: Path, tmp_path: Path) -> None:
        root = tmp_path / "tree"
        for folder in ("azul_desktop", "editions"):
            ignored = shutil.ignore_patterns("__pycache__", "*.so")
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        with Desktop(screen, home, *options_of(KIND, PEOPLE, SEED), root=root) as desktop:
            Player(desktop, session_of(KIND, PEOPLE, SEED)).play(2)
            assert desktop.errors == ""

    def test_a_small_screen(self, home: Path, tmp_path: Path, screen: Screen) -> None:
        with Screen(tmp_path, (800, 600)) as small:
            with Desktop(small, home) as desktop:
                width, height = desktop.map.size
                assert (width <= 800, height <= 600) == (True, True)
                for x, y in desktop.map.centres.values():
                    assert (0 < x < width, 0 < y < height) == (True, True)
            own_size = options_of(KIND, PEOPLE, SEED)[:-2]
            with Desktop(small, home, *own_size) as desktop:
                Player(desktop, session_of(KIND, PEOPLE, SEED)).play(4)
