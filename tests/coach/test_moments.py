"""Moments of a game: true points, nothing larger of their kind, positions that show them."""

from collections import Counter

import pytest

from azul_desktop.coach.moment_words import moment_sentence, moment_title
from azul_desktop.coach.moments import (
    SHOWN,
    Moment,
    MomentKind,
    _rank,
    all_moments,
    moments,
)
from azul_desktop.coach.praise import Merit, Praise, praise, praise_line, praise_spoken
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import Moved, Reason, Scored
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.state import SCORE
from azul_desktop.session.session import Session
from azul_desktop.session.tally import tally
from tests.games import KINDS, Kind, random_moves

SEEDS = (1, 2, 3)
NAMES = ("Olena", "Bohdan", "Taras", "Maria")
LOSSES = {Reason.FLOOR, Reason.MARKER, Reason.DISCARD}
BONUSES = set(Reason) - LOSSES - {Reason.TILE}


def played(kind: Kind, seed: int) -> Session:
    seats = tuple(Seat(name) for name in NAMES[: kind.players])
    return Session(Record(kind.rules, seats, seed, list(random_moves(kind, seed)[0])))


def changes(session: Session) -> list[tuple[Scored, int, int]]:
    """Every event that scored, its true change, and its step."""
    found = []
    for number, step in enumerate(session.steps):
        scores = [board[SCORE] for board in step.before.boards]
        for event in step.events:
            if isinstance(event, Scored):
                found.append((event, event.score - scores[event.player], number))
                scores[event.player] = event.score
    return found


def largest(session: Session, kind: MomentKind) -> int:
    """The most that any event of a kind changed, worked out without the module."""
    reasons = {
        MomentKind.LOSS: LOSSES,
        MomentKind.GAIN: {Reason.TILE},
        MomentKind.BONUS: BONUSES,
    }[kind]
    found = [abs(change) for event, change, _ in changes(session) if event.reason in reasons]
    return max(found, default=0)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_moments_are_the_largest_of_their_kind_and_true(kind: Kind) -> None:
    for seed in SEEDS:
        session = played(kind, seed)
        found = moments(session.rules, session.steps)
        assert len(found) == SHOWN
        assert len(set(found)) == SHOWN
        assert [one.step for one in found] == sorted(one.step for one in found)
        firsts: set[MomentKind] = set()
        for one in sorted(found, key=lambda one: -abs(one.points)):
            step = session.steps[one.step]
            assert one.round == step.before.round
            if one.kind == MomentKind.GIFT:
                continue
            told = [
                change
                for event, change, number in changes(session)
                if number == one.step and (event.player, event.reason) == (one.player, one.reason)
            ]
            assert one.points in told
            if one.kind not in firsts:
                firsts.add(one.kind)
                assert abs(one.points) == largest(session, one.kind)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_largest_kinds_are_told_before_a_second_gain(kind: Kind) -> None:
    for seed in SEEDS:
        session = played(kind, seed)
        there = {MomentKind.GIFT: max((one.points for one in gifts_of(session)), default=0)}
        for one in set(MomentKind) - {MomentKind.GIFT}:
            there[one] = largest(session, one)
        worth = {
            one: points
            for one, points in there.items()
            if points >= (3 if one in (MomentKind.LOSS, MomentKind.GIFT) else 1)
        }
        told = Counter(one.kind for one in moments(session.rules, session.steps))
        assert len(told) == min(SHOWN, len(worth))
        assert all(count == 1 for one, count in told.items() if one != MomentKind.GAIN)
        left = [points for one, points in worth.items() if one not in told]
        assert max(left, default=0) <= min(worth[one] for one in told)


def test_small_losses_and_gifts_are_no_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = Moment(MomentKind.GAIN, 1, 0, Reason.TILE, 1, 1, 1)
    loss = Moment(MomentKind.LOSS, 1, 1, Reason.FLOOR, -2, 2, 1)
    gift = Moment(MomentKind.GIFT, 1, 2, Reason.TILE, 2, 3, 1)
    happened = [tile, loss, gift]
    monkeypatch.setattr("azul_desktop.coach.moments.all_moments", lambda *_: happened)
    rules = KINDS[0].rules
    assert moments(rules, []) == [tile], "rather fewer than trifles"
    happened[1:] = [loss._replace(points=-3), gift._replace(points=3)]
    assert moments(rules, []) == happened


def test_of_equal_ones_others_players_and_rounds_and_then_people_come_first() -> None:
    one = Moment(MomentKind.GAIN, 2, 0, Reason.TILE, 5, 3, 1)
    chosen = [one]
    same, elsewhere = one._replace(step=9), one._replace(round=3)
    other = one._replace(player=1)
    ranked = sorted(
        [other, same, one._replace(points=6), elsewhere],
        key=lambda moment: _rank(moment, chosen, frozenset()),
    )
    assert ranked == [same, elsewhere, other, one._replace(points=6)]
    assert _rank(one, [], frozenset({0})) > _rank(other, [], frozenset({0}))
    loss = one._replace(kind=MomentKind.LOSS, points=-7)
    assert _rank(loss, [], frozenset()) > _rank(one, [], frozenset())


def gifts_of(session: Session) -> list[Moment]:
    found = all_moments(session.rules, session.steps)
    return [one for one in found if one.kind == MomentKind.GIFT]


WALLS = [kind for kind in KINDS if kind.rules.floor_size]


