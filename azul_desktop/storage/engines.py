"""The programs that may be started as players, in a file of their own: no other file names one."""

import contextlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from azul_desktop.core.translatable import translatable
from azul_desktop.storage.settings import settings_file
from azul_desktop.storage.valuefile import NewerFileError, State, ValueFile, Values

MAX_ENGINES: Final = 8
MAX_ENGINE_NAME: Final = 20
MAX_COMMAND: Final = 400

_KEY = "engines"


@dataclass(frozen=True, slots=True)
class Engine:
    """A program that plays: what it is called, and the command line that starts it."""

    name: str
    command: str

    def fits(self) -> bool:
        """Whether both can be shown and used."""
        return _is_line(self.name, MAX_ENGINE_NAME) and _is_line(self.command, MAX_COMMAND)


def _is_line(value: object, most: int) -> bool:
    if not isinstance(value, str) or len(value) > most:
        return False
    return value.isprintable() and value == value.strip() != ""


def load_engines(home: Path) -> tuple[Engine, ...]:
    """The engines of the user's folder, whose files stay as they are."""
    content = _file(home).read()
    return _engines(_of_old(home) if content.state is State.ABSENT else content.values.get(_KEY))


def settle_engines(home: Path) -> str:
    """Give the engines a file of their own; what the user has to know about it, if anything."""
    if _of_old(home) is not None:
        with contextlib.suppress(OSError, NewerFileError):  # they are read where they are
            _file(home).rewrite(lambda found: {_KEY: _of_old(home)} if found is None else found)
            _forget_old(home)
    return _file(home).settle()[1]


def change_engines(home: Path, change: Callable[[dict[str, Engine]], None]) -> str:
    """Let the engines by their names be changed; what the user has to know, if anything.

    OSError if the disk does not take them, `NewerFileError` if a newer version wrote the file.
    """

    def changed(values: Values | None) -> Values:
        data = _of_old(home) if values is None else values.get(_KEY)
        engines = {engine.name: engine for engine in _engines(data)}
        change(engines)
        return {**(values or {}), _KEY: [asdict(engine) for engine in engines.values()]}

    news = _file(home).rewrite(changed)
    with contextlib.suppress(OSError, NewerFileError):
        _forget_old(home)
    return news


def _of_old(home: Path) -> object:
    """The list among the settings, where it was before it had a file; None if there is none."""
    content = settings_file(home / "settings.json").read()
    return content.values.get(_KEY) if content.state in (State.FINE, State.WRONG) else None


def _forget_old(home: Path) -> None:
    """Take the list out of the settings: a list that does nothing would mislead who reads it."""
    if _of_old(home) is not None:
        settings_file(home / "settings.json").rewrite(
            lambda found: {name: value for name, value in (found or {}).items() if name != _KEY}
        )


def _file(home: Path) -> ValueFile:
    return ValueFile(home / "engines.json", translatable("Engines"), _repaired)


def _repaired(values: Values) -> Values:
    return {**values, _KEY: list(_usable(values[_KEY]).values())} if _KEY in values else values


def _engines(data: object) -> tuple[Engine, ...]:
    return tuple(Engine(name, str(entry["command"])) for name, entry in _usable(data).items())


def _usable(data: object) -> dict[str, dict[str, object]]:
    """The entries of a list that are engines, by name, up to as many as there can be."""
    found: dict[str, dict[str, object]] = {}
    for entry in data if isinstance(data, list) else ():
        if isinstance(entry, dict):
            engine = Engine(entry.get("name", ""), entry.get("command", ""))
            if engine.fits() and len(found) < MAX_ENGINES:
                found.setdefault(engine.name, entry)
    return found
