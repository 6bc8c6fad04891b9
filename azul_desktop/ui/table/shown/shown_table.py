"""What is seen on the table, piece by piece, as the events of a step change it.

A piece that flies is nowhere: `lift` takes it away where it lay, `land` lays it down where it
goes. Whose turn it is, and the tiles still due to a player, are no pieces and stand in the state.
"""

import copy
from dataclasses import dataclass

from azul_desktop.core.address import CENTRE, Address, Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    Event,
    FeatureWon,
    GameEnded,
    Moved,
    Passed,
    PhaseBegan,
    Poured,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
)
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, IN_CENTRE, KEEP, OVER, REWARD, State
from azul_desktop.core.view import BoardView
from azul_desktop.ui.table.shown.shown_board import BARE_LINE, ShownBoard, shown_board


@dataclass
class ShownTable:
    """Everything seen on the table; equal to another one that shows the same pieces."""

    shield_sides: frozenset[int]
    """The special sides that a player who takes from the disc keeps until the round ends."""
    discs: list[list[int]]
    """The tiles of each disc, sorted when dealt; EMPTY where one was lifted, so none shifts."""
    specials: list[int]
    off: int
    """The disc that a player holds as a shield, or EMPTY."""
    centre: list[int]
    marker: Address | None
    """In the centre, on a floor, on a shield disc or with a player; None while it flies."""
    bag: list[int]
    lid: list[int]
    supply: list[int]
    round: int
    first: int
    joker: int
    phase: int
    """The part of the round; taking rewards and keeping tiles belong to the building."""
    players: list[ShownBoard]
    changes: int = 0
    """How often something was taken away or laid down: another number, another picture."""

    @classmethod
    def of(cls, rules: Rules, state: State) -> "ShownTable":
        """The table of a state."""
        colours = len(rules.edition.colours)
        sources = [state.sources[at : at + colours] for at in range(0, len(state.sources), colours)]
        views = [rules.view(board) for board in state.boards]
        shields = _shield_sides(rules)
        held = any(view.shield for view in views)
        return cls(
            shield_sides=shields,
            discs=[_spread_out(counts) for counts in sources[1:]],
            specials=state.specials[:],
            off=_disc_with(state, shields) if held else EMPTY,
            centre=sources[0],
            marker=_marker_place(views, state),
            bag=state.bag[:],
            lid=state.lid[:],
            supply=state.supply[:],
            round=state.round,
            first=state.first,
            joker=state.joker,
            phase=BUILD if state.phase in (REWARD, KEEP) else state.phase,
            players=[shown_board(view, rules.floor_size) for view in views],
        )

    def copy(self) -> "ShownTable":
        """A tableau that shares nothing with this one."""
        other = copy.copy(self)
        other.discs = [disc[:] for disc in self.discs]
        other.specials = self.specials[:]
        other.centre, other.bag, other.lid = self.centre[:], self.bag[:], self.lid[:]
        other.supply = self.supply[:]
        other.players = [board.copy() for board in self.players]
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ShownTable):
            return NotImplemented
        return self._facts() == other._facts()

    def _facts(self) -> dict[str, object]:
        """All there is, whichever way the tiles lie on their discs."""
        lying = [sorted([tile for tile in disc if tile != EMPTY]) for disc in self.discs]
        return vars(self) | {"discs": lying, "changes": 0}

    def apply(self, event: Event) -> None:
        """Show an event at once."""
        self.lift(event)
        self.land(event)

    def lift(self, event: Event) -> None:
        """Take away what an event moves, as its flight begins."""
        self.changes += 1
        if isinstance(event, Dealt):
            for colour in event.tiles:
                self.bag[colour] -= 1
        elif isinstance(event, Moved):
            if event.colour == MARKER:
                self.marker = None
            else:
                self._lift_tiles(event.colour, event.count, event.src)

    def land(self, event: Event) -> None:
        """Lay down what an event moved, as its flight ends, and show all else that it tells."""
        self.changes += 1
        if isinstance(event, Moved):
            self._land_moved(event)
        elif isinstance(event, Dealt):
            self._land_dealt(event)
        elif isinstance(event, Poured):
            self.bag = [a + b for a, b in zip(self.bag, self.lid, strict=True)]
            self.lid = [0] * len(self.lid)
        elif isinstance(event, Scored):
            self._land_score(event)
        elif isinstance(event, FeatureWon):
            self.players[event.player].features.add(event.feature)
        elif isinstance(event, Passed):
            self.players[event.player].passed = True
        elif isinstance(event, PhaseBegan):
            self.phase = event.phase
        elif isinstance(event, RoundBegan):
            self._begin_round(event)
        elif isinstance(event, RoundEnded):
            self._return_shield()
        elif isinstance(event, GameEnded):
            self.phase = OVER

    def count(self, player: int, score: int) -> None:
        """Show a score on the way to the one that an event tells."""
        self.changes += 1
        self.players[player].score = score

    def put_marker(self, place: Address | None) -> None:
        """Show the marker somewhere, or in flight, where no event tells of it."""
        self.changes += 1
        self.marker = place

    def _lift_tiles(self, colour: int, count: int, src: Address) -> None:
        zone = src.zone
        if zone == Zone.DISC:
            disc = self.discs[src.index]
            for _ in range(count):
                disc[disc.index(colour)] = EMPTY
            return
        if zone in (Zone.BAG, Zone.LID, Zone.CENTRE):
            self._counts(src)[colour] -= count
            return
        if zone == Zone.SUPPLY:
            self.supply[src.index] = EMPTY
            return
        board = self.players[src.owner]
        if zone in (Zone.HAND, Zone.KEPT):
            self._counts(src)[colour] -= count
        elif zone == Zone.LINE:
            rest = board.lines[src.index][1] - count
            board.lines[src.index] = (colour, rest) if rest else BARE_LINE
        elif zone == Zone.FLOOR:
            board.floor[src.index] = None
        elif zone == Zone.SHIELD:
            board.caught = None

    def _land_moved(self, event: Moved) -> None:
        colour, dst = event.colour, event.dst
        # Nothing else tells that a player keeps the shield disc: but its tiles come to them.
        if event.src.zone == Zone.DISC and dst.owner >= 0:
            self._hold_shield(event.src.index, dst.owner)
        if colour == MARKER:
            self.marker = dst
        if dst.zone == Zone.FLOOR:
            self.players[dst.owner].floor[dst.index] = colour
        elif dst.zone == Zone.SHIELD:
            self.players[dst.owner].caught = colour
        elif dst.zone == Zone.DISC:
            _lay(self.discs[dst.index], [colour] * event.count)
        elif dst.zone == Zone.LINE:
            lines = self.players[dst.owner].lines
            lines[dst.index] = (colour, lines[dst.index][1] + event.count)
        elif dst.zone in (Zone.WALL, Zone.SPACE):
            self.players[dst.owner].wall[dst.index] = colour
        elif dst.zone != Zone.MARKER:
            self._counts(dst)[colour] += event.count

    def _counts(self, place: Address) -> list[int]:
        """The tiles of each colour in a place that only counts them."""
        if place.zone == Zone.BAG:
            return self.bag
        if place.zone == Zone.LID:
            return self.lid
        if place.zone == Zone.CENTRE:
            return self.centre
        board = self.players[place.owner]
        return board.hand if place.zone == Zone.HAND else board.kept

    def _land_dealt(self, event: Dealt) -> None:
        if event.place.zone == Zone.DISC:
            _lay(self.discs[event.place.index], sorted(event.tiles))
            return
        for space, colour in zip(event.spaces, event.tiles, strict=True):
            self.supply[space] = colour

    def _land_score(self, event: Scored) -> None:
        """The new score; the marker leaves a floor that was counted and stays with its owner."""
        board = self.players[event.player]
        board.score = event.score
        if event.reason == Reason.FLOOR and MARKER in board.floor:
            board.floor[board.floor.index(MARKER)] = None
            self.marker = Address(Zone.MARKER, event.player)

    def _begin_round(self, event: RoundBegan) -> None:
        self.round, self.first, self.joker = event.round, event.first_player, event.joker
        self.specials = list(event.specials)
        self.phase = DRAFT
        self.marker = CENTRE
        self.discs = [[] for _ in self.discs]
        for board in self.players:
            board.passed = False

    def _hold_shield(self, disc: int, player: int) -> None:
        if self.specials[disc] in self.shield_sides:
            self.off = disc
            self.players[player].shield = True

    def _return_shield(self) -> None:
        self.off = EMPTY
        for player, board in enumerate(self.players):
            if board.caught == MARKER:
                self.marker = Address(Zone.MARKER, player)
            board.shield = False
            board.caught = None


def _lay(disc: list[int], tiles: list[int]) -> None:
    """Lay tiles on a disc, first where others were lifted."""
    for tile in tiles:
        if EMPTY in disc:
            disc[disc.index(EMPTY)] = tile
        else:
            disc.append(tile)


def _spread_out(counts: list[int]) -> list[int]:
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


def _shield_sides(rules: Rules) -> frozenset[int]:
    sides = enumerate(rules.edition.specials)
    return frozenset(side for side, special in sides if special.effect == "shield")


def _disc_with(state: State, sides: frozenset[int]) -> int:
    """The disc that lies with one of these special sides up, else EMPTY."""
    return next((disc for disc, side in enumerate(state.specials) if side in sides), EMPTY)


def _marker_place(views: list[BoardView], state: State) -> Address:
    owner = state.marker
    if owner == IN_CENTRE:
        return CENTRE
    view = views[owner]
    if MARKER in view.floor:
        return Address(Zone.FLOOR, owner, view.floor.index(MARKER))
    return Address(Zone.SHIELD if view.caught == MARKER else Zone.MARKER, owner)
