"""What the line above the board says: what to do now, verb first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.happening import happening
from azul_desktop.coach.prompt import GAP, Prompt, put_back
from azul_desktop.core import moves
from azul_desktop.core.events import Event
from azul_desktop.core.moves import Move, kind_of
from azul_desktop.core.state import BUILD, DRAFT, IN_CENTRE, KEEP, OVER, REWARD, TILING, State
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session


@dataclass(frozen=True)
class Intent:
    """What the player who decides has begun."""

    held: tuple[Move, ...] = ()
    """The moves that what is held can make; none with an empty hand."""
    to_send: int | None = None
    """The colour of a disc's rest that is to be sent to a neighbour."""
    pays: bool = False
    """Whether it is only left to choose how to pay."""


def prompt_now(
    session: Session, coach: Coach, intent: Intent | None, names: Sequence[str]
) -> Prompt:
    """The line for a table at rest, without an intent someone else's; the last round is called."""
    state = session.state
    prompt = prompt_for(coach, state, intent, names[state.turn])
    if session.rules.is_last_round(state):
        return Prompt(prompt.text, prompt.tiles, translate("Last round"), urgent=True)
    holder = _holder(state, coach, names)
    if not holder:
        return prompt
    # Who has built in this round knows how: then it matters more who begins the next.
    known = state.phase == BUILD and prompt == coach.prompt_resting(state) and _has_built(session)
    return replace(prompt, note=holder) if known or not prompt.note else prompt


def _holder(state: State, coach: Coach, names: Sequence[str]) -> str:
    """Who holds the marker; empty while nobody does or it is of no use."""
    if state.marker == IN_CENTRE or state.phase == OVER:
        return ""
    return coach.marker_holder(state, names[state.marker])


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


def prompt_for(coach: Coach, state: State, intent: Intent | None, name: str) -> Prompt:
    """What is to be done; without an intent someone else decides, by name."""
    if state.phase == OVER:
        return Prompt(translate("The game is over"))
    if intent is None:
        return Prompt(_waiting(state.phase, name))
    if intent.to_send is not None:
        text = translate("Send {tiles} to one of the glowing discs", tiles=GAP)
        return Prompt(text, (intent.to_send,), translate("Esc: take back"))
    if intent.pays:
        return Prompt(translate("Choose how to pay"), note=translate("Esc: take back"))
    if intent.held:
        return _holding(coach, state, intent.held)
    if state.phase == DRAFT:
        return Prompt(translate("Take all tiles of one colour from a disc or the centre"))
    return coach.prompt_resting(state)


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


def _holding(coach: Coach, state: State, held: Sequence[Move]) -> Prompt:
    if state.phase == DRAFT:
        return coach.prompt_holding(state, held)
    if state.phase == TILING:
        return Prompt(translate("Place it on a glowing cell"), note=put_back())
    return Prompt(translate("Drop it on a glowing space"), note=put_back())
