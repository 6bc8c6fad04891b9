"""What is in the wheel: the package, its assets, editions and lessons, and that it has types."""

import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AZUL_PLAIN", "1")  # compiling is not what is tested here
        folder = tmp_path_factory.mktemp("wheel")
        (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_package_says_that_it_has_types(names: set[str]) -> None:
    assert (ROOT / "azul_desktop" / "py.typed").is_file()
    assert "azul_desktop/py.typed" in names


def test_every_module_is_in_the_wheel_and_no_test_or_tool(names: set[str]) -> None:
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "azul_desktop").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == modules


@pytest.mark.parametrize("folder", ["assets", "editions", "lessons"])
def test_what_is_bundled_is_in_the_wheel(names: set[str], folder: str) -> None:
    files = [file for file in (ROOT / folder).rglob("*") if file.is_file()]
    wanted = {f"azul_desktop/{file.relative_to(ROOT).as_posix()}" for file in files}
    assert wanted <= names
