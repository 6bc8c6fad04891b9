"""`engine`: one of our bots on standard input and output, for programs that play Azul."""

import argparse
import json
import sys
from typing import BinaryIO, TextIO

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.external import FORMAT
from azul_desktop.bots.levels import level_of
from azul_desktop.bots.registry import make_bot
from azul_desktop.bots.spec import MAX_MILLISECONDS, Spec, parse_spec
from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.core.errors import UserError
from azul_desktop.core.notation import format_move
from azul_desktop.core.position import parse_state
from azul_desktop.core.rng import MAX_SEED, number
from azul_desktop.i18n import explain, translate

_MAX_LINE = 1024 * 1024
_MAX_LEGAL = 10_000

Message = dict[str, object]


def run(arguments: argparse.Namespace) -> int:
    """Answer until told to quit, or until nobody is there any more."""
    spec = parse_spec(arguments.bot)
    if spec.command:
        raise UserError("an engine is one of our bots, not another program")
    if arguments.seed > MAX_SEED:
        raise UserError("the seed is too large; the largest is {most}", most=MAX_SEED)
    engine = Engine(spec, installed(), arguments.seed)
    serve(engine, sys.stdin.buffer, sys.stdout)
    return 0


def serve(engine: "Engine", lines: BinaryIO, answers: TextIO) -> None:
    """Answer each line with one line."""
    while line := lines.readline(_MAX_LINE + 1):
        if len(line) > _MAX_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = lines.readline(_MAX_LINE)
            answer: Message | None = _error("the line is too long")
        else:
            answer = engine.answer(line)
        if answer is None:
            return
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class Engine:
    """A bot that hears and speaks the protocol; nothing it hears makes it fail."""

    def __init__(self, spec: Spec, catalogue: Catalogue, seed: int) -> None:
        self._spec = spec
        self._catalogue = catalogue
        self._seed = seed
        self._bot: Bot = make_bot(spec.kind, seed)
        self._asked = 0

    def answer(self, line: bytes) -> Message | None:
        """What to say to a line; None if it is the last one."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            return _error("not a line of JSON")
        if not isinstance(request, dict):
            return _error("not an object")
        match request.get("type"):
            case "hello":
                return self._hello(request)
            case "choose":
                return self._choose(request)
            case "quit":
                return None
        return _error("unknown type; there are: hello, choose, quit")

    def _hello(self, request: Message) -> Message:
        if request.get("format") != FORMAT:
            return _error(f"this engine speaks format {FORMAT}")
        level = level_of(self._spec.name)
        name = self._spec.name if level is None else translate(level.name)
        editions = list(self._catalogue.editions)
        return {"type": "ready", "name": f"Azul Desktop {name}", "editions": editions}

    def _choose(self, request: Message) -> Message:
        found = request.get("id")
        if not isinstance(found, int) or isinstance(found, bool):
            return _error("id is not a number")
        try:
            move = self._decide(request)
        except UserError as error:
            return _error(explain(error)) | {"id": found}
        except Exception as error:  # a mistake of ours must not end the engine
            return _error(f"{type(error).__name__}: {error}") | {"id": found}
        return {"type": "move", "id": found, "move": move}

    def _decide(self, request: Message) -> str:
        """The notation of the chosen move; `UserError` where the request cannot be answered."""
        budget = self._budget(request.get("budget_ms"))
        offered = _offered(request.get("legal"))
        rules, state = parse_state(request.get("state"), self._catalogue.find)
        self._asked += 1
        seen = rules.redeal(state, number(self._seed, self._asked))
        chosen = format_move(rules.edition, self._bot.choose(rules, seen, budget))
        if chosen in offered:
            return chosen
        ours = [format_move(rules.edition, move) for move in rules.legal_moves(state)]
        both = [move for move in ours if move in offered]
        if not both:
            raise UserError("none of the legal moves is possible in this state")
        return both[0]

    def _budget(self, asked: object) -> Budget:
        """The budget of the host, or a smaller one that the engine was started with."""
        if not isinstance(asked, int) or isinstance(asked, bool) or asked < 1:
            raise UserError("budget_ms is not a number from 1 on")
        own = self._spec.budget(MAX_MILLISECONDS)
        if own.milliseconds is None:
            return own
        return Budget(milliseconds=min(asked, own.milliseconds))


def _offered(legal: object) -> set[str]:
    """The notations of the moves that the host calls legal."""
    if not isinstance(legal, list) or not 0 < len(legal) <= _MAX_LEGAL:
        raise UserError("legal is not a list of moves")
    moves = [entry.get("move") for entry in legal if isinstance(entry, dict)]
    if not all(isinstance(move, str) for move in moves):
        raise UserError("legal is not a list of moves")
    return {str(move) for move in moves}


def _error(message: str) -> Message:
    return {"type": "error", "message": message}
