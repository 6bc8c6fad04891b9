"""Special discs: a closed set of effects, each acting at one moment.

| effect | when | what |
|--------|------|------|
| extra  | after the deal | one more tile from the bag |
| magnet | after the deal | one tile of its colour from each neighbour |
| keep   | on a take | the rest stays on the disc |
| spread | on a take | the taker moves the rest to the two neighbours, each colour to one of them |
| shield | on a take | the taker keeps the disc: it catches the next piece that would fall |
"""

from azul_desktop.core.events import BAG, DiscActed, Moved, Place, Sink, Zone
from azul_desktop.core.state import EMPTY, SHIELD, State
from azul_desktop.core.supply import draw
from azul_desktop.core.tables import Tables


def effect_of(tables: Tables, state: State, disc: int) -> str:
    """The effect of a disc's side that lies up; empty for a plain one."""
    side = state.specials[disc]
    return "" if side == EMPTY else tables.effects[side]


def lay_out(tables: Tables, state: State) -> None:
    """Shuffle all discs and turn as many as there are players to their special side."""
    state.specials = tables.chance.specials(state, len(tables.effects), len(state.boards))


def act_after_deal(tables: Tables, state: State, sink: Sink | None) -> None:
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


def _draw_extra(tables: Tables, state: State, disc: int, sink: Sink | None) -> None:
    for colour in draw(tables.chance, state, 1, sink):
        state.sources[(disc + 1) * tables.colours + colour] += 1
        state.left += 1
        if sink is not None:
            sink.append(Moved(colour, 1, BAG, Place(Zone.DISC, -1, disc)))


def _attract(tables: Tables, state: State, disc: int, sink: Sink | None) -> None:
    colours = tables.colours
    colour = tables.magnets[state.specials[disc]]
    for neighbour in neighbours(tables, state, disc):
        if state.sources[(neighbour + 1) * colours + colour]:
            state.sources[(neighbour + 1) * colours + colour] -= 1
            state.sources[(disc + 1) * colours + colour] += 1
            if sink is not None:
                src, dst = Place(Zone.DISC, -1, neighbour), Place(Zone.DISC, -1, disc)
                sink.append(Moved(colour, 1, src, dst))


def neighbours(tables: Tables, state: State, disc: int) -> tuple[int, int]:
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


def shield_disc_off(tables: Tables, state: State) -> int:
    """The shield disc while a player holds it, else EMPTY."""
    for board in state.boards:
        if board[SHIELD]:
            return disc_with(tables, state, "shield")
    return EMPTY


def disc_with(tables: Tables, state: State, effect: str) -> int:
    """The disc that lies with an effect up, else EMPTY."""
    for disc in range(len(state.specials)):
        if effect_of(tables, state, disc) == effect:
            return disc
    return EMPTY
