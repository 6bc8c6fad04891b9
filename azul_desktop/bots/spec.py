"""What a bot is called for: `master`, `master+denier`, `master@200`, `external:COMMAND`.

After `@` stands the budget: milliseconds, or with `sim` behind it simulations, which play the same
game on every machine. A program outside the game has no such suffix: all that follows
`external:` is its command line.
"""

import csv
import os
import re
import shlex
from dataclasses import dataclass
from typing import Final

from azul_desktop.bots.base import Budget
from azul_desktop.bots.levels import BOT_NAMES, PERSONALITIES, level_of
from azul_desktop.core.errors import UserError, in_one_line

EXTERNAL: Final = "external:"
MAX_COMMAND: Final = 400
MAX_MILLISECONDS: Final = 600_000
EXTERNAL_MILLISECONDS: Final = 1000
"""How long a program outside may think about a move where nobody said so."""

_SPEC = re.compile(
    r"(?P<name>[^+@]*)(\+(?P<style>[^+@]*))?(@(?P<number>\d{1,9})(?P<sim>sim)?)?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot that was asked for, checked: it exists, and can have that personality and budget."""

    name: str
    """What the registry knows the bot by; empty for a program outside."""
    personality: str = ""
    milliseconds: int | None = None
    simulations: int | None = None
    command: str = ""
    """The command line of a program outside; empty for a bot of ours."""

    @property
    def kind(self) -> str:
        """Who plays, without the budget: what a seat is marked with."""
        if self.command:
            return EXTERNAL + self.command
        return f"{self.name}+{self.personality}" if self.personality else self.name

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.kind}@{self.simulations}sim"
        return self.kind if self.milliseconds is None else f"{self.kind}@{self.milliseconds}"

    def budget(self, usual: int | None = None) -> Budget:
        """Its own budget, else the `usual` milliseconds, else those of its level."""
        if self.simulations is not None:
            return Budget(simulations=self.simulations)
        if self.milliseconds is not None or usual is not None:
            return Budget(milliseconds=usual if self.milliseconds is None else self.milliseconds)
        level = level_of(self.name)
        if level is not None:
            return Budget(milliseconds=level.milliseconds)
        return Budget(milliseconds=EXTERNAL_MILLISECONDS) if self.command else Budget()


def is_external(text: str) -> bool:
    """Whether a text asks for a program outside the game."""
    return text.startswith(EXTERNAL)


def parse_spec(text: str) -> Spec:
    """The bot that a text asks for; `UserError` says what is wrong with it."""
    if is_external(text):
        return _external(text.removeprefix(EXTERNAL).strip())
    found = _SPEC.fullmatch(text)
    if found is None or found["name"] not in BOT_NAMES:
        known = ", ".join(BOT_NAMES)
        name = text[:60] if found is None else found["name"][:60]
        raise UserError(
            "unknown bot “{name}”; there are: {known}", name=in_one_line(name), known=known
        )
    name, style = found["name"], found["style"]
    if style is not None:
        _check_personality(name, style)
    number = None if found["number"] is None else int(found["number"])
    if number is not None and not 0 < number <= MAX_MILLISECONDS:
        raise UserError("a budget lies between 1 and {most}", most=MAX_MILLISECONDS)
    if found["sim"]:
        return Spec(name, style or "", simulations=number)
    return Spec(name, style or "", number)


def split_specs(text: str) -> list[str]:
    """The parts of a list with commas; a part with a comma of its own stands in double quotes."""
    return next(csv.reader([text]), []) or [""]


def split_command(command: str) -> list[str]:
    """The words of a command line, as a shell would split it; `UserError` if that is no command."""
    if len(command) > MAX_COMMAND or not command.isprintable():
        raise UserError("a command is one line of at most {most} characters", most=MAX_COMMAND)
    try:
        words = _words(command)
    except ValueError as error:
        raise UserError("“{command}” is no command: {why}", command=command, why=error) from None
    if not words or not words[0]:
        raise UserError("the command of a program is missing after {prefix}", prefix=EXTERNAL)
    return words


def _words(command: str) -> list[str]:
    """A backslash is a part of a path on Windows, elsewhere it quotes."""
    if os.name == "nt":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


def _external(command: str) -> Spec:
    split_command(command)
    return Spec("", command=command)


def _check_personality(name: str, style: str) -> None:
    known = [personality.id for personality in PERSONALITIES]
    if style not in known:
        raise UserError(
            "unknown personality “{style}”; there are: {known}",
            style=in_one_line(style[:60]),
            known=", ".join(known),
        )
    level = level_of(name)
    if level is None or not level.searches:
        raise UserError("{name} has no personality: it does not look ahead", name=name)
