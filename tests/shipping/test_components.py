"""The table of libraries: it knows what pygame-ce brings, by the names of every system."""

from importlib.metadata import files
from pathlib import PurePosixPath

import pytest

from tools.shipping.components import (
    DISTRIBUTIONS,
    INTERPRETER,
    LIBRARIES,
    TEXTS,
    libraries_inside,
    library_of,
    read_text,
    stem,
)

LIBRARY_SUFFIXES = (".so", ".dylib", ".dll")
ENTRIES = [*LIBRARIES, *DISTRIBUTIONS.values()]


def is_library(file: PurePosixPath) -> bool:
    return any(s in file.suffixes for s in LIBRARY_SUFFIXES) and ".cpython-" not in file.name


def test_every_library_of_the_installed_pygame_is_known() -> None:
    found = [file for file in files("pygame-ce") or [] if is_library(file)]
    assert len(found) > 20
    assert not [file.name for file in found if library_of(str(file)) is None]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("pygame_ce.libs/libSDL2_mixer-2-6719e6f6.0.so.0.800.2", "SDL_mixer"),
        ("pygame/SDL2.dll", "SDL"),
        ("pygame/libpng16-16.dll", "libpng"),
        ("pygame/.dylibs/libSDL2-2.0.0.dylib", "SDL"),
        ("pygame/.dylibs/libz.1.3.1.dylib", "zlib"),
        ("libz.so.1", "zlib"),
        ("libstdc++.so.6", "GCC run-time libraries"),
        ("pygame/libgcc_s_seh-1.dll", "GCC run-time libraries"),
        ("libpython3.11.so.1.0", "Python"),
        ("python311.dll", "Python"),
        ("Python.framework/Versions/3.11/Python", "Python"),
        ("libcrypto-3-x64.dll", "OpenSSL"),
        ("VCRUNTIME140_1.dll", "Microsoft Visual C++ run-time libraries"),
        ("api-ms-win-crt-heap-l1-1-0.dll", "Microsoft Visual C++ run-time libraries"),
    ],
)
def test_a_library_is_known_by_its_names_on_every_system(name: str, expected: str) -> None:
    known = library_of(name)
    assert known is not None
    assert known.name == expected


def test_a_stem_has_no_version_and_no_hash() -> None:
    assert stem("pygame_ce.libs/libFLAC-e7027ec5.so.14.0.0") == "flac"
    assert stem("libffi-8.dll") == "ffi"


def test_a_library_can_be_inside_a_file() -> None:
    inside = libraries_inside("yaml/_yaml.cpython-311-x86_64-linux-gnu.so")
    assert [known.name for known in inside] == ["LibYAML"]


def test_every_licence_has_a_text_and_every_text_is_somebodys() -> None:
    named = {text for entry in ENTRIES for text in entry.texts} - {INTERPRETER}
    assert named == {file.stem for file in TEXTS.iterdir()}
    assert all(read_text(name).words.strip() for name in named)


@pytest.mark.parametrize("entry", LIBRARIES, ids=lambda entry: entry.name)
def test_an_entry_says_all_that_has_to_be_said(entry: object) -> None:
    for key in ("name", "licence", "home", "copyright", "texts"):
        assert getattr(entry, key), key


def test_texts_are_word_for_word_and_tell_nothing_of_a_machine() -> None:
    for file in TEXTS.iterdir():
        words = file.read_text(encoding="utf-8")
        assert "/usr/" not in words and "Debian" not in words, file.name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in read_text("LGPL-2.1").words
