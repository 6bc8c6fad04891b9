"""The choreographer makes a timeline from the events of a step.

It changes nothing in the game: each cue lets the picture take up one more event, so that it ends
where the game has been since the move, and may be cut short at any moment.
"""

from collections.abc import Callable, Sequence

from azul_desktop.core.address import BAG, Address, Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    DiscActed,
    Event,
    FeatureWon,
    GameEnded,
    Moved,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
)
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Shape, box_of
from azul_desktop.languages.formats import signed
from azul_desktop.ui.anim.timeline import Timeline
from azul_desktop.ui.table.layout.beside import beside
from azul_desktop.ui.table.show.marker_flight import MarkerFlight
from azul_desktop.ui.table.show.shows import Fade, Flight, Lit, Pulse, Rise, Settle, Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "off": 0.0}
"""How long everything takes, by the name of the setting."""

PLACE, PLACE_GAP = 0.300, 0.055
LEAVE, LEAVE_GAP = 0.260, 0.045
FALL = 0.220
DEAL, DEAL_GAP, DEAL_MOST = 0.280, 0.080, 1.8
SLIDE = 0.320
LIGHT = 0.070
RISE = 0.600
SWEEP, SWEEP_GRAND = 0.520, 0.700
SETTLE, SETTLE_ON_PLATE = 0.110, 0.140
"""So long a piece gives after it has touched down; whatever comes next does not wait for it."""
FADE, FADE_GAP = 0.200, 0.030
"""Without motion a piece takes so long to go and come; the next disc is dealt so much later."""
_BREATH = 0.1
"""So long nothing moves once a round is over."""
TURN = 0.260
"""So long the marker flies between two rounds, and at the least nothing else happens there."""
ATTENTION = 0.320
"""A bot's disc pulses for so long before its tiles fly."""
TILING_MOST = 7.0
"""A whole tiling of four players takes no longer than about this; then it is hurried."""
TILING_LINE, TILING_FLOOR = 0.9, 0.75
"""About so long a full line takes to reach the wall and score, and a floor to be counted."""

_TAKEN = (Zone.DISC, Zone.CENTRE)
_OUT_OF_SIGHT = (Zone.LID, Zone.BAG)


