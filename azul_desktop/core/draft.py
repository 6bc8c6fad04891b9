"""The draft, as far as both families share it: what a take leaves behind, and the marker."""

from azul_desktop.core.events import CENTRE, MARKER, Moved, Place, Sink, Zone
from azul_desktop.core.state import IN_CENTRE, NO_PIECE, SHIELD, State
from azul_desktop.core.tables import Tables
from azul_desktop.core.wall.discs import effect_of, neighbours


def source_place(source: int) -> Place:
    """The address of a source: the centre, or the disc one below its number."""
    return CENTRE if source == 0 else Place(Zone.DISC, -1, source - 1)


def leave_rest(tables: Tables, state: State, source: int, sink: Sink | None) -> None:
    """What was not taken from a disc goes to the centre."""
    sources = state.sources
    first = source * tables.colours
    for colour in range(tables.colours):
        rest = sources[first + colour]
        if rest:
            sources[first + colour] = 0
            sources[colour] += rest
            if sink is not None:
                sink.append(Moved(colour, rest, source_place(source), CENTRE))


def leave_special_rest(
    tables: Tables, state: State, source: int, right: int, sink: Sink | None
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


def _spread(tables: Tables, state: State, source: int, right: int, sink: Sink | None) -> None:
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
                dst = Place(Zone.DISC, -1, disc)
                sink.append(Moved(colour, rest, source_place(source), dst))


def take_marker(state: State, dst: Place, sink: Sink | None) -> None:
    """Who first takes from the centre in a round takes the marker and starts the next one."""
    state.marker = state.turn
    if sink is not None:
        sink.append(Moved(MARKER, 1, CENTRE, dst))


def return_marker(state: State) -> None:
    """Its owner starts the new round; the marker lies in the centre again."""
    if state.marker != IN_CENTRE:
        state.first = state.marker
    state.marker = IN_CENTRE
    state.turn = state.first
