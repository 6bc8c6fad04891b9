"""Where the rules pages tell about something on a star table, or about what is to be decided."""

from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import FREE
from azul_desktop.core.events import Reason
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT, IN_CENTRE, KEEP, OVER, REWARD, State
from azul_desktop.ui.families.rules_page import NOTE, Passage

GOAL, JOKER = Passage("goal", "stars"), Passage("goal", "joker")
MARKER, PASSING = Passage("draft", "marker"), Passage("building", "passing")
REFILLED = Passage("scoring", NOTE)
STAR_BONUS, NUMBER_BONUS = Passage("end", "stars"), Passage("end", "numbers")
_TAKE, _PRICE = Passage("draft", "take"), Passage("building", "price")
_REASONS = {
    Reason.TILE: Passage("scoring", "group"),
    Reason.MARKER: MARKER,
    Reason.DISCARD: PASSING,
    Reason.STAR: STAR_BONUS,
    Reason.NUMBER: NUMBER_BONUS,
}
_PLACES = {
    Zone.DISC: _TAKE,
    Zone.MARKER: MARKER,
    Zone.BAG: Passage("draft", NOTE),
    Zone.LID: Passage("draft", NOTE),
    Zone.KEPT: PASSING,
    Zone.KEEP: PASSING,
    Zone.PASS: PASSING,
    Zone.DONE: PASSING,
    Zone.CHOICE: Passage("building", "jokers"),
}
"""What is told in one place, whatever the round is at."""


def about_reason(reason: Reason | None) -> Passage:
    """Where a source of points is told of; the sum of all at the goal of the game."""
    return _REASONS.get(reason, GOAL) if reason else GOAL


def about_feature(board: StarBoard, index: int) -> Passage:
    """What a pillar, statue or window wins."""
    return Passage("scoring", board.features[index].kind)


def about_decision(rules: StarRules, state: State, intent: Intent | None) -> Passage:
    """What is to be done now, by whoever does it."""
    if state.phase == OVER:
        return STAR_BONUS
    if state.phase == DRAFT:
        return _TAKE
    if state.phase == KEEP:
        return PASSING
    if state.phase == REWARD:
        return _rewards(rules)
    return _PLACES[Zone.CHOICE] if intent is not None and intent.pays else _PRICE


def about_place(rules: StarRules, state: State, address: Address) -> Passage | None:
    """What somebody points at; None where only the decision says what is asked."""
    zone = address.zone
    if zone in (Zone.DISC, Zone.CENTRE) and address.colour == state.joker:
        return Passage("draft", "jokers")
    if zone == Zone.CENTRE:
        return MARKER if state.marker == IN_CENTRE else _TAKE
    if zone == Zone.HAND:
        return _TAKE if state.phase == DRAFT else _PRICE
    if zone == Zone.SUPPLY:
        return _rewards(rules) if state.phase == REWARD else REFILLED
    if zone == Zone.SPACE:
        star = rules.board.stars[address.index // rules.board.width]
        return Passage("building", "mixed") if star.colour == FREE else _PRICE
    return _PLACES.get(zone)


def _rewards(rules: StarRules) -> Passage:
    """What wins tiles from the supply: the first thing of that kind."""
    return about_feature(rules.board, 0) if rules.board.features else REFILLED
