"""Why something cannot be done in the wall family, in one short sentence.

Colours are never named: a case ending would need a different word in every sentence.
"""

from azul_desktop.coach.coach import why_not_take
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.state import DRAFT, EMPTY, TILING, State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate


def why_not_drop(rules: WallRules, state: State, pick: Address, target: Address) -> str:
    """Why what was picked up cannot be dropped on a part of the own board."""
    if state.phase == TILING:
        if target.zone == Zone.WALL:
            return _cell(rules, state, target.index)
        return translate("Only row {row} can take it", row=state.line + 1)
    if target.zone == Zone.LINE:
        return _line(rules, state, target.index, pick.colour)
    if target.zone == Zone.WALL:
        return translate("Tiles go to a line first")
    return translate("Tiles go to a line or to the floor")


def why_not_use(rules: WallRules, state: State, address: Address) -> str:
    """Why something cannot be picked up or pressed."""
    if state.phase == TILING:
        if address.zone == Zone.WALL:
            return _cell(rules, state, address.index)
        return translate("Now choose a cell for line {row}", row=state.line + 1)
    if state.phase == DRAFT and address.zone in (Zone.DISC, Zone.CENTRE):
        return why_not_take(rules, state, address)
    if address.zone == Zone.WALL:
        return translate("The wall is tiled when all tiles are taken")
    return translate("Take tiles from a disc or the centre first")


def _line(rules: WallRules, state: State, row: int, colour: int) -> str:
    line = rules.view(state.boards[state.turn]).lines[row]
    if line.is_full:
        return translate("This line is full")
    if line.colour not in (EMPTY, colour):
        return translate("This line already holds another colour")
    return translate("Row {row} of your wall already has this colour", row=row + 1)


def _cell(rules: WallRules, state: State, cell: int) -> str:
    view = rules.view(state.boards[state.turn])
    if cell // view.width != state.line:
        return translate("Only row {row} can take it", row=state.line + 1)
    if view.is_covered(cell):
        return translate("This cell is taken")
    return translate("This column already has this colour")
