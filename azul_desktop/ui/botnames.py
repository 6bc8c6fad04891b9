"""What bots are called on screen: by their own names, and by how they play."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, count
from typing import Final

from azul_desktop.bots.levels import LEVELS, PERSONALITIES, RANDOM, Level, level_of
from azul_desktop.bots.spec import parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN
from azul_desktop.i18n import translate

BETWEEN = " · "
"""What stands between a level and a personality."""

_NAMES: Final = ("Ines", "Paco", "Manu", "Pilar", "Nino", "Noé")
"""The bots, in the order in which they come when the one that was meant is at the table."""
_OF_STYLES: Final = {"builder": "Manu", "denier": "Pilar", "gambler": "Paco"}
_OF_LEVELS: Final = {
    "novice": "Nino",
    "apprentice": "Ines",
    "artisan": "Manu",
    "master": "Pilar",
    "grandmaster": "Noé",
}
_OF_OTHERS: Final = "Paco"

_parse = lru_cache(maxsize=64)(parse_spec)


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
        return translate("Random") if spec.name == RANDOM else spec.name
    names = [one.name for one in PERSONALITIES if one.id == spec.personality]
    return BETWEEN.join([translate(level.name), *map(translate, names)])


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

    `engines` has the names of programs by the kinds of their seats.
    """
    names = list(given)
    for at, kind in enumerate(kinds):
        if not names[at]:
            others = {name.casefold() for name in names if name}
            wishes = _wishes(kind, at + 1, engines or {})
            names[at] = next(name for name in wishes if name.casefold() not in others)
    return tuple(names)


def _wishes(kind: str, number: int, engines: Mapping[str, str]) -> Iterator[str]:
    """The names for a player without one, from the best to ever worse ones."""
    if kind == HUMAN:
        return (translate("Player {n}", n=n) for n in count(number))
    first = engines.get(kind) or translate(_own_name(kind))
    others = () if kind in engines else tuple(map(translate, _NAMES))
    return chain((first, *others), (f"{first} {n}" for n in count(2)))


def _own_name(kind: str) -> str:
    """Who plays like that: a style has its name, else the level has."""
    try:
        spec = _parse(kind)
    except UserError:
        return _OF_OTHERS
    level = level_of(spec.name)
    if spec.personality in _OF_STYLES:
        return _OF_STYLES[spec.personality]
    return _OF_LEVELS.get(level.id, _OF_OTHERS) if level else _OF_OTHERS


def level_hint(level: Level) -> str:
    """What a level is called and like, and its rating where it was measured."""
    hint = f"{translate(level.name)}: {translate(level.about)}"
    if level.rating is None:
        return hint
    return f"{hint} {translate('Rating {rating}.', rating=level.rating)}"
