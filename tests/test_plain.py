"""Compiled or plain: what was compiled from an older source is left alone."""

import os
from pathlib import Path

import pytest

from azul_desktop import plain


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module and what was compiled from it, a second later."""
    package = tmp_path / "azul_desktop"
    for folder in ("core/wall", "core/star", "bots/wall", "bots/star"):
        (package / folder).mkdir(parents=True)
    for name, time in (("wall.py", 1000), ("wall.cpython-311-x86_64-linux-gnu.so", 1001)):
        file = package / "core" / name
        file.touch()
        os.utime(file, (time, time))
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.delenv("AZUL_PLAIN", raising=False)
    monkeypatch.setattr(plain, "__file__", str(package / "plain.py"))
    return package


def test_what_was_compiled_is_used(tree: Path) -> None:
    assert not plain.is_source_wanted()


def test_the_environment_can_ask_for_the_source(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_PLAIN", "1")
    assert plain.is_source_wanted()


def test_a_newer_source_counts_more_than_what_was_compiled(tree: Path) -> None:
    os.utime(tree / "core/wall.py", (2000, 2000))
    assert plain.is_source_wanted()


def test_what_was_compiled_from_a_source_that_is_gone_is_not_used(tree: Path) -> None:
    (tree / "core/wall.py").unlink()
    assert plain.is_source_wanted()


def test_an_installed_program_does_not_look_at_times(tree: Path) -> None:
    """A wheel's files have the times of whatever unpacked it."""
    os.utime(tree / "core/wall.py", (2000, 2000))
    (tree.parent / "pyproject.toml").unlink()
    assert not plain.is_source_wanted()
