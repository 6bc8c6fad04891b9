"""What bots are called on screen."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import PurePath

from azul_desktop.bots.levels import PERSONALITIES, RANDOM, Level, level_of
from azul_desktop.bots.spec import Spec, parse_spec, split_command
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate
from azul_desktop.storage.settings import Engine

_parse = lru_cache(maxsize=64)(parse_spec)


def bot_name(kind: str, engines: Sequence[Engine] = ()) -> str:
    """The name of the bot that a seat is marked with; what nobody knows keeps its own."""
    try:
        spec = _parse(kind)
    except UserError:
        return kind
    if spec.command:
        return _program_name(spec, engines)
    level = level_of(spec.name)
    if level is None:
        return translate("Random") if spec.name == RANDOM else spec.name
    names = [one.name for one in PERSONALITIES if one.id == spec.personality]
    return " · ".join([translate(level.name), *map(translate, names)])


def level_hint(level: Level) -> str:
    """What a level is called and like, and its rating where it was measured."""
    hint = f"{translate(level.name)}: {translate(level.about)}"
    if level.rating is None:
        return hint
    return f"{hint} {translate('Rating {rating}.', rating=level.rating)}"


def _program_name(spec: Spec, engines: Sequence[Engine]) -> str:
    """What the user calls it, else the name of its file."""
    for engine in engines:
        if engine.command == spec.command:
            return engine.name
    return PurePath(split_command(spec.command)[0]).stem[:20] or translate("Engine")
