"""The command line: which command, with what; errors as a sentence and an exit code."""

import argparse
import contextlib
import gc
import io
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from azul_desktop import __version__
from azul_desktop.commands.arguments import budget, jobs, positive, seconds, size, whole
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate
from azul_desktop.languages.speech import (
    LANGUAGES,
    best_language,
    environment_locales,
    set_language,
)

Command = Callable[[argparse.Namespace], int]
_NAME = "azul-desktop"


def run(arguments: list[str]) -> int:
    """Run a command; 0 is success, 1 a failure, 2 a mistake of the user's, 130 an interruption."""
    _prepare_streams()
    set_language(best_language(environment_locales()))
    try:
        parsed = _parsed(_with_file(arguments))
        command: Command = parsed.command
        code = command(parsed)
        sys.stdout.flush()
    except UserError as error:
        return _complain(explain(error))
    except BrokenPipeError:  # the reader of our output has seen enough
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        return _complain(error.strerror or str(error))
    except KeyboardInterrupt:
        return 130
    return code


def _with_file(arguments: list[str]) -> list[str]:
    """A file in place of a command is to be opened: that is how systems hand one over."""
    if arguments and not arguments[0].startswith("-") and Path(arguments[0]).is_file():
        return ["--open", *arguments]
    return arguments


def _complain(text: str) -> int:
    print(f"{_NAME}: {text}", file=sys.stderr)
    return 2


