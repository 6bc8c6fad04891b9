"""Special discs: a closed set of effects, each acting at one moment.

| effect | when | what |
|--------|------|------|
| extra  | after the deal | one more tile from the bag |
| magnet | after the deal | one tile of its colour from each neighbour |
| keep   | on a take | the rest stays on the disc |
| spread | on a take | the taker moves the rest to the two neighbours, each colour to one of them |
| shield | on a take | the taker keeps the disc: it catches the next piece that would fall |
"""

from azul_desktop.core.address import BAG, Address, Zone
from azul_desktop.core.draft import leave_rest, source_place
from azul_desktop.core.events import DiscActed, Moved, Sink
from azul_desktop.core.state import EMPTY, State
from azul_desktop.core.supply import draw
from azul_desktop.core.wall.packed import NO_PIECE, SHIELD
from azul_desktop.core.wall.tables import WallTables


def effect_of(tables: WallTables, state: State, disc: int) -> str:
    """The effect of a disc's side that lies up; empty for a plain one."""
    side = state.specials[disc]
    return "" if side == EMPTY else tables.effects[side]


def lay_out(tables: WallTables, state: State) -> None:
    """Shuffle all discs and turn as many as there are players to their special side."""
    state.specials = tables.chance.specials(state, len(tables.effects), len(state.boards))


def act_after_deal(tables: WallTables, state: State, sink: Sink | None) -> None:
    """Let `extra` and `magnet` discs act, in disc order."""
    for disc in range(len(state.specials)):
        effect = effect_of(tables, state, disc)
        if effect not in ("extra", "magnet"):
            continue
        if sink is not None:
            sink.append(DiscActed(disc, state.specials[disc]))
        if effect == "extra":
            _draw_extra(tables, state, disc, sink)
        else:
            _attract(tables, state, disc, sink)


def _draw_extra(tables: WallTables, state: State, disc: int, sink: Sink | None) -> None:
    for colour in draw(tables.chance, state, 1, sink):
        state.sources[(disc + 1) * tables.colours + colour] += 1
        state.left += 1
        if sink is not None:
            sink.append(Moved(colour, 1, BAG, Address(Zone.DISC, -1, disc)))


def _attract(tables: WallTables, state: State, disc: int, sink: Sink | None) -> None:
    colours = tables.colours
    colour = tables.magnets[state.specials[disc]]
    for neighbour in neighbours(tables, state, disc):
        if state.sources[(neighbour + 1) * colours + colour]:
            state.sources[(neighbour + 1) * colours + colour] -= 1
            state.sources[(disc + 1) * colours + colour] += 1
            if sink is not None:
                src, dst = Address(Zone.DISC, -1, neighbour), Address(Zone.DISC, -1, disc)
                sink.append(Moved(colour, 1, src, dst))


def neighbours(tables: WallTables, state: State, disc: int) -> tuple[int, int]:
    """The discs left and right of a disc; a shield disc that a player holds is off the table."""
    discs = len(state.specials)
    off = shield_disc_off(tables, state)
    left = (disc - 1) % discs
    if left == off:
        left = (left - 1) % discs
    right = (disc + 1) % discs
    if right == off:
        right = (right + 1) % discs
    return left, right


def shield_disc_off(tables: WallTables, state: State) -> int:
    """The shield disc while a player holds it, else EMPTY."""
    for board in state.boards:
        if board[SHIELD]:
            return disc_with(tables, state, "shield")
    return EMPTY


def disc_with(tables: WallTables, state: State, effect: str) -> int:
    """The disc that lies with an effect up, else EMPTY."""
    for disc in range(len(state.specials)):
        if effect_of(tables, state, disc) == effect:
            return disc
    return EMPTY


def leave_special_rest(
    tables: WallTables, state: State, source: int, right: int, sink: Sink | None
) -> None:
    """What was not taken from a disc goes where the disc's special side says.

    `right` is the mask of the colours that a `spread` disc sends to its right neighbour.
    """
    effect = effect_of(tables, state, source - 1)
    if effect == "keep":
        return
    if effect == "spread":
        _spread(tables, state, source, right, sink)
        return
    leave_rest(tables, state, source, sink)
    if effect == "shield":
        state.boards[state.turn][SHIELD] = NO_PIECE


def _spread(tables: WallTables, state: State, source: int, right: int, sink: Sink | None) -> None:
    discs = neighbours(tables, state, source - 1)
    sources = state.sources
    for colour in range(tables.colours):
        at = source * tables.colours + colour
        rest = sources[at]
        if rest:
            disc = discs[right >> colour & 1]
            sources[at] = 0
            sources[(disc + 1) * tables.colours + colour] += rest
            if sink is not None:
                dst = Address(Zone.DISC, -1, disc)
                sink.append(Moved(colour, rest, source_place(source), dst))