@pytest.mark.parametrize("kind", WALLS, ids=str)
def test_a_gift_is_proved_by_the_game(kind: Kind) -> None:
    """The line is full only with tiles that the giver pushed to the centre in this round."""
    proved = 0
    for seed in SEEDS:
        session = played(kind, seed)
        for gift in gifts_of(session):
            step = session.steps[gift.step]
            (line,) = gift.places
            assert line.zone == Zone.LINE
            assert line.owner == gift.player == step.before.turn != gift.giver
            moved = step.events[gift.events - 1]
            assert isinstance(moved, Moved)
            assert (moved.src.zone, moved.dst) == (Zone.CENTRE, line)
            before = session.rules.view(step.before.boards[gift.player]).lines[line.index]
            assert before.count + moved.count == before.capacity
            left = left_by(session, gift.giver, gift.step, moved.colour)
            taken = step.before.sources[moved.colour]
            assert before.count + taken - left < before.capacity
            assert gift.points == scored_from(session, gift.step, line)
            proved += 1
    assert proved


def left_by(session: Session, giver: int, until: int, colour: int) -> int:
    """How many tiles of a colour a player pushed to the centre since it was last emptied of it."""
    count = 0
    round_ = session.steps[until].before.round
    for step in session.steps[:until]:
        if step.before.round != round_:
            continue
        for event in step.events:
            if isinstance(event, Moved) and event.colour == colour:
                if event.src == Address(Zone.CENTRE):
                    count = 0
                elif event.dst == Address(Zone.CENTRE) and step.before.turn == giver:
                    count += event.count
    return count


def scored_from(session: Session, since: int, line: Address) -> int:
    """What the first tile from a line scored after a step began."""
    for step in session.steps[since:]:
        scores = [board[SCORE] for board in step.before.boards]
        src = None
        for event in step.events:
            if isinstance(event, Moved):
                src = event.src
            elif isinstance(event, Scored):
                if event.reason == Reason.TILE and src == line:
                    return event.score - scores[event.player]
                scores[event.player] = event.score
    raise AssertionError("the line was never tiled")


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_moment_is_one_sentence_with_its_players(kind: Kind) -> None:
    session = played(kind, 2)
    for one in all_moments(session.rules, session.steps):
        text = moment_sentence(one, NAMES)
        assert NAMES[one.player] in text
        assert one.giver < 0 or NAMES[one.giver] in text
        assert moment_title(one) == (
            "The end" if one.kind == MomentKind.BONUS else f"Round {one.round}"
        )


def test_sentences_count() -> None:
    place = Address(Zone.FLOOR, 0, 0)
    loss = Moment(MomentKind.LOSS, 1, 0, Reason.FLOOR, -1, 0, 0, (place,))
    assert moment_sentence(loss, NAMES) == "Olena has 1 piece on the floor"
    assert "2 pieces" in moment_sentence(loss._replace(places=(place, place)), NAMES)
    gain = loss._replace(kind=MomentKind.GAIN, reason=Reason.TILE)
    assert moment_sentence(gain, NAMES) == "Olena lays a single tile"
    assert "joins 1 other" in moment_sentence(gain._replace(places=(place, place)), NAMES)
    number = loss._replace(kind=MomentKind.BONUS, reason=Reason.NUMBER, which=3)
    assert moment_sentence(number, NAMES) == "Olena covers every space with number 3"


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_praise_is_true(kind: Kind) -> None:
    for seed in SEEDS:
        session = played(kind, seed)
        found = tally(session.first, session.steps, kind.players)
        happened = all_moments(session.rules, session.steps)
        for player, mine in enumerate(found.players):
            what = praise(player, found, happened)
            others = [one for seat, one in enumerate(found.players) if seat != player]
            tiles = [(one.player, one.points) for one in happened if one.kind == MomentKind.GAIN]
            own = max((points for who, points in tiles if who == player), default=0)
            best = max((points for who, points in tiles if who != player), default=0)
            lost = [-sum(one.points[reason] for reason in LOSSES) for one in [mine, *others]]
            match what.merit:
                case Merit.BONUS:
                    assert all(mine.points[what.reason] > one.points[what.reason] for one in others)
                case Merit.BEST_TILE:
                    assert what.points == own > best
                case Merit.TILES:
                    most = max(one.points[Reason.TILE] for one in others)
                    assert what.points == mine.points[Reason.TILE] > most
                case Merit.CAREFUL:
                    assert lost[0] < min(lost[1:])
                case Merit.OWN_TILE:
                    assert what.points == own > 0
                case Merit.NOTHING:
                    assert own == 0
            assert praise_spoken(what).startswith("“")
            assert (praise_line(what) == "") == (what.merit == Merit.NOTHING)


def test_praise_counts() -> None:
    for merit in (Merit.BEST_TILE, Merit.OWN_TILE):
        for points, words in ((1, "1 point "), (7, "7 points ")):
            what = Praise(merit, points)
            assert words in praise_line(what).replace(",", " ") + " "
            assert words in praise_spoken(what)
    told = {praise_line(Praise(Merit.BONUS, 5, reason)) for reason in BONUSES}
    assert len(told) == len(BONUSES)


def test_every_kind_of_praise_is_given() -> None:
    given = set()
    for kind in KINDS:
        for seed in range(1, 6):
            session = played(kind, seed)
            found = tally(session.first, session.steps, kind.players)
            happened = all_moments(session.rules, session.steps)
            given |= {praise(seat, found, happened).merit for seat in range(kind.players)}
    assert given >= {Merit.BONUS, Merit.BEST_TILE, Merit.TILES, Merit.CAREFUL, Merit.OWN_TILE}