def _prepare_streams() -> None:
    """A program without a console has no streams; where there are some, no letter is too much."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Whatever is still to be written goes nowhere, so that Python ends without a complaint."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parsed(arguments: list[str]) -> argparse.Namespace:
    """What is asked for; where that is the window, it need not wait for what commands know."""
    window = argparse.ArgumentParser(prog=_NAME, add_help=False, exit_on_error=False)
    _add_window(window)
    with contextlib.suppress(argparse.ArgumentError):
        parsed, more = window.parse_known_args(arguments)
        if not more:
            return parsed
    return _parser().parse_args(arguments)


def _parser() -> argparse.ArgumentParser:
    """All that can be asked for."""
    parser = argparse.ArgumentParser(
        prog=_NAME,
        description=translate("The Azul family of board games. Without a command, a game begins."),
    )
    _add_window(parser)
    commands = parser.add_subparsers(title=translate("commands"), metavar="COMMAND")
    for add in (_add_simulate, _add_arena, _add_engine, _add_trace, _add_check, _add_bench):
        add(commands)
    for add in (_add_editions, _add_engines, _add_games, _add_replay, _add_lessons):
        add(commands)
    return parser


def _add_window(parser: argparse.ArgumentParser) -> None:
    """The options of the window, which opens when there is no command."""
    parser.add_argument("--version", action="version", version=f"{_NAME} {__version__}")
    parser.set_defaults(command=_play)
    add = parser.add_argument_group(translate("the window")).add_argument
    add("--size", type=size, metavar="WxH", help=translate("the size of the window"))
    add("--edition", metavar="E", help=translate("start straight into a game of an edition"))
    _add_sides(add)
    add(
        "--seats",
        metavar="A,B,…",
        help=translate("who plays: human, or the name of a bot, for each seat"),
    )
    add("--seed", type=whole, metavar="S", help=translate("the seed of the game"))
    add(
        "--language",
        choices=LANGUAGES,
        default="",
        metavar="CODE",
        help=translate("speak a language this time: {codes}", codes=", ".join(LANGUAGES)),
    )
    add("--open", metavar="FILE", help=translate("take a game from a file, and show it"))
    add(
        "--screen-map",
        metavar="FILE",
        help=translate("keep a file that says what is on screen, for programs"),
    )
    add(
        "--self-test",
        action="store_true",
        help=translate("check that this copy of the program is complete and works here"),
    )


def _add_sides(add: Callable[..., argparse.Action]) -> None:
    """The options of an edition: which sides of its boards and discs are up."""
    side = translate("the side of the board (default: the standard one)")
    add("--variant", metavar="V", help=side)
    add("--special-factories", action="store_true", help=translate("play with the special discs"))


def _add_simulate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    simulate = commands.add_parser(
        "simulate",
        help=translate("let bots play whole games and print a summary"),
        description=translate(
            "Let bots play whole games and print a summary. Game k, from 0, has the seed S + k: "
            "the same command plays the same games on every machine, unless bots look at the clock."
        ),
    )
    add = simulate.add_argument
    add("--edition", required=True, metavar="E", help=translate("an id that `editions` lists"))
    _add_sides(add)
    add("--players", type=positive, required=True, metavar="N", help=translate("how many play"))
    add(
        "--bots",
        metavar="A,B,…",
        help=translate("a bot for each seat, such as master or external:COMMAND (all random)"),
    )
    add("--games", type=positive, default=100, metavar="K", help=translate("how many games (100)"))
    add("--seed", type=whole, default=0, metavar="S", help=translate("the first seed (0)"))
    add(
        "--trace",
        metavar="FILE",
        help=translate("write every game as JSON lines; - writes them to standard output"),
    )
    add(
        "--keep-going",
        action="store_true",
        help=translate(
            "go on after a game that a bot could not play on (else the run ends there, with code 1)"
        ),
    )
    add("--keep", action="store_true", help=translate("put the games into the library"))
    _add_hello(add)
    simulate.set_defaults(command=_later("simulate"))


def _add_hello(add: Callable[..., argparse.Action]) -> None:
    """The option of those who let programs outside play."""
    ready = translate("seconds for a program to get ready; no move is timed by them (30)")
    add("--hello-s", type=seconds, metavar="S", help=ready)


def _add_arena(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    arena = commands.add_parser(
        "arena",
        help=translate("measure bots against each other in paired games"),
        description=translate(
            "Two bots in many games: A takes each seat in turn on the same deals, B all others. "
            "A bot is a level, level@MS, level+personality@MS or external:COMMAND."
        ),
    )
    add = arena.add_argument
    add("--a", metavar="BOT", help=translate("the bot that is measured"))
    add("--b", metavar="BOT", help=translate("the bot on all other seats"))
    add("--ladder", action="store_true", help=translate("all levels against each other"))
    add(
        "--to",
        action="append",
        metavar="FILE",
        help=translate("where the ladder is written (docs/ladder.md)"),
    )
    add("--edition", metavar="E", help=translate("an id that `editions` lists (the first one)"))
    _add_sides(add)
    add("--players", type=positive, default=2, metavar="N", help=translate("how many play (2)"))
    add(
        "--games",
        type=positive,
        default=100,
        metavar="K",
        help=translate("how many games of each pair, rounded up so that every seat is taken (100)"),
    )
    add("--budget-ms", type=budget, metavar="MS", help=translate("the time for a move, for both"))
    _add_hello(add)
    add("--seed", type=whole, default=0, metavar="S", help=translate("the first seed (0)"))
    add("--jobs", type=jobs, default=1, metavar="J", help=translate("so many processes play (1)"))
    add("--resume", metavar="FILE", help=translate("keep finished games here, and go on from them"))
    add("--json", action="store_true", help=translate("print data for programs"))
    arena.set_defaults(command=_later("arena"))


def _add_engine(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    engine = commands.add_parser(
        "engine",
        help=translate("serve a bot to another program, in the engine protocol"),
        description=translate(
            "Serve a bot on standard input and output: JSON lines, as docs/engine-protocol.md says."
        ),
    )
    add = engine.add_argument
    add("--bot", required=True, metavar="BOT", help=translate("a level, such as master"))
    add("--seed", type=whole, default=0, metavar="S", help=translate("what chance decides (0)"))
    engine.set_defaults(command=_later("engine"))


def _add_engines(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    engines = commands.add_parser(
        "engines", help=translate("list the programs that can play in the window")
    )
    add = engines.add_argument
    add("--add", nargs=2, metavar=("NAME", "COMMAND"), help=translate("one more, or another one"))
    add("--remove", metavar="NAME", help=translate("one less"))
    engines.set_defaults(command=_later("engines"))


def _add_trace(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    trace = commands.add_parser("trace", help=translate("print the trace of a saved game"))
    trace.add_argument("record", metavar="RECORD", help=translate("a saved game"))
    trace.set_defaults(command=_later("trace"))


def _add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    replay = commands.add_parser(
        "replay",
        help=translate("replay the game of a crash report"),
        description=translate(
            "Replay the game of a crash report, or of any saved game, and open the window where it "
            "ended. It becomes a game of its own as soon as somebody plays on."
        ),
    )
    add = replay.add_argument
    add("file", metavar="FILE", help=translate("a report such as crash-20261118-142321.txt"))
    add("--moves", type=whole, metavar="N", help=translate("only the first moves"))
    add("--check", action="store_true", help=translate("open no window, only say where it ended"))
    replay.set_defaults(command=_replay)


def _add_check(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    check = commands.add_parser(
        "check-edition", help=translate("say what is wrong with an edition file")
    )
    check.add_argument("files", nargs="+", metavar="FILE", help=translate("edition files"))
    check.set_defaults(command=_later("editions", "check"))


def _add_games(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    games = commands.add_parser("games", help=translate("the library of games"))
    ways = games.add_subparsers(title=translate("commands"), metavar="COMMAND", required=True)
    listing = ways.add_parser("list", help=translate("list the games, the newest first"))
    listing.add_argument("--json", action="store_true", help=translate("print data for programs"))
    bin_ = translate("those in the bin, too")
    listing.add_argument("--deleted", action="store_true", help=bin_)
    listing.set_defaults(command=_later("games", "list_games"))
    export = ways.add_parser("export", help=translate("write a game to a file"))
    export.add_argument("id", metavar="ID", help=translate("its id, or how it begins"))
    export.add_argument("file", metavar="FILE", help=translate("a new file, such as game.azul"))
    export.set_defaults(command=_later("games", "export"))
    bring = ways.add_parser("import", help=translate("take games from files"))
    bring.add_argument("files", nargs="+", metavar="FILE", help=translate("files with games"))
    bring.set_defaults(command=_later("games", "import_games"))
    check = ways.add_parser("check", help=translate("look whether the library is whole"))
    check.set_defaults(command=_later("games", "check"))


def _add_bench(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bench = commands.add_parser("bench", help=translate("measure how fast the rules core is"))
    bench.add_argument("--ui", action="store_true", help=translate("measure the window instead"))
    library = translate("measure a library of many games instead, on the user's disk")
    bench.add_argument("--library", action="store_true", help=library)
    bench.add_argument(
        "--games",
        type=positive,
        default=20_000,
        metavar="N",
        help=translate("how many games it has (20000)"),
    )
    bench.add_argument(
        "--moves",
        type=positive,
        default=600,
        metavar="N",
        help=translate("how many moves are kept in it (600)"),
    )
    bench.add_argument("--json", action="store_true", help=translate("print data for programs"))
    bench.add_argument(
        "--seconds",
        type=seconds,
        default=2.0,
        metavar="S",
        help=translate("how long each measurement takes (2)"),
    )
    bench.set_defaults(command=_bench)


def _add_editions(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    editions = commands.add_parser("editions", help=translate("list the installed editions"))
    editions.set_defaults(command=_later("editions", "list_installed"))


def _add_lessons(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    lessons = commands.add_parser("lessons", help=translate("list the lessons that are there"))
    lessons.set_defaults(command=_later("lessons", "list_lessons"))
    check = commands.add_parser(
        "check-lesson", help=translate("say what is wrong with a lesson file")
    )
    check.add_argument("files", nargs="+", metavar="FILE", help=translate("lesson files"))
    check.set_defaults(command=_later("lessons", "check"))


# Commands import what they need when they run, so that none waits for another's imports.


def _play(arguments: argparse.Namespace) -> int:
    if arguments.self_test:
        from azul_desktop.selftest import run as self_test

        return self_test.run()
    # Everything that is made until the first frame stays: there is no litter to look for.
    gc.disable()
    from azul_desktop.ui import launch

    return launch.run(arguments)


def _replay(arguments: argparse.Namespace) -> int:
    from azul_desktop.commands import replay

    session = replay.session_of(arguments)
    if arguments.check:
        return replay.tell(session)
    from azul_desktop.ui import launch

    return launch.run(arguments, session)


def _later(module: str, name: str = "run") -> Command:
    """What a module of `commands` does, which is imported when it runs."""

    def run_it(arguments: argparse.Namespace) -> int:
        way: Command = getattr(import_module(f"azul_desktop.commands.{module}"), name)
        return way(arguments)

    return run_it


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.ui:
        from azul_desktop.ui.bench import run as window_bench

        return window_bench.run(arguments)
    if arguments.library:
        from azul_desktop.commands import library_bench

        return library_bench.run(arguments)
    from azul_desktop.commands import bench

    return bench.run(arguments)
