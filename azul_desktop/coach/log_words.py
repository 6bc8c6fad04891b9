"""The log in words: a sentence for each entry, with gaps for pictures.

Colours and players are never named in a sentence: pictures and a column of names stand for them.
"""

from azul_desktop.coach import names as places
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.coach.marker_words import taken_words
from azul_desktop.core.events import Reason
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.table.paint.bar_painter import GAP

STAR = "{star}"
"""Where the picture of a star stands in a sentence."""
FEATURE = "{feature}"
"""Where the picture of a pillar, statue or window stands."""


def sentence(rules: Rules, entry: LogEntry, seats: list[str]) -> str:
    """What an entry tells, without the player's name; `seats` are the names of all."""
    match entry.kind:
        case Kind.TAKE:
            return _take(entry)
        case Kind.MARKER:
            return taken_words(rules, entry.round, GAP)
        case Kind.TILE:
            _, row, column = entry.target.split("/")
            return translate(
                "{tiles} from line {n} to the wall, column {m}", tiles=GAP, n=row, m=column
            )
        case Kind.STUCK:
            return translate(
                "{tiles} on line {n} find no cell and fall", tiles=GAP, n=_number(entry.source)
            )
        case Kind.FLOOR:
            return translate("the floor is counted")
        case Kind.BONUS:
            return _bonus(entry)
        case Kind.SCORES:
            return translate("Round {n} ends", n=entry.round)
        case Kind.END:
            return _end(entry, seats)
        case _:
            return _building(rules, entry)


def _number(name: str) -> int:
    """The first number of a name such as line/2."""
    return int(name.split("/")[1])


def _take(entry: LogEntry) -> str:
    """A take; in the star family its tiles always go to the hand."""
    centre = entry.source == places.CENTRE
    disc = 0 if centre else _number(entry.source) + 1
    if entry.target == places.HAND:
        if centre:
            return translate("{tiles} from the centre", tiles=GAP)
        return translate("{tiles} from disc {n}", tiles=GAP, n=disc)
    if entry.target == places.FLOOR:
        if centre:
            return translate("{tiles} from the centre to the floor", tiles=GAP)
        return translate("{tiles} from disc {n} to the floor", tiles=GAP, n=disc)
    line = _number(entry.target)
    if centre:
        return translate("{tiles} from the centre to line {m}", tiles=GAP, m=line)
    return translate("{tiles} from disc {n} to line {m}", tiles=GAP, n=disc, m=line)


def remark(entry: LogEntry) -> str:
    """What is said behind the sentence in small: tiles of a take that its line had no room for."""
    if entry.kind != Kind.TAKE or entry.target in (places.FLOOR, places.HAND) or not entry.fallen:
        return ""
    return translate_count("{n} tile falls", "{n} tiles fall", entry.fallen)


def _building(rules: Rules, entry: LogEntry) -> str:
    """What only the star family has."""
    board = rules.edition.board(rules.options.variant)
    assert isinstance(board, StarBoard)
    match entry.kind:
        case Kind.BUILD:
            star, cell = star_of(entry), int(entry.target.rsplit("/", 1)[1]) - 1
            number = board.stars[star].numbers[cell]
            return translate(
                "{tiles} for the {n} of the star {star}", tiles=GAP, n=number, star=STAR
            )
        case Kind.FEATURE:
            return translate_count(
                "{feature} is surrounded: {n} tile from the supply",
                "{feature} is surrounded: {n} tiles from the supply",
                board.features[entry.which].tiles,
                feature=FEATURE,
            )
        case Kind.REWARD:
            return translate("{tiles} from the supply", tiles=GAP)
        case _ if entry.tiles:
            return translate("passes and keeps {tiles}", tiles=GAP)
        case _:
            return translate("passes")


def star_of(entry: LogEntry) -> int:
    """The star that an entry is about."""
    return _number(entry.target) if entry.kind == Kind.BUILD else entry.which


def _bonus(entry: LogEntry) -> str:
    number = entry.which
    match entry.reason:
        case Reason.ROW:
            return translate("bonus for row {n}", n=number + 1)
        case Reason.COLUMN:
            return translate("bonus for column {n}", n=number + 1)
        case Reason.COLOUR:
            return translate("bonus for all {tiles}", tiles=GAP)
        case Reason.STAR:
            return translate("bonus for the star {star}", star=STAR)
        case _:
            return translate("bonus for all spaces with a {n}", n=number)


def _end(entry: LogEntry, seats: list[str]) -> str:
    winners = [seats[player] for player in entry.winners]
    if len(winners) == 1:
        return translate("{name} wins", name=winners[0])
    names = translate("{names} and {last}", names=", ".join(winners[:-1]), last=winners[-1])
    return translate("{names} share the win", names=names)
