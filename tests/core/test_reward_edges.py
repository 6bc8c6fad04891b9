"""The corners of rewards and supply in the star family, each in a position of its own."""

from azul_desktop.core.events import Dealt, RoundBegan

from .positions import StarTable, tiles


def builder(hand: str, players: int = 2) -> StarTable:
    """The first player builds; nobody else has a tile."""
    table = StarTable(players=players)
    table.give_hand(0, hand)
    table.begin_building()
    return table


def test_two_features_at_once_add_up() -> None:
    table = builder("3 yellow")
    table.lay_stars(0, "..GO..", "......", "......", "......", "BB....", ".Y.Y..")
    table.lay_supply("10 red")
    table.play("star5.3:yellow")
    assert table.features() == ["pillar 5", "statue 4"]
    table.play("reward:red", "reward:red", "reward:red")
    assert table.hand(0) == tiles("3 red")
    assert (table.phase, table.turn) == ("build", 1)


def test_no_space_touches_more_than_two_features() -> None:
    features = StarTable().side.features
    spaces = [space for feature in features for space in feature.spaces]
    assert max(spaces.count(space) for space in spaces) == 2


def statue_for_one_tile(supply: str, bag: str = "") -> StarTable:
    """Space 1 of the purple star surrounds statue 1, and nothing goes to the tower."""
    table = builder("1 purple")
    table.lay_stars(0, "......", ".P....", "..OO..")
    table.fill_bag(bag)
    table.lay_supply(supply)
    table.play("star1.1:purple")
    assert table.features() == ["statue 1"]
    return table


def test_supply_that_cannot_be_refilled_stays_short() -> None:
    table = statue_for_one_tile("10 red")
    table.play("reward:red", "reward:red")
    assert table.supply == tiles("8 red")
    assert (table.phase, table.turn) == ("build", 1)


def test_supply_with_fewer_tiles_than_are_won_gives_what_is_there() -> None:
    table = statue_for_one_tile("1 red", bag="4 blue")
    table.play("reward:red")
    assert table.hand(0) == tiles("1 red")
    assert table.supply == tiles("4 blue")
    assert table.turn == 1


def test_empty_supply_gives_nothing() -> None:
    table = statue_for_one_tile("", bag="4 blue")
    assert table.hand(0) == {}
    assert table.supply == tiles("4 blue")
    assert (table.phase, table.turn) == ("build", 1)


def test_supply_is_not_refilled_between_the_tiles_of_a_reward() -> None:
    table = statue_for_one_tile("2 red", bag="4 blue")
    table.play("reward:red")
    assert table.choices() == ["reward:red"]


def test_reward_may_be_built_with_later_but_not_at_once() -> None:
    table = statue_for_one_tile("10 blue", bag="2 red")
    table.play("reward:blue", "reward:blue", "pass")
    assert table.turn == 0
    assert "star4.2:blue" in table.choices()


def test_supply_is_refilled_after_a_pass_too() -> None:
    table = builder("2 red", players=3)
    table.lay_supply("7 green")
    table.fill_bag("")
    table.play("pass", "keep:none")
    assert table.supply == tiles("7 green, 2 red")
    table.fill_bag("1 blue")
    table.play("pass")
    assert table.supply == tiles("7 green, 2 red, 1 blue")


def test_supply_is_refilled_before_a_round_begins_but_not_by_it() -> None:
    table = builder("")
    table.lay_supply("7 green")
    table.fill_bag("5 red")
    table.play("pass", "pass")
    assert table.supply == tiles("7 green, 3 red")
    assert table.disc(0) == tiles("2 red")
    began = [isinstance(event, RoundBegan) for event in table.events].index(True)
    supplied = [isinstance(event, Dealt) and bool(event.spaces) for event in table.events]
    assert not any(supplied[began:])


def test_supply_is_not_refilled_in_the_draft() -> None:
    table = StarTable()
    table.lay_supply("7 green")
    table.lay_disc(0, "1 red")
    table.play("0:red")
    assert table.phase == "build"
    assert table.supply == tiles("7 green")


def test_supply_of_round_1_is_drawn_before_the_discs() -> None:
    table = StarTable()
    table.will_draw("10 red", "4 blue")
    table.state = table.rules.initial(2, seed=1)
    assert table.supply == tiles("10 red")
    assert table.disc(0) == tiles("4 blue")
