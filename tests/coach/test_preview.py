"""What the preview says is what happens: every legal move of a thousand random positions."""

import random
from collections import Counter
from functools import cache

import pytest

from azul_desktop.coach.along import Along, along
from azul_desktop.coach.families import coach_of
from azul_desktop.coach.star.preview import PassCost, pass_cost, preview_build
from azul_desktop.coach.wall.preview import TakePreview, TilePreview, preview_take, preview_tile
from azul_desktop.core.address import LID, Address, Zone
from azul_desktop.core.events import MARKER, FeatureWon, LineStuck, Moved, Reason, Scored, Sink
from azul_desktop.core.moves import BUILD as BUILD_MOVE
from azul_desktop.core.moves import FLOOR, PASS_MOVE, Move, kind_of, unpack_keep, unpack_take
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT, EMPTY, KEEP, REWARD, TILING, State
from azul_desktop.core.wall.rules import WallRules
from tests.core.positions import StarTable, WallTable
from tests.games import KINDS, Kind
from tests.ui.table.walk import steps

POSITIONS = 1000
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


@cache
def positions(kind: Kind) -> list[State]:
    """This kind's share of a thousand positions, drawn from a few random games."""
    met = [step.before for seed in range(20, 23) for step in steps(kind, seed)]
    share = -(-POSITIONS // len(KINDS))
    return random.Random(str(kind)).sample(met, share)


@every_kind
def test_the_preview_equals_the_result(kind: Kind) -> None:
    rules = kind.rules
    for state in positions(kind):
        for move in rules.legal_moves(state):
            if isinstance(rules, WallRules):
                check_wall(rules, state, move)
            else:
                assert isinstance(rules, StarRules)
                check_star(rules, state, move)


def check_wall(rules: WallRules, state: State, move: Move) -> None:
    if state.phase == TILING:
        check_tile(rules, state, move)
    else:
        preview = preview_take(rules, state, move)
        check_pieces(rules, state, move, preview)
        check_points(rules, state, move, preview)


def check_tile(rules: WallRules, state: State, move: Move) -> None:
    """The points of a tile, and what follows on the player's own board before the next choice."""
    player, events = state.turn, rules.step(state, move).events
    first = next(event for event in events if isinstance(event, Scored))
    fallen = [e for e in events if isinstance(e, Moved) and e.dst.zone == Zone.FLOOR]
    lying = len(rules.view(state.boards[player]).floor)
    down = lying + sum(event.dst.owner == player for event in fallen)
    penalty = rules.tables.penalty
    assert preview_tile(rules, state, move) == TilePreview(
        first.points, penalty[down] - penalty[lying]
    )


def lasting(state: State) -> State:
    """The same position in a draft that this move does not end."""
    longer = state.clone()
    longer.left += 1
    return longer


def ending(state: State, move: Move) -> State:
    """The same position where nothing is left but the tiles to be taken."""
    last = state.clone()
    source, colour, _, _ = unpack_take(move)
    at = source * len(state.bag) + colour
    last.sources = [count if n == at else 0 for n, count in enumerate(state.sources)]
    last.left = last.sources[at]
    return last


def check_pieces(rules: WallRules, state: State, move: Move, preview: TakePreview) -> None:
    """Where the pieces lie after the move, compared board with board."""
    _, _, line, _ = unpack_take(move)
    after = rules.apply(lasting(state), move)
    old, new = (rules.view(one.boards[state.turn]) for one in (state, after))
    assert preview.to_floor == len(new.floor) - len(old.floor)
    penalty = rules.tables.penalty
    assert preview.floor_points == penalty[len(new.floor)] - penalty[len(old.floor)]
    assert preview.caught == (new.caught not in (None, old.caught))
    assert preview.to_lid == sum(after.lid) - sum(state.lid)
    assert preview.marker == (after.marker != state.marker)
    source = unpack_take(move)[0]
    shield = state.specials[source - 1] if new.shield and not old.shield else EMPTY
    assert along(rules, state, move) == Along(marker=preview.marker, shield=shield)
    if line == FLOOR:
        assert (preview.placed, preview.on_line, preview.fills) == (0, 0, False)
        return
    lying, on_line = old.lines[line].count, new.lines[line].count
    assert (preview.placed, preview.on_line) == (on_line - lying, on_line)
    assert preview.capacity == rules.tables.capacity[line]
    assert preview.fills == (on_line == rules.tables.capacity[line])


def check_points(rules: WallRules, state: State, move: Move, preview: TakePreview) -> None:
    """The points of the line's tile, compared with what the real tiling gives."""
    if not preview.fills:
        assert (preview.points, preview.up_to, preview.cell) == (None, False, None)
        assert preview.stuck_points == 0
        return
    results = outcomes(rules, ending(state, move), move, state.turn, unpack_take(move)[2])
    points = {points for points, _, _ in results}
    cells = {cell for _, cell, _ in results}
    assert preview.stuck_points == max(lost for _, _, lost in results)
    assert preview.points == max(points)
    assert preview.up_to == (len(points) > 1)
    assert {preview.cell} == (cells if len(cells) == 1 else {None})


def outcomes(
    rules: WallRules, state: State, move: Move, player: int, row: int
) -> set[tuple[int, int | None, int]]:
    """Points and cell of a line's tile, over all that the players can choose in the tiling.

    For a line that is stuck: what its tiles cost on the floor.
    """
    events: Sink = []
    after = rules.apply(state, move, events)
    for event in events:
        if isinstance(event, Scored) and (event.player, event.reason) == (player, Reason.TILE):
            if event.which == row:
                return {(event.points, event.cells[0], 0)}
        elif event == LineStuck(player, row):
            return {(0, None, fallen_from(rules, events, player, row))}
    choices = rules.legal_moves(after)
    if after.turn != player:  # what the others choose does not matter here
        choices = choices[:1]
    return {found for choice in choices for found in outcomes(rules, after, choice, player, row)}


def fallen_from(rules: WallRules, events: Sink, player: int, row: int) -> int:
    """What the tiles of a stuck line cost on the spaces that they fell to."""
    line = Address(Zone.LINE, player, row)
    moved = [event for event in events if isinstance(event, Moved) and event.src == line]
    spaces = [event.dst.index for event in moved if event.dst.zone == Zone.FLOOR]
    penalty = rules.tables.penalty
    return sum(penalty[space + 1] - penalty[space] for space in spaces)


def check_star(rules: StarRules, state: State, move: Move) -> None:
    step = rules.step(state, move)
    old, new = (rules.view(one.boards[state.turn]) for one in (state, step.after))
    if state.phase == DRAFT:
        check_gather(rules, state, move)
        check_along(rules, state, move)
    elif kind_of(move) == BUILD_MOVE:
        built = preview_build(rules, state, move)
        paid = [e for e in step.events if isinstance(e, Moved) and e.src.zone == Zone.HAND]
        assert sum(built.price) == sum(event.count for event in paid)
        assert built.points == new.score - old.score
        won = [event for event in step.events if isinstance(event, FeatureWon)]
        assert built.features == tuple(event.feature for event in won)
        assert built.reward_tiles == (step.after.due if step.after.phase == REWARD else 0)
    elif move == PASS_MOVE:
        check_pass(rules, state)
    elif state.phase == KEEP:
        check_keep(rules, state, move)
    else:
        assert state.phase == REWARD  # the tile is all there is: it is seen where it lies
        moved = [e for e in step.events if isinstance(e, Moved) and e.dst.zone == Zone.HAND]
        assert [e.count for e in moved if e.src.zone == Zone.SUPPLY] == [1]


def check_gather(rules: StarRules, state: State, move: Move) -> None:
    """What the hand gains, compared board with board: the tiles, a joker, points for the marker."""
    after = rules.apply(state, move)
    old, new = (rules.view(one.boards[state.turn]) for one in (state, after))
    gained = [now - before for before, now in zip(old.hand, new.hand, strict=True)]
    with_it = along(rules, state, move)
    colour = unpack_take(move)[1]
    assert bool(gained[state.joker]) == (state.joker in (with_it.joker, colour))
    assert gained[state.joker] <= 1
    prompt = coach_of(rules).prompt_holding(state, [move])
    assert Counter(prompt.tiles) == Counter(dict(enumerate(gained)))
    assert with_it.points == new.score - old.score
    assert with_it.marker == (after.marker != state.marker)
    assert with_it.shield == EMPTY


def check_along(rules: StarRules, state: State, move: Move) -> None:
    """The joker, the marker and its price, which are seen before tiles are taken."""
    player, events = state.turn, rules.step(state, move).events
    moved = [event for event in events if isinstance(event, Moved)]
    jokers = [
        event for event in moved if event.dst == Address(Zone.HAND, player, colour=state.joker)
    ]
    with_it = along(rules, state, move)
    comes = bool(jokers) and unpack_take(move)[1] != state.joker
    assert with_it.joker == (state.joker if comes else EMPTY)
    assert with_it.marker == any(event.colour == MARKER for event in moved)
    scored = [e for e in events if isinstance(e, Scored) and e.reason == Reason.MARKER]
    old = rules.view(state.boards[player]).score
    assert with_it.points == sum(event.score - old for event in scored)


def check_keep(rules: StarRules, state: State, move: Move) -> None:
    """What is lost with a choice of tiles, and what that costs."""
    keeping = coach_of(rules).keeping(state)
    assert keeping is not None
    keeping.chosen = unpack_keep(move, len(keeping.hand))
    events = rules.step(state, move).events
    thrown = Counter[int]()
    for event in events:
        if isinstance(event, Moved) and event.src.zone == Zone.HAND and event.dst == LID:
            thrown[event.colour] += event.count
    assert Counter(keeping.lost) == thrown
    loss = losing(events, rules.view(state.boards[state.turn]).score)
    assert (keeping.discarded, -keeping.cost) == (loss.discarded, loss.points)
    assert len(keeping.tiles) == loss.kept


def check_pass(rules: StarRules, state: State) -> None:
    """Passing, and keeping what costs least, costs what was said."""
    passed = rules.step(state, PASS_MOVE)
    ends = [passed.events]
    if passed.after.phase == KEEP:
        keeps = rules.legal_moves(passed.after)
        ends = [rules.step(passed.after, keep).events for keep in keeps]
    losses = [losing(events, rules.view(state.boards[state.turn]).score) for events in ends]
    assert pass_cost(rules, state) == min(losses, key=lambda loss: loss.discarded)
    assert pass_cost(rules, state).points == max(loss.points for loss in losses)


def losing(events: Sink, score: int) -> PassCost:
    """How many tiles were kept and discarded, and what happened to the score."""
    moved = [event for event in events if isinstance(event, Moved)]
    kept = sum(event.count for event in moved if event.dst.zone == Zone.KEPT)
    lost = [e for e in events if isinstance(e, Scored) and e.reason == Reason.DISCARD]
    if not lost:
        return PassCost(kept, 0, 0)
    return PassCost(kept, -lost[0].points, lost[0].score - score)


def take_of(table: WallTable, move: str) -> TakePreview:
    assert isinstance(table.rules, WallRules)
    return preview_take(table.rules, table.state, parse_move(table.edition, move))


def test_a_full_line_scores_with_the_lines_above_it_that_are_full() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", ".....", "#....")
    table.lay_line(0, 1, "1 yellow")
    table.lay_discs("3 blue", "1 red")
    preview = take_of(table, "0:blue>2")
    # Blue of row 2 stands under the yellow of row 1, which will have come to the wall.
    assert (preview.placed, preview.to_floor, preview.floor_points) == (2, 1, -1)
    assert (preview.points, preview.up_to, preview.cell) == (2, False, 6)


def test_a_line_that_is_not_full_scores_nothing_yet() -> None:
    table = WallTable()
    table.lay_disc(0, "3 blue")
    preview = take_of(table, "0:blue>5")
    assert (preview.placed, preview.on_line, preview.capacity) == (3, 3, 5)
    assert (preview.fills, preview.points, preview.cell) == (False, None, None)


def test_on_the_grey_wall_the_points_are_the_best_that_can_be_chosen() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "B.K..")
    table.lay_discs("2 red", "1 blue")
    preview = take_of(table, "0:red>2")
    assert (preview.points, preview.up_to, preview.cell) == (3, True, None)


