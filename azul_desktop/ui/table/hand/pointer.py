"""The pointer over the table: it hovers, picks up, drags, drops and clicks; one way for all.

A press on tiles picks them up. Moving on, they are dragged and dropped where the button comes up;
coming up at once, they stay in the hand until the next press.
"""

from collections.abc import Callable
from dataclasses import dataclass

from azul_desktop.coach.along import NOTHING, Along
from azul_desktop.coach.coach import Coach
from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.core.moves import Move
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.hand.walking import Stop
from azul_desktop.ui.table.layout.spot import Spot
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.ring_painter import Lifted
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.shown.spots import front_spots, other_spots, spots_on

_DRAG = 6
"""So far the pointer moves before a press is a drag."""


@dataclass
class Press:
    """A button that is down: where it went down, on what, and whether it drags by now."""

    at: Point
    on: Address | None = None
    """What was pressed, if letting go there may do something."""
    dragging: bool = False


class Pointer:
    """The hand of the player who decides, and everything it can reach."""

    def __init__(
        self,
        picture: TablePicture,
        coach: Coach,
        submit: Callable[[Move, list[Shape]], None],
        complain: Callable[[Address, Address | None], None],
    ) -> None:
        self._picture = picture
        self._coach = coach
        self._submit = submit
        self._complain = complain
        self.hand: Hand | None = None
        self._decisions: DecisionPainter | None = None
        self.spots: list[Spot] = []
        """What the pointer can mean."""
        self._laid_out: SeatedLayout | None = None
        self._board: list[Spot] = []
        """The spots of the board in front, which stay as long as the layout does."""
        self._others: list[Spot] | None = None
        """What lies on the other boards, once somebody wanted to know."""
        self.hovered: Address | None = None
        """What the pointer means."""
        self.at: Point = (-1, -1)
        self._meant: Address | None = None
        """What the keyboard points at, whatever lies over it."""
        self._press: Press | None = None
        self._canvas = Canvas()
        self._decided = 0
        """The number of decisions so far: another one looks different."""
        self._shown: ShownTable | None = None

    def watch(self, shown: ShownTable) -> None:
        """Nobody decides here now: a bot does, or something moves."""
        self._look_at(shown)
        self.find()

    def _look_at(self, shown: ShownTable) -> None:
        self.hand = self._decisions = None
        self._shown = shown
        self._press = None

    def attend(self, shown: ShownTable, state: State) -> None:
        """A person decides now, or still: what is carried goes back, what is chosen stays."""
        before = self.hand
        self._look_at(shown)
        self._decided += 1
        self.hand = Hand(self._coach, state)
        self.hand.take_over(before)
        self._decisions = self._picture.decision_painter(self._coach, state, self.hand)
        self.find()

    def retell(self, state: State) -> None:
        """Say what can be done in the language of now; what is held stays in the hand."""
        self._decided += 1
        if self.hand is not None:
            self._decisions = self._picture.decision_painter(self._coach, state, self.hand)
        if self._shown is not None:
            self.find()

    def find(self) -> None:
        """Where everything is now that can be meant."""
        assert self._shown is not None
        hand, where = self.hand, self._picture.where
        if where is not self._laid_out:
            self._laid_out = where
            self._board = front_spots(where)
            self._others = None
        keeping = hand is not None and hand.keeping is not None
        self.spots = spots_on(where, self._shown, keeping=keeping) + self._board
        if self._decisions is not None:
            boxes = self._decisions.choice_boxes(self._shown)
            self.spots += [Spot(Address(Zone.CHOICE, index=n), (b,)) for n, b in enumerate(boxes)]
        self._see()

    @property
    def others(self) -> list[Spot]:
        """What lies on the other boards: it can be looked at, never used."""
        if self._others is None:
            self._others = other_spots(self._picture.where)
        return self._others

    def stops(self) -> list[Stop]:
        """What the keyboard can go to: with tiles in the hand, only where those may go."""
        hand = self.hand
        goals = hand.targets() if hand is not None and self.held()[1] else None
        return [
            Stop(spot.address, spot.box)
            for spot in self.spots
            if self.legal(spot.address) and (goals is None or spot.address in goals)
        ]

    def legal(self, address: Address | None) -> bool:
        """Whether something can be picked up, dropped on or pressed now."""
        return self.hand is not None and self.hand.legal(address)

    # The pointer.

    def point(self, at: Point) -> None:
        """The pointer is somewhere."""
        self.at = at
        press = self._press
        if press is not None and self._holds_pressed(press):
            dx, dy = at[0] - press.at[0], at[1] - press.at[1]
            if dx * dx + dy * dy > _DRAG * _DRAG:
                press.dragging = True
        self._meant = None
        self._see()

    def mean(self, address: Address, at: Point) -> None:
        """The keyboard points at something, which is somewhere."""
        self.at, self._meant = at, address
        self._see()

    def _see(self) -> None:
        """What lies where the pointer is, or what the keyboard means."""
        if self._meant is not None and any(spot.address == self._meant for spot in self.spots):
            self.hovered = self._meant
            return
        spot = self.spot_at(self.at)
        self.hovered = spot.address if spot is not None else None

    def _holds_pressed(self, press: Press) -> bool:
        """Whether this press picked up what is held; one that does something else is no drag."""
        return self.hand is not None and press.on is not None and self.hand.picked == press.on

    def spot_at(self, at: Point) -> Spot | None:
        """What the pointer means: what is legal before what is not, on it before near it."""
        best: Spot | None = None
        rank = 4
        for spot in self.spots:
            if spot.near(at):
                here = (0 if self.legal(spot.address) else 2) + (0 if spot.hit(at) else 1)
                # What is found later lies above: choices lie over the board.
                if here < rank or (here == rank and spot.address.zone == Zone.CHOICE):
                    best, rank = spot, here
        return best

    def _address_at(self, at: Point) -> Address | None:
        spot = self.spot_at(at)
        return None if spot is None else spot.address

    def press(self, at: Point) -> None:
        """The button went down on the table."""
        hand, address = self.hand, self._address_at(at)
        self._press = press = Press(at)
        if hand is None:
            return
        if hand.choices and (address is None or address.zone != Zone.CHOICE):
            hand.put_back()
            self.find()
        if hand.picked is not None and address in hand.targets() and address is not None:
            self.use(address)
        elif hand.rest is not None or hand.choices or hand.keeping is not None:
            press.on = address
        elif hand.can_pick(address) and address != hand.picked and address is not None:
            hand.pick(address)
            press.on = address
        elif hand.can_press(address):
            press.on = address
        else:
            if hand.picked is not None and hand.picked != address:
                self._complain(hand.picked, address)
            self.put_back()

    def release(self, at: Point) -> None:
        """The button came up."""
        press, self._press = self._press, None
        hand = self.hand
        if hand is None or press is None:
            return
        address = self._address_at(at)
        if press.dragging:
            self._drop(hand, address)
        elif press.on is not None and press.on == address and self._acts(hand, press.on):
            self.use(press.on)

    def _acts(self, hand: Hand, address: Address) -> bool:
        """Whether a click does something beyond picking up."""
        if hand.rest is not None or hand.choices or hand.keeping is not None:
            return hand.legal(address)
        return hand.can_press(address)

    def _drop(self, hand: Hand, address: Address | None) -> None:
        if address is not None and address in hand.targets():
            self.use(address)
        else:
            if hand.picked is not None:
                self._complain(hand.picked, address)
            self.put_back()

    def use(self, address: Address) -> None:
        """Drop on something, press it or choose it."""
        hand = self.hand
        if hand is None or not hand.legal(address):
            return
        if address not in hand.targets() and hand.can_press(address):
            hand.put_back()  # a click that makes a move by itself is not a drop
        places = self._held_places()
        move = hand.use(address)
        if move is not None:
            self._submit(move, places)
        else:
            self.find()

    def choose(self, address: Address) -> None:
        """The keyboard does what a click on something does."""
        hand = self.hand
        if hand is None or not hand.legal(address):
            return
        if hand.can_pick(address) and address not in hand.targets() and not hand.can_press(address):
            hand.pick(address)
            self.find()
        else:
            self.use(address)

    def put_back(self) -> None:
        """Take back whatever was begun."""
        self._press = None
        if self.hand is not None and self.hand.is_open:
            self.hand.put_back()
            self.find()

    def overlay(self) -> Group | None:
        """What lies over the table for the decision; painted anew only when it looks different."""
        hand, decisions, shown = self.hand, self._decisions, self._shown
        if hand is None or decisions is None or shown is None:
            return None
        keeping = tuple(hand.keeping.chosen) if hand.keeping else ()
        held = hand.picked, len(hand.sent), len(hand.choices), hand.target, keeping
        hovered = self.hovered if hand.legal(self.hovered) else None
        look = self._decided, held, hovered
        return self._canvas.group("overlay", look, lambda: decisions.sprites(shown, hovered))

    # What is in the hand.

    def held(self) -> tuple[int, int]:
        """The colour and number of the tiles in the hand."""
        hand, shown = self.hand, self._shown
        if hand is None or shown is None or hand.picked is None or hand.rest or hand.choices:
            return EMPTY, 0
        picked = hand.picked
        lifted = self._lifted(picked, held=True)
        if lifted is not None:
            if lifted.colour == EMPTY:
                return lifted.joker, 1
            if lifted.source == EMPTY:
                return lifted.colour, shown.centre[lifted.colour]
            return lifted.colour, shown.discs[lifted.source].count(lifted.colour)
        if picked.zone == Zone.LINE:
            return shown.players[picked.owner].lines[picked.index][0], 1
        if picked.zone == Zone.SUPPLY:
            return shown.supply[picked.index], 1
        return picked.colour, 1

    def carried(self) -> tuple[int, int]:
        """What is seen of it: the keyboard carries nothing that would hide where it points."""
        return (EMPTY, 0) if self._meant is not None else self.held()

    def along(self) -> Along:
        """What comes along with the tiles that are held."""
        return self.hand.along(self.hand.picked) if self.hand is not None else NOTHING

    def lifted(self) -> Lifted | None:
        """The tiles on a disc or in the centre that are held, or that the pointer is over."""
        hand = self.hand
        if hand is None:
            return None
        if hand.picked is not None:
            return self._lifted(hand.picked, held=True)
        return self._lifted(self.hovered, held=False) if hand.legal(self.hovered) else None

    def _lifted(self, address: Address | None, *, held: bool) -> Lifted | None:
        if address is None or address.colour == ANY_COLOUR or self.hand is None:
            return None
        if address.zone not in (Zone.DISC, Zone.CENTRE):
            return None
        source = address.index if address.zone == Zone.DISC else EMPTY
        with_it, colour = self.hand.along(address), address.colour
        if self._shown is not None and colour == self._shown.joker:
            return Lifted(source, EMPTY, held, colour, with_it.marker)
        return Lifted(source, colour, held, with_it.joker, with_it.marker)

    def _held_places(self) -> list[Shape]:
        """Where the tiles are that the hand lets go."""
        _, count = self.carried()
        return self._picture.held_places(count, self.at) if count else []
