"""The program in a real window, played from outside: mouse and keys in, the screen map out."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import TracebackType

import pygame

from tests.e2e.screen import Screen
from tests.library.kept import running_moves

PATIENCE = 30.0
"""Seconds until something that should happen counts as never happening."""
_LOOK = 0.003
ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("AZUL_PROGRAM", "")
"""The executable that is tested instead of the sources, such as the one `make exe` builds."""


@dataclass(frozen=True)
class Map:
    """What the program says is on screen."""

    scene: str
    phase: str
    turn: int
    animating: bool
    size: tuple[int, int]
    centres: dict[str, tuple[int, int]]
    legal: frozenset[str]

    @staticmethod
    def of(text: str) -> "Map":
        data = json.loads(text)
        assert data["format"] == 1
        return Map(
            data["scene"],
            data["phase"],
            data["turn"],
            data["animating"],
            tuple(data["size"]),
            {target["name"]: tuple(target["centre"]) for target in data["targets"]},
            frozenset(target["name"] for target in data["targets"] if target["legal"]),
        )


class Desktop:
    """The program, started with options, on a screen."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        *options: str,
        animation: str = "off",
        settings: Mapping[str, object] | None = None,
        environment: Mapping[str, str] | None = None,
        root: Path = ROOT,
        module: str = "",
    ) -> None:
        """`module` is run in place of the program, to which it lends a hand."""
        self.screen = screen
        self.home = home
        self._file = home / "map.json"
        self._errors = home / "stderr.txt"
        self._seen: tuple[int, Map] | None = None
        home.mkdir(exist_ok=True)
        self._file.unlink(missing_ok=True)
        settings = settings or {"format": 1, "animation": animation}
        (home / "settings.json").write_text(json.dumps(settings))
        own = {
            **screen.environment,
            "SDL_AUDIODRIVER": "dummy",
            "AZUL_DESKTOP_HOME": str(home),
            "PYTHONPATH": str(root),
        }
        start = [PROGRAM] if PROGRAM and not module else [sys.executable, "-m"]
        start += [module or "azul_desktop"] if start[-1] == "-m" else []
        command = [*start, "--screen-map", str(self._file), *options]
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                command, env=os.environ | own | dict(environment or {}), stderr=errors, cwd=root
            )
        self.wait_for(lambda _: True)

    def __enter__(self) -> "Desktop":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()

    # What is to be seen.

    @property
    def map(self) -> Map:
        """The screen map as it is now."""
        stamp = self._file.stat().st_mtime_ns
        if self._seen is None or self._seen[0] != stamp:
            self._seen = stamp, Map.of(self._file.read_text(encoding="utf-8"))
        return self._seen[1]

    @property
    def errors(self) -> str:
        """What the program wrote to its standard error."""
        return self._errors.read_text()

    def moves(self) -> list[str] | None:
        """The moves of the game in progress as it is on disk."""
        return running_moves(self.home)

    def wait_for(
        self, condition: Callable[[Map], bool], what: str = "", seconds: float = PATIENCE
    ) -> Map:
        """The first map that fulfils a condition; whatever goes wrong meanwhile is told."""
        end = time.monotonic() + seconds
        while True:
            if self._file.exists():
                found = self.map
                if condition(found):
                    return found
                if found.scene == "crash":
                    reports = sorted(self.home.glob("crash*.txt"))
                    raise AssertionError(reports[-1].read_text() if reports else "a crash")
            if self.process.poll() is not None:
                raise AssertionError(f"ended with {self.process.returncode}: {self.errors}")
            if time.monotonic() > end:
                seen = self.map if self._file.exists() else None
                raise AssertionError(
                    f"waited in vain for {what or 'the map'}: {seen}, {self.moves()}"
                )
            time.sleep(_LOOK)

    def wait_legal(self, name: str) -> None:
        """Wait until something can be picked up, dropped on or pressed."""
        self.wait_for(lambda seen: name in seen.legal, name)

    def picture(self) -> bytes:
        """What is really to be seen in the window: three bytes (RGB) for each pixel."""
        size, pixels = self.screen.pixels()
        whole = pygame.image.frombuffer(pixels, size, "BGRA")
        return pygame.image.tobytes(whole.subsurface((self.rect[:2], self.map.size)), "RGB")

    # Hands.

    @cached_property
    def window(self) -> int:
        """The number of the window, for xdotool."""
        return self.screen.window()

    @cached_property
    def _focused(self) -> bool:
        self.screen.do(f"windowfocus {self.window}")
        return True

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """Where the window is on the screen, without its frame: x, y, width, height."""
        return self.screen.x.rect(self.window)

    def _on_screen(self, at: tuple[float, float]) -> str:
        assert self._focused
        x, y = self.rect[:2]
        return f"mousemove {round(at[0]) + x} {round(at[1]) + y}"

    def point(self, at: tuple[float, float]) -> None:
        """Move the pointer to a place in the window."""
        self.screen.do(self._on_screen(at))

    def press(self, name: str) -> None:
        """Wait until something can be used, then press the mouse on it."""
        self.wait_legal(name)
        self.screen.do(f"{self._on_screen(self.map.centres[name])} mousedown 1")

    def release(self) -> None:
        """Let go of the mouse."""
        self.screen.do("mouseup 1")

    def click(self, name: str) -> None:
        """Wait until something can be used, then click it."""
        self.press(name)
        self.release()

    def carry(self, start: str, goal: str) -> tuple[float, float]:
        """Pick something up and move it half the way to where it can go; the goal's place."""
        self.press(start)
        self.wait_legal(goal)
        seen = self.map
        (x, y), end = seen.centres[start], seen.centres[goal]
        for part in (0.1, 0.5):
            self.point((x + (end[0] - x) * part, y + (end[1] - y) * part))
        return end

    def drag(self, start: str, goal: str) -> None:
        """Pick something up, wait until it can go there, and drop it."""
        self.point(self.carry(start, goal))
        self.release()

    def key(self, name: str) -> None:
        """Press a key, such as ctrl+z."""
        assert self._focused
        self.screen.do(f"key --clearmodifiers {name}")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.screen.do(f"windowsize {self.window} {width} {height}")

    def ask_to_close(self) -> None:
        """Click the cross of the window."""
        self.screen.x.ask_to_close(self.window)

    def wait_end(self, seconds: float = PATIENCE) -> int:
        """Wait until the program has ended; its exit code."""
        return self.process.wait(seconds)
