"""A closer look: another player's board grows over the table, a place explains itself."""

import math
from collections.abc import Callable, Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.explain import bag_count, bag_text, special_words
from azul_desktop.core.address import BAG, CENTRE, LID, NOBODY, Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Point, box_of
from azul_desktop.ui.anim.easing import ease_out
from azul_desktop.ui.families.explained import Explained
from azul_desktop.ui.families.rules_page import Passage
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.raised_board import STEPS
from azul_desktop.ui.table.paint.ring_painter import badge_box
from azul_desktop.ui.table.paint.store_plate import StorePlate, counted
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.paint.tips import Tip, hidden_things, paint_tip, symbol_size
from azul_desktop.ui.table.paint.zoom import Zoom
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.table_button import TableButton
from azul_desktop.ui.widgets.widget import Widget

_GROW_AFTER = 0.7
"""So long the pointer rests on a board before it grows."""
_EXPLAIN_AFTER = 0.45
_READ_AFTER = 1.6
"""What needs no explanation to be used explains itself to whoever rests on it for longer."""
_COUNT_AFTER = 0.12
"""Numbers are looked up, not read: those of bag and lid come sooner."""
_RISE = 0.2
"""The seconds in which a board that has grown throws its shadow."""
_STIR = 6
"""So far a pointer moves after a decision before something new explains itself to it."""


