"""Who sits at the table, and whose board lies in front."""

from azul_desktop.core.record import HUMAN
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import bot_level, level_number, seats_characters, seats_names
from azul_desktop.ui.people import People
from azul_desktop.ui.render.portraits import Mood
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.table.moods import Moods
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


def sitters(
    session: Session,
    shown: ShownTable,
    thinking: int,
    moods: Moods | None = None,
    people: People | None = None,
) -> tuple[Sitter, ...]:
    """Everybody with name, level and face; what they are doing stands in place of the level.

    Without `people`, as in a sample, everybody is a guest.
    """
    found = []
    seats = session.record.seats
    names, colours, characters = seats_names(seats), seat_colours(seats), seats_characters(seats)
    for number, seat in enumerate(seats):
        level = "" if seat.kind == HUMAN else bot_level(seat.kind)
        # Translators: noun: this player builds no more in this round.
        note = translate("pass") if shown.players[number].passed else ""
        if number == thinking:
            note = translate("thinking…")
        character = characters[number]
        found.append(
            Sitter(
                number,
                names[number],
                level,
                note,
                colours[number],
                level_number(seat.kind),
                "" if character is None else character.id,
                "" if people is None else people.ornament(seat),
                Mood() if moods is None else moods.of(number),
            )
        )
    return tuple(found)


def seat_names(session: Session) -> list[str]:
    """What everybody is called, seat by seat."""
    return list(seats_names(session.record.seats))
