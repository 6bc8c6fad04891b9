"""Geometry of the tray under the board in front: the hand, and the button to pass."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_desktop.geometry import Box, Rhombus
from azul_desktop.ui.table.layout.shared_parts import Rack
from azul_desktop.ui.table.layout.tile_slots import LONG, pile

ROW = 118
"""The height of a row that has nothing but the hand, at 1080p."""


@dataclass(frozen=True)
class HandRack(Rack):
    """The hand of the player in front: a pile for each colour, always in the same place."""

    box: Box
    side: float
    avatar: Box
    name: Box
    score: Box
    points_label: Box
    piles: tuple[Box, ...]
    labels: tuple[Box, ...]
    """How many tiles each pile has: below it, or at its right in a tray with two rows."""
    pass_button: Box
    note: Box
    keep_button: Box
    """Off the button to pass: a second click there must not find it."""
    lost: Box
    """Where the tiles lie that are lost with what is kept."""

    def places(self) -> list[Rhombus]:
        """Where the first tile of each colour lies."""
        return [slots[0] for slots in self.slots([1] * len(self.piles))]

    def slots(self, counts: Sequence[int]) -> list[list[Rhombus]]:
        """Where the tiles of each colour lie; they overlap in the width of their pile."""
        return [
            pile(room.centre, self.side, room.w - 8 / 50 * self.side, n)
            for room, n in zip(self._rooms(), counts, strict=True)
        ]

    def _rooms(self) -> list[Box]:
        """What the labels leave of the piles."""
        return [
            pile._replace(h=label.y - pile.y)
            if label.x == pile.x
            else pile._replace(w=label.x - pile.x)
            for pile, label in zip(self.piles, self.labels, strict=True)
        ]


def rack_height(unit: float, text: float, *, in_rows: bool = False) -> int:
    """How high the tray is, with the hand beside the name or in a row of its own."""
    if in_rows:
        return round(60 * text + ROW * unit)
    return round(max(144 * unit, 132 * text))


def hand_rack(box: Box, colours: int, unit: float, text: float) -> HandRack:
    """Name and score at the left, the piles in the middle, the button at the right."""
    top = box.y + (box.h - 120 * text) / 2
    avatar = Box(box.x + 24 * text, top + 8 * text, 52 * text, 52 * text).rounded()
    left = avatar.right + 14 * text
    name = Box(left, top, 140 * text, 40 * text).rounded()
    score = Box(left, top + 48 * text, 72 * text, 60 * text).rounded()
    points = Box(score.right + 2 * text, top + 70 * text, 64 * text, 28 * text).rounded()
    button = Box(box.right - 216 * text, top + 8 * text, 192 * text, 56 * text).rounded()
    note = Box(button.x, top + 68 * text, button.w, 52 * text).rounded()
    keep = Box(button.x, top + 72 * text, button.w, 48 * text).rounded()
    lost = Box(button.x, top, button.w, 64 * text).rounded()
    start, end = name.right + 8 * text, button.x - 10 * text
    wide = (end - start) / colours
    label_height = 26 * text
    inset = 10 * unit
    piles = tuple(
        Box(
            start + i * wide + 2 * unit, box.y + inset, wide - 4 * unit, box.h - 2 * inset
        ).rounded()
        for i in range(colours)
    )
    labels = tuple(
        Box(pile_box.x, pile_box.bottom - label_height, pile_box.w, label_height).rounded()
        for pile_box in piles
    )
    room = box.h - 2 * inset - label_height - 6 * unit
    side = min(room / LONG, wide * 0.66, 56 * unit)
    return HandRack(box, side, avatar, name, score, points, piles, labels, button, note, keep, lost)


def hand_rack_in_rows(box: Box, colours: int, unit: float, text: float) -> HandRack:
    """Name, score and the button above the piles, which keep their size beside large letters."""
    row = Box(box.x + 14 * text, box.y + 4 * text, box.w - 22 * text, 52 * text)
    avatar = Box(row.x, row.y + 6 * text, 40 * text, 40 * text).rounded()
    button = Box(row.right - 176 * text, row.y + 2 * text, 176 * text, 48 * text).rounded()
    note = button._replace(x=round(button.x - 156 * text), w=round(150 * text))
    name = Box(avatar.right + 8 * text, row.y + 6 * text, 110 * text, 40 * text).rounded()
    score = Box(name.right + 6 * text, row.y - 4 * text, 60 * text, 60 * text).rounded()
    room = note.x - score.right - 6 * text
    points = Box(score.right + 2 * text, row.y + 14 * text, room, 28 * text).rounded()
    top = box.y + 60 * text
    wide = (box.w - 16 * unit) / colours
    piles = tuple(
        Box(
            box.x + 8 * unit + i * wide + 2 * unit,
            top,
            wide - 4 * unit,
            box.bottom - top - 8 * unit,
        ).rounded()
        for i in range(colours)
    )
    beside = min(44 * text, wide * 0.4)
    labels = tuple(
        Box(pile_box.right - beside, pile_box.centre[1] - 13 * text, beside, 26 * text).rounded()
        for pile_box in piles
    )
    side = min((piles[0].h - 6 * unit) / LONG, (wide - beside) * 0.8, 56 * unit)
    keep, lost = note, button
    return HandRack(box, side, avatar, name, score, points, piles, labels, button, note, keep, lost)
