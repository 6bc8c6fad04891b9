"""THIRD_PARTY.txt: every file has a component, every component its licence, or the build stops."""

import os
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest

from tools.shipping import third_party
from tools.shipping.third_party import Entry

LICENCE = "Do with {name} as you please.\n"


class World:
    """An environment with made-up packages, and a list of what was collected from it."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "site-packages"
        self.target = folder / "THIRD_PARTY.txt"
        self.package("azul-desktop", "azul_desktop/__main__.py")
        self.package("pyinstaller", "PyInstaller/hook.py", "PyInstaller/utils.py")

    def package(self, name: str, *files: str, licence: bool = True) -> None:
        info = f"{name.replace('-', '_')}-1.2.dist-info"
        texts = {
            f"{info}/METADATA": f"Name: {name}\nVersion: 1.2\nLicense-Expression: MIT\n",
            **dict.fromkeys(files, ""),
        }
        if licence:
            texts[f"{info}/licenses/LICENSE"] = LICENCE.format(name=name)
        texts[f"{info}/RECORD"] = "".join(f"{file},,\n" for file in texts)
        for file, words in texts.items():
            (self.site / file).parent.mkdir(parents=True, exist_ok=True)
            (self.site / file).write_text(words, encoding="utf-8")

    def packages(self) -> list[Distribution]:
        return list(distributions(path=[str(self.site)]))

    def write(self, *entries: Entry) -> str:
        third_party.write(self.target, entries, self.packages())
        return self.target.read_text(encoding="utf-8")

    def entry(self, name: str, kind: str, file: str | None = None) -> Entry:
        return name, str(self.site / (file or name)), kind


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def details(words: str, name: str) -> str:
    """What is said about one component."""
    return words.partition("DETAILS")[2].partition(f"\n{name}")[2].partition("\n\n")[0]


def test_a_package_is_listed_with_version_licence_and_text(world: World) -> None:
    world.package("sample", "sample/__init__.py", "sample/fast.cpython-311.so")
    words = world.write(
        world.entry("sample", "PYMODULE", "sample/__init__.py"),
        world.entry("sample/fast.cpython-311.so", "EXTENSION"),
    )
    said = details(words, "sample 1.2")
    assert "Licence: MIT" in said
    assert "in the executable, sample/fast.cpython-311.so" in said
    assert words.count(LICENCE.format(name="sample")) == 1


def test_the_bootloader_is_always_there_and_our_own_files_never(world: World) -> None:
    words = world.write(world.entry("azul_desktop", "PYMODULE", "azul_desktop/__main__.py"))
    assert "in the executable" in details(words, "pyinstaller 1.2")
    assert "azul-desktop" not in words


def test_the_standard_library_and_its_archive_are_pythons(world: World, tmp_path: Path) -> None:
    words = world.write(
        ("os", os.__file__, "PYMODULE"),
        ("base_library.zip", str(tmp_path / "base_library.zip"), "DATA"),
        ("libpython3.11.so.1.0", "/nowhere/libpython3.11.so.1.0", "BINARY"),
    )
    said = details(words, "Python ")
    assert "in the executable, base_library.zip, libpython3.11.so.1.0" in said
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in words


def test_a_library_says_who_brought_it_and_its_text_stands_there_once(world: World) -> None:
    world.package("pygame-ce", "pygame_ce.libs/libmpg123-8b3c3c9e.so.0", licence=False)
    words = world.write(
        world.entry("pygame_ce.libs/libmpg123-8b3c3c9e.so.0", "BINARY"),
        ("libsndfile.so.1", "/nowhere/libsndfile.so.1", "BINARY"),
        ("libmpg123.so", "pygame_ce.libs/libmpg123-8b3c3c9e.so.0", "SYMLINK"),
    )
    assert "pygame_ce.libs/libmpg123" in details(words, "mpg123 from pygame-ce 1.2")
    assert "libsndfile.so.1" in details(words, "libsndfile from the system")
    assert "libmpg123.so," not in words
    assert words.count("END OF TERMS AND CONDITIONS") == 2  # of the LGPL, and of the Apache licence
    assert "in part: libsndfile, mpg123. They are unchanged" in " ".join(words.split())


def test_names_with_backslashes_are_understood(world: World) -> None:
    words = world.write(("pygame\\SDL2.dll", "C:\\pygame\\SDL2.dll", "BINARY"))
    assert "pygame/SDL2.dll" in details(words, "SDL from the system")


def test_what_is_bundled_in_a_package_is_listed_beside_it(world: World) -> None:
    world.package("pygame-ce", "pygame/freesansbold.ttf", licence=False)
    words = world.write(world.entry("pygame/freesansbold.ttf", "DATA"))
    assert "pygame/freesansbold.ttf" in details(words, "Free Sans Bold")
    assert "pygame/freesansbold.ttf" in details(words, "pygame-ce 1.2")


def test_a_font_has_the_licence_beside_it(world: World) -> None:
    world.package("fonts", "fonts/NiceSans3-Bold.ttf")
    (world.site / "fonts/OFL-NiceSans3.txt").write_text("Copyright Somebody\n\nOpen.\n")
    name = "assets/fonts/NiceSans3-Bold.ttf"
    words = world.write(world.entry(name, "DATA", "fonts/NiceSans3-Bold.ttf"))
    said = details(words, "Nice Sans 3 (font)")
    assert "Copyright Somebody" in said and "OFL-1.1" in said and name in said


def test_everything_unknown_stops_the_build_and_is_named(world: World) -> None:
    world.package("bare", "bare.py", licence=False)
    with pytest.raises(SystemExit) as stopped:
        world.write(
            ("libmystery.so.3", "/nowhere/libmystery.so.3", "BINARY"),
            ("lost.dat", "/nowhere/lost.dat", "DATA"),
            world.entry("bare", "PYMODULE", "bare.py"),
        )
    assert str(stopped.value).split("\n") == [
        "Nothing is known about the library libmystery.so.3: add it to "
        "tools/shipping/libraries.toml.",
        "No package owns lost.dat: add it to tools/shipping/libraries.toml.",
        "The package bare has no licence text: add it to tools/shipping/libraries.toml.",
    ]
    assert not world.target.exists()


def test_the_file_tells_nothing_of_the_machine(world: World, tmp_path: Path) -> None:
    world.package("sample", "sample.py")
    words = world.write(
        world.entry("sample", "PYMODULE", "sample.py"), ("os", os.__file__, "PYMODULE")
    )
    assert str(tmp_path) not in words
    assert str(Path(os.__file__).parent) not in words
