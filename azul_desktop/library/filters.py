"""Which games of the library are wanted."""

from typing import Final, Literal, NamedTuple

State = Literal["all", "running", "finished", "deleted"]


class Word(NamedTuple):
    """A word that is searched for, and what it may mean beside a name or a title."""

    text: str
    editions: tuple[str, ...] = ()
    """Editions whose name in the language of now has the word in it."""
    characters: tuple[str, ...] = ()
    """Likewise for characters of bots."""


class Filter(NamedTuple):
    """Everything that can be asked for at once; what is empty is not asked for."""

    state: State = "all"
    edition: str = ""
    player: int | None = None
    """The number of a person."""
    level: str = ""
    """A level of bots that must have played."""
    words: tuple[Word, ...] = ()

    def sql(self) -> tuple[str, list[object]]:
        """The condition on a game `g`, and the values in it."""
        parts = [
            {
                "all": "deleted = ''",
                "running": "deleted = '' AND NOT finished",
                "finished": "deleted = '' AND finished",
                "deleted": "deleted != ''",
            }[self.state]
        ]
        values: list[object] = []
        if self.edition:
            parts.append("edition = ?")
            values.append(self.edition)
        if self.player is not None:
            parts.append("EXISTS (SELECT 1 FROM seats WHERE game = g.id AND player = ?)")
            values.append(self.player)
        if self.level:
            parts.append("EXISTS (SELECT 1 FROM seats WHERE game = g.id AND kind GLOB ?)")
            values.append(f"{self.level}*")
        for word in self.words:
            parts.append(_word(word, values))
        return " AND ".join(parts), values


EVERYTHING: Final = Filter()
"""All games but those in the bin."""


def _word(word: Word, values: list[object]) -> str:
    pattern = f"%{_escaped(word.text.casefold())}%"
    either = ["folded(title) LIKE ? ESCAPE '!'"]
    values.append(pattern)
    if word.editions:
        either.append(f"edition IN ({_gaps(word.editions)})")
        values.extend(word.editions)
    seated = ["folded(coalesce(p.name, s.name)) LIKE ? ESCAPE '!'"]
    values.append(pattern)
    if word.characters:
        seated.append(f"s.name = '' AND s.character IN ({_gaps(word.characters)})")
        values.extend(word.characters)
    either.append(
        "EXISTS (SELECT 1 FROM seats s LEFT JOIN players p ON p.id = s.player"
        f" WHERE s.game = g.id AND ({' OR '.join(seated)}))"
    )
    return f"({' OR '.join(either)})"


def _escaped(text: str) -> str:
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def _gaps(values: tuple[str, ...]) -> str:
    return ", ".join("?" * len(values))
