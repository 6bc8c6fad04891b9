"""The bench of a new game: the six characters, to be put on a seat with a click or a drag."""

import math
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

import pygame

from azul_desktop.bots.characters import CHARACTERS, Character
from azul_desktop.geometry import Box, Point, box_around
from azul_desktop.i18n import translate, translate_in
from azul_desktop.storage.lastsetup import SEATS
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED, face
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    AMBER,
    CREAM,
    GOOD_TEXT,
    INK,
    INK2,
    LINE,
    Colour,
    Face,
    colour,
)
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.widget import Widget

BENCH: Final = 124
"""How high the bench is."""
HEADED: Final = 60
"""How much higher it is where its title stands above the faces."""
_ASIDE, _CELL = 430, 96
"""How wide the title's side is where there is room, and how wide each face's place at least."""
_FILL = 242, 48
_BADGE = 30
_FACE = 82
_RING = colour("#8f6f2c")
_SEATED = colour("#f4ecd9")
_FAR = 8
"""So far the pointer has moved when a press has become a drag, in logical pixels."""
_NUMBERS: Final = {key + n: n for key in (pygame.K_1, pygame.K_KP_1) for n in range(SEATS)}
"""The keys that put somebody on a certain seat."""


class Guest(NamedTuple):
    """What the bench says of a character: `why_not` is empty if there is a way to the table."""

    character: Character
    why_not: str


class Hosts(NamedTuple):
    """What becomes of a character: invited to a seat or to the first free one, or carried."""

    invite: Callable[[Character, int | None], None]
    carry: Callable[[Character, Point], None]
    drop: Callable[[Character, Point], None]


class BenchFace(Button):
    """One character on the bench."""

    def __init__(
        self, box: Box, guest: Guest, hosts: Hosts, unit: float, aside: Box | None
    ) -> None:
        """`aside` is where the character's card may lie; without it the card lies above."""
        self.aside = aside
        self.character = guest.character
        self.why_not = guest.why_not
        super().__init__(
            f"bench/{self.character.id}",
            box,
            lambda: hosts.invite(guest.character, None),
            label=translate_in("name", self.character.name),
        )
        # Whoever is at the table can still be asked about, and arrows lead on from there.
        self.hint = guest.why_not or translate(self.character.temperament)
        self._hosts = hosts
        self._far = _FAR * unit
        self._from: Point = (0, 0)
        self._carried = False

    def press(self, at: Point) -> None:
        """A click begins, or a drag."""
        self._from, self._carried = at, False

    def drag(self, at: Point) -> None:
        """The face follows the pointer once it has left."""
        far = math.dist(at, self._from) > self._far
        self._carried = self._carried or (far and not self.why_not)
        if self._carried:
            self._hosts.carry(self.character, at)

    def release(self, at: Point) -> None:
        """A drag ends where the pointer is, a click invites."""
        if self._carried:
            self._carried = False
            self._hosts.drop(self.character, at)
        else:
            super().release(at)

    def key(self, key: int) -> bool:
        """Enter and Space invite, a number does to its seat."""
        if key in _NUMBERS:
            self._hosts.invite(self.character, _NUMBERS[key])
            return True
        return super().key(key)

    def look(self) -> Hashable:
        """Whether somebody like that is at the table."""
        return self.why_not

    def paint(self, brush: Brush) -> list[Sprite]:
        """The face over the name; whoever is at the table is pale and has a check mark."""
        box, wanted = self.box, not self.why_not and (self.hovered or self.focused)
        size = brush.px(_FACE)
        lift = brush.px(3) if wanted and not self.pressed else 0
        centre = box.centre[0], box.y + size / 2 + brush.px(5) - lift
        sprites: list[Sprite] = []
        if wanted:
            around = box_around(centre, size).rounded()
            sprites += panels.halo(brush, around, _FACE / 2, 10, AMBER, 0.8)
        state = PLEASED if wanted else NEUTRAL
        bust = face(brush, self.character.id, state, size, _RING)
        if self.why_not:
            key = "seated", self.character.id, size, brush.unit
            bust = SHELF.once(key, lambda: shapes.greyed(bust, _SEATED, 0.4))
        sprites.append(centred(bust, centre))
        if self.why_not:
            # Where the ring is lower right: the face stays to be seen.
            out = size * 0.36
            badge = box_around((centre[0] + out, centre[1] + out), brush.px(_BADGE)).rounded()
            sprites += panels.framed(brush, badge, _BADGE / 2, (GOOD_TEXT,), CREAM, 2)
            sprites.append(brush.icon("check", 18, CREAM, badge.centre))
        name = Box(box.x, box.bottom - brush.px(30), box.w, brush.px(28))
        tint = INK2 if self.why_not else INK
        sprites.append(brush.label(self.label, Face.SEMI, 20, tint, name))
        if self.focused:
            sprites.append(focus_ring(brush, box.grown(-brush.px(6)), 12, "cream"))
        return sprites


def bench(
    page: PageScene,
    box: Box,
    why_not: Callable[[Character], str],
    hosts: Hosts,
    fill: Button,
    *,
    headed: bool,
) -> tuple[list[Sprite], list[Widget]]:
    """The bench in a box of logical pixels; `headed` where its title stands above the faces.

    Beside its title stands the button that fills the seats from it.
    """
    brush = page.brush
    sprites = [_line(page, box)]
    wide, high = _FILL
    if headed:
        title = Box(box.x + 8, box.y + 12, box.w - wide - 24, high)
        button = Box(box.right - wide, title.y, wide, high)
        seats, aside = Box(box.x, box.y + HEADED, box.w, box.h - HEADED), None
    else:
        side = box.w - len(CHARACTERS) * max(_CELL, (box.w - _ASIDE) / len(CHARACTERS))
        title = Box(box.x + 8, box.y + 14, side - 8, 40)
        button = Box(box.x + 8, title.bottom + 8, wide, high)
        seats = Box(box.x + side, box.y, box.w - side, box.h)
        aside = page.box(box.x, box.y, side, box.h)
    words = translate("On the bench")
    sprites.append(brush.label(words, Face.HEAD, 24, INK, page.box(*title), "left"))
    fill.box = page.box(*button)
    cell = seats.w / len(CHARACTERS)
    faces: list[Widget] = [
        BenchFace(
            page.box(seats.x + n * cell, seats.bottom - BENCH + 6, cell, BENCH - 6),
            Guest(one, why_not(one)),
            hosts,
            brush.unit,
            aside,
        )
        for n, one in enumerate(CHARACTERS)
    ]
    return sprites, [fill, *faces]


def _line(page: PageScene, box: Box) -> Sprite:
    """What parts the bench from the seats."""
    line = page.box(box.x + 8, box.y, box.w - 16, 1)
    surface = shapes.rounded((int(line.w), page.brush.px(1)), 0, (LINE,))
    return Sprite(surface, int(line.x), int(line.y))


def carried_face(brush: Brush, who: Character, at: Point, tint: Colour | None) -> Sprite:
    """The face of somebody on the way to a seat, in the seat's colour once it is over one."""
    ring = _RING if tint is None else tint
    return centred(face(brush, who.id, PLEASED, brush.px(_FACE), ring), at)
