"""The open facts of a state as JSON-ready data: the `state` and `legal` of the engine protocol."""

from azul_desktop.core.families import family_of
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
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, IN_CENTRE, PHASES, State

Data = dict[str, object]


def view_state(rules: Rules, state: State, names: list[str]) -> Data:
    """What lies open on the table, and the bag as counts."""
    edition, options = rules.edition, rules.options
    colours = len(edition.colours)
    family = family_of(edition)

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
            {"name": name, "score": view.score} | family.board_facts(rules, view)
            for name, view in zip(names, map(rules.view, state.boards), strict=True)
        ],
    }


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
    if line == HAND:
        return data
    data["row"] = "floor" if line == FLOOR else line + 1
    discs = rules.spread_discs(state, source)
    if discs is not None:
        data["spread"] = {
            name: discs[right >> other & 1]
            for other, name in enumerate(colours)
            if other != colour and state.sources[source * len(colours) + other]
        }
    return data
