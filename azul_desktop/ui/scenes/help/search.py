"""Finding something in the rules: every point, note and key of an edition, as one types."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azul_desktop.ui.families.rules_page import NOTE, STRIP, KeyPage, Page, Passage

MOST = 40
"""More letters than anybody looks for."""
_ALIKE = {"ł": "l", "ø": "o", "đ": "d", "’": "'", "ʼ": "'"}
"""Letters that do not come apart by themselves."""

_LEFT_OUT = "\N{NO-BREAK SPACE}…"
"""Words that were left out, not letters."""

Span = tuple[int, int]
"""Where a part of a text begins and ends."""


class Entry(NamedTuple):
    """Something that can be found."""

    passage: Passage
    page: str
    """The title of its page."""
    title: str
    text: str


class Hit(NamedTuple):
    """Something that was found, and which parts of its text were looked for."""

    entry: Entry
    spans: tuple[Span, ...]


def entries_of(pages: Iterable[Page], key_pages: Iterable[KeyPage]) -> list[Entry]:
    """Everything that is told, in the order of the pages."""
    found = []
    for page in pages:
        for point in page.points:
            about = Passage(page.id, point.id)
            found.append(Entry(about, page.title, point.title, point.text))
        if page.strip is not None:
            values = " · ".join(f"{item.worth} {item.text}" for item in page.strip.items)
            found.append(Entry(Passage(page.id, STRIP), page.title, page.strip.title, values))
        if page.note:
            found.append(Entry(Passage(page.id, NOTE), page.title, "", page.note))
    for keys in key_pages:
        for one in keys.lists:
            for row in one.keys:
                said = f"{' '.join(row.caps)} – {row.text}"
                found.append(Entry(Passage(keys.id, one.id), keys.title, one.title, said))
    return found


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, as many as there were."""
    return "".join(map(_folded, text))


def _folded(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter.casefold())[:1] or letter
    return _ALIKE.get(base, base)


def find(entries: Sequence[Entry], query: str) -> list[Hit]:
    """What has all words of a query: those that have them in their titles come first."""
    words = folded(query).split()
    if not words:
        return []
    titled: list[Hit] = []
    others: list[Hit] = []
    for entry in entries:
        title, text = folded(entry.title), folded(entry.text)
        if all(word in title or word in text for word in words):
            hit = Hit(entry, _spans(text, words))
            (titled if all(word in title for word in words) else others).append(hit)
    return titled + others


def _spans(text: str, words: list[str]) -> tuple[Span, ...]:
    """Where words stand in a text, from its beginning on, none over another."""
    found: list[Span] = []
    for word in words:
        at = text.find(word)
        while at >= 0:
            found.append((at, at + len(word)))
            at = text.find(word, at + len(word))
    spans: list[Span] = []
    for start, end in sorted(found):
        if spans and start < spans[-1][1]:
            spans[-1] = spans[-1][0], max(end, spans[-1][1])
        else:
            spans.append((start, end))
    return tuple(spans)


def excerpt(hit: Hit, most: int) -> Hit:
    """A hit whose text is shortened to so many letters: whole words around what was looked for."""
    text, spans = hit.entry.text, hit.spans
    if len(text) <= most:
        return hit
    first = spans[0][0] if spans else 0
    start = 0
    if first > most // 2:
        start = text.rfind(" ", 0, min(first - most // 4, len(text) - most + 1)) + 1
    end = min(len(text), start + most)
    if end < len(text):
        end = max(text.rfind(" ", start, end + 1), spans[0][1] if spans else start)
    cut = text[start:end].rstrip()
    before, after = _LEFT_OUT[::-1] * bool(start), _LEFT_OUT * (end < len(text))
    by = start - len(before)
    kept = tuple((a - by, min(b, end) - by) for a, b in spans if start <= a < end)
    return Hit(hit.entry._replace(text=f"{before}{cut}{after}"), kept)
