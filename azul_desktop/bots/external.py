"""A bot that is a program outside the game, spoken to in the engine protocol (format 1).

Whatever it does wrong is a `ProgramError`: it ends, hangs, floods, answers nonsense or a move that
is not legal. It is ended then, and started anew with the next question.
"""

import json
from threading import Lock
from time import monotonic
from typing import Final

from azul_desktop.bots.base import Budget
from azul_desktop.bots.program import Program, ProgramError
from azul_desktop.bots.spec import EXTERNAL_MILLISECONDS, split_command
from azul_desktop.core.errors import in_one_line
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.protocol import view_move, view_state
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State

FORMAT: Final = 1
HELLO: Final = 30.0
"""Seconds until a program has to be ready: some read large files first."""
_QUIT = json.dumps({"type": "quit"})

Answer = dict[str, object]


class ExternalBot:
    """Plays what a program answers; the program starts with the first question."""

    def __init__(self, command: str, hello: float = HELLO) -> None:
        """`UserError` if the text is no command line; whether the program is there shows later.

        After so many seconds without an answer to `hello` it is given up.
        """
        self._words = split_command(command)
        self._hello = hello
        self._program: Program | None = None
        self._editions: list[object] = []
        self._asked = 0
        self._starting = Lock()
        self._is_over = False

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        """The program's move; `ProgramError` says what it did wrong instead."""
        try:
            program = self._running()
            if rules.edition.id not in self._editions:
                raise ProgramError("it does not play {edition}", edition=rules.edition.id)
            return self._ask(program, rules, state, budget)
        except ProgramError:
            self._end("")
            raise

    def start(self) -> None:
        """Have the program ready before it is asked; `ProgramError` if it does not get ready."""
        try:
            self._running()
        except ProgramError:
            self._end("")
            raise

    def close(self) -> None:
        """End the program; another question would start it again."""
        self._end(_QUIT)

    def interrupt(self) -> None:
        """End the program at once, from another thread; it is never started again."""
        with self._starting:
            self._is_over = True
        self._end("")

    def _end(self, farewell: str) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.close(farewell)

    def _running(self) -> Program:
        """The program, which is started if need be."""
        if self._program is not None:
            return self._program
        with self._starting:
            if self._is_over:
                raise ProgramError("it is not wanted any more")
            program = self._program = Program(self._words)
        program.send(json.dumps({"type": "hello", "format": FORMAT}))
        ready = _parse(program.receive(self._hello))
        editions = ready.get("editions")
        if ready.get("type") != "ready" or not isinstance(editions, list):
            raise ProgramError("it did not say that it is ready")
        self._editions = editions
        return program

    def _ask(self, program: Program, rules: Rules, state: State, budget: Budget) -> Move:
        moves = {format_move(rules.edition, move): move for move in rules.legal_moves(state)}
        milliseconds = budget.milliseconds or EXTERNAL_MILLISECONDS
        self._asked += 1
        names = [f"Player {seat + 1}" for seat in range(len(state.boards))]
        question = {
            "type": "choose",
            "id": self._asked,
            "budget_ms": milliseconds,
            "state": view_state(rules, state, names),
            "legal": [view_move(rules, state, move) for move in moves.values()],
        }
        program.send(json.dumps(question))
        patience = 2 * milliseconds / 1000 + 1
        deadline = monotonic() + patience
        while True:
            answer = _parse(program.receive(_left(deadline, patience)))
            if answer.get("type") == "error":
                raise ProgramError("it says: {message}", message=_shown(answer.get("message")))
            if answer.get("type") != "move":
                raise ProgramError("it answered nonsense")
            if answer.get("id") == self._asked:
                break
        move = answer.get("move")
        if not isinstance(move, str) or move not in moves:
            raise ProgramError("“{move}” is not a legal move", move=in_one_line(str(move)[:60]))
        return moves[move]


def _left(deadline: float, patience: float) -> float:
    """The seconds that are left; `ProgramError` if there are none."""
    left = deadline - monotonic()
    if left <= 0:
        raise ProgramError("it took longer than {seconds:.1f} s", seconds=patience)
    return left


def _shown(message: object) -> str:
    """As much of a text from outside as any window and console can show."""
    return "".join(letter for letter in str(message)[:200] if letter.isprintable())


def _parse(line: bytes) -> Answer:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise ProgramError("it answered nonsense")
    return answer
