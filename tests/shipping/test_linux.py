"""Installing below a prefix, and removing exactly that again."""

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from azul_desktop import TITLE, __version__
from azul_desktop.languages.speech import LANGUAGES
from tools.shipping.linux.__main__ import install, make_deb, menu_entry, uninstall
from tools.shipping.linux.files import COMMAND, HERE, MENU_ENTRY, METAINFO, NAME, PROGRAM

ROOT = Path("/")
OTHERS = sorted(set(LANGUAGES) - {"en"})
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder such as PyInstaller makes, with a program that says who it is."""
    folder = tmp_path / "dist"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal/libreal.so.1").touch()
    (folder / "_internal/lib.so").symlink_to("libreal.so.1")
    (folder / NAME).write_text("#!/bin/sh\necho it plays\n")
    (folder / NAME).chmod(0o755)
    return folder


def files_below(folder: Path) -> set[Path]:
    return {file for file in folder.rglob("*") if not file.is_dir() or file.is_symlink()}


def test_the_installed_command_runs(program: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "мій дім"
    install(program, ROOT, prefix)
    done = subprocess.run([prefix / COMMAND], capture_output=True, text=True, check=True)
    assert done.stdout == "it plays\n"
    assert (prefix / PROGRAM / "_internal/lib.so").is_symlink()


def test_menus_find_entry_icons_and_description(program: Path, tmp_path: Path) -> None:
    install(program, ROOT, tmp_path)
    entry = configparser.RawConfigParser()
    entry.read(tmp_path / MENU_ENTRY, encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == f'"{tmp_path / COMMAND}"'
    icons = tmp_path / "share/icons/hicolor"
    assert (icons / "48x48/apps" / f"{entry['Desktop Entry']['Icon']}.png").is_file()
    assert (tmp_path / "share/metainfo" / METAINFO).is_file()


def test_installing_twice_leaves_nothing_of_the_older_program(
    program: Path, tmp_path: Path
) -> None:
    prefix = tmp_path / "prefix"
    install(program, ROOT, prefix)
    (program / "_internal/libreal.so.1").rename(program / "_internal/libreal.so.2")
    install(program, ROOT, prefix)
    assert not (prefix / PROGRAM / "_internal/libreal.so.1").exists()


def test_uninstalling_removes_everything_and_only_that(program: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    other = prefix / "share/applications/other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    install(program, ROOT, prefix)
    assert len(files_below(prefix)) > 10
    uninstall(ROOT, prefix)
    assert files_below(prefix) == {other}


def test_a_command_of_the_same_name_is_not_touched(program: Path, tmp_path: Path) -> None:
    """Perhaps pip put it there."""
    command = tmp_path / COMMAND
    command.parent.mkdir()
    command.write_text("another")
    with pytest.raises(SystemExit, match="another program"):
        install(program, ROOT, tmp_path)
    uninstall(ROOT, tmp_path)
    assert command.read_text() == "another"


def test_without_a_program_there_is_nothing_to_install(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="make exe"):
        install(tmp_path, ROOT, tmp_path / "prefix")
    assert not (tmp_path / "prefix").exists()


def test_a_packagers_root_does_not_show_in_the_menu_entry(program: Path, tmp_path: Path) -> None:
    install(program, tmp_path / "stage", Path("/usr"))
    text = (tmp_path / "stage/usr" / MENU_ENTRY).read_text(encoding="utf-8")
    assert 'Exec="/usr/bin/azul-desktop"\n' in text


def test_odd_letters_in_a_path_are_quoted_for_menus() -> None:
    assert menu_entry("Exec=x\n", Path('/a "b"/$c')) == 'Exec="/a \\\\"b\\\\"/\\\\$c"\n'


def test_menus_speak_every_language() -> None:
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(HERE / "azul-desktop.desktop", encoding="utf-8")
    words = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        said = [words[key], *(words[f"{key}[{code}]"] for code in OTHERS)]
        assert len(set(said)) == len(LANGUAGES)


def test_the_description_is_in_every_language() -> None:
    """Whatever is said in English is said in all others next to it, and nothing else is."""
    root = Xml.parse(HERE / METAINFO).getroot()
    description = root.find("description")
    assert description is not None
    entries = description.find("ul")
    assert entries is not None
    for parent, tag in ((root, "summary"), (description, "p"), (entries, "li")):
        said = [one.get(_LANG) for one in parent if one.tag == tag]
        assert said == [None, *OTHERS] * (len(said) // len(LANGUAGES))
    assert sorted(lang.text or "" for lang in root.findall("languages/lang")) == sorted(LANGUAGES)


def test_the_description_says_the_present_version() -> None:
    description = Xml.parse(HERE / METAINFO).getroot()
    newest = description.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert description.findtext("name") == TITLE
    launchable = description.findtext("launchable")
    assert launchable is not None
    assert (HERE / launchable).is_file()


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="no dpkg-deb here")
def test_the_package_for_debian_holds_the_program(program: Path, tmp_path: Path) -> None:
    package = make_deb(program, tmp_path)
    listing = subprocess.run(
        ["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True
    ).stdout
    assert "./usr/lib/azul-desktop/azul-desktop\n" in listing
    assert f"{COMMAND} -> " in listing
