"""What bots are called on screen."""

from functools import lru_cache

from azul_desktop.bots.levels import PERSONALITIES, RANDOM, Level, level_of
from azul_desktop.bots.spec import parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate

BETWEEN = " · "
"""What stands between a level and a personality."""

_parse = lru_cache(maxsize=64)(parse_spec)


def bot_name(kind: str) -> str:
    """The name of the bot that a seat is marked with; what nobody knows keeps its own."""
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


def level_hint(level: Level) -> str:
    """What a level is called and like, and its rating where it was measured."""
    hint = f"{translate(level.name)}: {translate(level.about)}"
    if level.rating is None:
        return hint
    return f"{hint} {translate('Rating {rating}.', rating=level.rating)}"
