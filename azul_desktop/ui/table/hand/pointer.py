"""The pointer over the table: it hovers, picks up, drags, drops and clicks; one way for all.

A press on tiles picks them up. Moving on, they are dragged and dropped where the button comes up;
coming up at once, they stay in the hand until the next press.
"""

from collections.abc import Callable

from azul_desktop.coach import names
from azul_desktop.core.address import Zone
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, State
from azul_desktop.geometry import Point, Shape
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scene import Target
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.table_layout import TableLayout
from azul_desktop.ui.table.paint.along_painter import NOTHING, Along
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.ring_painter import Lifted
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.shown.spots import Spot, front_spots, other_spots, spots_on

_DRAG = 6
"""So far the pointer moves before a press is a drag."""


class Pointer:
    """The hand of the player who decides, and everything it can reach."""

    def __init__(
        self,
        picture: TablePicture,
        rules: Rules,
        submit: Callable[[Move, list[Shape]], None],
        complain: Callable[[str, str], None],
    ) -> None:
        self._picture = picture
        self._rules = rules
        self._submit = submit
        self._complain = complain
        self.hand: Hand | None = None
        self.decisions: DecisionPainter | None = None
        self.spots: list[Spot] = []
        """What the pointer can mean."""
        self._laid_out: TableLayout | None = None
        self._board: list[Spot] = []
        """The spots of the board in front, which stay as long as the layout does."""
        self._others: dict[int, list[Target]] = {}
        """What lies on the other boards, by who sits in front."""
        self.hovered = ""
        """The name of what the pointer means."""
        self.at: Point = (-1, -1)
        self._meant = ""
        """What the keyboard points at, by its name, whatever lies over it."""
        self._canvas = Canvas()
        self._decided = 0
        """The number of decisions so far: another one looks different."""
        self._shown: ShownTable | None = None
        self._along: dict[str, Along] = {}
        """What comes along with the tiles of a source, as far as somebody wanted to know."""
        self._press_at: Point | None = None
        self._pressed = ""
        self._dragging = False

    def watch(self, shown: ShownTable) -> None:
        """Nobody decides here now: a bot does, or something moves."""
        self._look_at(shown)
        self.find()

    def _look_at(self, shown: ShownTable) -> None:
        self.hand = self.decisions = None
        self._shown = shown
        self._press_at, self._pressed, self._dragging = None, "", False

    def attend(self, shown: ShownTable, state: State) -> None:
        """A person decides now, or still: what is carried goes back, what is chosen stays."""
        before = self.hand
        self._look_at(shown)
        self._decided += 1
        self.hand = Hand(self._rules, state)
        self._along.clear()
        self.hand.take_over(before)
        self.decisions = DecisionPainter(self._picture, self._rules, state, self.hand)
        self.find()

    def find(self) -> None:
        """Where everything with a name is now."""
        assert self._shown is not None
        hand = self.hand
        kept = hand.keeping.chosen if hand and hand.keeping else None
        where = self._picture.where
        if where.layout is not self._laid_out:
            self._laid_out = where.layout
            self._board = front_spots(where.layout)
            self._others.clear()
        self.spots = spots_on(self._rules, where, self._shown, kept) + self._board
        board = self.decisions.board(self._shown) if self.decisions else None
        if board is not None:
            self.spots += [Spot(names.choice(n), (box,)) for n, box in enumerate(board.boxes)]
        self._see()

    def targets(self) -> list[Target]:
        """Everything on the table that has a name."""
        where = self._picture.where
        if where.front not in self._others:
            spots = other_spots(where)
            self._others[where.front] = [Target(spot.name, spot.box, False) for spot in spots]
        own = [Target(spot.name, spot.box, self.legal(spot.name)) for spot in self.spots]
        return own + self._others[where.front]

    def stops(self) -> list[Target]:
        """What the keyboard can go to: with tiles in the hand, only where those may go."""
        hand = self.hand
        goals = hand.targets() if hand is not None and self.held()[1] else None
        return [
            Target(spot.name, spot.box, True)
            for spot in self.spots
            if self.legal(spot.name) and (goals is None or spot.name in goals)
        ]

    def legal(self, name: str) -> bool:
        """Whether something can be picked up, dropped on or pressed now."""
        return self.hand is not None and self.hand.legal(name)

    # The pointer.

    def point(self, at: Point) -> None:
        """The pointer is somewhere."""
        self.at = at
        if self._press_at is not None and self._holds_pressed():
            dx, dy = at[0] - self._press_at[0], at[1] - self._press_at[1]
            if dx * dx + dy * dy > _DRAG * _DRAG:
                self._dragging = True
        self._meant = ""
        self._see()

    def mean(self, name: str, at: Point) -> None:
        """The keyboard points at something by its name, which is somewhere."""
        self.at, self._meant = at, name
        self._see()

    def _see(self) -> None:
        """What lies where the pointer is, or what the keyboard means."""
        if self._meant and any(spot.name == self._meant for spot in self.spots):
            self.hovered = self._meant
            return
        spot = self.spot_at(self.at)
        self.hovered = spot.name if spot is not None else ""

    def _holds_pressed(self) -> bool:
        """Whether this press picked up what is held; one that does something else is no drag."""
        return self.hand is not None and bool(self._pressed) and self.hand.picked == self._pressed

    def spot_at(self, at: Point) -> Spot | None:
        """What the pointer means: what is legal before what is not, on it before near it."""
        best: Spot | None = None
        rank = 4
        for spot in self.spots:
            if spot.near(at):
                here = (0 if self.legal(spot.name) else 2) + (0 if spot.hit(at) else 1)
                # What is found later lies above: choices lie over the board.
                if here < rank or (here == rank and spot.name.startswith("choice/")):
                    best, rank = spot, here
        return best

    def press(self, at: Point) -> None:
        """The button went down on the table."""
        hand, spot = self.hand, self.spot_at(at)
        self._press_at, self._pressed, self._dragging = at, "", False
        if hand is None:
            return
        name = spot.name if spot is not None else ""
        if hand.choices and not name.startswith("choice/"):
            hand.put_back()
            self.find()
        if hand.picked and name in hand.targets():
            self.use(name)
        elif hand.rest is not None or hand.choices or hand.keeping is not None:
            self._pressed = name
        elif hand.can_pick(name) and name != hand.picked:
            hand.pick(name)
            self._pressed = name
        elif hand.can_press(name):
            self._pressed = name
        else:
            if hand.picked and hand.picked != name:
                self._complain(hand.picked, name)
            self.put_back()

    def release(self, at: Point) -> None:
        """The button came up."""
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = "", False
        hand = self.hand
        if hand is None or self._press_at is None:
            self._press_at = None
            return
        spot = self.spot_at(at)
        name = spot.name if spot is not None else ""
        if dragging:
            self._drop(hand, name)
        elif pressed and pressed == name and self._acts(hand, name):
            self.use(name)
        self._press_at = None

    def _acts(self, hand: Hand, name: str) -> bool:
        """Whether a click does something beyond picking up."""
        if hand.rest is not None or hand.choices or hand.keeping is not None:
            return hand.legal(name)
        return hand.can_press(name)

    def _drop(self, hand: Hand, name: str) -> None:
        if name in hand.targets():
            self.use(name)
        else:
            self._complain(hand.picked, name)
            self.put_back()

    def use(self, name: str) -> None:
        """Drop on something, press it or choose it."""
        hand = self.hand
        if hand is None or not hand.legal(name):
            return
        if not (hand.picked and name in hand.targets()) and hand.can_press(name):
            hand.put_back()  # a click that makes a move by itself is not a drop
        places = self._held_places()
        move = hand.use(name)
        if move is not None:
            self._submit(move, places)
        else:
            self.find()

    def choose(self, name: str) -> None:
        """The keyboard does what a click on something does."""
        hand = self.hand
        if hand is None or not hand.legal(name):
            return
        if hand.can_pick(name) and name not in hand.targets() and not hand.can_press(name):
            hand.pick(name)
            self.find()
        else:
            self.use(name)

    def put_back(self) -> None:
        """Take back whatever was begun."""
        self._press_at, self._pressed, self._dragging = None, "", False
        if self.hand is not None and self.hand.is_open:
            self.hand.put_back()
            self.find()

    def overlay(self) -> Group | None:
        """What lies over the table for the decision; painted anew only when it looks different."""
        hand, decisions, shown = self.hand, self.decisions, self._shown
        if hand is None or decisions is None or shown is None:
            return None
        keeping = tuple(hand.keeping.chosen) if hand.keeping else ()
        held = hand.picked, len(hand.sent), len(hand.choices), hand.target, keeping
        hovered = self.hovered if hand.legal(self.hovered) else ""
        look = self._decided, held, hovered
        return self._canvas.group("overlay", look, lambda: decisions.sprites(shown, hovered))

    # What is in the hand.

    def held(self) -> tuple[int, int]:
        """The colour and number of the tiles in the hand."""
        hand, shown = self.hand, self._shown
        if hand is None or shown is None or not hand.picked or hand.rest or hand.choices:
            return EMPTY, 0
        lifted = self._lifted(hand.picked, held=True)
        if lifted is not None:
            if lifted.colour == EMPTY:
                return lifted.joker, 1
            if lifted.source == EMPTY:
                return lifted.colour, shown.centre[lifted.colour]
            return lifted.colour, shown.discs[lifted.source].count(lifted.colour)
        kind, _, rest = hand.picked.partition("/")
        if kind == Zone.LINE:
            return shown.players[self._picture.where.front].lines[int(rest) - 1][0], 1
        if kind == Zone.SUPPLY:
            return shown.supply[int(rest)], 1
        return self._rules.edition.colours.index(rest), 1

    def carried(self) -> tuple[int, int]:
        """What is seen of it: the keyboard carries nothing that would hide where it points."""
        return (EMPTY, 0) if self._meant else self.held()

    def lifted(self) -> Lifted | None:
        """The tiles on a disc or in the centre that are held, or that the pointer is over."""
        hand = self.hand
        if hand is None:
            return None
        if hand.picked:
            return self._lifted(hand.picked, held=True)
        return self._lifted(self.hovered, held=False) if hand.legal(self.hovered) else None

    def _lifted(self, name: str, *, held: bool) -> Lifted | None:
        kind, *rest = name.split("/")
        if kind not in (Zone.DISC, Zone.CENTRE) or len(rest) != 1 + (kind == Zone.DISC):
            return None
        source = int(rest[0]) if kind == Zone.DISC else EMPTY
        with_it = self.along(name)
        colour = self._rules.edition.colours.index(rest[-1])
        if self._shown is not None and colour == self._shown.joker:
            return Lifted(source, EMPTY, held, colour, with_it.marker)
        return Lifted(source, colour, held, with_it.joker, with_it.marker)

    def along(self, name: str) -> Along:
        """What comes along with the tiles of a source when they are taken."""
        if name not in self._along and self.hand is not None and self.decisions is not None:
            self._along[name] = self.decisions.along(name)
        return self._along.get(name, NOTHING)

    def _held_places(self) -> list[Shape]:
        """Where the tiles are that the hand lets go."""
        _, count = self.carried()
        return self._picture.held_places(count, self.at) if count else []
