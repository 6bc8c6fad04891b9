"""Dragging, clicking twice and clicking once: one hand, one way to a move."""

import random

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import Address
from azul_desktop.core.moves import Move
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Shape
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import NamedTargets, address_of, name_of
from tests.ui.table.setting import STAR, WALL, picture_of
from tests.ui.table.walk import steps


class Player:
    """A hand over a table, and everything that came of it."""

    def __init__(self, kind: Kind, desk: Desk, state: State | None = None) -> None:
        self.rules = kind.rules
        self.state = state or kind.rules.initial(kind.players, 1)
        self.moves: list[tuple[Move, list[Shape]]] = []
        self.complaints: list[tuple[str, str]] = []
        picture = picture_of(kind, self.state, desk)
        self.pointer = Pointer(picture, coach_of(kind.rules), self._submit, self._complain)
        self.pointer.attend(ShownTable.of(kind.rules, self.state), self.state)
        self.table = NamedTargets(kind.rules, self.state)

    def _submit(self, move: Move, places: list[Shape]) -> None:
        self.moves.append((move, places))

    def _complain(self, pick: Address, target: Address | None) -> None:
        self.complaints.append((self.name_of(pick), self.name_of(target)))

    def name_of(self, address: Address | None) -> str:
        return name_of(self.rules, self.state, address)

    @property
    def picked(self) -> str:
        assert self.pointer.hand is not None
        return self.name_of(self.pointer.hand.picked)

    def targets(self) -> list[Target]:
        pointer = self.pointer
        return [
            Target(self.name_of(spot.address), spot.box, pointer.legal(spot.address))
            for spot in pointer.spots
        ]

    def use(self, name: str) -> None:
        self.pointer.use(address_of(self.rules, self.state, name))

    def at(self, name: str) -> tuple[float, float]:
        (found,) = [target for target in self.targets() if target.name == name]
        return found.box.centre

    def click(self, name: str) -> None:
        at = self.at(name)
        self.pointer.point(at)
        self.pointer.press(at)
        self.pointer.release(at)

    def drag(self, name: str, to: tuple[float, float]) -> None:
        at = self.at(name)
        self.pointer.point(at)
        self.pointer.press(at)
        for part in (0.2, 0.6, 1.0):
            self.pointer.point((at[0] + (to[0] - at[0]) * part, at[1] + (to[1] - at[1]) * part))
        self.pointer.release(to)


@pytest.mark.parametrize("kind", KINDS[::3], ids=str)
def test_dragging_and_clicking_make_the_same_moves(kind: Kind, desk: Desk) -> None:
    for step in list(steps(kind, 71))[::30]:
        picks = NamedTargets(kind.rules, step.before).picks
        for pick, targets in list(picks.items())[:2]:
            for target, moves in targets.items():
                if len(moves) == 1 and not pick.startswith("hand/"):
                    dragger, clicker = (Player(kind, desk, step.before) for _ in range(2))
                    dragger.drag(pick, dragger.at(target))
                    clicker.click(pick)
                    if not clicker.moves:
                        clicker.click(target)
                    assert [move for move, _ in dragger.moves] == moves
                    assert [move for move, _ in clicker.moves] == moves


def test_a_drag_lets_go_of_its_tiles_where_the_pointer_is(desk: Desk) -> None:
    player = Player(WALL, desk)
    pick, targets = next(iter(player.table.picks.items()))
    goal = player.at(list(targets)[-1])
    player.drag(pick, goal)
    ((_, places),) = player.moves
    assert places
    assert all(abs(place.centre[0] - goal[0]) < 150 for place in places)
    assert all(abs(place.centre[1] - goal[1]) < 150 for place in places)


def test_a_press_that_hardly_moves_is_a_click_and_keeps_the_tiles(desk: Desk) -> None:
    player = Player(WALL, desk)
    pick = next(iter(player.table.picks))
    x, y = player.at(pick)
    player.pointer.press((x, y))
    player.pointer.point((x + 3, y + 2))
    player.pointer.release((x + 3, y + 2))
    assert player.picked == pick
    tile, count = player.pointer.held()
    assert tile != EMPTY
    assert count >= 1


def test_dropping_on_nothing_puts_back_and_says_so(desk: Desk) -> None:
    player = Player(WALL, desk)
    pick = next(iter(player.table.picks))
    player.drag(pick, (5, 5))
    assert player.moves == []
    assert player.complaints == [(pick, "")]
    assert player.pointer.held() == (EMPTY, 0)


def test_clicking_the_held_tiles_again_puts_them_back_without_a_word(desk: Desk) -> None:
    player = Player(WALL, desk)
    pick = next(iter(player.table.picks))
    player.click(pick)
    player.click(pick)
    assert player.pointer.held() == (EMPTY, 0)
    assert player.complaints == []


def test_tiles_in_hand_can_be_changed_for_others(desk: Desk) -> None:
    player = Player(WALL, desk)
    one, two = list(player.table.picks)[:2]
    player.click(one)
    player.click(two)
    assert player.picked == two
    lifted = player.pointer.lifted()
    assert lifted is not None
    assert lifted.held


def test_the_pointer_over_tiles_lifts_them(desk: Desk) -> None:
    player = Player(WALL, desk)
    pick = next(name for name in player.table.picks if name.startswith("disc/"))
    player.pointer.point(player.at(pick))
    assert player.name_of(player.pointer.hovered) == pick
    lifted = player.pointer.lifted()
    assert lifted is not None
    assert names.disc_tiles(lifted.source, WALL.edition.colours[lifted.colour]) == pick
    assert not lifted.held
    player.pointer.point((3, 3))
    assert player.pointer.lifted() is None


def test_who_does_not_decide_can_only_look(desk: Desk) -> None:
    for kind in (WALL, STAR):
        player = Player(kind, desk)
        player.pointer.watch(ShownTable.of(kind.rules, player.state))
        assert player.targets()
        assert not any(target.legal for target in player.targets())
        for target in player.targets()[:20]:
            player.click(target.name)
        player.use(names.FLOOR)
        assert not player.moves
        assert not player.complaints
        assert player.pointer.lifted() is None


@pytest.mark.parametrize("kind", KINDS[1::4], ids=str)
def test_a_storm_of_presses_makes_only_legal_moves(kind: Kind, desk: Desk) -> None:
    chance = random.Random(4)
    for step in list(steps(kind, 72))[::40]:
        legal = set(kind.rules.legal_moves(step.before))
        player = Player(kind, desk, step.before)
        for _ in range(150):
            at = float(chance.randrange(1920)), float(chance.randrange(1080))
            if chance.random() < 0.5:
                at = chance.choice(player.targets()).box.centre
            act = chance.choice(
                (player.pointer.point, player.pointer.press, player.pointer.release)
            )
            act(at)
            if chance.random() < 0.05:
                player.pointer.put_back()
        assert {move for move, _ in player.moves} <= legal
