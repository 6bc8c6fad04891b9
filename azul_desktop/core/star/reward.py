"""Rewards of the star family: tiles of the player's choice from the supply, one at a time."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import Moved, Sink
from azul_desktop.core.moves import Move, pack_reward, unpack_reward
from azul_desktop.core.star.packed import HAND
from azul_desktop.core.state import EMPTY, State


def legal_rewards(state: State) -> list[Move]:
    """Every colour that lies in the supply."""
    return [pack_reward(colour) for colour in sorted(set(state.supply)) if colour != EMPTY]


def take_reward(state: State, move: Move, sink: Sink | None) -> None:
    """Take one tile of a colour from the supply to the hand."""
    colour = unpack_reward(move)
    space = state.supply.index(colour)
    state.supply[space] = EMPTY
    state.boards[state.turn][HAND + colour] += 1
    state.due -= 1
    if sink is not None:
        src, dst = Address(Zone.SUPPLY, -1, space), Address(Zone.HAND, state.turn, colour=colour)
        sink.append(Moved(colour, 1, src, dst))
