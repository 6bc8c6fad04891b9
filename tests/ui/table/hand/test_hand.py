"""The hand: from the first touch to the move, with every further choice, and back again."""

import random

import pytest

from azul_desktop.coach.legal_targets import rest_choices
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import KEEP, State
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import NamedHand, NamedTargets
from tests.ui.table.setting import SPECIAL, STAR, WALL
from tests.ui.table.walk import steps

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def all_names(rules: Rules, state: State) -> set[str]:
    """Everything on the table that has a name, and some things that do not exist."""
    table = NamedTargets(rules, state)
    found = set(table.picks) | set(table.presses)
    found |= {target for targets in table.picks.values() for target in targets}
    discs, colours = len(state.specials), rules.edition.colours
    found |= {names.disc(n) for n in range(discs)}
    found |= {names.disc_tiles(n, colour) for n in range(discs) for colour in colours}
    found |= {names.choice(n) for n in range(2)} | {names.corner(n) for n in range(5)}
    found |= {names.keep(colour) for colour in colours}
    return found | {names.PASS, names.KEEP, names.FLOOR, names.line(0), "nothing", ""}


def walk_to_a_move(hand: NamedHand, everything: set[str], chance: random.Random) -> Move | None:
    """Touch legal things at random until that makes a move, or all was put back."""
    for _ in range(200):
        usable = sorted(name for name in everything if hand.legal(name))
        assert usable, "nothing can be done"
        name = chance.choice(usable)
        if hand.can_pick(name) and (name not in hand.targets()) and chance.random() < 0.7:
            hand.pick(name)
            assert hand.picked == name
            assert hand.targets()
            continue
        if name in hand.targets() or not hand.can_pick(name) or hand.can_press(name):
            if not (hand.picked and name in hand.targets()) and hand.can_press(name):
                hand.put_back()
            move = hand.use(name)
            if move is not None:
                return move
        if chance.random() < 0.05:
            hand.put_back()
            assert not hand.hand.is_open
    return None


@every_kind
def test_whatever_is_touched_only_legal_moves_are_made(kind: Kind) -> None:
    chance = random.Random(2)
    rules = kind.rules
    for step in list(steps(kind, 21))[::4]:
        state = step.before
        legal = set(rules.legal_moves(state))
        hand = NamedHand(rules, state)
        everything = all_names(rules, state)
        move = walk_to_a_move(hand, everything, chance)
        assert move is None or move in legal
        assert not hand.legal("nothing")
        assert not hand.legal("")


@every_kind
def test_at_rest_exactly_what_the_table_of_moves_has_is_legal(kind: Kind) -> None:
    rules = kind.rules
    for step in list(steps(kind, 22))[::3]:
        state = step.before
        table, hand = NamedTargets(rules, state), NamedHand(rules, state)
        if state.phase == KEEP:
            continue
        for name in all_names(rules, state):
            assert hand.legal(name) == (name in table.picks or name in table.presses), name
        for pick, targets in table.picks.items():
            hand.pick(pick)
            assert hand.targets() == list(targets)
            assert all(hand.legal(target) for target in targets)
            assert all(hand.moves_to(target) == moves for target, moves in targets.items())


def spreading() -> tuple[NamedHand, Rules, State, str, str]:
    """A hand that has dropped tiles of a disc whose rest is to be spread over both neighbours."""
    rules = SPECIAL.rules
    for seed in range(60):
        for step in steps(SPECIAL, seed):
            state = step.before
            for pick, targets in NamedTargets(rules, state).picks.items():
                for target, moves in targets.items():
                    rest = rest_choices(rules, state, moves)
                    if rest is not None and rest.matters and len(rest.colours) == 2:
                        hand = NamedHand(rules, state)
                        hand.pick(pick)
                        return hand, rules, state, pick, target
    raise AssertionError("no such disc was dealt")


