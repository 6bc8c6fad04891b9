"""Small pictures of what players have built, of any edition: in lists, on the title, on cards."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

import pygame

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Rules
from azul_desktop.geometry import Box
from azul_desktop.library.positions import Position, last_position
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.pieces.pieces import Pieces

_MOST, _MOST_POSITIONS = 64, 256
"""So many pictures and positions are kept."""


class BoardPictures:
    """Paints boards, each as one sprite in the middle of a room; what was used last is kept."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._looks = desk.looks
        self._pieces: dict[str, Pieces] = {}
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._positions: OrderedDict[tuple[int, int, str], Position | UserError] = OrderedDict()

    # Any board.

    def board(self, brush: Brush, rules: Rules, cells: Sequence[int], room: Box) -> Sprite:
        """What is built on a board, where `cells` are those of its `BoardView`."""
        return self._painted(brush, rules.edition, rules.options.variant, tuple(cells), room)

    def blank(self, brush: Brush, edition: Edition, variant: str, room: Box) -> Sprite:
        """The empty board of an edition, for as long as nobody has painted the real one."""
        names = edition.variant_names
        side = variant if variant in names else names[0]
        return self._painted(brush, edition, side, (), room)

    def paint_board(self, brush: Brush, rules: Rules, cells: Sequence[int], room: Box) -> bool:
        """Paint a board before it is asked for; whether that was to be done."""
        edition, variant = rules.edition, rules.options.variant
        return self._paint_early(brush, edition, variant, tuple(cells), room)

    def paint_blank(self, brush: Brush, edition: Edition, variant: str, room: Box) -> bool:
        """Paint an empty board before it is asked for; whether that was to be done."""
        return self._paint_early(brush, edition, variant, (), room)

    def _paint_early(
        self, brush: Brush, edition: Edition, variant: str, cells: tuple[int, ...], room: Box
    ) -> bool:
        self._obey_looks()
        there = self._key(brush, edition, variant, cells, room.rounded()) in self._kept
        if not there:
            self._painted(brush, edition, variant, cells, room)
        return not there

    def _key(
        self, brush: Brush, edition: Edition, variant: str, cells: tuple[int, ...], room: Box
    ) -> Hashable:
        return edition.id, variant, cells, int(room.w), int(room.h), brush.unit

    def _painted(
        self, brush: Brush, edition: Edition, variant: str, cells: tuple[int, ...], room: Box
    ) -> Sprite:
        room = room.rounded()
        self._obey_looks()
        size = int(room.w), int(room.h)
        key = self._key(brush, edition, variant, cells, room)
        found = self._kept.get(key)
        if found is None:
            found = self._paint(brush, edition, variant, cells, size)
            self._kept[key] = found
            if len(self._kept) > _MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found._replace(x=found.x + int(room.x), y=found.y + int(room.y))

    def _paint(
        self,
        brush: Brush,
        edition: Edition,
        variant: str,
        cells: tuple[int, ...],
        size: tuple[int, int],
    ) -> Sprite:
        pieces = self._pieces.get(edition.id)
        if pieces is None:
            desk = self._desk
            pieces = pieces_of(edition, desk.images, desk.type, desk.looks)
            self._pieces[edition.id] = pieces
        side, family = edition.board(variant), table_family(edition)
        covered = cells or _empty(edition, variant)
        sprites, _ = family.board_picture(brush, pieces, side, covered, Box(0, 0, *size))
        box = Group(sprites).box
        surface = pygame.Surface(box.size, pygame.SRCALPHA)
        for sprite in sprites:
            surface.blit(sprite.surface, (sprite.x - box.x, sprite.y - box.y), None, sprite.flags)
        return Sprite(surface, box.x, box.y)

    def _obey_looks(self) -> None:
        if self._looks != self._desk.looks:
            self._looks = self._desk.looks
            self.forget()

    def forget(self) -> None:
        """The window has another size, or tiles look otherwise."""
        self._kept.clear()
        self._pieces.clear()

    # Games of the library.

    def known(self, row: GameRow) -> Position | UserError | None:
        """Where a game stands, or why nobody knows; None if nobody has looked yet."""
        return self._positions.get((row.id, row.length, row.changed))

    def look_up(self, row: GameRow) -> Position | UserError:
        """The same, looked up now: some milliseconds."""
        key = row.id, row.length, row.changed
        found = self._positions.get(key)
        if found is None:
            try:
                found = last_position(self._desk.library.games, row, self._desk.catalogue.find)
            except UserError as error:
                found = error
            self._positions[key] = found
            if len(self._positions) > _MOST_POSITIONS:
                self._positions.popitem(last=False)
        self._positions.move_to_end(key)
        return found


def _empty(edition: Edition, variant: str) -> tuple[int, ...]:
    """The cells of a board before the first move."""
    rules = build(edition, Options(variant))
    return rules.view(rules.initial(edition.player_counts[0], 0).boards[0]).cells


def own_seat(row: GameRow) -> int:
    """Whose board stands for a game: that of a person, the best of them, else of who won."""
    people = [n for n, one in enumerate(row.seats) if one.seat.kind == HUMAN]
    shown = people or list(range(len(row.seats)))
    if not row.finished:
        return shown[0] if shown else 0
    return min(shown, key=lambda n: (row.seats[n].place or 99, n), default=0)
