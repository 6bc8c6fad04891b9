"""Who sits at the table, and whose board lies in front."""

from azul_desktop.core.record import HUMAN
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import BETWEEN, bot_level, level_number
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.shown.shown_table import ShownTable

NOBODY = -1


def front_seat(session: Session) -> int:
    """The board in front: of the person who decides, else of the last one who did."""
    seats, state = session.record.seats, session.state
    if seats[state.turn].kind == HUMAN:
        return state.turn
    for step in reversed(session.steps):
        if seats[step.before.turn].kind == HUMAN:
            return step.before.turn
    return next((n for n, seat in enumerate(seats) if seat.kind == HUMAN), 0)


def sitters(session: Session, shown: ShownTable, thinking: int) -> tuple[Sitter, ...]:
    """Everybody with name and level; what they are doing stands in place of the level."""
    found = []
    colours = seat_colours(session.record.seats)
    for number, seat in enumerate(session.record.seats):
        level = "" if seat.kind == HUMAN else bot_level(seat.kind)
        # Older versions called a bot after its level: then only its personality is news.
        level = level.removeprefix(f"{seat.name}{BETWEEN}")
        note = translate("passed") if shown.players[number].passed else ""
        if number == thinking:
            note = translate("thinking …")
        strength = level_number(seat.kind)
        found.append(Sitter(number, seat.name, level, note, colours[number], strength))
    return tuple(found)


def seat_names(session: Session) -> list[str]:
    """What everybody is called, seat by seat."""
    return [seat.name for seat in session.record.seats]