class Choreographer:
    """Plans one step on a table that is shown as it was before."""

    def __init__(
        self,
        where: SeatedLayout,
        shown: ShownTable,
        speed: float,
        sound: Callable[[Event], None],
        tell: Callable[[Event], None] = lambda _: None,
        touch: Callable[[Event], None] = lambda _: None,
        *,
        still: bool = False,
    ) -> None:
        """With `still` nothing moves: pieces fade, numbers appear; the order is the same.

        `sound` hears of events as they land, `tell` as they begin, `touch` of each piece that
        touches down before the last one of its event.
        """
        self._where = where
        self._shown = shown
        self._planned = shown.copy()
        self._speed = speed
        self._sound = sound
        self._tell = tell
        self._touch = touch
        self._still = still
        self._hurry = 1.0
        self._deal_gap = DEAL_GAP
        self._block = ""
        self._begin = 0.0
        """When the events of this block begin."""
        self._after = 0.0
        """When all that is planned so far is over."""
        self._next = 0.0
        """When the next flight of this block may begin."""
        self.timeline: Timeline[Show] = Timeline()
        self._marker = MarkerFlight(where, shown, self.timeline, still=still)

    def plan(
        self, events: Sequence[Event], hand: Sequence[Shape] = (), *, announce: bool = False
    ) -> Timeline[Show]:
        """The timeline of a step; `hand` is where the tiles are that a hand lets go."""
        reasons = [event.reason for event in events if isinstance(event, Scored)]
        tiling = TILING_LINE * reasons.count(Reason.TILE)
        tiling += TILING_FLOOR * reasons.count(Reason.FLOOR)
        self._hurry = TILING_MOST / max(TILING_MOST, tiling)
        dealt = sum(len(event.tiles) for event in events if isinstance(event, Dealt))
        self._deal_gap = min(DEAL_GAP, DEAL_MOST / max(1, dealt))
        if announce:
            self._announce(events)
        for event in events:
            self._plan(event, hand)
            if not isinstance(event, Moved | Dealt):  # those have landed, to see where they lie
                self._planned.land(event)
        return self.timeline

    def _announce(self, events: Sequence[Event]) -> None:
        """Show where a bot takes from before its tiles fly."""
        taken = next((e for e in events if isinstance(e, Moved) and e.colour != MARKER), None)
        if taken is None or taken.src.zone not in (*_TAKEN, Zone.HAND, Zone.SUPPLY):
            return
        places = self._where.pieces(self._planned, taken.src, taken.colour)
        length = ATTENTION * self._speed
        self.timeline.act(Pulse(tuple(places), taken.src.zone in _TAKEN), 0.0, length)
        self._after = self._next = self._begin = length

    def _plan(self, event: Event, hand: Sequence[Shape]) -> None:
        """Plan one event; everything that is not a flight or a score lands in its turn."""
        if isinstance(event, Moved):
            self._plan_moved(event, hand)
        elif isinstance(event, Dealt):
            self._plan_dealt(event)
        elif isinstance(event, Scored):
            self._plan_scored(event)
        elif isinstance(event, DiscActed):
            self._enter("disc")
            self._tell_at(self._after, event)
            circle = self._where.layout.ring.discs[event.disc]
            self._act(Pulse((circle.box,), True), self._after, ATTENTION)
            self._land_at(self._after, event)
        elif isinstance(event, FeatureWon):
            self._plan_feature(event)
        elif isinstance(event, GameEnded):
            self._enter("end")
            self._tell_at(self._after, event)
            self._land_at(self._after + 0.5 * self._speed, event)
        else:
            if isinstance(event, RoundBegan):
                self._after = max(self._after, self._marker.over)
                self._marker.to_the_centre(self._planned, self._after, TURN * self._speed)
                self._after += TURN * self._speed
            elif isinstance(event, RoundEnded):
                self._after = max(self._after, self.timeline.end)  # all that it brought was seen
            self._enter(type(event).__name__)
            self._tell_at(self._after, event)
            self._land_at(self._after, event)
            if isinstance(event, RoundEnded):
                self._after += _BREATH * self._speed  # nothing is on its way while it is read

    # Blocks: events of one block overlap, the next block waits for them.

    def _enter(self, block: str) -> None:
        if block != self._block:
            self._block = block
            self._begin = self._next = self._after

    def _plan_moved(self, event: Moved, hand: Sequence[Shape]) -> None:
        src, dst = event.src.zone, event.dst.zone
        starts = self._where.pieces(self._planned, event.src, event.colour)
        self._planned.apply(event)
        ends = self._where.pieces(self._planned, event.dst, event.colour)
        left_behind = src in _TAKEN and dst in _TAKEN
        if src in _TAKEN and not left_behind:
            starts = list(hand) or starts
        self._enter(_block_of(event))
        pace = self._pace(src, dst)
        begin = self._begin if left_behind or src == Zone.LINE else self._next
        last = self._fly(event, starts, ends, begin, pace)
        if not left_behind:
            self._next = max(self._next, last - (pace[0] - pace[1]) * self._speed)

    def _pace(self, src: Zone, dst: Zone) -> tuple[float, float, float]:
        """How long a piece flies, how much later the next one begins, how high it goes."""
        if self._still:
            return FADE * self._hurry, 0.0, 0.0
        if dst == Zone.FLOOR:
            return FALL, PLACE_GAP, 0.10
        if src in _TAKEN and dst in _TAKEN:
            return LEAVE, LEAVE_GAP, 0.18
        if src == Zone.LINE:
            return SLIDE * self._hurry, 0.02, 0.06
        if src == Zone.FLOOR:
            return PLACE * self._hurry, PLACE_GAP * self._hurry, 0.16
        return PLACE, PLACE_GAP, 0.16

    def _fly(
        self,
        event: Moved,
        starts: Sequence[Shape],
        ends: Sequence[Shape],
        begin: float,
        pace: tuple[float, float, float],
    ) -> float:
        """Fly the pieces of an event one after the other; when the last one lands."""
        length, gap, arc = pace[0] * self._speed, pace[1] * self._speed, pace[2]
        count = max(1, event.count)
        last = begin + length + gap * (count - 1)
        for n in range(count):
            start, end = _one_of(starts, n, count), _one_of(ends, n, count)
            if self._still:
                self.timeline.act(Fade(event.colour, start, end), begin, length)
            else:
                flight = Flight(event.colour, start, end, gap * n, length, arc)
                self.timeline.act(flight, begin, last - begin)
                down = begin + gap * n + length
                if event.dst.zone not in _OUT_OF_SIGHT:
                    self._act(Settle(event.colour, end), down, SETTLE)
                if n < count - 1:
                    self.timeline.cue(down, lambda: self._touch(event))
        self._lift_at(begin, event)
        self._land_at(last, event)
        return last

    def _plan_dealt(self, event: Dealt) -> None:
        """Tiles leave the bag one after the other; those on their way are not seen in it."""
        self._planned.apply(event)
        self._enter("deal")
        if self._still:
            self._appear(event)
            return
        bag = self._where.pieces(self._planned, BAG, 0)[0]
        ends = self._dealt_to(event)
        gap, length = self._deal_gap * self._speed, DEAL * self._speed
        whole = self._next + gap * max(0, len(ends) - 1) + length
        for n, (colour, end, slot) in enumerate(ends):
            begin = self._next + gap * n
            angle = self._where.layout.ring.disc_turn(event.place.index, slot)
            flight = Flight(colour, bag, end, 0.0, length, 0.2, angle, slot)
            self.timeline.act(flight, begin, whole - begin)
            self._act(Settle(colour, end, angle), begin + length, SETTLE_ON_PLATE)
        self._lift_at(self._next, event)
        self._land_at(whole, event)
        self._next += gap * len(ends)

    def _appear(self, event: Dealt) -> None:
        """Tiles are dealt without motion: all of a disc appear where they will lie."""
        length = FADE * self._speed
        for colour, end, _ in self._dealt_to(event):
            self.timeline.act(Fade(colour, None, end), self._next, length)
        self._lift_at(self._next, event)
        self._land_at(self._next + length, event)
        self._next += FADE_GAP * self._speed

    def _dealt_to(self, event: Dealt) -> list[tuple[int, Shape, int]]:
        """Each tile, where it will lie, and as which one of its disc: there they lie sorted."""
        if event.place.zone == Zone.SUPPLY:
            spaces = [Address(Zone.SUPPLY, -1, space) for space in event.spaces]
            return [
                (colour, self._where.pieces(self._planned, space, colour)[0], 0)
                for colour, space in zip(event.tiles, spaces, strict=True)
            ]
        found: list[tuple[int, Shape, int]] = []
        disc = event.place.index
        slots = self._where.layout.ring.disc_slots(disc, len(self._planned.discs[disc]))
        for colour in sorted(set(event.tiles)):
            places = self._where.pieces(self._planned, event.place, colour)
            dealt = places[-event.tiles.count(colour) :]
            found += [(colour, place, slots.index(place)) for place in dealt]
        return found

    def _plan_scored(self, event: Scored) -> None:
        mat = self._where.mat(event.player)
        cells = tuple(mat.scoring(event))
        self._block = "score"
        begin = self._after
        self._tell_at(begin, event)
        if not event.points and not cells:
            self._land_at(begin, event)
            return
        if event.reason in (Reason.TILE, Reason.FLOOR, Reason.MARKER, Reason.DISCARD):
            length = max(0.25, LIGHT * len(cells)) * self._hurry
            lit = Lit(cells)
        else:
            grand = event.reason in (Reason.COLOUR, Reason.STAR)
            length = SWEEP_GRAND if grand else SWEEP
            lit = Lit(cells, sweep=True, grand=grand, still=self._still)
        if cells:
            self._act(lit, begin, length + 0.2 * self._hurry)
        change = event.score - self._planned.players[event.player].score
        if change or event.points:
            self.timeline.act(self._number(event, cells), begin, RISE * self._speed)
        self._tick(event, begin, length * self._speed, change)
        landed = begin + length * self._speed
        self._marker.off_the_floor(self._planned, event, landed, TURN * self._speed)
        self._after = begin + length * self._speed
        self._begin = self._next = self._after

    def _number(self, event: Scored, cells: Sequence[Shape]) -> Rise:
        """What an event scores, beside the cells that it is for, or where the score stands."""
        player, loss = event.player, event.points < 0
        score = self._where.score(player)
        text = signed(event.points)
        rise = Rise(text, score.centre, loss, self._where.slot(player) == 0, self._still)
        if not cells:
            return rise
        mat, wall = self._where.mat(player), self._planned.players[player].wall
        busy = [box_of(mat.cells[cell]) for cell, tile in enumerate(wall) if tile != EMPTY]
        unit = self._where.layout.text
        size = rise.room[0] * unit, rise.room[1] * unit
        limits = mat.box.grown(-8 * unit)
        return rise._replace(at=beside(cells, size, limits, [score, *busy]))

    def _tick(self, event: Scored, begin: float, length: float, change: int) -> None:
        """Let the counter run to the new score, one point after the other, if it may move."""
        old = self._planned.players[event.player].score
        step = 1 if change > 0 else -1
        for n in range(1, 1 if self._still else abs(change)):

            def show(score: int = old + step * n) -> None:
                self._shown.count(event.player, score)

            self.timeline.cue(begin + length * n / abs(change), show)
        self._land_at(begin + length, event)

    def _plan_feature(self, event: FeatureWon) -> None:
        feature = self._where.mat(event.player).feature(event.feature)
        self._block = "feature"
        self._tell_at(self._after, event)
        if feature is not None:
            lit = Lit((feature,), sweep=True, round=True, still=self._still)
            self._act(lit, self._after, SWEEP)
        self._land_at(self._after, event)
        self._after += 0.3 * self._speed
        self._begin = self._next = self._after

    def _act(self, show: Show, begin: float, length: float) -> None:
        self.timeline.act(show, begin, length * self._speed)

    def _lift_at(self, time: float, event: Event) -> None:
        self._tell_at(time, event)
        self.timeline.cue(time, lambda: self._shown.lift(event))

    def _tell_at(self, time: float, event: Event) -> None:
        self.timeline.cue(time, lambda: self._tell(event))

    def _land_at(self, time: float, event: Event) -> None:
        def land() -> None:
            self._shown.land(event)
            self._sound(event)

        self.timeline.cue(time, land)
        self._after = max(self._after, time)


def _block_of(event: Moved) -> str:
    """Which events fly together."""
    src = event.src.zone
    if src in _TAKEN:
        return "take"
    if src == Zone.LINE:
        return f"tiling {event.src.owner} {event.src.index}"
    return f"from {src}"


def _one_of(places: Sequence[Shape], n: int, count: int) -> Shape:
    """The place of the n-th of `count` pieces that are the last ones there."""
    at = max(0, len(places) - count) + n
    return places[min(at, len(places) - 1)]
