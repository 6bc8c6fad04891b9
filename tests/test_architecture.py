"""The house plan as tests: who may import whom, how long a module may be, where editions live."""

import ast
import sys
from pathlib import Path

import pytest

from tests.games import EDITIONS
from tools.house.family_tests import family_tests
from tools.house.imports import cycles, hidden_imports, import_graph

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "azul_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
ALL_CODE = sorted([*MODULES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")])

# Each room and the rooms it may use; imports point one way.
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "paths": set(),
    "languages": {"core", "paths"},
    "i18n": {"core", "languages"},
    "plain": {"core"},
    "textfile": {"core"},
    "geometry": set(),
    "boards": {"core", "geometry"},
    "catalog": {"core", "boards", "geometry", "i18n", "languages", "paths", "textfile"},
    "bots": {"core"},
    "arena": {"core", "bots", "i18n", "textfile"},
    "session": {"core", "bots"},
    "coach": {"core", "i18n", "languages", "session"},
    "teaching": {
        "core",
        "boards",
        "catalog",
        "coach",
        "i18n",
        "languages",
        "paths",
        "session",
    },
    "storage": {"core", "i18n", "paths", "textfile"},
    "library": {"core", "bots", "i18n", "session", "storage", "textfile"},
    "ui": {
        "core",
        "boards",
        "geometry",
        "i18n",
        "languages",
        "paths",
        "plain",
        "textfile",
        "catalog",
        "bots",
        "coach",
        "session",
        "storage",
        "library",
        "teaching",
    },
    "commands": {
        "core",
        "i18n",
        "languages",
        "paths",
        "plain",
        "textfile",
        "catalog",
        "bots",
        "arena",
        "session",
        "storage",
        "library",
        "teaching",
    },
    "selftest": {
        "core",
        "i18n",
        "languages",
        "paths",
        "plain",
        "catalog",
        "bots",
        "session",
        "storage",
        "library",
        "teaching",
        "ui",
    },
    "cli": {"core", "i18n", "languages", "commands", "selftest", "ui"},
}

names = [str(file.relative_to(ROOT)) for file in MODULES]


def imported_by(file: Path) -> set[str]:
    """Every module that a file imports, wherever in it the import stands."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(file: Path) -> str:
    inside = file.relative_to(PACKAGE)
    return inside.parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_imports_point_one_way(file: Path) -> None:
    room = room_of(file)
    if room in ("__init__", "__main__"):
        return
    used = {name.split(".")[1] for name in imported_by(file) if name.startswith("azul_desktop.")}
    assert used - {room, "__version__", "TITLE"} <= ROOMS[room]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports within functions count, and those that are for types only."""
    assert not cycles(import_graph(PACKAGE))


def test_imports_stand_at_the_top() -> None:
    """Those in functions have a reason: nothing that starts waits for what it does not need."""
    allowed = {
        "azul_desktop.__main__": "a bot's process of the frozen program ends before it",
        "azul_desktop.cli": "no command waits for what another one imports",
        "azul_desktop.ui.scenes.continue_button": "the first frame waits for no painter of boards",
        "azul_desktop.ui.desk": "the first frame waits for no lessons",
        "azul_desktop.plain": "only the self-test and the arena look at all modules of the core",
        "azul_desktop.storage.logfile": "no window waits for `logging`",
    }
    assert {hidden.module for hidden in hidden_imports(PACKAGE)} == set(allowed)


def test_no_family_is_asked_for_outside_its_folders() -> None:
    """The list of exceptions is short, and may only fall: each looks a family up by its name."""
    exceptions = {
        "azul_desktop/bots/searching.py": "levels by family",
        "azul_desktop/catalog/schema.py": "a file names its family before it is an edition",
    }
    assert {finding.file for finding in family_tests(ROOT)} == set(exceptions)


def test_cycles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"f"}, "f": {"a", "e"}}
    assert cycles(graph) == [["b", "c"], ["e", "f"]]


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_nothing_outside_the_window_needs_pygame(file: Path) -> None:
    if room_of(file) not in ("ui", "selftest"):
        assert not any(name.split(".")[0] == "pygame" for name in imported_by(file))


def test_the_core_uses_the_standard_library_only() -> None:
    for file in MODULES:
        if room_of(file) == "core":
            tops = {name.split(".")[0] for name in imported_by(file)} - {"azul_desktop"}
            assert tops <= sys.stdlib_module_names, file
            assert not tops & {"random", "time", "datetime", "logging", "os", "pathlib"}, file


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_no_edition_is_named_in_code(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
    assert not texts & set(EDITIONS)


def test_no_module_is_too_long() -> None:
    long = {f.name: n for f in ALL_CODE if (n := len(f.read_text().splitlines())) > 400}
    assert not long


def test_there_is_a_playthrough_of_every_edition() -> None:
    folder = ROOT / "tests" / "playthroughs"
    assert {file.stem for file in folder.glob("*.txt")} == set(EDITIONS)
