"""Where the rules pages tell about something on a wall table, or about what is to be decided."""

from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.core.events import Reason
from azul_desktop.core.state import DRAFT, EMPTY, OVER, TILING, State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.ui.families.rules_page import NOTE, Passage

DISCS = "discs"
"""The page of the special discs."""
_NOTHING = Intent()
_REASONS = {
    Reason.TILE: Passage("scoring", "run"),
    Reason.FLOOR: Passage("tiling", "floor"),
    Reason.ROW: Passage("end", "row"),
    Reason.COLUMN: Passage("end", "column"),
    Reason.COLOUR: Passage("end", "colour"),
}
_PLACES = {
    Zone.DISC: Passage("draft", "disc"),
    Zone.CENTRE: Passage("draft", "centre"),
    Zone.MARKER: Passage("draft", "centre"),
    Zone.BAG: Passage("tiling", NOTE),
    Zone.LID: Passage("tiling", NOTE),
    Zone.SHIELD: Passage(DISCS, "shield"),
}
"""What is told in one place, whatever the round is at."""


def about_reason(reason: Reason | None) -> Passage:
    """Where a source of points is told of; the sum of all at the goal of the game."""
    return _REASONS.get(reason, Passage("goal", "wall")) if reason else Passage("goal", "wall")


def about_decision(rules: WallRules, state: State, intent: Intent | None) -> Passage:
    """What is to be done now, by whoever does it."""
    begun = intent or _NOTHING
    if state.phase == OVER:
        return Passage("end", "row")
    if state.phase == TILING:
        return _tiling(rules)
    if begun.to_send is not None:
        return Passage(DISCS, "spread")
    return Passage("draft", "line" if begun.held else "disc")


def about_place(rules: WallRules, state: State, address: Address) -> Passage | None:
    """What somebody points at; None where only the decision says what is asked."""
    zone, drafting = address.zone, state.phase == DRAFT
    if zone == Zone.DISC and address.colour == ANY_COLOUR:
        side = state.specials[address.index]
        if side != EMPTY:
            return Passage(DISCS, rules.edition.specials[side].effect)
    if zone == Zone.LINE:
        return Passage("draft", "line") if drafting else Passage("tiling", "full")
    if zone == Zone.FLOOR:
        return Passage("draft" if drafting else "tiling", "floor")
    if zone == Zone.WALL:
        return _tiling(rules) if state.phase == TILING else Passage("scoring", "run")
    return _PLACES.get(zone)


def _tiling(rules: WallRules) -> Passage:
    """How tiles find their cells on the side that is played on."""
    board = rules.board
    if not board.free_cells:
        return Passage("tiling", "full")
    return Passage("tiling", "grey" if board.free_cells == board.cells else "printed")
