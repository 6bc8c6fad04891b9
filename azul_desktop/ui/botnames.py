"""Who bots are on screen: their characters and names, and how they play."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, count

from azul_desktop.bots.characters import CHARACTERS, SUBSTITUTES, Character, at_home
from azul_desktop.bots.levels import LEVELS, PERSONALITIES, RANDOM, Level, level_of
from azul_desktop.bots.spec import parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.i18n import translate, translate_in

BETWEEN = " · "
"""What stands between a level and a personality."""

_parse = lru_cache(maxsize=64)(parse_spec)

_CHARACTERS_0_1 = {
    "Nino": "nino",
    "Ines": "ines",
    "Manu": "manu",
    "Pilar": "pilar",
    "Paco": "paco",
    "Noé": "noe",
}
_USUAL_PERSON = re.compile(r"Player \d+")
_USUAL_BOT = re.compile(
    rf"(?:{'|'.join(_CHARACTERS_0_1)}"
    r"|Random|Engine|Novice|Apprentice|Artisan|Master|Grandmaster)"
    r"(?: · (?:Builder|Denier|Gambler))?(?: \d+)?"
)
"""Version 0.1, which was English, wrote usual names into its games as if they were given."""


def bot_level(kind: str) -> str:
    """How strong and in which style the bot of a seat plays; what nobody knows keeps its name."""
    try:
        spec = _parse(kind)
    except UserError:
        return kind
    if spec.command:
        return translate("Engine")
    level = level_of(spec.name)
    if level is None:
        return translate("Random bot") if spec.name == RANDOM else spec.name
    names = [one.name for one in PERSONALITIES if one.id == spec.personality]
    return BETWEEN.join([translate(level.name), *map(translate, names)])


@lru_cache(maxsize=64)
def level_number(kind: str) -> int:
    """How strong the bot of a seat is, from 1 on; 0 if it is none of the levels."""
    try:
        level = level_of(_parse(kind).name)
    except UserError:
        return 0
    return 0 if level is None else LEVELS.index(level) + 1


def players_names(
    kinds: Sequence[str], given: Sequence[str], engines: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """What everybody at a table is called; who was given no name gets one that nobody else has.

    A bot has the name of its character. `engines` has the names of programs by the kinds of
    their seats.
    """
    known = engines or {}
    return _all_named(kinds, given, players_characters(kinds, given, known), known)


def seats_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What everybody at the table of a game is called, in the language of now."""
    kinds = [seat.kind for seat in seats]
    return _all_named(kinds, [given_name(seat) for seat in seats], seats_characters(seats), {})


def given_name(seat: Seat) -> str:
    """The name that a person gave; empty where a seat has the usual one."""
    usual = _USUAL_PERSON if seat.kind == HUMAN else _USUAL_BOT
    return "" if not seat.named and usual.fullmatch(seat.name) else seat.name


def _all_named(
    kinds: Sequence[str],
    given: Sequence[str],
    characters: Sequence[Character | None],
    known: Mapping[str, str],
) -> tuple[str, ...]:
    names = list(given)
    for at, kind in enumerate(kinds):
        if not names[at]:
            others = {name.casefold() for name in names if name}
            wishes = _wishes(kind, at + 1, characters[at], known)
            names[at] = next(name for name in wishes if name.casefold() not in others)
    return tuple(names)


def _wishes(
    kind: str, number: int, character: Character | None, engines: Mapping[str, str]
) -> Iterator[str]:
    """The names for a player without one, from the best to ever worse ones."""
    if character is None:
        return (translate("Player {n}", n=n) for n in count(number))
    first = engines.get(kind) or translate_in("name", character.name)
    return chain((first,), (f"{first} {n}" for n in count(2)))


def players_characters(
    kinds: Sequence[str], given: Sequence[str], engines: Mapping[str, str] | None = None
) -> tuple[Character | None, ...]:
    """Who sits on each seat of a new game; None for people. A given name keeps the face."""
    known = engines or {}
    taken = tuple(name or known.get(kind, "") for kind, name in zip(kinds, given, strict=True))
    return _cast(tuple(kinds), taken, ("",) * len(kinds), _titles())


def seats_characters(seats: Sequence[Seat]) -> tuple[Character | None, ...]:
    """Who sits on each seat of a game: whom the seat names, in older games by the English name."""
    given = tuple(map(given_name, seats))
    wanted = tuple(
        seat.character or ("" if seat.named else _CHARACTERS_0_1.get(seat.name, ""))
        for seat in seats
    )
    return _cast(tuple(seat.kind for seat in seats), given, wanted, _titles())


def _titles() -> tuple[str, ...]:
    """What the characters are called in the language of now, in their order."""
    return tuple(translate_in("name", one.name).casefold() for one in CHARACTERS)


@lru_cache(maxsize=64)
def _cast(
    kinds: tuple[str, ...],
    given: tuple[str, ...],
    wanted: tuple[str, ...],
    titles: tuple[str, ...],
) -> tuple[Character | None, ...]:
    """A character for each bot, no two alike: who is wanted, who is at home there, others.

    Nobody has a name that was given to another player, as far as there are enough characters.
    """
    title_of = dict(zip(CHARACTERS, titles, strict=True))
    found: list[Character | None] = [None] * len(kinds)
    bots = [at for at, kind in enumerate(kinds) if kind != HUMAN]
    for at in bots:
        same = (one for one in CHARACTERS if one.id == wanted[at] and one not in found)
        found[at] = next(same, None)

    def is_called_otherwise(at: int, one: Character) -> bool:
        others = (name.casefold() for seat, name in enumerate(given) if seat != at)
        return not given[at] and title_of[one] in others

    for at in bots:
        home = at_home(kinds[at])
        if found[at] is None and home not in found and not is_called_otherwise(at, home):
            found[at] = home
    for at in bots:
        if found[at] is None:
            free = [one for one in SUBSTITUTES if one not in found]
            named = [one for one in free if not is_called_otherwise(at, one)]
            found[at] = next(chain(named, free), at_home(kinds[at]))
    return tuple(found)


def level_hint(level: Level) -> str:
    """What a level is called and like, and its rating where it was measured."""
    name, about = translate(level.name), translate(level.about)
    if level.rating is None:
        # Translators: {name} is a level of bots such as Novice, {about} a sentence about it.
        return translate("{name}: {about}", name=name, about=about)
    return translate(
        "{name}: {about} Rating {rating}.", name=name, about=about, rating=level.rating
    )
