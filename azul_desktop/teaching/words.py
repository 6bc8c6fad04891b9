"""What a lesson says: its texts in the user's language, with numbers that the rules give."""

from collections.abc import Mapping, Sequence
from typing import Final

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.prompt import GAP, Prompt
from azul_desktop.core.events import Reason, Scored
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Step
from azul_desktop.core.state import State
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import Words, in_language
from azul_desktop.languages.gaps import filled
from azul_desktop.languages.speech import language
from azul_desktop.teaching.lesson import LEARNER

TILES: Final = "tiles"
_OF_RULES: Final = (
    "each_row",
    "each_column",
    "each_colour",
    "each_star",
    "pillar",
    "statue",
    "window",
)
NUMBERS: Final = (
    *("points", "cost", "score", "rival", "owed", "sum"),
    *(reason.value for reason in Reason),
    *_OF_RULES,
)
"""The gaps for numbers: what the meant move brings and costs, the learner's score and the next
player's, what the learner's floor costs now, what their tiles have brought one by one and what they
have got in all since the lesson began, by its reason; then what the rules give."""


def numbers(
    coach: Coach, state: State, meant: Move | None, steps: Sequence[Step]
) -> dict[str, object]:
    """What stands in the gaps at a step; `steps` are those since the lesson began."""
    scores = [coach.rules.view(board).score for board in state.boards]
    found: dict[str, object] = dict.fromkeys(_OF_RULES, 0) | coach.amounts()
    found |= {"score": scores[LEARNER], "rival": scores[LEARNER + 1]}
    found |= {"owed": coach.owed(state, LEARNER), "sum": _sum(steps)}
    if meant is not None:
        found |= coach.outlook(state, meant)._asdict()
    return found | _gained(coach, steps)


def _gained(coach: Coach, steps: Sequence[Step]) -> dict[str, int]:
    """The true changes of the learner's score by their reasons."""
    gained = dict.fromkeys([reason.value for reason in Reason], 0)
    for step in steps:
        score = coach.rules.view(step.before.boards[LEARNER]).score
        for event in step.events:
            if isinstance(event, Scored) and event.player == LEARNER:
                gained[event.reason] += event.score - score
                score = event.score
    return gained


def _sum(steps: Sequence[Step]) -> str:
    """The points of the learner's tiles in their order, as they are added up."""
    events = (event for step in steps for event in step.events)
    points = (
        event.points
        for event in events
        if isinstance(event, Scored) and (event.player, event.reason) == (LEARNER, Reason.TILE)
    )
    return "+".join(map(str, points))


def said(words: Words, tiles: Sequence[int], values: Mapping[str, object]) -> Prompt:
    """A text in the user's language; the pictures of tiles are left to whoever shows it."""
    shown = {**values, TILES: GAP}
    if isinstance(words, str):
        text = translate(words, **shown)
    else:
        text = filled(in_language(words, language()), language(), shown)
    return Prompt(text, tuple(tiles) if GAP in text else ())
