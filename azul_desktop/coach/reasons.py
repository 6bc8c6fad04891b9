"""Why something cannot be dropped or pressed, in one short sentence.

Colours are never named: a case ending would need a different word in every sentence.
"""

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.star.keeping import Keeping
from azul_desktop.core.mosaic import BITS
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.build import colours_for
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import (
    BUILD,
    CELLS,
    DRAFT,
    EMPTY,
    KEEP,
    OVER,
    REWARD,
    TILES,
    TILING,
    State,
)
from azul_desktop.core.wall.packed import LINES
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate, translate_count


def why_not(rules: Rules, state: State, pick: str, target: str) -> str:
    """Why what was picked up cannot be dropped there; empty if it can."""
    if target in LegalTargets(rules, state).picks.get(pick, {}):
        return ""
    if _is_elsewhere(target):
        return translate("This is another player's board")
    kind, *numbers = target.split("/")
    if isinstance(rules, WallRules):
        if state.phase == TILING and kind == "wall":
            return _wall_cell(rules, state, int(numbers[0]) - 1, int(numbers[1]) - 1)
        if state.phase == DRAFT and kind == "line":
            colour = rules.edition.colours.index(pick.rpartition("/")[2])
            return _line(rules, state, int(numbers[0]) - 1, colour)
    elif isinstance(rules, StarRules) and state.phase == BUILD and kind == "star":
        colour = rules.edition.colours.index(pick.rpartition("/")[2])
        return _space(rules, state, int(numbers[0]), int(numbers[2]) - 1, colour)
    return _where_else(rules, state, kind)


def _where_else(rules: Rules, state: State, kind: str) -> str:
    """Where a drop belongs that went somewhere quite different."""
    if state.phase == TILING:
        return translate("Only row {row} can take it", row=state.line + 1)
    if state.phase == BUILD:
        return translate("Tiles are built on the spaces of a star")
    if not isinstance(rules, WallRules):
        return translate("Tiles go to your hand")
    if kind == "wall":
        return translate("Tiles go to a line first")
    return translate("Tiles go to a line or to the floor")


def _is_elsewhere(name: str) -> bool:
    return name.startswith("player/")


def _line(rules: WallRules, state: State, row: int, colour: int) -> str:
    board = state.boards[state.turn]
    held, begun = board[LINES + row] >> 3, board[LINES + row] & 7
    if held == rules.tables.capacity[row]:
        return translate("This line is full")
    if held and begun != colour:
        return translate("This line already holds another colour")
    return translate("Row {row} of your wall already has this colour", row=row + 1)


def _wall_cell(rules: WallRules, state: State, row: int, column: int) -> str:
    board = state.boards[state.turn]
    cell = row * rules.tables.columns + column
    if row != state.line:
        return translate("Only row {row} can take it", row=state.line + 1)
    if board[CELLS] >> cell & 1:
        return translate("This cell is taken")
    return translate("This column already has this colour")


def _space(rules: StarRules, state: State, star: int, space: int, colour: int) -> str:
    """Why tiles of a colour cannot be built on a space."""
    board = state.boards[state.turn]
    cell = star * STAR_SPACES + space
    if board[CELLS] >> cell & 1:
        return translate("This space is taken")
    if not colours_for(rules.tables, board, star) >> colour & 1:
        if board[TILES + colour] >> star * STAR_SPACES & (1 << STAR_SPACES) - 1:
            return translate("This star already has this colour")
        return translate("This star takes another colour")
    return _too_dear(rules, cell, _reach(state, colour))


def _reach(state: State, colour: int) -> int:
    """How many tiles can pay in a colour: its own and the jokers."""
    hand = state.boards[state.turn][HAND:]
    return hand[colour] + (hand[state.joker] if colour != state.joker else 0)


def _too_dear(rules: StarRules, cell: int, reach: int) -> str:
    price = rules.tables.prices[cell]
    return translate_count(
        "This space costs {n} tile; you have {m}",
        "This space costs {n} tiles; you have {m}",
        price,
        m=reach,
    )


def why_not_now(rules: Rules, state: State, name: str, mine: bool = True) -> str:
    """Why something cannot be picked up or pressed; empty if it can.

    `mine` tells whether a person at this screen is to decide.
    """
    if state.phase == OVER:
        return translate("The game is over")
    if not mine:
        return translate("It is not your turn")
    table = LegalTargets(rules, state)
    if name in table.picks or name in table.presses:
        return ""
    if _is_elsewhere(name):
        return translate("This is another player's board")
    if isinstance(rules, WallRules):
        return _not_now_wall(rules, state, name)
    assert isinstance(rules, StarRules)
    return _not_now_star(rules, state, name)


def _not_now_wall(rules: WallRules, state: State, name: str) -> str:
    kind, *numbers = name.split("/")
    if state.phase == TILING:
        if kind == "wall":
            return _wall_cell(rules, state, int(numbers[0]) - 1, int(numbers[1]) - 1)
        return translate("Now choose a cell for line {row}", row=state.line + 1)
    if kind in ("disc", "centre"):
        return _source(rules, state, name)
    if kind == "wall":
        return translate("The wall is tiled when all tiles are taken")
    return translate("Take tiles from a disc or the centre first")


def _source(rules: Rules, state: State, name: str) -> str:
    """Why nothing, or not this colour, can be taken from a disc or the centre."""
    kind, *rest = name.split("/")
    source = 0 if kind == "centre" else int(rest[0]) + 1
    colours = len(rules.edition.colours)
    lying = state.sources[source * colours : (source + 1) * colours]
    if not any(lying):
        if kind == "centre":
            return translate("The centre is empty")
        return translate("This disc is empty")
    if state.joker != EMPTY and rest[-1:] == [rules.edition.colours[state.joker]]:
        return translate("A joker only comes along with another colour")
    return translate("Choose one colour")


def _not_now_star(rules: StarRules, state: State, name: str) -> str:
    kind, *numbers = name.split("/")
    if state.phase == REWARD:
        return translate_count(
            "First take {n} tile from the supply", "First take {n} tiles from the supply", state.due
        )
    if state.phase == KEEP:
        return translate("First choose the tiles to keep")
    if kind == "supply":
        return translate("Surround a pillar, statue or window to win these tiles")
    if state.phase == DRAFT:
        if kind in ("disc", "centre"):
            return _source(rules, state, name)
        return translate("Building begins when all tiles are taken")
    if kind == "star":
        return _no_way_to_build(rules, state, int(numbers[0]), int(numbers[2]) - 1)
    if kind == "hand":
        return translate("No open space takes these tiles")
    return translate("Now build, or pass")


def _no_way_to_build(rules: StarRules, state: State, star: int, space: int) -> str:
    """Why nothing in hand can be built on a space."""
    board = state.boards[state.turn]
    cell = star * STAR_SPACES + space
    if board[CELLS] >> cell & 1:
        return translate("This space is taken")
    taking = BITS[colours_for(rules.tables, board, star)]
    in_hand = [colour for colour in taking if board[HAND + colour]]
    if not in_hand:
        return translate("You have no tile of a colour that this star takes")
    return _too_dear(rules, cell, max(_reach(state, colour) for colour in in_hand))


def why_not_keep(keeping: Keeping, colour: int) -> str:
    """Why no further tile of a colour can be kept; empty if one can."""
    if keeping.can_add(colour):
        return ""
    if sum(keeping.chosen) == keeping.most:
        return translate("Every corner space holds a tile")
    return translate("You have no more tiles of this colour")
