"""Makes any legal move of the core with the mouse, through the names on the screen."""

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import rest_choices, source_tiles
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
    HAND,
    KEEP,
    PASS,
    REWARD,
    TILE,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_reward,
    unpack_take,
    unpack_tile,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.ui.scenes.table import TableScene
from tests.ui import names
from tests.ui.named import name_of
from tests.ui.pilot import Pilot


def make_move(pilot: Pilot, rules: Rules, state: State, move: Move, *, drag: bool) -> None:
    """Make a move by dragging where that is possible, or with clicks only."""
    while isinstance(pilot.scene, TableScene) and pilot.scene._passing.is_settling:
        pilot.frame()
    kind = kind_of(move)
    if kind == TILE:
        row, column = unpack_tile(move)
        if drag:
            pilot.drag(names.line(row), names.wall(row, column))
        else:
            pilot.click(names.wall(row, column))
    elif kind == BUILD:
        _build(pilot, rules, state, move, drag=drag)
    elif kind == PASS:
        pilot.click(names.PASS)
    elif kind == REWARD:
        space = state.supply.index(unpack_reward(move))
        if drag:
            pilot.drag(names.supply(space), names.HAND)
        else:
            pilot.click(names.supply(space))
    elif kind == KEEP:
        _keep(pilot, rules, state, move)
    else:
        _take(pilot, rules, state, move, drag=drag)


def _keep(pilot: Pilot, rules: Rules, state: State, move: Move) -> None:
    """Take back what is chosen at first and not meant, then choose what is; agree to a loss."""
    keeping = coach_of(rules).keeping(state)
    assert keeping is not None
    wanted = unpack_keep(move, len(keeping.hand))
    for colour, count in enumerate(wanted):
        while keeping.chosen[colour] > count:
            pilot.click(names.corner(keeping.tiles.index(colour)))
            keeping.remove(colour)
    for colour, count in enumerate(wanted):
        for _ in range(count - keeping.chosen[colour]):
            pilot.click(names.keep(rules.edition.colours[colour]))
            keeping.add(colour)
    pilot.click(names.KEEP)
    if keeping.could_keep:
        pilot.click("button/confirm")


def _build(pilot: Pilot, rules: Rules, state: State, move: Move, *, drag: bool) -> None:
    star, space, colour, _ = unpack_build(move)
    target = names.space(star, space)
    same = [m for m in rules.legal_moves(state) if kind_of(m) == BUILD]
    same = [m for m in same if unpack_build(m)[:2] == (star, space)]
    if drag:
        pilot.drag(names.hand_tiles(rules.edition.colours[colour]), target)
        same = [m for m in same if unpack_build(m)[2] == colour]
    else:
        pilot.click(target)
    if len(same) > 1:
        pilot.click(names.choice(same.index(move)))


def _take(pilot: Pilot, rules: Rules, state: State, move: Move, *, drag: bool) -> None:
    source, colour, line, right = unpack_take(move)
    pick = name_of(rules, state, source_tiles(source, colour))
    if line == HAND:
        if drag:
            pilot.drag(pick, names.HAND)
        else:
            pilot.click(pick)
        return
    target = names.FLOOR if line == FLOOR else names.line(line)
    if drag:
        pilot.drag(pick, target)
    else:
        pilot.click(pick)
        pilot.click(target)
    if source == CENTRE:
        return
    alike = [m for m in rules.legal_moves(state) if kind_of(m) == kind_of(move)]
    alike = [m for m in alike if unpack_take(m)[:3] == (source, colour, line)]
    rest = rest_choices(rules, state, alike)
    if rest is not None and rest.matters:
        for sent in rest.colours:
            pilot.click(names.disc(rest.right if right >> sent & 1 else rest.left))
