"""The code in our pages: blocks, commands, and examples that look like a session with Python."""

import argparse
import doctest
import importlib.util
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from azul_desktop.cli import _parser

ROOT = Path(__file__).resolve().parents[2]
_FOLDERS = ("docs", "editions", "assets")
PAGES = sorted([*ROOT.glob("*.md"), *(p for f in _FOLDERS for p in (ROOT / f).rglob("*.md"))])
HISTORY = ROOT / "CHANGELOG.md"
"""It tells about commands of other days."""
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_SPAN = re.compile(r"`([^`]+)`")
_SHELLS = ("", "sh", "bash", "shell", "console")
_OURS = ("azul-desktop", "azul-desktop-console", "make", "python", "python3", ".venv/bin/python")
_TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str, text: str) -> list[Block]:
    """All fenced blocks of a page."""
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])
        for found in _FENCE.finditer(text)
    ]


def commands(text: str) -> Iterator[str]:
    """Every line in a block for the shell, and everything in the text that is set as code."""
    for language, block in _FENCE.findall(text):
        if language in _SHELLS:
            yield from (line.split(" #")[0].strip() for line in block.splitlines())
    for span in _SPAN.findall(_FENCE.sub("", text)):
        yield " ".join(span.split())


def run_session(name: str, text: str, names: dict[str, object]) -> list[str]:
    """Run the `>>>` of a text; what went wrong, in words."""
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    return told


def run_block(block: Block) -> list[str]:
    """Run a block of Python; what went wrong, in words."""
    if ">>>" in block.text:
        return run_session(str(block), block.text, {})
    try:
        exec(compile(block.text, str(block), "exec"), {"__name__": "__main__"})
    except Exception as error:
        return [f"{block}: {error!r}"]
    return []


def wrong_with(command: str) -> str:
    """What is wrong with a command, in words; nothing with what is no command of ours."""
    if command.split(" ")[0] not in _OURS and not command.startswith("--"):
        return ""
    # Pages write `…` for options that were told before, and for one or more of a thing.
    words = shlex.split(command.replace("…", ""))
    match words:
        case ["azul-desktop" | "azul-desktop-console", *rest]:
            return _wrong_with_program(rest, whole=" …" not in command)
        case ["make", *targets]:
            known = _TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
            return "".join(f"no target {t}" for t in targets if "=" not in t and t not in known)
        case [_, "-m", module, *rest]:
            return _wrong_with_module(module, rest)
        case [str(option), *_] if re.fullmatch(r"--[a-z-]+", option):
            known = [each for parser in _parsers().values() for each in _options(parser)]
            return "" if option in known or option == "--help" else f"no option {option}"
        case _:
            return ""


def _wrong_with_program(words: list[str], *, whole: bool) -> str:
    parsers = _parsers()
    name = words[0] if words and not words[0].startswith("-") else ""
    if name not in parsers:
        return f"no command {name}"
    unknown = [w for w in words if w.startswith("--") and w not in _options(parsers[name])]
    if unknown:
        return f"{name} has no {unknown}"
    if not whole:
        return ""
    try:
        _parser().parse_args(words)
    except (SystemExit, ValueError) as error:
        return f"cannot be read: {error}"
    return ""


def _parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command; that without a name opens the window."""
    whole = _parser()
    found = {"": whole}
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= action.choices
    return found


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [option for action in parser._actions for option in action.option_strings]


def _wrong_with_module(module: str, words: list[str]) -> str:
    if module.split(".")[0] not in ("azul_desktop", "tools", "tests"):
        return ""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        return f"no module {module}"
    files = Path(spec.origin).parent.rglob("*.py")  # some share their options with others
    code = "".join(each.read_text(encoding="utf-8") for each in files)
    return "".join(f"{module} has no {w}" for w in words if w[:2] == "--" and f'"{w}"' not in code)
