"""The open facts of a state as JSON-ready data: the `state` and `legal` of the engine protocol."""

from azul_desktop.core.edition import STAR_SPACES
from azul_desktop.core.events import MARKER
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
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
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import (
    CELLS,
    EMPTY,
    HAND,
    IN_CENTRE,
    KEPT,
    LINES,
    MARKER_PIECE,
    NO_PIECE,
    PASSED,
    PHASES,
    SCORE,
    SHIELD,
    TILES,
    State,
)
from azul_desktop.core.state import FLOOR as FLOOR_PIECES
from azul_desktop.core.wall.discs import effect_of, neighbours
from azul_desktop.core.wall.floor import pieces_on
from azul_desktop.core.wall.rules import WallRules

Data = dict[str, object]


def view_state(rules: Rules, state: State, names: list[str]) -> Data:
    """What lies open on the table, and the bag as counts."""
    edition, options = rules.edition, rules.options
    colours = len(edition.colours)

    def counts(at: list[int]) -> dict[str, int]:
        return {name: n for name, n in zip(edition.colours, at, strict=True) if n}

    supply = [state.supply.count(colour) for colour in range(colours)]
    return {
        "edition": edition.id,
        "variant": options.variant,
        "special_factories": options.special_factories,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "round": state.round,
        "first_player": state.first,
        "marker": "centre" if state.marker == IN_CENTRE else state.marker,
        "joker": None if state.joker == EMPTY else edition.colours[state.joker],
        "supply": counts(supply) if state.supply else None,
        "due": state.due,
        "discs": [
            {
                "tiles": counts(state.sources[(disc + 1) * colours : (disc + 2) * colours]),
                "special": None if side == EMPTY else edition.special_name(side),
            }
            for disc, side in enumerate(state.specials)
        ],
        "centre": counts(state.sources[:colours]),
        "bag": counts(state.bag),
        "lid": counts(state.lid),
        "players": [
            {"name": name, "score": board[SCORE]}
            | (
                _wall_board(rules, board)
                if isinstance(rules, WallRules)
                else _star_board(rules, board)
                | {
                    "hand": counts(board[HAND : HAND + colours]),
                    "kept": counts(board[KEPT : KEPT + colours]),
                    "passed": bool(board[PASSED]),
                }
            )
            for name, board in zip(names, state.boards, strict=True)
        ],
    }


def _wall_board(rules: WallRules, board: list[int]) -> Data:
    colours, tables = rules.edition.colours, rules.tables
    lines = board[LINES : LINES + tables.rows]
    shield = board[SHIELD]
    caught = {0: None, NO_PIECE: "empty", MARKER_PIECE: "marker"}
    return {
        "lines": [
            {"colour": colours[line & 7], "count": line >> 3} if line else None for line in lines
        ],
        "wall": [
            [
                _colour_at(rules, board, row * tables.columns + column)
                for column in range(tables.columns)
            ]
            for row in range(tables.rows)
        ],
        "floor": [
            "marker" if piece == MARKER else colours[piece]
            for piece in pieces_on(board[FLOOR_PIECES])
        ],
        "shield": caught[shield] if shield in caught else colours[shield - 1],
    }


def _star_board(rules: Rules, board: list[int]) -> Data:
    covered = {
        f"{cell // STAR_SPACES}:{cell % STAR_SPACES + 1}": name
        for cell in range(board[CELLS].bit_length())
        if (name := _colour_at(rules, board, cell))
    }
    return {"board": covered}


def _colour_at(rules: Rules, board: list[int], cell: int) -> str | None:
    for colour, name in enumerate(rules.edition.colours):
        if board[TILES + colour] >> cell & 1:
            return name
    return None


def view_move(rules: Rules, state: State, move: Move) -> Data:
    """A legal move as an object: its notation, its type and the fields of its trace line."""
    colours = rules.edition.colours
    kind = kind_of(move)
    data: Data = {"move": format_move(rules.edition, move)}
    if kind == TILE:
        row, column = unpack_tile(move)
        return data | {"type": "tile", "row": row + 1, "column": column + 1}
    if kind == BUILD:
        star, space, colour, jokers = unpack_build(move)
        where = {"star": star, "space": space + 1}
        return data | {"type": "build"} | where | {"colour": colours[colour], "jokers": jokers}
    if kind == PASS:
        return data | {"type": "pass"}
    if kind == REWARD:
        return data | {"type": "reward", "colour": colours[unpack_reward(move)]}
    if kind == KEEP:
        kept = zip(colours, unpack_keep(move, len(colours)), strict=True)
        return data | {"type": "keep", "kept": {name: n for name, n in kept if n}}
    return data | _view_take(rules, state, move)


def _view_take(rules: Rules, state: State, move: Move) -> Data:
    colours = rules.edition.colours
    source, colour, line, right = unpack_take(move)
    data: Data = {
        "type": "take",
        "source": "centre" if source == CENTRE else source - 1,
        "colour": colours[colour],
    }
    if not isinstance(rules, WallRules):
        return data
    data["row"] = "floor" if line == FLOOR else line + 1
    if source != CENTRE and effect_of(rules.tables, state, source - 1) == "spread":
        discs = neighbours(rules.tables, state, source - 1)
        data["spread"] = {
            name: discs[right >> other & 1]
            for other, name in enumerate(colours)
            if other != colour and state.sources[source * len(colours) + other]
        }
    return data
