"""The player's hand over the table: what it holds, what it may do with it, which move that makes.

Dragging, clicking twice and the keyboard all go through here; legality is only looked up.
"""

from azul_desktop.coach import names
from azul_desktop.coach.legal_targets import LegalTargets, RestChoices, rest_choices
from azul_desktop.coach.star.keeping import Keeping
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import KEEP, State


class Hand:
    """One decision of one player, from the first touch to the move."""

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules = rules
        self._state = state
        self._table = LegalTargets(rules, state)
        self._colours = rules.edition.colours
        self.picked = ""
        """What is held, by its name."""
        self.target = ""
        """Where it was put while a further choice is open."""
        self.rest: RestChoices | None = None
        """The colours of a disc that are still to be sent to its neighbours."""
        self.sent: list[tuple[int, int]] = []
        """Colours that were sent already, and the discs they go to."""
        self.choices: list[Move] = []
        """The payments to choose from."""
        self.keeping = Keeping(rules, state) if state.phase == KEEP else None

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

    def can_pick(self, name: str) -> bool:
        """Whether something can be picked up now."""
        return name in self._table.picks and not self.rest and not self.choices

    def can_press(self, name: str) -> bool:
        """Whether a click on something makes a move, or leads to a choice."""
        return name in self._table.presses and not self.rest and self.keeping is None

    def targets(self) -> list[str]:
        """Where the held tiles may go."""
        return list(self._table.picks[self.picked]) if self.picked and not self.rest else []

    def legal(self, name: str) -> bool:
        """Whether something can be picked up, dropped on or pressed now."""
        if self.keeping is not None:
            return self._legal_keep(name)
        if self.rest is not None:
            return name in (names.disc(self.rest.left), names.disc(self.rest.right))
        if self.choices:
            return name in [names.choice(n) for n in range(len(self.choices))]
        return name in self.targets() or self.can_pick(name) or self.can_press(name)

    def _legal_keep(self, name: str) -> bool:
        keeping = self.keeping
        assert keeping is not None
        if name == names.KEEP:
            return True
        if name.startswith("corner/"):
            return int(name.split("/")[1]) < sum(keeping.chosen)
        return any(
            name == names.keep(colour) and keeping.can_add(n)
            for n, colour in enumerate(self._colours)
        )

    def moves_to(self, name: str) -> list[Move]:
        """The moves that dropping on a place, or pressing it, can make."""
        if self.picked:
            return self._table.picks[self.picked].get(name, [])
        return self._table.presses.get(name, []) if self.keeping is None else []

    def first_move(self, name: str) -> Move | None:
        """One of the moves that begin with picking something up, if it can be picked up."""
        targets = self._table.picks.get(name)
        return next(iter(targets.values()))[0] if targets else None

    def pick(self, name: str) -> None:
        """Pick something up."""
        self.put_back()
        self.picked = name

    def put_back(self) -> None:
        """Take back whatever was begun."""
        self.picked = self.target = ""
        self.rest = None
        self.sent.clear()
        self.choices = []

    def use(self, name: str) -> Move | None:
        """Drop on a place, press it or choose it; the move, if that was the last choice."""
        if self.keeping is not None:
            return self._use_keep(name)
        if self.rest is not None:
            return self._send(name)
        if name.startswith("choice/"):
            return self.choices[int(name.split("/")[1])]
        moves = self.moves_to(name)
        if len(moves) == 1:
            return moves[0]
        if moves:
            self.target = name
            self.rest = rest_choices(self._rules, self._state, moves)
            if self.rest is None:
                self.choices = moves
            elif not self.rest.matters:
                return moves[0]
        return None

    def _send(self, name: str) -> Move | None:
        """Send the next colour of the rest to one of the neighbours."""
        rest = self.rest
        assert rest is not None
        disc = rest.left if name == names.disc(rest.left) else rest.right
        self.sent.append((rest.colours[len(self.sent)], disc))
        if len(self.sent) < len(rest.colours):
            return None
        return rest.move_for([colour for colour, to in self.sent if to == rest.right])

    @property
    def to_send(self) -> int | None:
        """The colour that is to be sent next, if any."""
        return self.rest.colours[len(self.sent)] if self.rest is not None else None

    def _use_keep(self, name: str) -> Move | None:
        keeping = self.keeping
        assert keeping is not None
        if name == names.KEEP:
            return keeping.move()
        if name.startswith("corner/"):
            keeping.remove(keeping.tiles[int(name.split("/")[1])])
        else:
            for n, colour in enumerate(self._colours):
                if name == names.keep(colour):
                    keeping.add(n)
        return None
