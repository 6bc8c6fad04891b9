"""A console for tests: commands run in this process, as they would in a terminal."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from azul_desktop.cli import run


@dataclass
class Outcome:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    def refusal(self) -> str:
        """The one sentence of a refusal, without what argparse says about the usage."""
        assert self.code == 2
        assert self.out == ""
        assert "Traceback" not in self.err
        return self.err.splitlines()[-1]


Console = Callable[..., Outcome]


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str]) -> Console:
    def call(*arguments: object) -> Outcome:
        try:
            code: object = run([str(argument) for argument in arguments])
        except SystemExit as end:
            code = end.code
        assert isinstance(code, int)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call
