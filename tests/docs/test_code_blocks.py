"""What pages show as code can be run: Python runs, commands and their options exist."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.page_code import (
    HISTORY,
    PAGES,
    ROOT,
    Block,
    blocks,
    commands,
    run_block,
    wrong_with,
)

ENGINE = "import json, sys\n"
"""So the smallest engine begins, which speaks to a program and not to us."""
CODE = [
    block
    for page in PAGES
    for block in blocks(page.relative_to(ROOT).as_posix(), page.read_text(encoding="utf-8"))
    if block.language in ("python", "py", "pycon")
]


def test_there_is_code_to_run() -> None:
    assert any(block.page == "README.md" for block in CODE)
    assert any(block.text.startswith(ENGINE) for block in CODE)


@pytest.mark.parametrize(
    "block", [block for block in CODE if not block.text.startswith(ENGINE)], ids=str
)
def test_a_block_of_python_runs(block: Block) -> None:
    assert run_block(block) == []


@pytest.mark.parametrize(
    "block", [block for block in CODE if block.text.startswith(ENGINE)], ids=str
)
def test_the_engine_of_the_page_answers(block: Block) -> None:
    legal = [{"move": "2:blue>4"}, {"move": "centre:red>1"}]
    asked = [{"type": "hello"}, {"type": "choose", "id": 7, "legal": legal}, {"type": "quit"}]
    run = subprocess.run(
        [sys.executable, "-c", block.text],
        input="".join(json.dumps(line) + "\n" for line in asked),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    ready, move = map(json.loads, run.stdout.splitlines())
    assert ready["type"] == "ready"
    assert move == {"type": "move", "id": 7, "move": "2:blue>4"}


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page != HISTORY],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    found = list(commands(page.read_text(encoding="utf-8")))
    if page != ROOT / "README.md":  # elsewhere an option alone is one of some tool
        found = [command for command in found if not command.startswith("-")]
    assert [(command, wrong) for command in found if (wrong := wrong_with(command))] == []


def test_the_readme_has_commands_of_every_kind() -> None:
    found = list(commands((ROOT / "README.md").read_text(encoding="utf-8")))
    for beginning in ("make ", "azul-desktop ", "--edition "):
        assert any(command.startswith(beginning) for command in found)


@pytest.mark.parametrize(
    "text",
    [">>> 1 + 1\n3\n", ">>> import nothing_of_this_name\n", "x = 1 / 0\n", "not python\n"],
)
def test_a_broken_block_is_noticed(text: str) -> None:
    (block,) = blocks("page.md", f"# Title\n\n```python\n{text}```\n")
    assert (block.page, block.line) == ("page.md", 3)
    assert run_block(block)


@pytest.mark.parametrize(
    "command",
    [
        "make nonsense",
        "azul-desktop juggle",
        "azul-desktop simulate --jugglers 2",
        "azul-desktop simulate … --jugglers 2",
        "azul-desktop --size large",
        "azul-desktop trace",
        "python -m tools.nothing_of_this_name",
        "python -m tools.house --nonsense",
        "--nonsense 3",
    ],
)
def test_a_command_that_does_not_exist_is_noticed(command: str) -> None:
    assert wrong_with(command)
    page = f"Text.\n\n```\n{command}  # why\n```\n"
    assert [one for one in commands(page) if wrong_with(one)]


@pytest.mark.parametrize("command", ["pipx install x", "disc/1", "make test", "x --nonsense"])
def test_what_is_fine_or_not_ours_is_left_alone(command: str) -> None:
    assert wrong_with(command) == ""
