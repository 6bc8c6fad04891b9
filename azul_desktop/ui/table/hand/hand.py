"""The player's hand over the table: what it holds, what it may do with it, which move that makes.

Dragging, clicking twice and the keyboard all go through here; legality is only looked up.
"""

from azul_desktop.coach.along import NOTHING, Along, along
from azul_desktop.coach.coach import Coach
from azul_desktop.coach.legal_targets import (
    DONE_BUTTON,
    LegalTargets,
    RestChoices,
    rest_choices,
)
from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.moves import TAKE, Move, kind_of
from azul_desktop.core.state import State


class Hand:
    """One decision of one player, from the first touch to the move."""

    def __init__(self, coach: Coach, state: State) -> None:
        self._rules = coach.rules
        self._state = state
        self._table = LegalTargets(coach.rules, state)
        self.picked: Address | None = None
        """What is held."""
        self.target: Address | None = None
        """Where it was put while a further choice is open."""
        self.rest: RestChoices | None = None
        """The colours of a disc that are still to be sent to its neighbours."""
        self.sent: list[tuple[int, int]] = []
        """Colours that were sent already, and the discs they go to."""
        self.choices: list[Move] = []
        """The payments to choose from."""
        self.keeping = coach.keeping(state)
        self._along: dict[Address, Along] = {}

    def take_over(self, other: "Hand | None") -> None:
        """Go on with the tiles that were chosen to be kept, if it is the same decision still."""
        if self.keeping is None or other is None or other._state is not self._state:
            return
        if other.keeping is not None:
            self.keeping.chosen = other.keeping.chosen

    @property
    def is_open(self) -> bool:
        """Whether something was begun that can be taken back."""
        return bool(self.picked or self.rest or self.choices)

    @property
    def intent(self) -> Intent:
        """What was begun, for the prompt."""
        if self.to_send is not None:
            return Intent(to_send=self.to_send)
        if self.choices:
            return Intent(pays=True)
        return Intent(tuple(move for target in self.targets() for move in self.moves_to(target)))

    def can_pick(self, address: Address | None) -> bool:
        """Whether something can be picked up now."""
        return address in self._table.picks and not self.rest and not self.choices

    def can_press(self, address: Address | None) -> bool:
        """Whether a click on something makes a move, or leads to a choice."""
        return address in self._table.presses and not self.rest and self.keeping is None

    def targets(self) -> list[Address]:
        """Where the held tiles may go."""
        if self.picked is None or self.rest:
            return []
        return list(self._table.picks[self.picked])

    def legal(self, address: Address | None) -> bool:
        """Whether something can be picked up, dropped on or pressed now."""
        if address is None:
            return False
        if self.keeping is not None:
            return self._legal_keep(address)
        if self.rest is not None:
            return self._disc_of(address) in (self.rest.left, self.rest.right)
        if self.choices:
            return address.zone == Zone.CHOICE and address.index < len(self.choices)
        return address in self.targets() or self.can_pick(address) or self.can_press(address)

    def _disc_of(self, address: Address) -> int | None:
        """The number of a whole disc."""
        disc = Address(Zone.DISC, index=address.index)
        return address.index if address == disc else None

    def _legal_keep(self, address: Address) -> bool:
        keeping = self.keeping
        assert keeping is not None
        if address.owner == self._state.turn:
            if address.zone == Zone.KEPT:
                return address.index < sum(keeping.chosen)
            if address.zone == Zone.KEEP:
                return keeping.can_add(address.colour)
        return address == DONE_BUTTON

    def moves_to(self, address: Address) -> list[Move]:
        """The moves that dropping on a place, or pressing it, can make."""
        if self.picked is not None:
            return self._table.picks[self.picked].get(address, [])
        return self._table.presses.get(address, []) if self.keeping is None else []

    def first_move(self, address: Address | None) -> Move | None:
        """One of the moves that begin with picking something up, if it can be picked up."""
        targets = self._table.picks.get(address) if address is not None else None
        return next(iter(targets.values()))[0] if targets else None

    def along(self, address: Address | None) -> Along:
        """What comes along with the tiles of a source when they are taken."""
        if address is None:
            return NOTHING
        if address not in self._along:
            move = self.first_move(address)
            taken = move is not None and kind_of(move) == TAKE
            self._along[address] = (
                along(self._rules, self._state, move) if taken and move is not None else NOTHING
            )
        return self._along[address]

    def pick(self, address: Address) -> None:
        """Pick something up."""
        self.put_back()
        self.picked = address

    def put_back(self) -> None:
        """Take back whatever was begun."""
        self.picked = self.target = None
        self.rest = None
        self.sent.clear()
        self.choices = []

    def use(self, address: Address) -> Move | None:
        """Drop on a place, press it or choose it; the move, if that was the last choice."""
        if self.keeping is not None:
            return self._use_keep(address)
        if self.rest is not None:
            return self._send(address)
        if address.zone == Zone.CHOICE:
            return self.choices[address.index]
        moves = self.moves_to(address)
        if len(moves) == 1:
            return moves[0]
        if moves:
            self.target = address
            self.rest = rest_choices(self._rules, self._state, moves)
            if self.rest is None:
                self.choices = moves
            elif not self.rest.matters:
                return moves[0]
        return None

    def _send(self, address: Address) -> Move | None:
        """Send the next colour of the rest to one of the neighbours."""
        rest = self.rest
        assert rest is not None
        self.sent.append((rest.colours[len(self.sent)], address.index))
        if len(self.sent) < len(rest.colours):
            return None
        return rest.move_for([colour for colour, to in self.sent if to == rest.right])

    @property
    def to_send(self) -> int | None:
        """The colour that is to be sent next, if any."""
        return self.rest.colours[len(self.sent)] if self.rest is not None else None

    def _use_keep(self, address: Address) -> Move | None:
        keeping = self.keeping
        assert keeping is not None
        if address == DONE_BUTTON:
            return keeping.move()
        if address.zone == Zone.KEPT:
            keeping.remove(keeping.tiles[address.index])
        else:
            keeping.add(address.colour)
        return None
