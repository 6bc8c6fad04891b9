"""Words of the rules that explain themselves, wherever they stand in a text of the rules."""

import re
from functools import lru_cache
from typing import NamedTuple

from azul_desktop.core.translatable import translatable
from azul_desktop.i18n import translate, translate_in
from azul_desktop.languages.speech import generation

FORMS = "forms"
"""The context of all forms of a word."""
_BETWEEN = "|"


class Term(NamedTuple):
    """A word of the rules, all forms in which it occurs, and what it means in a sentence."""

    id: str
    forms: str
    meaning: str


class Found(NamedTuple):
    """A term in a text: where its word begins and ends."""

    start: int
    end: int
    term: Term


# Translators: in this file the texts with | are all forms of a word that occur in the pages of the
# rules, such as "disc|discs": in your language every case and number. Where a form means something
# else in the rules, leave it out.
TERMS = (
    Term(
        "bag",
        translatable("bag", context="forms"),
        translatable("The tiles of the discs are drawn from it."),
    ),
    Term(
        "centre",
        translatable("centre", context="forms"),
        translatable("The middle of the table: what is left on discs gathers there."),
    ),
    Term(
        "disc",
        translatable("disc|discs", context="forms"),
        translatable("One of the round plates that tiles are taken from."),
    ),
    Term(
        "draft",
        translatable("drafts|drafting", context="forms"),
        translatable("The first part of a round: everybody takes tiles from discs and centre."),
    ),
    Term(
        "floor",
        translatable("floor", context="forms"),
        translatable("The row below the lines. Each piece on it costs points when a round ends."),
    ),
    Term(
        "free",
        translatable("free one|stars are free", context="forms"),
        translatable("Nothing is printed there: whoever lays the tile chooses its colour."),
    ),
    Term(
        "group",
        translatable("group|groups", context="forms"),
        translatable("Tiles of one star that lie beside each other without a gap."),
    ),
    Term(
        "joker",
        translatable("joker|jokers", context="forms"),
        translatable("A tile of the round's joker colour: it can stand in for another colour."),
    ),
    Term(
        "lid",
        translatable("lid", context="forms"),
        translatable("Used tiles lie there until the bag is empty; then they go back into it."),
    ),
    Term(
        "line",
        translatable("line|lines", context="forms"),
        translatable("A row at the left of the wall that gathers tiles of one colour."),
    ),
    Term(
        "marker",
        translatable("marker", context="forms"),
        translatable("Who takes it begins the next round, and pays for that with points."),
    ),
    Term(
        "price",
        translatable("price", context="forms"),
        translatable("The number on a space: so many tiles are given for the one that is laid."),
    ),
    Term(
        "run",
        translatable("run|runs", context="forms"),
        translatable(
            "Tiles of the wall that touch each other in a row or a column, without a gap."
        ),
    ),
    Term(
        "space",
        translatable("space|spaces", context="forms"),
        translatable("A place for one tile on a star, with its price."),
    ),
    Term(
        "supply",
        translatable("supply", context="forms"),
        translatable("Open tiles on the scoring board, to be won by surrounding something."),
    ),
    Term(
        "tower",
        translatable("tower", context="forms"),
        translatable("Used tiles lie there until the bag is empty; then they go back into it."),
    ),
    Term(
        "wall",
        translatable("wall", context="forms"),
        translatable("The square of cells at the right of a board. What lies there scores."),
    ),
)


def meaning(term: Term) -> str:
    """What a term means."""
    return translate(term.meaning)


def terms_in(text: str) -> list[Found]:
    """The terms of a text in the language of now, from its beginning on, none over another."""
    pattern, terms = _words(generation())
    found = (match for match in pattern.finditer(text) if match[0])
    return [Found(*match.span(), terms[match[0].casefold()]) for match in found]


@lru_cache(maxsize=1)
def _words(_: int) -> tuple[re.Pattern[str], dict[str, Term]]:
    """What finds a word, longer ones first, and the term that each word is."""
    terms: dict[str, Term] = {}
    for term in TERMS:
        for form in translate_in(FORMS, term.forms).split(_BETWEEN):
            if form.strip():
                terms.setdefault(form.strip().casefold(), term)
    ordered = sorted(terms, key=len, reverse=True)
    words = "|".join(map(re.escape, ordered))
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE), terms
