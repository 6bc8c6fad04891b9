"""The entry point: a process that a frozen program started for a bot goes no further."""

import multiprocessing
import sys

import pytest

from azul_desktop import __main__, cli


def test_a_worker_of_a_frozen_program_ends_before_the_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On Windows, and with PyInstaller everywhere, `freeze_support` does not return in one."""

    def ends() -> None:
        sys.exit(0)

    def too_far(_: list[str]) -> int:
        raise AssertionError("the command line runs in a worker")

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", ends)
    monkeypatch.setattr(cli, "run", too_far)
    with pytest.raises(SystemExit):
        __main__.main()
