"""What the line above the board says: what to do now, verb first."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from azul_desktop.coach.happening import happening
from azul_desktop.coach.last_round import is_last_round
from azul_desktop.coach.marker_words import holder_words
from azul_desktop.core import moves
from azul_desktop.core.events import Event
from azul_desktop.core.moves import kind_of, unpack_take
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, KEEP, OVER, REWARD, TILING, State
from azul_desktop.core.wall.packed import LINES
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.along_painter import along
from azul_desktop.ui.table.paint.bar_painter import GAP
from azul_desktop.ui.table.show.performance import Performance


@dataclass(frozen=True)
class Prompt:
    """A line with pictures of tiles in its gap, and a note at the right."""

    text: str
    tiles: tuple[int, ...] = ()
    note: str = ""
    urgent: bool = False


class Complaint:
    """Why something was not possible, told for a few seconds in place of the prompt."""

    def __init__(self) -> None:
        self._text = ""
        self._until = 0.0

    def say(self, text: str, now: float) -> None:
        """Tell it from now on."""
        self._text, self._until = text, now + _COMPLAINT

    def update(self, now: float) -> bool:
        """Whether it has been told long enough just now."""
        if not self._text or now < self._until:
            return False
        self._text = ""
        return True

    @property
    def due(self) -> float:
        """When it has been told long enough."""
        return self._until if self._text else math.inf

    def over(self, prompt: Prompt) -> Prompt:
        """The line to show: the complaint, or else the prompt."""
        return Prompt(self._text, urgent=True) if self._text else prompt


_COMPLAINT = 3.0


def prompt_now(session: Session, performance: Performance, hand: Hand | None) -> Prompt:
    """The line for the table as it is seen now; the last round is called out."""
    rules, state = session.rules, session.state
    if performance.is_running:
        names = [seat.name for seat in session.record.seats]
        return prompt_while_moving(performance.story(), names)
    prompt = prompt_for(rules, state, hand, session.seat.name)
    if is_last_round(rules, state):
        return Prompt(prompt.text, prompt.tiles, translate("Last round"), urgent=True)
    holder = holder_words(session)
    # Who has built in this round knows how: then it matters more who begins the next.
    known = state.phase == BUILD and prompt == _resting(rules, state) and _has_built(session)
    if holder and (known or not prompt.note):
        return replace(prompt, note=holder)
    return prompt


def _has_built(session: Session) -> bool:
    """Whether the player who decides has built in this round."""
    state = session.state
    this_round = takewhile(lambda step: step.before.round == state.round, reversed(session.steps))
    return any(
        step.before.turn == state.turn and kind_of(step.move) == moves.BUILD for step in this_round
    )


def prompt_while_moving(story: Iterable[Event], names: Sequence[str]) -> Prompt:
    """What is happening while pieces are on their way: the first of the events that has words."""
    lines = (happening(event, names) for event in story)
    text, tiles = next((line for line in lines if line is not None), ("", ()))
    return Prompt(text, tiles, translate("Click or Space skips"))


def prompt_for(rules: Rules, state: State, hand: Hand | None, name: str) -> Prompt:
    """What is to be done; without a hand someone else decides, by name."""
    if state.phase == OVER:
        return Prompt(translate("The game is over"))
    if hand is None:
        return Prompt(_waiting(state.phase, name))
    if hand.rest is not None and hand.to_send is not None:
        text = translate("Send {tiles} to one of the glowing discs", tiles=GAP)
        return Prompt(text, (hand.to_send,), translate("Esc takes it back"))
    if hand.choices:
        return Prompt(translate("Choose how to pay"), note=translate("Esc takes it back"))
    if hand.picked:
        return _holding(rules, state, hand)
    return _resting(rules, state)


def _waiting(phase: int, name: str) -> str:
    """What somebody else decides."""
    if phase == TILING:
        return translate("{name} chooses a cell", name=name)
    if phase == BUILD:
        return translate("{name} builds or passes", name=name)
    if phase == REWARD:
        return translate("{name} chooses from the supply", name=name)
    if phase == KEEP:
        return translate("{name} chooses what to keep", name=name)
    return translate("{name} is to move", name=name)


def _holding(rules: Rules, state: State, hand: Hand) -> Prompt:
    if state.phase == DRAFT:
        takes = [move for target in hand.targets() for move in hand.moves_to(target)]
        source, colour, _, _ = unpack_take(takes[0])
        count = state.sources[source * len(rules.edition.colours) + colour]
        if isinstance(rules, WallRules):
            text = translate("Place {tiles} on a glowing line", tiles=GAP)
            tiles = (colour,) * count
        else:
            text = translate("Drop {tiles} on your board", tiles=GAP)
            count = min(count, 1) if colour == state.joker else count
            joker = along(rules, state, takes[0]).joker
            tiles = (colour,) * count + (joker,) * (joker != EMPTY)
        return Prompt(text, tiles, _put_back(len(tiles)))
    if state.phase == TILING:
        return Prompt(translate("Place it on a glowing cell"), note=_put_back(1))
    return Prompt(translate("Drop it on a glowing space"), note=_put_back(1))


def _put_back(tiles: int) -> str:
    return translate("Esc puts it back") if tiles == 1 else translate("Esc puts them back")


def _resting(rules: Rules, state: State) -> Prompt:
    if state.phase == DRAFT:
        return Prompt(translate("Take all tiles of one colour from a disc or the centre"))
    if state.phase == TILING:
        colour = state.boards[state.turn][LINES + state.line] & 7
        text = translate("Choose a cell in row {row} for {tiles}", row=state.line + 1, tiles=GAP)
        return Prompt(text, (colour,))
    if state.phase == BUILD:
        note = translate("Click a space, or drag tiles onto it")
        return Prompt(translate("Build one tile, or pass"), note=note)
    if state.phase == REWARD:
        text = translate_count(
            "Take {n} tile from the supply", "Take {n} tiles from the supply", state.due
        )
        return Prompt(text)
    assert state.phase == KEEP
    text = translate("Keep up to {n} tiles; every other one costs a point", n=_most_kept(rules))
    return Prompt(text, note=translate("Esc takes the pass back"))


def _most_kept(rules: Rules) -> int:
    board = rules.edition.board(rules.options.variant)
    return board.keep if isinstance(board, StarBoard) else 0
