"""A monkey at the window: it does anything at any moment, and looks each time whether all holds."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.storage.settings import Settings, load_settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Stage
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.screenmap import describe
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.ui.pilot import Pilot
from tests.ui.tables import facts, replayed

SIZES = [(1280, 720), (1024, 768), (640, 480), (500, 900), (1100, 700), (1400, 600), (333, 200)]
FRAMES = (0.0, 1 / 60, 1 / 60, 0.1, 0.5, 1.3, 5.0)
KEYS = (
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_l, pygame.K_m,
    pygame.K_F1, pygame.K_F11, pygame.K_QUESTION, *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
WAYS_OUT = ("button/quit", "button/menu", "button/log", "button/new", "button/leave")
"""Found often enough without aiming at them."""
SHORTCUTS = (
    *(pygame.K_z, pygame.K_y, pygame.K_z, pygame.K_y, pygame.K_z, pygame.K_y, pygame.K_z),
    pygame.K_v, pygame.K_PLUS, pygame.K_MINUS, pygame.K_n,
)  # fmt: skip


class HastyWorker:
    """A bot without a process that answers after a few looks."""

    def __init__(self) -> None:
        self._answer: Move | None = None
        self._patience = 0

    def ask(self, bot: str, rules: Rules, state: State, seed: int, budget: Budget) -> int:
        self._answer = GreedyBot(seed).choose(rules, rules.redeal(state, seed), budget)
        self._patience = seed % 4
        return seed

    def poll(self) -> Move | None:
        self._patience -= 1
        if self._patience > 0:
            return None
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.cancel()


class Monkey:
    """Random input from a seed; whoever closes the window finds it open again."""

    def __init__(
        self, home: Path, seed: int, first: Callable[[Desk], Scene], settings: Settings
    ) -> None:
        self._home = home
        self._chance = random.Random(seed)
        self._pilot = Pilot(home, first, size=(1280, 720), settings=settings)
        self._seen: list[Move] = []
        self.done: list[str] = []
        """Everything it did, for who wants to know how it came about."""
        self.scenes: set[str] = set()
        """The names of all scenes it has been to."""
        self.moves = 0
        """How many moves were made or taken back."""

    def play(self, steps: int) -> None:
        """Do so many things; an AssertionError tells what no longer held."""
        for _ in range(steps):
            self._do_anything()
            if not self._pilot.app.running:
                self._come_back()
            self._check()

    def rest(self) -> None:
        """Leave the table and do nothing until all is cleared away.

        The window has another size for a moment, so that its shelf, which may be full, is empty.
        """
        app = self._pilot.app
        app.go(TitleScene(app.desk))
        self._pilot.resize((1024, 768))
        self._pilot.resize((1280, 720))
        for _ in range(600):
            self._pilot.frame(0.5)
            if not app._litter:
                return
        raise AssertionError("the window never rests")

    def close(self) -> None:
        self._pilot.close()

    # What it does.

    def _do_anything(self) -> None:
        actions: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._move),
            (30, self._press),
            (26, self._release),
            (10, self._click),
            (25, self._drag),
            (3, lambda: self._button(pygame.MOUSEBUTTONDOWN, 3)),
            (10, self._key),
            (4, self._shortcut),
            (2, self._type),
            (1, self._resize),
            (2, lambda: self._post(pygame.WINDOWFOCUSLOST)),
            (1, lambda: self._post(pygame.WINDOWEXPOSED)),
            (20, self._wait),
        )
        (act,) = self._chance.choices([a for _, a in actions], [w for w, _ in actions])
        act()
        if self._chance.random() < 0.7:  # else more than one thing happens in a frame
            self._frame(self._chance.choice(FRAMES))

    def _frame(self, seconds: float) -> None:
        self.done.append(f"frame {seconds:.3f}")
        self._pilot.frame(seconds)

    def _post(self, kind: int, **values: Any) -> None:
        self.done.append(f"{pygame.event.event_name(kind)} {values}")
        pygame.event.post(pygame.Event(kind, **values))

    def _somewhere(self, aim: float = 0.7) -> tuple[int, int]:
        """Mostly on something that can be used, else anywhere."""
        app, chance = self._pilot.app, self._chance
        targets = app.scene.targets()
        usable = [t for t in targets if t.legal and t.name not in WAYS_OUT]
        if usable and chance.random() < aim:
            targets = usable
        if targets and chance.random() < 0.3 + aim:
            target = chance.choice(targets)
            self.done.append(target.name)
            x, y = target.box.centre
            return round(x * app.window.scale), round(y * app.window.scale)
        w, h = app.window.screen.get_size()
        return chance.randrange(-5, w + 5), chance.randrange(-5, h + 5)

    def _move(self) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._somewhere(), rel=(0, 0), buttons=(0, 0, 0))

    def _button(self, kind: int, button: int = 1) -> None:
        self._post(kind, pos=self._somewhere(), button=button)

    def _press(self) -> None:
        self._button(pygame.MOUSEBUTTONDOWN)

    def _release(self) -> None:
        self._button(pygame.MOUSEBUTTONUP)

    def _click(self) -> None:
        at = self._somewhere()
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def _drag(self) -> None:
        """Well aimed, for else there would be hardly any moves."""
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._somewhere(0.95), button=1)
        self._frame(1 / 60)
        goal = self._somewhere(0.95)
        self._post(pygame.MOUSEMOTION, pos=goal, rel=(0, 0), buttons=(1, 0, 0))
        self._frame(1 / 60)
        self._post(pygame.MOUSEBUTTONUP, pos=goal, button=1)

    def _key(self) -> None:
        key = self._chance.choice(KEYS)
        if len(self._pilot.app.scenes) > 1 and self._chance.random() < 0.5:
            key = pygame.K_ESCAPE  # back to the table, or it would hardly play
        self._post(pygame.KEYDOWN, key=key, mod=0, unicode="")
        if self._chance.random() < 0.8:
            self._post(pygame.KEYUP, key=key, mod=0)

    def _shortcut(self) -> None:
        key = self._chance.choice(SHORTCUTS)
        self._post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL, unicode="")

    def _type(self) -> None:
        self._post(pygame.TEXTINPUT, text=self._chance.choice(["7", "Ж", "é\u0301", "\x00", "🎲"]))

    def _resize(self) -> None:
        size = self._chance.choice(SIZES)
        if not self._pilot.app.window.full_screen:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _wait(self) -> None:
        """Long enough for what is moving to arrive."""
        for _ in range(self._chance.randrange(1, 12)):
            self._frame(0.7)
            if not self._pilot.app.running:
                return

    def _come_back(self) -> None:
        """The program was ended: start it again, with what it left on disk."""
        self.done.append("come back")
        self._pilot.close()
        settings = load_settings(self._home / "settings.json")
        self._pilot = Pilot(self._home, TitleScene, settings=settings)

    # What must hold.

    def _check(self) -> None:
        app = self._pilot.app
        self.scenes.add(app.scene.name)
        tables = [scene for scene in app.scenes if isinstance(scene, TableScene)]
        assert len(tables) <= 1
        size = app.window.screen.get_size()
        json.dumps(describe(app.scene, animating=True, size=size, scale=app.window.scale))
        names = [target.name for target in app.scene.targets()]
        assert len(names) == len(set(names)), "two things have one name"
        for target in app.scene.targets():
            assert target.box.w > 0, target
            assert target.box.h > 0, target
        for table in tables:
            self._check_table(table)
        if self._chance.random() < 0.05:
            self._check_picture()

    def _check_picture(self) -> None:
        """What was repainted in parts looks as if it were painted as a whole."""
        self._frame(0)
        if not self._pilot.app.running:
            return
        stage = self._pilot.app.window.stage
        whole = pygame.Surface(stage.screen.get_size(), 0, stage.screen)
        Stage(whole).show(self._pilot.app._groups())
        painted, fresh = (pygame.image.tobytes(s, "RGB") for s in (stage.screen, whole))
        assert painted == fresh, "a part of the picture is old"

    def _check_table(self, table: TableScene) -> None:
        session, pointer = table.session, table._pointer
        if session.record.moves != self._seen:
            self._seen = list(session.record.moves)
            self.moves += 1
            assert facts(replayed(session)) == facts(session), "the record tells another game"
        busy = table._flow.animating
        waiting = not (busy or session.is_over or session.seat.kind != HUMAN)
        assert (pointer.hand is not None) == waiting, "somebody else's hand"
        if not table.animating:
            shown = ShownTable.of(session.rules, session.state)
            assert table._flow.performance.shown == shown, "the picture is not the game"
        if pointer.hand is None:
            assert pointer.held()[1] == 0
