"""Which tests are asked about a module."""

from pathlib import Path, PurePosixPath

from tests.house.trees import tree
from tools.mutation.mapping import Mapping, mirror

HAND = PurePosixPath("azul_desktop/ui/hand/pointer.py")


def asked(root: Path, without: tuple[str, ...] = ()) -> list[str]:
    return [str(path) for path in Mapping(root, without).tests_of(HAND)]


def test_the_mirror_of_a_module() -> None:
    assert mirror(HAND) == PurePosixPath("tests/ui/hand/test_pointer.py")
    assert mirror(PurePosixPath("azul_desktop/cli.py")) == PurePosixPath("tests/test_cli.py")


def test_the_mirror_is_first_then_names_then_distance_then_closeness(tmp_path: Path) -> None:
    use = "from azul_desktop.ui.hand.pointer import Pointer"
    root = tree(
        tmp_path,
        azul_desktop__ui__hand__pointer="",
        azul_desktop__ui__scene=use,
        tests__ui__hand__test_pointer="",
        tests__ui__test_pointer_on_screen="from tests.ui.tables import sit",
        tests__ui__tables="from azul_desktop.ui.scene import Scene",
        tests__core__test_far=use,
        tests__ui__hand__test_near=use,
        tests__ui__hand__test_through="def test():\n    import azul_desktop.ui.scene",
        tests__ui__hand__test_other="import azul_desktop.ui",
    )
    assert asked(root) == [
        "tests/ui/hand/test_pointer.py",
        "tests/ui/test_pointer_on_screen.py",
        "tests/ui/hand/test_near.py",
        "tests/core/test_far.py",
        "tests/ui/hand/test_through.py",
    ]
    assert "tests/core/test_far.py" not in asked(root, ("tests/core",))


def test_a_module_that_no_test_reaches_has_none(tmp_path: Path) -> None:
    root = tree(tmp_path, azul_desktop__ui__hand__pointer="", tests__test_a="import azul_desktop")
    assert asked(root) == []
