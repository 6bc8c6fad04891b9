"""What is written on the picture of a board that a player keeps."""

from datetime import date

from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.languages.formats import day_in_words, place, signed
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import BETWEEN
from azul_desktop.ui.scenes.results.outcome import Outcome
from azul_desktop.ui.scenes.wording import variant_name
from azul_desktop.ui.table.paint.board_poster import Caption
from azul_desktop.ui.table.paint.heads import Sitter


def poster_caption(session: Session, outcome: Outcome, sitter: Sitter, day: date) -> Caption:
    """Whose board it is, where the points came from, and what was played when."""
    record, player = session.record, sitter.number
    standing = next(one for one in outcome.standings if one.player == player)
    rank = place(standing.rank)
    came_in = translate("{place} of {players}", place=rank, players=len(record.seats))
    facts = f"{variant_name(session.rules.options.variant)}{BETWEEN}{came_in}"
    return Caption(
        sitter.colour,
        sitter.name,
        standing.score,
        tuple((row.label, signed(row.points[player])) for row in outcome.rows),
        (edition_name(record.edition), facts, day_in_words(day)),
    )
