"""What is said about a kept game: when, how long, who, and what is the matter with it."""

from datetime import date, timedelta
from typing import NamedTuple

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.languages.formats import day_in_words, day_of_year, month_in_words
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.botnames import BETWEEN
from azul_desktop.ui.render.tokens import COBALT, DANGER, INK2, Colour
from azul_desktop.ui.scenes.games.listing import Month, local_time
from azul_desktop.ui.scenes.wording import variant_name


class Sign(NamedTuple):
    """The state of a game: an icon, a word and a colour for both."""

    icon: str
    word: str
    tint: Colour


def state_sign(row: GameRow, *, elsewhere: bool, damaged: bool) -> Sign:
    """What is the matter with a game."""
    if row.deleted:
        return Sign("trash", translate("Deleted"), INK2)
    if damaged:
        # Translators: the state of a game that cannot be played or watched any more.
        return Sign("warning", translate("Unavailable"), DANGER)
    if elsewhere:
        # Translators: the state of a game that is played in another window of the program.
        return Sign("window", translate("Open elsewhere"), COBALT)
    if row.finished:
        # Translators: the state of a game.
        return Sign("check", translate("Finished"), INK2)
    # Translators: the state of a game that can be played on.
    return Sign("pause", translate("Running"), COBALT)


def edition_words(row: GameRow, catalogue: Catalogue) -> str:
    """The edition's name, or its id where it is gone."""
    edition = catalogue.find(row.edition)
    return row.edition if edition is None else edition_name(edition)


def title_words(row: GameRow, catalogue: Catalogue) -> str:
    """What a person called the game, else its edition."""
    return row.title or edition_words(row, catalogue)


def day_words(row: GameRow, today: date | None = None) -> str:
    """When a game was played last, in a few words."""
    moment = local_time(row.changed)
    if moment is None:
        return ""
    day, today = moment.date(), today or date.today()
    time = f"{moment:%H:%M}"
    if day == today:
        return translate("today, {time}", time=time)
    if day == today - timedelta(days=1):
        return translate("yesterday, {time}", time=time)
    return day_of_year(day) if day.year == today.year else day_in_words(day)


def moment_words(row: GameRow) -> str:
    """The same in full."""
    moment = local_time(row.changed)
    if moment is None:
        return ""
    # Translators: a date in words and a time of the day.
    return translate("{day}, {time}", day=day_in_words(moment.date()), time=f"{moment:%H:%M}")


def length_words(row: GameRow) -> str:
    """How far a game went."""
    rounds = translate_count("{n} round", "{n} rounds", row.round)
    if not row.finished:
        rounds = translate("round {n}", n=row.round)
    return BETWEEN.join([rounds, translate_count("{n} move", "{n} moves", row.length)])


def about_words(row: GameRow) -> str:
    """The side of the board, how long the game is, and whether it was for practice."""
    found = [variant_name(row.variant)] if row.variant else []
    if row.special_factories:
        found.append(translate("special discs"))
    found.append(length_words(row))
    if row.practice:
        # Translators: a mark of games that do not count: moves were taken back after new tiles
        # had been seen, or the game goes on from a position of another one.
        found.append(translate("practice"))
    return BETWEEN.join(found)


def below_title(row: GameRow, catalogue: Catalogue) -> str:
    """The second line of a game in the list."""
    found = [edition_words(row, catalogue)] if row.title else []
    found.append(day_words(row))
    if not row.finished:
        found.append(translate("round {n}", n=row.round))
    return BETWEEN.join(text for text in found if text)


def month_words(month: Month) -> str:
    """The heading of a month."""
    if not month.year:
        return translate("Date unknown")
    return month_in_words(month.year, month.month)


def games_words(count: int) -> str:
    """So many games."""
    return translate_count("{n} game", "{n} games", count)


def why_closed(problem: UserError) -> str:
    """Why a game can only be shown."""
    why = explain(problem)
    # Translators: {why} is the rest of the sentence, such as: the edition “azul” is not installed
    return translate("Only its score can be shown: {why}.", why=why)
