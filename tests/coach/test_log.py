"""The log tells every move, and its points add up to the scores."""

from itertools import pairwise

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import Kind as Entry
from azul_desktop.coach.log import LogEntry, entries, opening
from azul_desktop.coach.log_words import sentence
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER, Reason, Sink
from azul_desktop.core.moves import BUILD, KEEP, PASS, REWARD, TAKE, TILE, kind_of
from azul_desktop.core.notation import parse_move
from azul_desktop.core.state import KEEP as KEEPING
from azul_desktop.core.state import OVER
from tests.core.positions import StarTable, Table, WallTable
from tests.games import KINDS, Kind
from tests.ui.named import name_of
from tests.ui.table.walk import seeds, steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
FIRST = {
    TAKE: Entry.TAKE,
    TILE: Entry.TILE,
    BUILD: Entry.BUILD,
    PASS: Entry.PASS,
    REWARD: Entry.REWARD,
    KEEP: Entry.PASS,
}


def told(table: Table, move: str) -> list[LogEntry]:
    return entries(table.rules.step(table.state, parse_move(table.edition, move)))


def between(table: Table, entry: LogEntry) -> tuple[str, str]:
    """The names of where tiles came from and where they went."""
    source, target = (name_of(table.rules, table.state, at) for at in (entry.source, entry.target))
    return source, target


@every_kind
@seeds
def test_the_first_entry_is_the_move_and_the_points_add_up(kind: Kind, seed: int) -> None:
    for step in steps(kind, seed):
        log = entries(step)
        if step.after.phase != KEEPING or kind_of(step.move) != PASS:
            assert (log[0].kind, log[0].player) == (FIRST[kind_of(step.move)], step.before.turn)
        for player, (old, new) in enumerate(
            zip(step.before.boards, step.after.boards, strict=True)
        ):
            gained = sum(entry.points for entry in log if entry.player == player)
            assert gained == kind.rules.view(new).score - kind.rules.view(old).score


@every_kind
def test_rounds_follow_each_other_and_the_end_stands_last(kind: Kind) -> None:
    events: Sink = []
    kind.rules.initial(kind.players, 9, events)
    log = opening(kind.players, events)
    assert [entry.kind for entry in log] == [Entry.ROUND]
    for step in steps(kind, 9):
        log += entries(step)
    rounds = [entry.round for entry in log if entry.kind == Entry.ROUND]
    assert all(b == a + 1 for a, b in pairwise(rounds))
    assert len([entry for entry in log if entry.kind == Entry.SCORES]) == len(rounds)
    assert step.after.phase == OVER
    assert log[-1].kind == Entry.END
    assert log[-1].scores == tuple(kind.rules.view(board).score for board in step.after.boards)


def test_a_take_tells_what_went_where() -> None:
    table = WallTable()
    table.lay_discs("4 blue", "1 red")
    blue = table.edition.colours.index("blue")
    (entry,) = told(table, "0:blue>3")
    assert (entry.player, entry.tiles) == (0, ((blue, 4),))
    assert between(table, entry) == ("disc/0", "line/3")
    assert entry.fallen == 1


def test_a_take_from_the_centre_brings_the_marker() -> None:
    table = WallTable()
    table.lay_centre("2 red")
    table.lay_disc(0, "1 red")
    entry, marker = told(table, "centre:red>floor")
    assert between(table, entry) == ("centre", "floor")
    assert entry.fallen == 2, "the marker is told in its own entry only"
    assert marker == LogEntry(Entry.MARKER, 1, 0, ((MARKER, 1),))
    assert sentence(coach_of(table.rules), marker, ["A", "B"]) == (
        "takes the start marker {tiles} and begins the next round"
    )


def test_the_marker_of_the_star_family_builds_first_and_in_the_last_round_no_more() -> None:
    table = StarTable()
    table.lay_centre("2 red")
    table.lay_disc(0, "1 red")
    words = "takes the start marker {tiles} "
    for number, rest in ((1, "to build first and begin the next round"), (6, "and builds first")):
        table.state.round = number
        (marker,) = [e for e in told(table, "centre:red") if e.kind == Entry.MARKER]
        assert (marker.player, marker.points) == (0, -2)
        assert sentence(coach_of(table.rules), marker, ["A", "B"]) == words + rest


def test_the_tiling_tells_each_tile_each_floor_and_the_scores() -> None:
    table = WallTable()
    table.lay_line(0, 1, "1 yellow")
    table.lay_floor(1, "red")
    table.lay_disc(0, "1 blue")
    yellow = table.edition.colours.index("yellow")
    log = told(table, "0:blue>5")
    line_to_cell = Address(Zone.LINE, 0, 0), Address(Zone.WALL, 0, 1)
    tile = LogEntry(Entry.TILE, 1, 0, ((yellow, 1),), *line_to_cell, points=1)
    assert log[1:] == [
        tile,
        LogEntry(Entry.FLOOR, 1, 1, points=0),  # no score falls below 0
        LogEntry(Entry.SCORES, 1, scores=(1, 0)),
        LogEntry(Entry.ROUND, 2, 0),
    ]


def test_a_stuck_line_is_told_with_its_tiles() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "KBYW.", "....R")
    table.lay_line(0, 2, "2 red")
    table.lay_disc(0, "1 blue")
    red = table.edition.colours.index("red")
    line_to_floor = Address(Zone.LINE, 0, 1), Address(Zone.FLOOR, 0)
    stuck = LogEntry(Entry.STUCK, 1, 0, ((red, 2),), *line_to_floor)
    assert stuck in told(table, "0:blue>5")


def test_a_build_tells_its_payment_and_what_it_won() -> None:
    table = StarTable()
    table.begin_building()
    table.lay_star(0, 3, ".....#")
    table.give_hand(0, "3 red, 2 purple")
    red, purple = (table.edition.colours.index(name) for name in ("red", "purple"))
    build, feature = told(table, "star3.5:red+2")
    assert build.tiles == ((red, 3), (purple, 2))
    assert (between(table, build)[1], build.points) == ("star/3/space/5", 2)
    assert table.side.features[feature.which].kind == "window"
    table.lay_supply("1 red")
    table.play("star3.5:red+2")
    (reward,) = told(table, "reward:red")[:1]
    assert (reward.tiles, between(table, reward)) == (((red, 1),), ("supply/0", "hand/red"))


def test_passing_and_keeping() -> None:
    table = StarTable()
    table.begin_building()
    table.give_hand(0, "5 red")
    red = table.edition.colours.index("red")
    assert not told(table, "pass"), "one entry tells both, when it is known what is kept"
    table.play("pass")
    assert told(table, "keep:red*4") == [LogEntry(Entry.PASS, 1, 0, ((red, 4),), points=-1)]


def test_a_bonus_tells_what_it_is_for() -> None:
    table = WallTable()
    table.lay_wall(0, "#####")
    table.lay_disc(0, "1 blue")
    log = told(table, "0:blue>5")
    bonus = LogEntry(Entry.BONUS, 1, 0, points=2, reason=Reason.ROW, which=0)
    assert log[-2] == bonus
    assert (log[-1].kind, log[-1].winners) == (Entry.END, (0,))