class CloserLook:
    """What the player looks at more closely."""

    def __init__(
        self,
        picture: TablePicture,
        coach: Coach,
        names: Callable[[], Sequence[str]],
        still: Callable[[], bool] = lambda: False,
    ) -> None:
        """`still` says whether nothing may move."""
        self._picture = picture
        self._coach = coach
        self._names = names
        """Who plays, seat by seat, in the language of now."""
        self._still = still
        self._zoom = Zoom(picture)
        self._store_plate = StorePlate(picture)
        self._held: int | None = None
        """The board that a key holds up."""
        self._player: int | None = None
        self._since = 0.0
        self._grown = -math.inf
        """When the board that is looked at has grown."""
        self._risen = STEPS
        self._pointer: Point = (-1, -1)
        self._hand: Hand | None = None
        self._left_at: Point | None = None
        """Where the last decision left the pointer, until it has moved from there."""
        self._seen: object = None
        self._tip: Tip | None = None
        self._plate: Group | None = None
        self._about: list[Explained] | None = None
        """The places that explain themselves in this layout."""

    def forget(self) -> None:
        """The table was laid out anew."""
        self._player = self._held = None
        self._tip = self._plate = self._about = None
        self._store_plate.forget()

    @property
    def is_held(self) -> bool:
        """Whether a key holds up a board."""
        return self._held is not None

    def wait(self) -> None:
        """Something else is to be read: nothing opens before the pointer moves."""
        self._player, self._tip, self._plate = None, None, None
        self._left_at = self._pointer

    def hold_up(self, player: int | None) -> None:
        """Look at a board as long as a key is held, or at none."""
        self._held = player

    def update(self, now: float, pointer: Pointer, shown: ShownTable, state: State) -> bool:
        """Follow the pointer; whether something appears or goes."""
        if pointer.at != self._pointer:
            self._pointer, self._since = pointer.at, now
        self._notice(pointer.hand)
        resting = now - self._since
        busy = pointer.held()[1] > 0
        # Once the pointer has rested long enough nothing changes before something else does.
        seen = self._pointer, self._held, busy, id(shown), id(pointer.hand)
        rising = self._rise(now)
        if resting > _READ_AFTER and seen == self._seen:
            return rising
        self._seen = seen if resting > _READ_AFTER else None
        player = self._held
        if player is None and resting >= _GROW_AFTER and not busy and self._left_at is None:
            player = self._board_at(pointer.at, shown)
        elif player is None and self._player is not None and not busy:
            # A board that has grown stays until the pointer leaves its small one.
            player = self._player if self._board_at(pointer.at, shown) == self._player else None
        tip = None
        if not busy and player is None:
            tip = self._counted_at(pointer.at, shown)
            if resting < _COUNT_AFTER and tip != self._tip:
                tip = None
            if tip is None and resting >= _EXPLAIN_AFTER:
                tip = self._explanation(pointer, shown, state)
            if tip is None and resting >= _READ_AFTER:
                tip = self._about_spot(pointer, state)
            if self._left_at is not None and tip != self._tip:
                tip = None
        changed = player != self._player or tip != self._tip
        if player is not None and player != self._player:
            self._grown = now
            self._rise(now)
        self._player = player
        if tip != self._tip:
            self._tip, self._plate = tip, None
        waiting = resting < _READ_AFTER + 0.1
        return changed or waiting or rising

    def _rise(self, now: float) -> bool:
        """Let the board rise, step by step; whether it does."""
        part = 1.0 if self._still() else min(1.0, (now - self._grown) / _RISE)
        before, self._risen = self._risen, round(STEPS * ease_out(part))
        return part < 1 or before != self._risen

    def _notice(self, hand: Hand | None) -> None:
        """A pointer that rests where it decided asks nothing; what it read before may stay."""
        if hand is not self._hand:
            self._hand, self._left_at = hand, self._pointer
        elif self._left_at is not None and math.dist(self._left_at, self._pointer) > _STIR:
            self._left_at = None

    def _board_at(self, at: Point, shown: ShownTable) -> int | None:
        if any(one.box.contains(at) for one in self._held_things(shown)):
            return None  # these explain themselves
        for slot, mat in enumerate(self._picture.layout.boards):
            if slot and mat.box.contains(at):
                return self._picture.where.player(slot)
        return None

    def _explanation(self, pointer: Pointer, shown: ShownTable, state: State) -> Tip | None:
        """What lies under the pointer, or why it cannot be used."""
        at = pointer.at
        disc = self._special_at(at, pointer, shown)
        if disc is not None:
            return self._special(disc, shown.specials[disc])
        for tip in self._stores(shown):
            if tip.beside.contains(at):
                return tip
        explained = self._explained_at(at, shown)
        if explained is not None:
            return Tip(explained.text, explained.box)
        spot = pointer.spot_at(at)
        if spot is None or pointer.hand is None or pointer.legal(spot.address):
            return None
        why, address, keeping = "", spot.address, pointer.hand.keeping
        if address.zone in (Zone.WALL, Zone.SPACE):
            why = self._coach.why_not_now(state, address)
        elif address.zone == Zone.KEEP and keeping is not None:
            why = keeping.why_not_add(address.colour)
        return Tip(why, spot.box) if why else None

    def _about_spot(self, pointer: Pointer, state: State) -> Tip | None:
        """What a place is, whether it can be used or not."""
        spot = pointer.spot_at(pointer.at)
        text = "" if spot is None else self._coach.about(state, spot.address)
        return Tip(text, spot.box) if spot is not None and text else None

    def passage(
        self, pointer: Pointer, shown: ShownTable, state: State, button: Widget | None
    ) -> Passage:
        """Where the rules tell about what the pointer is on, else about what is decided now.

        It may be on a button that stands for something.
        """
        on = button.address if isinstance(button, TableButton) else None
        asked = self.asked(pointer, shown, state) if on is None else None
        intent = pointer.hand.intent if pointer.hand is not None else None
        rules = self._coach.rules
        return asked or self._picture.family.passage(rules, state, on, intent)

    def asked(self, pointer: Pointer, shown: ShownTable, state: State) -> Passage | None:
        """Where the rules tell about what the pointer is on, if it is on anything."""
        at, address = pointer.at, pointer.hovered
        disc = self._special_at(at, pointer, shown)
        if disc is not None:
            address = Address(Zone.DISC, index=disc)
        elif (store := self._store_at(at)) is not None:
            address = store
        elif (explained := self._explained_at(at, shown)) is not None:
            if isinstance(explained.about, Passage):
                return explained.about
            address = explained.about
        if address is None:
            return None
        return self._picture.family.passage(self._coach.rules, state, address, None)

    def _store_at(self, at: Point) -> Address | None:
        """Bag or lid, where the pointer is on one of them."""
        bar, ring = self._picture.layout.top_bar, self._picture.layout.ring
        for address, box, thing in ((BAG, bar.bag.box, ring.bag), (LID, bar.lid.box, ring.lid)):
            if box.contains(at) or (ring.standing and thing.contains(at)):
                return address
        return None

    def _explained_at(self, at: Point, shown: ShownTable) -> Explained | None:
        """Something that is no address but explains itself, where the pointer is on it."""
        things = [*self._held_things(shown), *self._places(shown)]
        return next((one for one in things if one.box.contains(at)), None)

    def _special(self, disc: int, side: int) -> Tip:
        """What a special disc is called and does, with its symbol."""
        title, text = special_words(self._coach.rules.edition.specials[side].effect)
        picture, ring = self._picture, self._picture.layout.ring
        symbol = picture.pieces.badge(side, symbol_size(picture.brush))
        return Tip(text, ring.discs[disc], title, symbol)

    def _special_at(self, at: Point, pointer: Pointer, shown: ShownTable) -> int | None:
        """The special disc whose symbol or bare rim the pointer is on."""
        ring, spot = self._picture.layout.ring, pointer.spot_at(at)
        for disc, side in enumerate(shown.specials):
            if side == EMPTY or disc == shown.off:
                continue
            bare = spot is not None and spot.address == Address(Zone.DISC, index=disc)
            on_disc = bare and ring.discs[disc].contains(at)
            if on_disc or badge_box(ring, disc).contains(at):
                return disc
        return None

    def _counted_at(self, at: Point, shown: ShownTable) -> Tip | None:
        """What bag or lid in the top bar hold, where the pointer is on it."""
        bar = self._picture.layout.top_bar
        if not bar.box.contains(at):
            return None
        return next((tip for tip in self._stores(shown) if tip.beside.contains(at)), None)

    def _stores(self, shown: ShownTable) -> list[Tip]:
        """Bag and lid: their numbers in the top bar, and the things themselves on the table."""
        picture = self._picture
        bar, ring = picture.layout.top_bar, picture.layout.ring
        bag, lid = bag_count(sum(shown.bag)), self._coach.lid_count(sum(shown.lid))
        found = []
        for box, thing, title, text, counts in (
            (bar.bag.box, ring.bag, bag, bag_text(), shown.bag),
            (bar.lid.box, ring.lid, lid, self._coach.lid(), shown.lid),
        ):
            tiles = counted(picture, counts)
            # Whoever looks up numbers in the bar is told nothing else.
            found.append(Tip("" if tiles else text, box, title, counts=tiles))
            if ring.standing:
                found.append(Tip(text, thing, title, counts=tiles))
        return found

    def _places(self, shown: ShownTable) -> list[Explained]:
        """Things that explain themselves: marker, floor, ornaments."""
        picture = self._picture
        found: list[Explained] = []
        if shown.marker == CENTRE:
            box, text = picture.layout.ring.marker, self._coach.marker_in_centre()
            found.append(Explained(box, text, Address(Zone.MARKER)))
        if self._about is None:
            self._about = picture.family.about_places(picture.easel)
        return found + self._about

    def _held_things(self, shown: ShownTable) -> list[Explained]:
        """What tells about the players: the start marker, tokens and cubes."""
        picture, where = self._picture, self._picture.where
        found: list[Explained] = []
        if shown.marker is not None and shown.marker.owner != NOBODY:
            place = box_of(where.pieces(shown, shown.marker, MARKER)[0])
            name = self._names()[shown.marker.owner]
            text = self._coach.marker_held(shown.round, name)
            found.append(Explained(place, text, Address(Zone.MARKER, shown.marker.owner)))
        return found + picture.family.about_players(picture.easel, where, shown, self._names())

    def groups(self, shown: ShownTable, sitters: Sequence[Sitter]) -> list[Group]:
        """What lies over everything."""
        if self._player is not None:
            sitter = sitters[self._player]
            large = self._zoom.groups(self._player, shown, sitter, self._risen)
            if self._held is None:
                return large
            # Who has no pointer sees here what else only hovering tells.
            return large + self._store_plate.groups(shown, self._zoom.mat(self._player).box)
        if self._tip is None:
            return []
        if self._plate is None:
            layout, tip = self._picture.layout, self._tip
            hidden = hidden_things(layout, shown, tip.beside)
            self._plate = Group(paint_tip(self._picture.brush, tip, layout, hidden)[0])
        return [self._plate]
