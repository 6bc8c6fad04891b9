"""Processes that misbehave, for the tests of the worker.

A spawned process imports this module, so it needs no more than it must. Bots go by what they do;
`name:file` does it only in the first process, which leaves the file behind.
"""

import ctypes
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.registry import BOT_NAMES, make_bot
from azul_desktop.bots.worker import Answer, Question, serve
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State


class OddBot:
    """Plays the last legal move, except the first time, when it is odd."""

    def __init__(self, name: str) -> None:
        self._oddity, _, self._file = name.partition(":")

    def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
        moves = rules.legal_moves(state)
        if self._file:
            if Path(self._file).exists():
                return moves[-1]
            Path(self._file).touch()
        match self._oddity:
            case "hang":
                time.sleep(60)
            case "deaf":
                ctypes.PyDLL(None).sleep(60)  # no other thread can run: the lock is not given back
            case "die":
                os._exit(1)
            case "fail":
                raise ValueError("no idea")
            case "cheat":
                return max(moves) + 1
            case "peek":
                return moves[state.seed % len(moves)]
        return moves[-1]


def _make(name: str, seed: int) -> Bot:
    return make_bot(name, seed) if name in BOT_NAMES else OddBot(name)


def serve_odd_bots(pipe: Connection) -> None:
    """The real thing, with odd bots beside those of the registry."""
    serve(pipe, _make)


def answer_late(pipe: Connection) -> None:
    """Give an answer to the question before first, then the right one."""
    while True:
        question: Question = pipe.recv()
        moves = build(question.edition, question.options).legal_moves(question.state)
        pipe.send(Answer(question.id - 1, moves[0]))
        pipe.send(Answer(question.id, moves[-1]))
