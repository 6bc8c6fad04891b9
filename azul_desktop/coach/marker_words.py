"""What the start marker means for whoever holds it: in the log, the prompt and on hover."""

from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.state import DRAFT, IN_CENTRE, OVER
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session


def taken_words(rules: Rules, number: int, picture: str) -> str:
    """The log's words for a player who takes the marker in a round, with a gap for its picture."""
    board = rules.edition.board(rules.options.variant)
    if not isinstance(board, StarBoard):
        return translate(
            "takes the start marker {marker} and begins the next round", marker=picture
        )
    if number >= len(board.jokers):
        return translate("takes the start marker {marker} and builds first", marker=picture)
    return translate(
        "takes the start marker {marker} to build first and begin the next round", marker=picture
    )


def holder_words(session: Session) -> str:
    """Who holds the marker, for the prompt's note; empty while nobody does or it is of no use."""
    rules, state = session.rules, session.state
    if state.marker == IN_CENTRE or state.phase == OVER:
        return ""
    name = session.record.seats[state.marker].name
    board = rules.edition.board(rules.options.variant)
    if not isinstance(board, StarBoard) or state.phase != DRAFT:
        return translate("{name} begins the next round", name=name)
    return translate("{name} builds first", name=name)


def held_text(rules: Rules, number: int, name: str) -> str:
    """What the marker beside a board says for whoever points at it."""
    board = rules.edition.board(rules.options.variant)
    if not isinstance(board, StarBoard):
        return translate("{name} holds the start marker and begins the next round.", name=name)
    if number >= len(board.jokers):
        return translate("{name} holds the start marker and builds first.", name=name)
    return translate(
        "{name} holds the start marker: builds first and begins the next round.", name=name
    )
