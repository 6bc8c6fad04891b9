"""A scripted round in a window: hands that point, drag and click, and the time of every frame."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from azul_desktop.bots.base import Budget
from azul_desktop.bots.registry import make_bot
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.coach import names
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import KEEP, State
from azul_desktop.geometry import Point
from azul_desktop.paths import bundled
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.app import App
from azul_desktop.ui.scenes.register import register_scenes
from azul_desktop.ui.scenes.table import TableScene

SEED = 5
BOT = "apprentice"
"""A bot that decides at once: the window is measured, not the thinking."""
_FRAME = 1 / 60
_APPROACH, _CARRY = 8, 14
"""Frames that the pointer takes to a tile, and with it to where it goes."""
_PATIENCE = 60.0
_SILENT = Settings(effects_volume=0, music_volume=0)


class Bench:
    """A window that is measured; time runs as fast as the frames do, unless it is the real one."""

    def __init__(
        self,
        home: Path,
        catalogue: Catalogue,
        size: tuple[int, int],
        *,
        clock: Callable[[], float] | None = None,
        settings: Settings = _SILENT,
    ) -> None:
        self._now = 0.0
        self.app = App(
            assets=bundled("assets"),
            home=home,
            catalogue=catalogue,
            settings=settings,
            scenes=register_scenes,
            size=size,
            clock=clock or (lambda: self._now),
        )
        self._is_real = clock is not None
        self._pointer: Point = (0.0, 0.0)
        self.times: list[float] = []
        """The milliseconds of each frame so far."""

    def sit_down(self, session: Session) -> None:
        """Begin a game; the first frame paints all, and is the start's business."""
        self.app.go(TableScene(self.app.desk, session))
        self.frame()
        self.rest()
        self.times.clear()

    def frame(self) -> float:
        """One frame, from reading events to the end of the display's update; its milliseconds."""
        self._now += _FRAME
        began = time.perf_counter()
        self.app.frame()
        took = time.perf_counter() - began
        self.times.append(took * 1000)
        if self._is_real:
            time.sleep(max(_FRAME - took, 0.0))
        return self.times[-1]

    def rest(self) -> None:
        """Frames until nothing moves."""
        self.frame()
        end = time.perf_counter() + _PATIENCE
        while (self.app.moving or self.app.scene.animating) and time.perf_counter() < end:
            self.frame()

    def play_round(self, session: Session) -> None:
        """Play until the next round is dealt, every move with the mouse."""
        rounds = session.state.round
        while session.state.round == rounds and not session.is_over:
            self.play_move(session)

    def play_move(self, session: Session) -> None:
        """Make one sensible move with the mouse and see it through."""
        made = len(session.record.moves)
        for touched in _touches(session.rules, session.state):
            self._touch(*touched)
        self.rest()
        if len(session.record.moves) == made:
            raise RuntimeError(f"the hands could not make a move in {self.app.scene.phase}")

    def look_at_another_board(self) -> None:
        """Hold Tab for a moment."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=pygame.K_TAB, mod=0))
            self.rest()

    def _touch(self, start: str, goal: str = "") -> None:
        """Click something, or drag it somewhere."""
        self._move_to(start, _APPROACH)
        self._press(pygame.MOUSEBUTTONDOWN)
        if goal:
            self._move_to(goal, _CARRY)
        self._press(pygame.MOUSEBUTTONUP)

    def _press(self, kind: int) -> None:
        pygame.event.post(pygame.Event(kind, pos=self._at(self._pointer), button=1))
        self.frame()

    def _move_to(self, name: str, frames: int) -> None:
        (x, y), (goal_x, goal_y) = self._pointer, self._centre(name)
        for n in range(1, frames + 1):
            part = n / frames
            self._pointer = x + (goal_x - x) * part, y + (goal_y - y) * part
            at = self._at(self._pointer)
            motion = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            pygame.event.post(motion)
            self.frame()

    def _centre(self, name: str) -> Point:
        scale = self.app.window.scale
        for target in self.app.scene.targets():
            if target.name == name:
                x, y = target.box.centre
                return x * scale, y * scale
        raise RuntimeError(f"{name} is not on the table")

    @staticmethod
    def _at(point: Point) -> tuple[int, int]:
        return round(point[0]), round(point[1])

    def close(self) -> None:
        """Close the window."""
        self.app.close()


def new_game(catalogue: Catalogue, edition: str, kinds: list[str]) -> Session:
    """A game that is the same every time."""
    seats = tuple(Seat(f"Player {n}", kind) for n, kind in enumerate(kinds, 1))
    variant = catalogue.get(edition).variant_names[0]
    first = kinds.index(HUMAN)
    setup = GameSetup(edition, variant, False, seats, first_player=first, seed=SEED)
    return start_game(setup, catalogue.get)


def _touches(rules: Rules, state: State) -> Iterator[tuple[str, ...]]:
    """What is clicked (one name) or dragged (two) to make a sensible move."""
    table = LegalTargets(rules, state)
    if state.phase == KEEP:
        yield (names.KEEP,)
        return
    move = make_bot(BOT, SEED).choose(rules, state, Budget())
    for start, goals in table.picks.items():
        for goal, moves in goals.items():
            if move in moves:
                yield start, goal
                yield from _further_choice(move, moves)
                return
    yield (names.PASS,)


def _further_choice(move: Move, moves: list[Move]) -> Iterator[tuple[str]]:
    if len(moves) > 1:
        yield (names.choice(moves.index(move)),)
