"""The log in words: a sentence for each entry, with gaps for pictures.

Colours and players are never named in a sentence: pictures and a column of names stand for them.
"""

from collections.abc import Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.coach.prompt import GAP, STAR
from azul_desktop.core.address import Zone
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.formats import listed


def sentence(coach: Coach, entry: LogEntry, seats: list[str]) -> str:
    """What an entry tells, without the player's name; `seats` are the names of all."""
    match entry.kind:
        case Kind.TAKE:
            return _take(entry)
        case Kind.MARKER:
            return coach.marker_taken(entry.round, GAP)
        case Kind.BONUS:
            return _bonus(entry)
        case Kind.SCORES:
            return translate("Round {n} ends", n=entry.round)
        case Kind.END:
            return who_won([seats[player] for player in entry.winners])
        case _:
            return coach.sentence(entry)


def _take(entry: LogEntry) -> str:
    """A take to a line, to the floor or to the hand."""
    centre, target = entry.source.zone == Zone.CENTRE, entry.target
    disc = entry.source.index + 1
    if target.zone == Zone.HAND:
        if centre:
            return translate("{tiles} from the centre", tiles=GAP)
        return translate("{tiles} from disc {n}", tiles=GAP, n=disc)
    if target.zone == Zone.FLOOR:
        if centre:
            return translate("{tiles} from the centre to the floor", tiles=GAP)
        return translate("{tiles} from disc {n} to the floor", tiles=GAP, n=disc)
    line = target.index + 1
    if centre:
        return translate("{tiles} from the centre to line {m}", tiles=GAP, m=line)
    return translate("{tiles} from disc {n} to line {m}", tiles=GAP, n=disc, m=line)


def remark(entry: LogEntry) -> str:
    """What is said behind the sentence in small: tiles of a take that its line had no room for."""
    if entry.kind != Kind.TAKE or entry.target.zone != Zone.LINE or not entry.fallen:
        return ""
    # Translators: how many of the tiles of a move fall to the floor.
    return translate_count("{n} to the floor", "{n} to the floor", entry.fallen)


def _bonus(entry: LogEntry) -> str:
    number = entry.which
    match entry.reason:
        case Reason.ROW:
            return translate("bonus for row {n}", n=number + 1)
        case Reason.COLUMN:
            return translate("bonus for column {n}", n=number + 1)
        case Reason.COLOUR:
            # Translators: {tiles} is the picture of one tile: all tiles of its colour are laid.
            return translate("bonus for all {tiles}", tiles=GAP)
        case Reason.STAR:
            # Translators: {star} is the picture of a star.
            return translate("bonus for {star}", star=STAR)
        case _:
            # Translators: {n} is the number printed on spaces of the stars.
            return translate("bonus for all spaces with number {n}", n=number)


def who_won(names: Sequence[str]) -> str:
    """The winner, or the winners that share the win."""
    if len(names) == 1:
        return translate("{name} wins", name=names[0])
    # Translators: two or more winners: "Ana, Bo and Cy".
    return translate("{names} share the win", names=listed(names))
