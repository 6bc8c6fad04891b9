"""The file in which a run is kept, game by game, so that it can go on after an interruption."""

import json
from pathlib import Path
from types import TracebackType

from azul_desktop.arena.plan import ArenaPlan
from azul_desktop.arena.result import Result, format_result, parse_result
from azul_desktop.core.errors import UserError
from azul_desktop.textfile import UnreadableError, read_text

_MAX_BYTES = 256 * 1024 * 1024


class Ledger:
    """The finished games of a plan; without a file they are only remembered."""

    def __init__(self, plan: ArenaPlan, core: str, file: Path | None) -> None:
        """Read what is there; `UserError` if it belongs to another run or is damaged."""
        self._plan = plan
        self._head = json.loads(json.dumps(plan.parameters(core)))
        self._file = file
        self.results: dict[tuple[str, str, int, int], Result] = {}
        whole = ""
        if file is not None and file.exists():
            whole = self._read(file)
        if file is None:
            self._stream = None
            return
        try:
            # Whatever was torn at the end is cut off, or the next line would be torn, too.
            self._stream = file.open("r+" if file.exists() else "w", encoding="utf-8", newline="\n")
            self._stream.truncate(len(whole.encode()))
            self._stream.seek(0, 2)
            if not whole:
                self._write(self._head)
        except OSError as error:
            why = error.strerror or error
            raise UserError("cannot write {name}: {why}", name=file, why=why) from None

    def add(self, result: Result) -> None:
        """Keep a game that has just ended."""
        self.results[result.key] = result
        self._write(format_result(result))

    def close(self) -> None:
        """Nothing more will come."""
        if self._stream is not None:
            self._stream.close()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, data: object) -> None:
        if self._stream is not None:
            self._stream.write(json.dumps(data) + "\n")
            self._stream.flush()

    def _read(self, file: Path) -> str:
        """Take over the games of a file; all of its text that is whole."""
        try:
            text = read_text(file, _MAX_BYTES)
        except UnreadableError as error:
            raise UserError("cannot read {name}: {why}", name=file, why=error) from None
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        if not lines:
            if text:
                raise UserError("{name} is not a file of the arena", name=file)
            return ""
        self._check_head(file, lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = parse_result(json.loads(line), self._plan.players)
            except (ValueError, RecursionError):
                wrong = "{name}, line {number}: not a game of the arena"
                raise UserError(wrong, name=file, number=number) from None
            self.results[result.key] = result
        return whole

    def _check_head(self, file: Path, line: str) -> None:
        try:
            head = json.loads(line)
        except (ValueError, RecursionError):
            head = None
        if not isinstance(head, dict) or head.get("arena") != self._head["arena"]:
            raise UserError("{name} is not a file of the arena", name=file)
        differing = [key for key, value in self._head.items() if head.get(key) != value]
        if differing:
            wrong = "{name} is of another run: {keys} differ"
            raise UserError(wrong, name=file, keys=", ".join(differing))
