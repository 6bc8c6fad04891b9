"""What a step is about, as it lies on the table: what is lit, and where the hand points."""

from collections.abc import Sequence

import pygame

from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.core.moves import Move, unpack_take
from azul_desktop.geometry import Box, Circle, Point, Shape, box_of, surrounding
from azul_desktop.ui.scenes.lesson.dusk import Form, Lit
from azul_desktop.ui.scenes.lesson.finger import comes_from_above, hand_box
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.table_button import TableButton
from azul_desktop.ui.widgets.widget import Widget

_ON, _BESIDE = (0.62, 0.66), (0.84, 0.86)
"""Where on a tile or a place the finger is, in parts of its box; nearer to its corner where that is
only to be looked at."""
_ABOVE = (1.0, 0.3)
"""Where it is on the marker when the hand comes from above."""
_CORNER = 0.15
"""How far the corner of the box around a disc reaches beyond what may be pointed at, in radii."""
_SOURCES = (Zone.DISC, Zone.CENTRE, Zone.HAND, Zone.KEEP, Zone.SUPPLY)

_GOALS = (Zone.LINE, Zone.SPACE)
"""Where a move leads is lit as brightly as where it begins."""


class Guide:
    """Finds on the table as it is now what a step names."""

    def __init__(
        self,
        picture: TablePicture,
        shown: ShownTable,
        pointer: Pointer,
        widgets: Sequence[Widget],
        points: Sequence[Address],
        meant: Sequence[Move],
        high: int,
    ) -> None:
        """Without moves that are `meant` one only reads; `high` is the height of the window."""
        self._picture = picture
        self._shown = shown
        self._pointer = pointer
        self._widgets = widgets
        self._high = high
        self._points = [point for point in map(self._here, points) if point is not None]
        self._meant = meant

    def _here(self, address: Address) -> Address | None:
        """The address under which something can be found now; None where it is not there."""
        return address if self._form(address) is not None else None

    # What is lit.

    def lit(self) -> tuple[Lit, ...]:
        """What lies in the light: what is to be done next, and by half what else is named."""
        if not self._meant:
            return tuple(Lit(form) for form in self.forms())
        choices = self._choices()
        if choices:
            return tuple(Lit(_around(spot)) for spot in choices)
        hand, discs = self._pointer.hand, self._picture.layout.ring.discs
        if hand is not None and hand.rest is not None:
            goes = self._sent_to()
            return tuple(Lit(discs[n], n != goes) for n in (hand.rest.left, hand.rest.right))
        aim = self._aim()
        found = [(point, self._form(point)) for point in self._points]
        return tuple(
            Lit(form, point != aim and point.zone not in _GOALS)
            for point, form in found
            if form is not None
        )

    def forms(self) -> list[Form]:
        """All that is named."""
        found = (self._form(point) for point in self._points)
        return [form for form in found if form is not None]

    def _form(self, address: Address) -> Form | None:
        """The outline of something that is named; None where it is not on the table now."""
        ring, layout = self._picture.layout.ring, self._picture.layout
        match address.zone:
            case Zone.DISC:
                return ring.discs[address.index]
            case Zone.CENTRE if address.colour == ANY_COLOUR:
                return ring.tray
            case Zone.HAND if address.colour == ANY_COLOUR and layout.rack is not None:
                return layout.rack.box
            case Zone.PASS | Zone.DONE:
                return self._button(address)
            case Zone.MARKER:
                return self._marker()
            case Zone.BONUSES:
                return self._picture.family.bonuses(self._picture.easel)
        spot = self._spot(address)
        return None if spot is None else _around(spot)

    def _button(self, address: Address) -> Box | None:
        for widget in self._widgets:
            if isinstance(widget, TableButton) and widget.address == address and widget.shown:
                return widget.box
        return None

    def _marker(self) -> Form | None:
        """The marker, wherever it lies."""
        place = self._shown.marker
        if place is None:
            return None
        return self._picture.where.pieces(self._shown, place, MARKER)[0]

    def _spot(self, address: Address) -> Spot | None:
        """Tiles of a hand are called otherwise while some are chosen to be kept."""
        called = {address}
        if address.zone == Zone.HAND:
            called.add(Address(Zone.KEEP, address.owner, address.index, address.colour))
        for spots in (self._pointer.spots, self._pointer.others):
            for spot in spots:
                if spot.address in called:
                    return spot
        return None

    # Where the hand points.

    def aim(self) -> Point | None:
        """Where the finger is now; None where nothing is to be done, or it is not known where."""
        if not self._points:
            return None
        if self._meant and (choices := self._choices()):
            hand = self._pointer.hand
            for spot in choices:
                if hand is not None and hand.choices[spot.address.index] in self._meant:
                    return _at(spot.box, _ON)
            return None
        if self._meant and (goes := self._sent_to()) is not None:
            return self._finger(Address(Zone.DISC, index=goes))
        return self._finger(self._aim() if self._meant else self._told())

    def hands(self) -> list[Box]:
        """What the hand covers wherever it will be at this step."""
        if not self._points:
            return []
        ends = {self._points[0], self._points[-1]} if self._meant else {self._told()}
        return [self._hand(point) for point in ends]

    def _hand(self, address: Address) -> Box:
        return hand_box(self._picture.brush, self._finger(address), self._high)

    def _told(self) -> Address:
        """What the hand points at so that it hides least of all that is named; first the marker.

        That is small, and lies on what is named beside it.
        """
        if marker := [point for point in self._points if point.zone == Zone.MARKER]:
            return marker[0]
        boxes = [_box(form) for form in self.forms()]

        def hidden(address: Address) -> float:
            hand = pygame.Rect(*self._hand(address).rounded())
            parts = (hand.clip(pygame.Rect(*box.rounded())) for box in boxes)
            return sum(part.w * part.h for part in parts)

        return min(self._points, key=hidden)

    def _aim(self) -> Address:
        """What is to be touched next: first what is picked up, then where it goes."""
        hand, points = self._pointer.hand, self._points
        if hand is not None and hand.picked is not None and not self._is_other(hand.picked):
            targets = hand.targets()
            return next((point for point in points if point in targets), points[-1])
        return points[0]

    def _is_other(self, picked: Address) -> bool:
        """Whether something is held that this step does not ask for."""
        sources = [point for point in self._points if point.zone in _SOURCES]
        return bool(sources) and all(
            (point.zone, point.index) != (picked.zone, picked.index)
            or point.colour not in (picked.colour, ANY_COLOUR)
            for point in sources
        )

    def open(self) -> list[Box]:
        """What is to be chosen from now: ways to pay, or discs for the rest of the tiles."""
        hand, found = self._pointer.hand, self._choices()
        if hand is not None and hand.rest is not None:
            found = [spot for spot in self._pointer.spots if hand.legal(spot.address)]
        return [spot.box for spot in found]

    def _sent_to(self) -> int | None:
        """The disc that the next colour of a rest is to go to."""
        hand = self._pointer.hand
        if hand is None or hand.rest is None or hand.to_send is None:
            return None
        right = any(
            unpack_take(move)[3] >> hand.to_send & 1
            for move in self._meant
            if move in hand.rest.moves
        )
        return hand.rest.right if right else hand.rest.left

    def _choices(self) -> list[Spot]:
        """Ways to pay that are to be chosen from now."""
        hand = self._pointer.hand
        if hand is None or not hand.choices:
            return []
        return [spot for spot in self._pointer.spots if spot.address.zone == Zone.CHOICE]

    def _finger(self, address: Address) -> Point:
        """Where the finger is on something that is on the table."""
        is_button = address.zone in (Zone.PASS, Zone.DONE)
        part = _ON if self._meant and not is_button else _BESIDE
        spot, form = self._spot(address), self._form(address)
        assert form is not None
        if spot is not None and address.zone in _SOURCES and address.colour != ANY_COLOUR:
            return _at(box_of(_lowest(spot.shapes)), part)
        if isinstance(form, Circle):
            return _at(form.box.grown(-form.radius * _CORNER), part)
        at = _at(_box(form), part)
        if address.zone == Zone.MARKER and comes_from_above(self._picture.brush, at, self._high):
            return _at(_box(form), _ABOVE)
        return at


def _around(spot: Spot) -> Form:
    """The one shape of a spot, or a box around several."""
    if len(spot.shapes) == 1:
        return spot.shapes[0]
    return surrounding([box_of(shape) for shape in spot.shapes])


def _lowest(shapes: Sequence[Shape]) -> Shape:
    """The one at the lower right: a hand there covers the others least."""
    return max(shapes, key=lambda shape: shape.centre[0] + 2 * shape.centre[1])


def _at(box: Box, part: tuple[float, float]) -> Point:
    return box.x + box.w * part[0], box.y + box.h * part[1]


def _box(form: Form) -> Box:
    return form if isinstance(form, Box) else form.box
