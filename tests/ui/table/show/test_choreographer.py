"""Every step is shown to its end at every speed, whenever it is cut short, and not for long."""

import random
from collections.abc import Iterator

import pytest

from azul_desktop.core.address import Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    DiscActed,
    Event,
    GameEnded,
    Moved,
    RoundBegan,
    Scored,
)
from azul_desktop.core.moves import PASS, kind_of
from azul_desktop.core.rules import Step
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Shape, box_of
from azul_desktop.ui.anim.timeline import Timeline
from azul_desktop.ui.table.show.choreographer import PACES, SETTLE, SETTLE_ON_PLATE, Choreographer
from azul_desktop.ui.table.show.shows import Fade, Flight, Pulse, Rise, Settle, Show
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui.table.setting import FULL_HD, WALL, seated
from tests.ui.table.shapes import within
from tests.ui.table.walk import steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
some_kinds = pytest.mark.parametrize("kind", [*KINDS[::4], KINDS[-1]], ids=str)


class Rehearsal:
    """One step, planned on the table as it was before."""

    def __init__(
        self,
        kind: Kind,
        step: Step,
        speed: float = 1.0,
        *,
        announce: bool = False,
        still: bool = False,
    ) -> None:
        self.kind, self.step = kind, step
        self.shown = ShownTable.of(kind.rules, step.before)
        self.sounded: list[tuple[float, Event]] = []
        self.touched: list[tuple[float, Event]] = []
        where = seated(kind, step.before)
        planner = Choreographer(
            where, self.shown, speed, self._sound, touch=self._touch, still=still
        )
        self.timeline: Timeline[Show] = planner.plan(step.events, announce=announce)
        self.length = self.timeline.end

    def _sound(self, event: Event) -> None:
        self.sounded.append((self.timeline.now, event))

    def _touch(self, event: Event) -> None:
        self.touched.append((self.timeline.now, event))

    def play(self, seconds: float) -> Iterator[None]:
        """Let time pass until all is over."""
        while not self.timeline.is_over:
            self.timeline.update(seconds)
            yield

    def is_at_its_end(self) -> bool:
        """Whether the table is as the rules say."""
        return self.shown == ShownTable.of(self.kind.rules, self.step.after)

    def flights(self) -> list[Flight]:
        return [act.what for act in self.timeline.acts if isinstance(act.what, Flight)]

    def flying(self) -> int:
        """How many tiles are on their way at this moment."""
        acts = [act.what for act in self.timeline.on_stage()]
        return sum(isinstance(show, Flight) and show.piece != MARKER for show in acts)


def tiles_seen(shown: ShownTable) -> int:
    """How many tiles lie on the table, in the bag and in the lid."""
    seen = sum(tile != EMPTY for disc in shown.discs for tile in disc)
    seen += sum(shown.centre) + sum(shown.bag) + sum(shown.lid)
    seen += sum(tile != EMPTY for tile in shown.supply)
    for board in shown.players:
        seen += sum(count for _, count in board.lines) + sum(board.hand) + sum(board.kept)
        seen += sum(tile != EMPTY for tile in board.wall)
        seen += sum(piece not in (None, MARKER) for piece in (*board.floor, board.caught))
    return seen


@every_kind
def test_a_step_ends_where_the_game_is_at_every_speed(kind: Kind) -> None:
    for number, step in enumerate(steps(kind, 7)):
        speed = (PACES["slow"], PACES["normal"], PACES["fast"])[number % 3]
        rehearsal = Rehearsal(kind, step, speed, announce=number % 2 == 0)
        for _ in rehearsal.play(0.13):
            pass
        assert rehearsal.is_at_its_end()
        assert [event for _, event in rehearsal.sounded if event not in step.events] == []
        assert len(rehearsal.sounded) == len(step.events)


@every_kind
def test_a_step_that_is_cut_short_ends_where_the_game_is(kind: Kind) -> None:
    chance = random.Random(3)
    for step in list(steps(kind, 8))[::2]:
        rehearsal = Rehearsal(kind, step)
        rehearsal.timeline.update(chance.uniform(0, rehearsal.length))
        rehearsal.timeline.finish()
        assert rehearsal.timeline.is_over
        assert rehearsal.is_at_its_end()


@some_kinds
def test_no_tile_is_seen_twice(kind: Kind) -> None:
    total = kind.edition.tiles_of_each * len(kind.edition.colours)
    for step in list(steps(kind, 9))[1::4]:
        rehearsal = Rehearsal(kind, step)
        assert tiles_seen(rehearsal.shown) == total
        for _ in rehearsal.play(0.0437):
            assert tiles_seen(rehearsal.shown) + rehearsal.flying() <= total
        assert tiles_seen(rehearsal.shown) == total


