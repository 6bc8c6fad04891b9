"""Patterns of moves: the notation of moves, in which `any` stands for whatever may be there."""

import re
from dataclasses import dataclass

from azul_desktop.core.edition import Edition
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move

_ANY = re.compile(r"\bany\b")


@dataclass(frozen=True, slots=True)
class Pattern:
    """One or more patterns: `2:blue>4`, `any:blue>any`, `any`."""

    words: tuple[str, ...]

    def matching(self, edition: Edition, moves: list[Move]) -> list[Move]:
        """The moves that one of the words means: those of the first word come first."""
        texts = {move: format_move(edition, move) for move in moves}
        found = [move for word in self.words for move in moves if fits(word, texts[move])]
        return list(dict.fromkeys(found))


def fits(word: str, text: str) -> bool:
    """Whether the text of a move is one that a word means."""
    first, *others = _ANY.split(word)
    if not others:
        return word == text
    last = others.pop()
    if not text.startswith(first) or not text[len(first) :].endswith(last):
        return False
    inner = text[len(first) : len(text) - len(last)]
    for part in others:
        at = inner.find(part)
        if at < 0:
            return False
        inner = inner[at + len(part) :]
    return True
