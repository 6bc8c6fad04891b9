"""Bag and lid (the tower in the star family): drawing tiles, pouring the lid back, dealing."""

from typing import Final, Protocol

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import Dealt, Poured, Sink
from azul_desktop.core.rng import number
from azul_desktop.core.state import EMPTY, State

_TILES_PER_NUMBER: Final = 5
"""One number of the generator serves five draws: 132⁵ ways are far below its 2⁶⁴ values."""


class Chance(Protocol):
    """The one source of everything random; a test can put a script in its place."""

    def tiles(self, state: State, count: int) -> list[int]:
        """Take `count` tiles, no more than it holds, out of the state's bag."""

    def specials(self, state: State, pool: int, count: int) -> list[int]:
        """The special side (below `pool`) of each disc, EMPTY for all but `count` of them."""


class SeededChance:
    """Chance from the state's own seed and the count of numbers used so far."""

    def tiles(self, state: State, count: int) -> list[int]:
        """Take `count` tiles at random out of the state's bag."""
        bag = state.bag
        tiles: list[int] = []
        for colour, held in enumerate(bag):
            tiles += [colour] * held
        in_bag = len(tiles)
        drawn: list[int] = []
        while len(drawn) < count:
            rest = number(state.seed, state.draws)
            state.draws += 1
            for _ in range(min(_TILES_PER_NUMBER, count - len(drawn))):
                nth = rest % in_bag
                rest //= in_bag
                in_bag -= 1
                drawn.append(tiles[nth])
                tiles[nth] = tiles[in_bag]
        for colour in drawn:
            bag[colour] -= 1
        return drawn

    def specials(self, state: State, pool: int, count: int) -> list[int]:
        """Turn `count` discs at random to `count` different special sides."""
        sides = list(range(pool))
        discs = list(range(len(state.specials)))
        specials = [EMPTY] * len(discs)
        for _ in range(count):
            chosen = number(state.seed, state.draws)
            state.draws += 1
            disc = discs.pop(chosen % len(discs))
            specials[disc] = sides.pop((chosen >> 32) % len(sides))
        return specials


def draw(chance: Chance, state: State, want: int, sink: Sink | None) -> list[int]:
    """Draw up to `want` tiles, pouring the lid into the bag when it is empty and one is needed."""
    in_bag = sum(state.bag)
    if in_bag >= want:
        return chance.tiles(state, want)
    drawn = chance.tiles(state, in_bag) if in_bag else []
    in_bag = sum(state.lid)
    if in_bag:
        state.bag = state.lid
        state.lid = [0] * len(state.bag)
        if sink is not None:
            sink.append(Poured(in_bag))
        drawn += chance.tiles(state, min(in_bag, want - len(drawn)))
    return drawn


def deal(chance: Chance, state: State, size: int, sink: Sink | None) -> int:
    """Put `size` tiles on each disc, as far as there are any; how many were dealt."""
    colours = len(state.bag)
    discs = len(state.sources) // colours - 1
    tiles = draw(chance, state, size * discs, sink)
    sources = state.sources
    disc = 0
    for dealt in range(0, len(tiles), size):
        disc += colours
        for colour in tiles[dealt : dealt + size]:
            sources[disc + colour] += 1
    state.left = len(tiles)
    if sink is not None:
        for disc in range(discs):
            place = Address(Zone.DISC, -1, disc)
            sink.append(Dealt(place, tuple(tiles[disc * size : disc * size + size])))
    return len(tiles)


def refill_supply(chance: Chance, state: State, sink: Sink | None) -> None:
    """Fill the empty supply spaces from the bag, then from the tower, as far as tiles are there."""
    supply = state.supply
    wanted = supply.count(EMPTY)
    if not wanted:
        return
    tiles = draw(chance, state, wanted, sink)
    spaces = []
    for colour in tiles:
        space = supply.index(EMPTY)
        supply[space] = colour
        spaces.append(space)
    if tiles and sink is not None:
        sink.append(Dealt(Address(Zone.SUPPLY), tuple(tiles), tuple(spaces)))
