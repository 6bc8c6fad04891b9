"""What a newcomer was asked and offered on this installation: each once."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from azul_desktop.core.translatable import translatable
from azul_desktop.storage.valuefile import ValueFile, Values

FILE: Final = "first-steps.json"
_MOST, _MAX_WORD = 20, 60


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """How far the program has introduced itself."""

    answered: bool = False
    """Whether somebody said whether the game is new to them."""
    offered: tuple[str, ...] = ()
    """The levels that were offered after wins."""


def first_steps_file(home: Path) -> ValueFile:
    """The file of it in the user's folder."""
    return ValueFile(home / FILE, translatable("First steps"), _repaired)


def first_steps_of(values: Values) -> FirstSteps:
    """What values say; wrong ones are as if nothing had happened yet."""
    found = values.get("offered")
    levels = (
        [one for one in found if isinstance(one, str) and len(one) <= _MAX_WORD]
        if isinstance(found, list)
        else []
    )
    return FirstSteps(values.get("answered") is True, tuple(levels[:_MOST]))


def first_steps_values(steps: FirstSteps) -> Values:
    """The same as the file has it."""
    return {**asdict(steps), "offered": list(steps.offered)}


def _repaired(values: Values) -> Values:
    right = first_steps_values(first_steps_of(values))
    return {name: right.get(name, value) for name, value in values.items()}
