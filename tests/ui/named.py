"""The coach and the hand by the names of the screen map, so that tests read like the table."""

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address
from azul_desktop.core.address_names import AddressNames
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.ui.table.hand.hand import Hand


def address_of(rules: Rules, state: State, name: str) -> Address:
    """The address of a name while the board of who decides lies in front."""
    return AddressNames(rules).parse(name, state.turn)


def name_of(rules: Rules, state: State, address: Address | None) -> str:
    """The name of an address then; empty for none."""
    return "" if address is None else AddressNames(rules).format(address, state.turn)


class NamedTargets:
    """The legal targets of a state by name."""

    def __init__(self, rules: Rules, state: State) -> None:
        table = LegalTargets(rules, state)
        self.picks: dict[str, dict[str, list[Move]]] = {
            name_of(rules, state, pick): {
                name_of(rules, state, target): moves for target, moves in targets.items()
            }
            for pick, targets in table.picks.items()
        }
        self.presses: dict[str, list[Move]] = {
            name_of(rules, state, press): moves for press, moves in table.presses.items()
        }


class NamedHand:
    """A hand that is told and tells names."""

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules, self._state = rules, state
        self.hand = Hand(coach_of(rules), state)

    def _at(self, name: str) -> Address | None:
        try:
            return address_of(self._rules, self._state, name)
        except ValueError:
            return None

    def _existing(self, name: str) -> Address:
        return address_of(self._rules, self._state, name)

    @property
    def picked(self) -> str:
        return name_of(self._rules, self._state, self.hand.picked)

    @property
    def target(self) -> str:
        return name_of(self._rules, self._state, self.hand.target)

    def targets(self) -> list[str]:
        return [name_of(self._rules, self._state, target) for target in self.hand.targets()]

    def legal(self, name: str) -> bool:
        return self.hand.legal(self._at(name))

    def can_pick(self, name: str) -> bool:
        return self.hand.can_pick(self._at(name))

    def can_press(self, name: str) -> bool:
        return self.hand.can_press(self._at(name))

    def moves_to(self, name: str) -> list[Move]:
        return self.hand.moves_to(self._existing(name))

    def first_move(self, name: str) -> Move | None:
        return self.hand.first_move(self._at(name))

    def pick(self, name: str) -> None:
        self.hand.pick(self._existing(name))

    def put_back(self) -> None:
        self.hand.put_back()

    def use(self, name: str) -> Move | None:
        return self.hand.use(self._existing(name))


def why_not(rules: Rules, state: State, pick: str, target: str) -> str:
    """Why what was picked up cannot be dropped there."""
    pick_at, target_at = (address_of(rules, state, name) for name in (pick, target))
    return coach_of(rules).why_not(state, pick_at, target_at)


def why_not_now(rules: Rules, state: State, name: str, mine: bool = True) -> str:
    """Why something cannot be used now."""
    return coach_of(rules).why_not_now(state, address_of(rules, state, name), mine)
