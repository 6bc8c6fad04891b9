"""What can be said about the games of a family without a window: one coach for one set of rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from azul_desktop.coach.helps import Matter
from azul_desktop.coach.keeping import Keeping
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.log import LogEntry
from azul_desktop.coach.outlook import Outlook
from azul_desktop.coach.prompt import Prompt
from azul_desktop.core.address import NOBODY, Address, Zone
from azul_desktop.core.events import Reason
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, OVER, State
from azul_desktop.i18n import translate


class Coach(ABC):
    """Says what a player may, should and cannot do; `coach/families.py` lists the families."""

    sources: tuple[Reason, ...]
    """What can change a score, in the order in which it comes up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def why_not(self, state: State, pick: Address, target: Address) -> str:
        """Why what was picked up cannot be dropped there; empty if it can."""
        if target in LegalTargets(self.rules, state).picks.get(pick, {}):
            return ""
        if target.owner not in (NOBODY, state.turn):
            return translate("This is another player's board")
        return self._why_not_drop(state, pick, target)

    def why_not_now(self, state: State, address: Address, mine: bool = True) -> str:
        """Why something cannot be picked up or pressed; empty if it can.

        `mine` tells whether a person at this screen is to decide.
        """
        if state.phase == OVER:
            return translate("The game is over")
        if not mine:
            return translate("It is not your turn")
        targets = LegalTargets(self.rules, state)
        if address in targets.picks or address in targets.presses:
            return ""
        if address.owner not in (NOBODY, state.turn):
            return translate("This is another player's board")
        return self._why_not_use(state, address)

    def keeping(self, state: State) -> Keeping | None:
        """The choice of tiles for the next round, if that is what is decided now."""
        return None

    def objection(self, state: State, made: Move, meant: Move) -> str:
        """Why another move was meant than the one that was made."""
        return self._objection(state, made, meant) or translate(
            "In points that is no worse. This step practises another move."
        )

    def owed(self, state: State, player: int) -> int:
        """What lies on a player's floor costs as it is now: 0 or less."""
        return 0

    @abstractmethod
    def amounts(self) -> dict[str, object]:
        """Numbers of the rules by the gaps of lessons in which they stand."""

    @abstractmethod
    def outlook(self, state: State, move: Move) -> Outlook:
        """What a move brings and costs."""

    @abstractmethod
    def _objection(self, state: State, made: Move, meant: Move) -> str:
        """What speaks for another move; empty where no number tells it."""

    @abstractmethod
    def _why_not_drop(self, state: State, pick: Address, target: Address) -> str:
        """Why a drop on the own board, or on what belongs to all, is not possible."""

    @abstractmethod
    def _why_not_use(self, state: State, address: Address) -> str:
        """Why something of the own, or of all, cannot be picked up or pressed."""

    @abstractmethod
    def prompt_holding(self, state: State, moves: Sequence[Move]) -> Prompt:
        """What to do with drafted tiles in the hand, which make one of these moves."""

    @abstractmethod
    def prompt_resting(self, state: State) -> Prompt:
        """What to do with empty hands, after the draft."""

    @abstractmethod
    def matters(self, state: State, held: Sequence[Move]) -> Iterator[Matter]:
        """What somebody who is new should know now, with these moves in the hand or with none."""

    @abstractmethod
    def help_words(self, matter: Matter) -> str:
        """The one line that tells it."""

    @abstractmethod
    def sentence(self, entry: LogEntry) -> str:
        """A log entry of a kind that only this family has."""

    @abstractmethod
    def worth(self, reason: Reason) -> str:
        """What one row, star, … brings at the end, in a few words; empty where that varies."""

    # The start marker, bag and lid.

    @abstractmethod
    def about(self, state: State, address: Address) -> str:
        """What something on the table is, for whoever asks nothing in particular."""

    @abstractmethod
    def marker_in_centre(self) -> str:
        """What the marker in the centre brings and costs."""

    @abstractmethod
    def marker_taken(self, number: int, picture: str) -> str:
        """The log's words for whoever takes the marker in a round, with a gap for its picture."""

    @abstractmethod
    def marker_holder(self, state: State, name: str) -> str:
        """What the holder of the marker does next, for the prompt's note."""

    @abstractmethod
    def marker_held(self, number: int, name: str) -> str:
        """What the marker beside a board says for whoever points at it in a round."""

    @abstractmethod
    def lid(self) -> str:
        """Where used tiles go."""

    @abstractmethod
    def lid_count(self, tiles: int) -> str:
        """How many used tiles there are."""


def why_not_take(rules: Rules, state: State, address: Address) -> str:
    """Why a source, or one colour of it, cannot be taken from."""
    source = 0 if address.zone == Zone.CENTRE else address.index + 1
    colours = len(rules.edition.colours)
    if not any(state.sources[source * colours : (source + 1) * colours]):
        if address.zone == Zone.CENTRE:
            return translate("The centre is empty")
        return translate("This disc is empty")
    if state.joker != EMPTY and address.colour == state.joker:
        return translate("A joker only comes along with another colour")
    return translate("Choose one colour")