@some_kinds
def test_every_flight_begins_and_ends_in_the_window(kind: Kind) -> None:
    window = Box(0, 0, *FULL_HD)
    for step in list(steps(kind, 10))[::2]:
        for flight in Rehearsal(kind, step).flights():
            assert within(box_of(flight.start), window)
            assert within(box_of(flight.end), window)


@every_kind
def test_nobody_waits_long(kind: Kind) -> None:
    for step in steps(kind, 11):
        rehearsal = Rehearsal(kind, step)
        kinds = {type(event) for event in step.events}
        if not kinds & {Scored, Dealt, GameEnded}:
            assert rehearsal.length < 1.2
        if GameEnded in kinds:
            assert rehearsal.length < 12
        if RoundBegan not in kinds:
            continue
        for _ in rehearsal.play(0.05):
            pass
        began = [time for time, e in rehearsal.sounded if isinstance(e, RoundBegan)]
        dealt = [time for time, e in rehearsal.sounded if isinstance(e, Dealt)]
        assert began[0] < 9  # the tiling of all players
        assert dealt[-1] - dealt[0] < 2.2
        acting = sum(isinstance(event, DiscActed) for event in step.events)
        assert rehearsal.length - began[0] < 3.2 + 0.35 * acting


def test_speeds_are_parts_of_the_normal_one() -> None:
    assert PACES == {"slow": 1.6, "normal": 1.0, "fast": 0.45, "off": 0.0}
    for step in steps(WALL, 13):
        normal = Rehearsal(WALL, step).length
        assert Rehearsal(WALL, step, PACES["slow"]).length == pytest.approx(1.6 * normal)
        assert Rehearsal(WALL, step, PACES["fast"]).length == pytest.approx(0.45 * normal)


@every_kind
def test_the_tiles_of_a_drag_fly_from_the_hand(kind: Kind) -> None:
    hand = [Box(500 + 20 * n, 400, 72, 72) for n in range(20)]
    step = next(steps(kind, 14))
    shown = ShownTable.of(kind.rules, step.before)
    planner = Choreographer(seated(kind, step.before), shown, 1.0, lambda _: None)
    flights = [act.what for act in planner.plan(step.events, hand).acts]
    taken = [f for f in flights if isinstance(f, Flight) and f.start in hand]
    assert taken
    left = [f for f in flights if isinstance(f, Flight) and f.start not in hand]
    ring = seated(kind, step.before).layout.ring
    for flight in left:  # only what is left behind flies from the disc
        homes = (ring.tray, *ring.discs)
        assert any(home.contains(flight.end.centre) for home in homes)


@every_kind
def test_the_move_of_a_bot_is_announced_where_it_takes_from(kind: Kind) -> None:
    step = next(steps(kind, 15))
    plain, announced = Rehearsal(kind, step), Rehearsal(kind, step, announce=True)
    assert announced.length == pytest.approx(plain.length + 0.32)
    (pulse,) = [act.what for act in announced.timeline.on_stage()]
    assert isinstance(pulse, Pulse)
    taken = {flight.start for flight in plain.flights()}
    assert set(pulse.places) <= taken


def test_passing_is_not_announced() -> None:
    kind = KINDS[-1]
    for step in steps(kind, 1):
        if kind_of(step.move) == PASS:
            assert not Rehearsal(kind, step, announce=True).timeline.on_stage()
            return
    raise AssertionError("nobody passed")


@some_kinds
def test_the_counter_ticks_point_by_point(kind: Kind) -> None:
    for step in list(steps(kind, 16))[-12:]:
        rehearsal = Rehearsal(kind, step)
        changes: dict[int, set[int]] = {n: set() for n in range(kind.players)}
        for event in step.events:
            if isinstance(event, Scored) and event.points:
                changes[event.player].add(1 if event.points > 0 else -1)
        last = [board.score for board in rehearsal.shown.players]
        for _ in rehearsal.play(0.004):
            now = [board.score for board in rehearsal.shown.players]
            for player, (old, new) in enumerate(zip(last, now, strict=True)):
                if old != new and len(changes[player]) == 1:
                    assert (new > old) == (1 in changes[player])
            last = now


