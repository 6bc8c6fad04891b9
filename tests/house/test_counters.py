"""Each counter finds what it should, and nothing else."""

from pathlib import Path

import pytest

from tests.house.trees import tree
from tools.house.family_tests import family_tests
from tools.house.folders import full_folders, module_counts
from tools.house.name_splits import name_splits
from tools.house.packed import packed_arithmetic


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(board, WallBoard)",
        "isinstance(board, (int, StarBoard))",
        "isinstance(board, core.StarRules | None)",
        "type(board) is WallBoard",
        "edition.family == 'star'",
        "'wall' != family",
        "edition.family in ('star', 'moon')",
        "TABLE[edition.family]",
        "match board:\n    case StarMat():\n        pass",
        "match edition.family:\n    case 'star':\n        pass",
    ],
)
def test_a_question_about_the_family_counts(code: str, tmp_path: Path) -> None:
    root = tree(tmp_path, azul_desktop__ui__painter=f"\n{code}\n")
    (found,) = family_tests(root)
    assert found.file == "azul_desktop/ui/painter.py"
    assert found.line >= 2


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(board, Starter)",
        "isinstance(board, Wallpaper | Restart)",
        "WallBoard(1)",
        "painter.family.head(mat)",
        "edition.family == other.family",
        "name == 'star'",
        "{'wall': 1}['wall']",
        "type(error) is ValueError",
        "type(board) is type(other)",
        "match board:\n    case Disc():\n        pass",
    ],
)
def test_what_is_no_question_about_the_family_does_not_count(code: str, tmp_path: Path) -> None:
    assert not family_tests(tree(tmp_path, azul_desktop__ui__painter=code))


def test_families_may_know_what_they_are(tmp_path: Path) -> None:
    code = "isinstance(board, WallBoard)"
    root = tree(
        tmp_path,
        azul_desktop__core__wall__tiling=code,
        azul_desktop__ui__families__star__mat=code,
        tools__tuning__star__fit=code,
        azul_desktop__core__families=code,
        tests__test_walls=code,
        azul_desktop__wall=code,
        tools__scales=code,
    )
    found = [finding.file for finding in family_tests(root)]
    assert found == ["azul_desktop/wall.py", "tools/scales.py"]


@pytest.mark.parametrize(
    "code",
    [
        "name.split('/')",
        "name.split('/', 1)",
        "spot.name.rsplit('/', 1)[-1]",
        "name.partition('/')",
        "name.rpartition('/')",
        "name.startswith('disc/')",
        "name.startswith(f'{zone}/')",
        "name.startswith(('bag', 'line/'))",
        "name.removeprefix('disc/')",
    ],
)
def test_a_name_taken_apart_counts(code: str, tmp_path: Path) -> None:
    files = {"tools__camera": code, "azul_desktop__core__address_names": code}
    (found,) = name_splits(tree(tmp_path, **files))
    assert (found.file, found.line) == ("tools/camera.py", 1)
    assert len(name_splits(tmp_path, parser="elsewhere.py")) == 2


@pytest.mark.parametrize(
    "code",
    [
        "name.split(',')",
        "name.split()",
        "name.startswith('disc')",
        "name.startswith(f'/{zone}')",
        "name.endswith('/')",
        "'/'.join(parts)",
        "startswith('disc/')",
    ],
)
def test_other_texts_may_be_taken_apart(code: str, tmp_path: Path) -> None:
    assert not name_splits(tree(tmp_path, azul_desktop__ui__spots=code))


@pytest.mark.parametrize(
    "code",
    [
        "line & 7",
        "line >> 3",
        "count << 3 | colour",
        "mask & 63",
        "mask >>= 3",
        "from azul_desktop.core.wall.packed import LINES",
        "from azul_desktop.core.star import packed",
        "import azul_desktop.core.star.packed",
    ],
)
def test_arithmetic_on_packed_boards_counts(code: str, tmp_path: Path) -> None:
    files = {"azul_desktop__coach__log": code, "azul_desktop__core__log": code}
    (found,) = packed_arithmetic(tree(tmp_path, **files, azul_desktop__bots__wall__table=code))
    assert (found.file, found.line) == ("azul_desktop/coach/log.py", 1)


@pytest.mark.parametrize(
    "code",
    [
        "flags & 1",
        "flags & KMOD_CTRL",
        "tint >> 8",
        "one + 7",
        "number // 3",
        "from azul_desktop.core.wall import board",
        "from azul_desktop.core.view import wall_view",
    ],
)
def test_other_arithmetic_is_free(code: str, tmp_path: Path) -> None:
    assert not packed_arithmetic(tree(tmp_path, azul_desktop__coach__log=code))


def test_folders_are_counted_without_their_folders_and_inits(tmp_path: Path) -> None:
    modules = {f"tests__ui__test_{n}": "" for n in range(3)}
    root = tree(
        tmp_path, **modules, tests__ui____init__="", tests__ui__table__test_a="", tools__b=""
    )
    (tmp_path / "tests" / "ui" / "README.md").write_text("no module")
    assert module_counts(root) == [(3, "tests/ui"), (1, "tools"), (1, "tests/ui/table")]
    assert [str(found) for found in full_folders(root, 2)] == ["tests/ui:0: 3 modules"]
    assert not full_folders(root, 3)
