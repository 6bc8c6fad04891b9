"""What comes along with tiles that are taken: a joker, the marker, the shield disc, a price."""

from typing import NamedTuple

from azul_desktop.core.address import Zone
from azul_desktop.core.events import MARKER, Moved, Reason, Scored, Sink
from azul_desktop.core.moves import CENTRE, Move, unpack_take
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, State


class Along(NamedTuple):
    """What a take brings besides the tiles of its colour."""

    joker: int = EMPTY
    """The colour of the joker that comes along."""
    marker: bool = False
    shield: int = EMPTY
    """The special side of the disc that comes along as a shield."""
    points: int = 0
    """What that costs at once: 0 or less."""


NOTHING = Along()


def along(rules: Rules, state: State, move: Move) -> Along:
    """What comes along with a take; where its tiles go makes no difference."""
    source, colour, _, _ = unpack_take(move)
    events = rules.step(state, move).events
    marker = any(isinstance(event, Moved) and event.colour == MARKER for event in events)
    paid = [e.score for e in events if isinstance(e, Scored) and e.reason == Reason.MARKER]
    before = rules.view(state.boards[state.turn]).score
    return Along(
        joker=state.joker if _brings_joker(state, events, colour) else EMPTY,
        marker=marker,
        shield=_shield_side(rules, state, source),
        points=paid[0] - before if paid else 0,
    )


def _brings_joker(state: State, events: Sink, colour: int) -> bool:
    """Whether a joker comes along with another colour."""
    return colour != state.joker and any(
        isinstance(event, Moved) and event.colour == state.joker and event.dst.zone == Zone.HAND
        for event in events
    )


def _shield_side(rules: Rules, state: State, source: int) -> int:
    """The special side of the disc, if whoever takes from it keeps it as a shield."""
    side = EMPTY if source == CENTRE else state.specials[source - 1]
    kept = side != EMPTY and rules.edition.specials[side].effect == "shield"
    return side if kept else EMPTY