@every_kind
def test_without_motion_the_same_is_told_in_the_same_order_and_sooner(kind: Kind) -> None:
    for step in list(steps(kind, 17))[::2]:
        moving, still = Rehearsal(kind, step), Rehearsal(kind, step, still=True)
        assert still.length <= moving.length + 1e-9
        assert not still.flights()
        for rehearsal in (moving, still):
            for _ in rehearsal.play(0.03):
                pass
            assert rehearsal.is_at_its_end()
        assert [event for _, event in still.sounded] == list(step.events)


@some_kinds
def test_without_motion_pieces_fade_where_they_lie_and_numbers_stay(kind: Kind) -> None:
    for step in list(steps(kind, 18))[::3]:
        moving, still = Rehearsal(kind, step), Rehearsal(kind, step, still=True)
        fades = [act.what for act in still.timeline.acts if isinstance(act.what, Fade)]
        ends = sorted((f.piece, f.end.centre) for f in moving.flights())
        assert sorted((fade.piece, fade.end.centre) for fade in fades) == ends
        rises = [act.what for act in still.timeline.acts if isinstance(act.what, Rise)]
        assert all(rise.still for rise in rises)


@some_kinds
def test_without_motion_a_counter_jumps_to_its_new_score(kind: Kind) -> None:
    for step in list(steps(kind, 19))[-12:]:
        rehearsal = Rehearsal(kind, step, still=True)
        told = {board.score for board in rehearsal.shown.players}
        told |= {event.score for event in step.events if isinstance(event, Scored)}
        for _ in rehearsal.play(0.004):
            assert {board.score for board in rehearsal.shown.players} <= told


# What lands.


def landings(rehearsal: Rehearsal) -> dict[tuple[int, Shape], float]:
    """When each flight touches down, by the piece and its place."""
    return {
        (act.what.piece, act.what.end): act.start + act.what.delay + act.what.length
        for act in rehearsal.timeline.acts
        if isinstance(act.what, Flight)
    }


@some_kinds
def test_a_piece_settles_where_and_when_it_touches_down(kind: Kind) -> None:
    for step in list(steps(kind, 21))[::3]:
        rehearsal = Rehearsal(kind, step)
        down = landings(rehearsal)
        settling = [act for act in rehearsal.timeline.acts if isinstance(act.what, Settle)]
        for act in settling:
            assert isinstance(act.what, Settle)
            assert act.length in (pytest.approx(SETTLE), pytest.approx(SETTLE_ON_PLATE))
            place = act.what.place
            assert any(
                end == place and act.start == pytest.approx(time, abs=1e-6)
                for (_, end), time in down.items()
            )
        moved = any(
            isinstance(e, Moved) and e.dst.zone not in (Zone.LID, Zone.BAG) for e in step.events
        )
        assert bool(settling) or not moved


@some_kinds
def test_nobody_waits_for_what_settles(kind: Kind) -> None:
    for step in list(steps(kind, 22))[::4]:
        rehearsal = Rehearsal(kind, step)
        flights = landings(rehearsal).values()
        if flights and not any(isinstance(event, Scored) for event in step.events):
            assert rehearsal.length <= max(flights) + SETTLE_ON_PLATE + 1e-6 or any(
                not isinstance(event, Moved | Dealt) for event in step.events
            )


def test_nothing_settles_without_motion() -> None:
    for step in steps(WALL, 23):
        shows = [act.what for act in Rehearsal(WALL, step, still=True).timeline.acts]
        assert not [show for show in shows if isinstance(show, Settle | Flight)]


def test_each_tile_of_a_move_touches_down_before_the_last_is_heard() -> None:
    several = 0
    for step in steps(WALL, 24):
        rehearsal = Rehearsal(WALL, step)
        for _ in rehearsal.play(0.01):
            pass
        moved = [event for event in step.events if isinstance(event, Moved)]
        counts = {id(event): 0 for event in moved}
        for time, event in rehearsal.touched:
            counts[id(event)] += 1
            assert time <= next(when for when, heard in rehearsal.sounded if heard is event)
        for event in moved:
            assert counts[id(event)] == event.count - 1
            several += event.count > 1
    assert several > 3


def test_a_dealt_tile_lies_as_it_is_painted_on_its_disc() -> None:
    step = next(step for step in steps(WALL, 25) if any(isinstance(e, Dealt) for e in step.events))
    rehearsal = Rehearsal(WALL, step)
    ring = seated(WALL, step.before).layout.ring
    dealt = next(event for event in step.events if isinstance(event, Dealt))
    disc = dealt.place.index
    for n, slot in enumerate(ring.disc_slots(disc, len(dealt.tiles))):
        (flight,) = [flight for flight in rehearsal.flights() if flight.end == slot]
        assert flight.angle == ring.disc_turn(disc, n) != 0
        assert flight.take == n
