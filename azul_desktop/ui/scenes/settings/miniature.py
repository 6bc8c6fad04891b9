"""The table of a game as a small picture, as the settings are now."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

import pygame

from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.edition import Edition
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Circle, Point, box_of
from azul_desktop.languages.speech import generation
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes.settings.sample_game import sample_game
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.table_parts import View
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.seating import NOBODY, front_seat, sitters
from azul_desktop.ui.table.shown.shown_table import ShownTable

_LEAST = (1280, 720)
"""A table is painted at least so large, and then reduced: its letters would not fit else."""
_MOST_KEPT = 6


class Still(NamedTuple):
    """A picture of a table, and where some things lie on it."""

    surface: pygame.Surface
    centre: Circle
    start: Point
    """A disc that a tile may come from."""
    end: Point
    """A cell of the board in front that it may go to."""
    cell: float


class Miniature:
    """Pictures of one game's table, each painted once for a size and for what it depends on."""

    def __init__(self, desk: Desk, session: Session | None, edition: Edition) -> None:
        self._desk = desk
        self._session = session
        self.edition = edition if session is None else session.record.edition
        self._kept: dict[Hashable, Still] = {}
        self._painting: tuple[Hashable, Iterator[Still | None]] | None = None
        """What is being painted, and how it goes on."""

    def _key(self, size: tuple[int, int]) -> Hashable:
        settings = self._desk.settings
        return size, settings.ui_scale, settings.colour_counts, self._desk.looks, generation()

    def get_ready(self) -> bool:
        """Play the game for the picture where none is given; whether that was still to be done."""
        if self._session is not None:
            return False
        self._session = sample_game(self.edition)
        return True

    def find(self, size: tuple[int, int]) -> Still | None:
        """The picture of a size, if it was painted for the settings as they are."""
        return self._kept.get(self._key(size))

    def paint(self, size: tuple[int, int]) -> None:
        """Paint a part of the table for a picture of a size, which takes a few of these steps."""
        key = self._key(size)
        if self._painting is None or self._painting[0] != key:
            self._painting = key, self._steps(size)
        still = next(self._painting[1])
        if still is None:
            return
        self._painting = None
        if len(self._kept) >= _MOST_KEPT:  # the oldest one goes
            del self._kept[next(iter(self._kept))]
        self._kept[key] = still

    def _steps(self, size: tuple[int, int]) -> Iterator[Still | None]:
        """Paint a table part by part; the picture comes last."""
        session = self._session or sample_game(self.edition)
        large = _LEAST if size[0] < _LEAST[0] else size
        desk = self._desk.miniature(large)
        wood = desk.backdrop(f"{session.record.edition.theme}/table")  # kept as long as it is here
        yield None
        picture = TablePicture(
            desk,
            session.rules,
            len(session.record.seats),
            front_seat(session),
            drafting=session.state.phase == DRAFT,
        )
        yield None
        shown = ShownTable.of(session.rules, session.state)
        view = View(sitters(session, shown, NOBODY), session.state.turn, Prompt(""))
        while picture.paint_one(shown, view):
            yield None
        surface = pygame.Surface(large)
        for group in (wood, *picture.groups(shown, view)[1:]):
            for sprite in group.sprites:
                surface.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
        yield None
        reduced = pygame.transform.smoothscale(surface, size)
        yield _still(picture.layout, reduced, size[0] / large[0])


def _still(layout: TableLayout, surface: pygame.Surface, part: float) -> Still:
    """A picture reduced to a part of the layout's size."""
    ring, front = layout.ring, layout.boards[0]
    cells = front.cells
    start, end = ring.discs[0], box_of(cells[len(cells) // 2])
    return Still(
        surface,
        Circle(*(length * part for length in ring.tray)),
        (start.x * part, start.y * part),
        (end.centre[0] * part, end.centre[1] * part),
        front.cell * part,
    )