@pytest.mark.parametrize("ways", ("ll", "lr", "rl", "rr"))
def test_the_rest_of_a_disc_is_sent_colour_by_colour(ways: str) -> None:
    hand, rules, state, _, target = spreading()
    assert hand.use(target) is None
    rest = hand.hand.rest
    assert rest is not None
    discs = {"l": rest.left, "r": rest.right}
    move: Move | None = None
    for number, way in enumerate(ways):
        assert move is None
        assert hand.hand.to_send == rest.colours[number]
        assert hand.legal(names.disc(rest.left))
        assert hand.legal(names.disc(rest.right))
        assert not hand.legal(target)
        move = hand.use(names.disc(discs[way]))
    right = [colour for colour, way in zip(rest.colours, ways, strict=True) if way == "r"]
    assert move == rest.move_for(right)
    assert move in rules.legal_moves(state)


def test_spreading_can_be_taken_back_at_every_point() -> None:
    hand, _, _, pick, target = spreading()
    hand.use(target)
    assert hand.hand.rest is not None
    hand.use(names.disc(hand.hand.rest.left))
    begun = hand.hand.is_open
    hand.put_back()
    assert (begun, hand.hand.is_open) == (True, False)
    assert (hand.picked, hand.target, hand.hand.sent, hand.hand.to_send) == ("", "", [], None)
    assert hand.can_pick(pick)


def test_where_there_are_ways_to_pay_one_is_chosen() -> None:
    rules = STAR.rules
    for step in steps(STAR, 1):
        for space, moves in NamedTargets(rules, step.before).presses.items():
            if space.startswith("star/") and len(moves) > 1:
                hand = NamedHand(rules, step.before)
                assert hand.use(space) is None
                assert hand.hand.choices == moves
                assert hand.target == space
                assert not hand.legal(space)
                for number, move in enumerate(moves):
                    assert hand.legal(names.choice(number))
                    assert hand.use(names.choice(number)) == move
                hand.put_back()
                assert hand.legal(space)
                return
    raise AssertionError("there was nothing to choose")


def keeping(most_in_hand: bool) -> NamedHand:
    rules = STAR.rules
    for seed in range(30):
        for step in steps(STAR, seed):
            if step.before.phase == KEEP:
                hand = NamedHand(rules, step.before)
                assert hand.hand.keeping is not None
                if (sum(hand.hand.keeping.hand) > hand.hand.keeping.most) == most_in_hand:
                    return hand
    raise AssertionError("nobody had to choose")


def test_tiles_are_kept_one_by_one_and_taken_back() -> None:
    hand = keeping(most_in_hand=True)
    assert hand.hand.keeping is not None
    colours = STAR.edition.colours
    assert sum(hand.hand.keeping.chosen) == hand.hand.keeping.most
    assert not any(hand.legal(names.keep(colour)) for colour in colours)
    assert hand.legal(names.corner(0))
    assert hand.use(names.corner(0)) is None
    assert sum(hand.hand.keeping.chosen) == hand.hand.keeping.most - 1
    assert not hand.legal(names.corner(hand.hand.keeping.most - 1))
    while any(hand.legal(names.keep(colour)) for colour in colours):
        name = next(names.keep(c) for c in colours if hand.legal(names.keep(c)))
        assert hand.use(name) is None
    assert sum(hand.hand.keeping.chosen) == hand.hand.keeping.most
    assert not hand.legal(names.PASS)
    assert hand.legal(names.KEEP)
    assert hand.use(names.KEEP) == hand.hand.keeping.move()


def test_a_few_tiles_are_all_chosen_at_once() -> None:
    hand = keeping(most_in_hand=False)
    assert hand.hand.keeping is not None
    assert tuple(hand.hand.keeping.chosen) == hand.hand.keeping.hand
    assert hand.hand.keeping.could_keep == 0
    assert hand.use(names.KEEP) is not None


def test_picking_something_else_puts_the_first_back() -> None:
    state = WALL.rules.initial(WALL.players, 1)
    hand = NamedHand(WALL.rules, state)
    one, two = list(NamedTargets(WALL.rules, state).picks)[:2]
    hand.pick(one)
    hand.pick(two)
    assert hand.picked == two
