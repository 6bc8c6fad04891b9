"""The table of moves holds every legal move exactly once, and nothing else."""

from itertools import product

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.keeping import Keeping
from azul_desktop.coach.legal_targets import LegalTargets, rest_choices
from azul_desktop.core.moves import KEEP as KEEP_MOVE
from azul_desktop.core.moves import Move, kind_of
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import BUILD, DRAFT, KEEP, REWARD, TILING, State
from tests.core.positions import StarTable, Table, WallTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import NamedTargets
from tests.ui.table.walk import seeds, steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def picked(table: NamedTargets) -> list[Move]:
    return sorted(
        move for targets in table.picks.values() for moves in targets.values() for move in moves
    )


def pressed(table: NamedTargets) -> list[Move]:
    return sorted(move for moves in table.presses.values() for move in moves)


def texts(table: Table, moves: list[Move]) -> list[str]:
    return [format_move(table.edition, move) for move in moves]


def keeping_of(rules: Rules, state: State) -> Keeping:
    keeping = coach_of(rules).keeping(state)
    assert keeping is not None
    return keeping


def check(rules: Rules, state: State) -> None:
    """Every legal move can be reached, in the one way that its phase has for it."""
    legal = rules.legal_moves(state)
    table = NamedTargets(rules, state)
    for moves in [*table.presses.values(), *(m for t in table.picks.values() for m in t.values())]:
        assert moves == sorted(set(moves))
    if state.phase == DRAFT:
        assert picked(table) == legal
        assert pressed(table) in ([], legal)
    elif state.phase == TILING:
        assert picked(table) == pressed(table) == legal
    elif state.phase == BUILD:
        assert pressed(table) == legal
        assert picked(table) == legal[:-1]  # all but the pass
    elif state.phase == REWARD:
        assert set(pressed(table)) == set(picked(table)) == set(legal)
        full = [space for space, tile in enumerate(state.supply) if tile >= 0]
        assert sorted(table.picks) == sorted(table.presses) == sorted(map(names.supply, full))
    elif state.phase == KEEP:
        assert table.presses[names.KEEP] == legal
        hand = rules.view(state.boards[state.turn]).hand
        in_hand = {name for n, name in enumerate(rules.edition.colours) if hand[n]}
        assert set(table.presses) == {names.KEEP, *map(names.keep, in_hand)}
        assert not table.picks


@every_kind
@seeds
def test_every_legal_move_is_in_the_table_and_no_other(kind: Kind, seed: int) -> None:
    for step in steps(kind, seed):
        check(kind.rules, step.before)
    assert not LegalTargets(kind.rules, step.after).picks
    assert not LegalTargets(kind.rules, step.after).presses


@every_kind
def test_the_one_further_choice_leads_to_every_move(kind: Kind) -> None:
    for step in steps(kind, 6):
        for targets in LegalTargets(kind.rules, step.before).picks.values():
            for moves in targets.values():
                choices = rest_choices(kind.rules, step.before, moves)
                if choices is None:
                    continue
                ways = product((False, True), repeat=len(choices.colours))
                found = [
                    choices.move_for(
                        colour for colour, right in zip(choices.colours, way, strict=True) if right
                    )
                    for way in ways
                ]
                assert sorted(found) == moves


@every_kind
def test_every_choice_of_tiles_to_keep_can_be_made_one_by_one(kind: Kind) -> None:
    for step in steps(kind, 7):
        if step.before.phase != KEEP:
            assert coach_of(kind.rules).keeping(step.before) is None
            continue
        assert kind_of(step.move) == KEEP_MOVE
        keeping = keeping_of(kind.rules, step.before)
        for colour in keeping.tiles:
            keeping.remove(colour)
        reached = reachable(keeping)
        assert sorted(reached) == kind.rules.legal_moves(step.before)


def reachable(keeping: Keeping) -> set[Move]:
    found = {keeping.move()}
    for colour in range(len(keeping.hand)):
        if keeping.can_add(colour):
            keeping.add(colour)
            found |= reachable(keeping)
            keeping.remove(colour)
    return found


