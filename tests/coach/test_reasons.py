"""Every reason why a drop or a press is not possible."""

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.state import OVER
from tests.core.positions import StarTable, Table, WallTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import NamedTargets, why_not, why_not_now
from tests.ui.table.walk import steps


def drop(table: Table, pick: str, target: str) -> str:
    return why_not(table.rules, table.state, pick, target)


def press(table: Table, name: str) -> str:
    return why_not_now(table.rules, table.state, name)


def everything(kind: Kind, turn: int) -> list[str]:
    """The names of all that lies on the table of a kind of game."""
    colours, discs = kind.edition.colours, kind.edition.disc_count(kind.players)
    found = [names.disc_tiles(disc, colour) for disc in range(discs) for colour in colours]
    found += [names.disc(disc) for disc in range(discs)]
    found += [names.centre_tiles(colour) for colour in colours]
    other = (turn + 1) % kind.players
    found += [names.of_player(other, names.FLOOR), names.CENTRE, names.PASS, names.KEEP]
    if kind.edition.family == "wall":
        found += [names.line(row) for row in range(5)] + [names.FLOOR]
        return found + [names.wall(row, column) for row in range(5) for column in range(5)]
    found += [names.hand_tiles(colour) for colour in colours] + [names.HAND]
    found += [names.keep(colour) for colour in colours]
    found += [names.supply(space) for space in range(10)]
    return found + [names.space(star, space) for star in range(7) for space in range(6)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_there_is_a_reason_for_all_that_is_not_possible_and_none_for_what_is(kind: Kind) -> None:
    for number, step in enumerate(steps(kind, 10)):
        if number % 7:
            continue
        table = NamedTargets(kind.rules, step.before)
        for name in everything(kind, step.before.turn):
            possible = name in table.picks or name in table.presses
            assert bool(why_not_now(kind.rules, step.before, name)) != possible
        for pick in list(table.picks)[:2]:
            for target in everything(kind, step.before.turn):
                possible = target in table.picks[pick]
                assert bool(why_not(kind.rules, step.before, pick, target)) != possible


def test_drops_on_a_line() -> None:
    table = WallTable()
    table.lay_wall(0, ".....", ".....", "..#..")  # blue
    table.lay_line(0, 1, "1 red")
    table.lay_line(0, 2, "1 red")
    table.lay_disc(0, "2 blue")
    blue = "disc/0/blue"
    assert drop(table, blue, "line/1") == "This line is full"
    assert drop(table, blue, "line/2") == "This line already holds another colour"
    assert drop(table, blue, "line/3") == "Row 3 of your wall already has this colour"
    assert drop(table, blue, "line/4") == ""
    assert drop(table, blue, "wall/3/1") == "Tiles go to a line first"
    assert drop(table, blue, "disc/3") == "Tiles go to a line or to the floor"
    assert drop(table, blue, "player/1/line/4") == "This is another player's board"


def grey_choice() -> WallTable:
    table = WallTable(variant="grey")
    table.lay_wall(0, ".....", "RB...", "....K")
    table.lay_line(0, 2, "2 black")
    table.end_draft()
    return table


def test_drops_on_the_grey_wall() -> None:
    table = grey_choice()
    assert drop(table, "line/2", "wall/3/1") == "Only row 2 can take it"
    assert drop(table, "line/2", "wall/2/1") == "This cell is taken"
    assert drop(table, "line/2", "wall/2/5") == "This column already has this colour"
    assert drop(table, "line/2", "floor") == "Only row 2 can take it"
    assert drop(table, "line/2", "wall/2/3") == ""


def building(hand: str, variant: str = "coloured") -> StarTable:
    table = StarTable(variant)
    table.begin_building()
    table.give_hand(0, hand)
    return table


def test_drops_on_a_star() -> None:
    table = building("2 red, 1 purple")
    table.lay_star(0, 3, "#.....")
    table.lay_star(0, 0, "R.....")
    assert drop(table, "hand/red", "star/3/space/1") == "This space is taken"
    assert drop(table, "hand/red", "star/4/space/1") == "This star takes another colour"
    assert drop(table, "hand/red", "star/0/space/2") == "This star already has this colour"
    reason = "This space costs 5 tiles; you have 3"
    assert drop(table, "hand/red", "star/3/space/5") == reason
    reason = "This space costs 2 tiles; you have 1"
    assert drop(table, "hand/purple", "star/1/space/2") == reason
    assert drop(table, "hand/red", "button/pass") == "Tiles are built on the spaces of a star"


def test_drops_on_a_star_of_the_grey_side() -> None:
    table = building("3 red", "grey")
    table.lay_star(0, 1, "BB....")
    table.lay_star(0, 2, "BR....")
    assert drop(table, "hand/red", "star/1/space/3") == "This star takes another colour"
    assert drop(table, "hand/red", "star/2/space/3") == "This star already has this colour"


def test_drafted_tiles_go_to_the_hand() -> None:
    table = StarTable()
    table.lay_disc(0, "2 red")
    assert drop(table, "disc/0/red", "star/3/space/1") == "Tiles go to your hand"


def test_presses_in_the_draft() -> None:
    table = WallTable()
    table.lay_disc(0, "2 red")
    assert press(table, "disc/1/red") == "This disc is empty"
    assert press(table, "centre/red") == "The centre is empty"
    assert press(table, "disc/0") == "Choose one colour"
    assert press(table, "line/2") == "Take tiles from a disc or the centre first"
    assert press(table, "wall/1/1") == "The wall is tiled when all tiles are taken"
    assert press(table, "player/1/line/2") == "This is another player's board"


def test_presses_on_the_grey_wall() -> None:
    table = grey_choice()
    assert press(table, "wall/2/1") == "This cell is taken"
    assert press(table, "disc/0/red") == "Now choose a cell for line 2"


def test_presses_while_drafting_for_stars() -> None:
    table = StarTable()
    table.lay_disc(0, "2 red, 1 purple")
    assert press(table, "disc/0/purple") == "A joker only comes along with another colour"
    assert press(table, "disc/0") == "Choose one colour"
    assert press(table, "star/3/space/1") == "Building begins when all tiles are taken"
    assert press(table, "button/pass") == "Building begins when all tiles are taken"
    reason = "Surround a pillar, statue or window to win these tiles"
    assert press(table, "supply/2") == reason


def test_presses_while_building() -> None:
    table = building("1 red")
    table.lay_star(0, 3, "#.....")
    assert press(table, "star/3/space/1") == "This space is taken"
    assert press(table, "star/3/space/2") == "This space costs 2 tiles; you have 1"
    reason = "You have no tile of a colour that this star takes"
    assert press(table, "star/4/space/1") == reason
    assert press(table, "disc/0/red") == "Now build, or pass"
    table.lay_star(0, 0, "R.....")
    assert press(table, "hand/red") == "No open space takes these tiles"


def test_first_the_reward_is_taken() -> None:
    table = building("5 red")
    table.lay_star(0, 3, ".....#")
    table.lay_supply("3 red")
    table.play("star3.5:red")
    assert press(table, "button/pass") == "First take 3 tiles from the supply"
    table.play("reward:red", "reward:red")
    assert press(table, "supply/0") == "First take 1 tile from the supply"


def test_first_the_tiles_to_keep_are_chosen() -> None:
    table = building("5 red, 1 green")
    table.play("pass")
    assert press(table, "star/3/space/1") == "First choose the tiles to keep"
    red, green = (table.edition.colours.index(name) for name in ("red", "green"))
    keeping = coach_of(table.rules).keeping(table.state)
    assert keeping is not None
    assert keeping.why_not_add(red) == "Every corner space holds a tile"
    keeping.remove(red)
    assert keeping.why_not_add(green) == "You have no more tiles of this colour"
    assert keeping.why_not_add(red) == ""


def test_nobody_plays_for_another_or_after_the_end() -> None:
    table = WallTable()
    table.lay_disc(0, "2 red")
    reason = why_not_now(table.rules, table.state, "disc/0/red", mine=False)
    assert reason == "It is not your turn"
    table.state.phase = OVER
    assert press(table, "disc/0/red") == "The game is over"
