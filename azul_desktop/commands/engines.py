"""`engines`: the programs that can be chosen as players in the window."""

import argparse
import sys

from azul_desktop.bots.spec import split_command
from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.i18n import translate
from azul_desktop.paths import user_data
from azul_desktop.storage.engines import (
    MAX_ENGINE_NAME,
    MAX_ENGINES,
    Engine,
    change_engines,
    load_engines,
)


def run(arguments: argparse.Namespace) -> int:
    """Add or remove one, then print those that there are."""
    home = user_data()
    if arguments.add or arguments.remove is not None:
        news = change_engines(home, lambda engines: _change(engines, arguments))
        if news:
            print(news, file=sys.stderr)
    engines = load_engines(home)
    for engine in engines:
        print(f"{engine.name:<{MAX_ENGINE_NAME + 2}}{engine.command}")
    if not engines:
        print(translate("There are no engines; --add NAME COMMAND adds one."))
    return 0


def _change(engines: dict[str, Engine], arguments: argparse.Namespace) -> None:
    if arguments.add:
        _add(engines, *arguments.add)
    if arguments.remove is not None:
        if arguments.remove not in engines:
            raise UserError("there is no engine “{name}”", name=in_one_line(arguments.remove))
        del engines[arguments.remove]


def _add(engines: dict[str, Engine], name: str, command: str) -> None:
    """One more, or another command for a name that is there."""
    engine = Engine(name.strip(), command.strip())
    split_command(engine.command)
    if not engine.fits():
        raise UserError(
            "the name of an engine is missing or too long; letters: at most {most}",
            most=MAX_ENGINE_NAME,
        )
    if engine.name not in engines and len(engines) == MAX_ENGINES:
        raise UserError("there are too many engines; at most: {most}", most=MAX_ENGINES)
    engines[engine.name] = engine