def test_a_line_that_will_be_stuck_scores_nothing() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, "KBYW.", "....R")
    table.lay_discs("1 red", "1 blue")
    preview = take_of(table, "0:red>1")
    assert (preview.fills, preview.points, preview.up_to) == (True, 0, False)
    assert preview.stuck_points == -1


def test_a_cell_that_sticks_another_line_costs_what_falls() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "BYKW.", ".....", ".....", "R....")
    table.lay_line(0, 1, "1 red")
    table.lay_line(0, 2, "2 red")
    table.lay_disc(0, "1 blue")
    table.play("0:blue>floor")
    assert table.state.phase == TILING
    assert isinstance(table.rules, WallRules)
    found = {
        format_move(table.edition, move): preview_tile(table.rules, table.state, move)
        for move in table.rules.legal_moves(table.state)
    }
    # Row 2 has room in its last column only: red there in row 1 leaves none.
    assert {text for text, preview in found.items() if preview.floor_points} == {"wall1.5"}
    assert found["wall1.5"].floor_points == -3


def test_the_shield_disc_catches_the_first_piece_that_falls() -> None:
    table = WallTable("chocolatier", specials="- - - - -")
    table.give_shield(0)
    table.lay_centre("3 red")
    preview = take_of(table, "centre:red>1")
    assert preview.marker
    assert preview.caught
    assert (preview.to_floor, preview.floor_points) == (2, -2)


def test_a_full_floor_costs_no_more() -> None:
    table = WallTable()
    table.lay_floor(0, "red red red red red red")
    table.lay_disc(0, "4 blue")
    preview = take_of(table, "0:blue>floor")
    assert (preview.to_floor, preview.to_lid, preview.floor_points) == (1, 3, -3)


def test_a_pass_at_the_end_of_the_track_costs_what_is_there() -> None:
    table = StarTable(round_number=6)
    table.begin_building()
    table.give_hand(0, "3 red")
    table.set_score(0, 2)
    assert isinstance(table.rules, StarRules)
    assert pass_cost(table.rules, table.state) == PassCost(kept=0, discarded=3, points=-1)