def test_a_disc_a_line_and_the_floor() -> None:
    table = WallTable()
    table.lay_discs("2 red", "", "", "4 blue")
    table.lay_wall(0, "#....")
    table.lay_line(0, 2, "1 red")
    moves = NamedTargets(table.rules, table.state)
    assert sorted(moves.picks) == ["disc/0/red", "disc/3/blue"]
    assert sorted(moves.picks["disc/3/blue"]) == ["floor", "line/3", "line/4", "line/5"]
    assert texts(table, moves.picks["disc/3/blue"]["line/3"]) == ["3:blue>3"]
    assert not moves.presses


def test_the_rest_of_a_spread_disc() -> None:
    table = WallTable("chocolatier", specials="- spread - - -")
    table.lay_disc(1, "2 red, 1 blue, 1 white")
    moves = NamedTargets(table.rules, table.state).picks["disc/1/red"]["line/2"]
    choices = rest_choices(table.rules, table.state, moves)
    assert choices is not None
    blue, white = table.edition.colours.index("blue"), table.edition.colours.index("white")
    assert choices.colours == (blue, white)
    assert (choices.left, choices.right) == (0, 2)
    assert choices.matters
    assert texts(table, [choices.move_for({white})]) == ["1:red>2/white"]
    assert texts(table, [choices.move_for(())]) == ["1:red>2"]


def test_a_spread_disc_with_one_colour_asks_nothing() -> None:
    table = WallTable("chocolatier", specials="- spread - - -")
    table.lay_disc(1, "4 red")
    moves = NamedTargets(table.rules, table.state).picks["disc/1/red"]["line/2"]
    assert rest_choices(table.rules, table.state, moves) is None


def test_a_cell_of_the_grey_wall() -> None:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "RB...")
    table.lay_line(0, 2, "2 black")
    table.end_draft()
    moves = NamedTargets(table.rules, table.state)
    assert sorted(moves.picks) == ["line/2"]
    assert sorted(moves.picks["line/2"]) == ["wall/2/3", "wall/2/4", "wall/2/5"]
    assert texts(table, moves.presses["wall/2/4"]) == ["wall2.4"]


def test_drafting_building_and_passing_with_stars() -> None:
    table = StarTable()
    table.lay_disc(3, "2 red, 1 blue")
    moves = NamedTargets(table.rules, table.state)
    assert texts(table, moves.picks["disc/3/red"]["hand"]) == ["3:red"]
    assert texts(table, moves.presses["disc/3/blue"]) == ["3:blue"]
    table.begin_building()
    table.give_hand(0, "2 red, 1 purple")
    moves = NamedTargets(table.rules, table.state)
    assert texts(table, moves.picks["hand/red"]["star/3/space/2"]) == [
        "star3.2:red",
        "star3.2:red+1",
    ]
    both = texts(table, moves.presses["star/0/space/1"])
    assert sorted(both) == ["star0.1:purple", "star0.1:red"]
    assert texts(table, moves.presses["button/pass"]) == ["pass"]


def test_keeping_tells_what_the_discarded_tiles_cost() -> None:
    table = StarTable()
    table.begin_building()
    table.give_hand(0, "5 red, 1 green")
    table.set_score(0, 3)
    table.play("pass")
    red, green = (table.edition.colours.index(name) for name in ("red", "green"))
    keeping = keeping_of(table.rules, table.state)
    assert (keeping.chosen[green], keeping.chosen[red]) == (1, 3)  # green is the next joker
    assert not keeping.can_add(red)
    assert (keeping.discarded, keeping.cost, keeping.could_keep) == (2, 2, 0)
    assert sorted(keeping.lost) == [red, red]
    keeping.remove(green)
    assert (keeping.discarded, keeping.cost, keeping.could_keep) == (3, 2, 1)
    keeping.add(red)
    assert keeping.chosen[red] == 4
    keeping.remove(red)
    keeping.add(green)
    table.play(format_move(table.edition, keeping.move()))
    assert table.kept(0) == {"red": 3, "green": 1}
    assert table.score(0) == 1
