"""The draft, as far as both families share it: what a take leaves behind, and the marker."""

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.events import MARKER, Moved, Sink
from azul_desktop.core.state import IN_CENTRE, State
from azul_desktop.core.tables import Tables


def source_place(source: int) -> Address:
    """The address of a source: the centre, or the disc one below its number."""
    return CENTRE if source == 0 else Address(Zone.DISC, -1, source - 1)


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


def take_marker(state: State, dst: Address, sink: Sink | None) -> None:
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
