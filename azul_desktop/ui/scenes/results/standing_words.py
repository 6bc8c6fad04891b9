"""The players of a finished game and the game itself, in a few words."""

from collections.abc import Sequence
from dataclasses import replace

from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Standing
from azul_desktop.i18n import translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.languages.formats import place
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import BETWEEN, bot_level
from azul_desktop.ui.people import People
from azul_desktop.ui.render.portraits import NEUTRAL, PLEASED, Mood
from azul_desktop.ui.scenes.results.score_table import PlayerColumn
from azul_desktop.ui.scenes.wording import variant_name
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.shown.seating import NOBODY, sitters
from azul_desktop.ui.table.shown.shown_table import ShownTable


def seated(session: Session, winners: Sequence[int], people: People) -> list[Sitter]:
    """Everybody as the results show them, in the language of now: who won is pleased."""
    shown = ShownTable.of(session.rules, session.state)
    return [
        replace(one, note="", mood=Mood(PLEASED if one.number in winners else NEUTRAL))
        for one in sitters(session, shown, NOBODY, people=people)
    ]


def player_column(session: Session, sitter: Sitter, standing: Standing) -> PlayerColumn:
    """A player with the place, and with the level of a bot in ever fewer words."""
    seat = session.record.seats[standing.player]
    rank = place(standing.rank)
    about: tuple[str, ...] = (rank,)
    if seat.kind != HUMAN:
        played = bot_level(seat.kind)
        level = played.partition(BETWEEN)[0]
        about = f"{rank}{BETWEEN}{played}", f"{rank}{BETWEEN}{level}", rank
    return PlayerColumn(sitter, about, standing.rank == 1, standing.score)


def what_was_played(session: Session, rounds: int) -> str:
    """The edition, its side, and for how long."""
    record = session.record
    side = variant_name(record.rules.options.variant)
    length = translate_count("{n} round", "{n} rounds", rounds)
    return BETWEEN.join([edition_name(record.edition), side, length])
