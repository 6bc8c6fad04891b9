"""Writes THIRD_PARTY.txt: who made what is inside the standalone program, under which licence.

`build.spec` calls it with what PyInstaller collected. Every file must belong to something known,
or the build stops: nothing is given away whose licence nobody looked at.
"""

import os
import re
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

from tools.shipping import notice
from tools.shipping.components import (
    DISTRIBUTIONS,
    INTERPRETER,
    PYTHON,
    TABLE,
    Component,
    Known,
    Text,
    libraries_inside,
    library_of,
    read_text,
)

Entry = tuple[str, str, str]
"""Name inside the folder, or of a module; where it came from; and PyInstaller's kind of entry."""

OURS = "azul-desktop"
BOOTLOADER = "pyinstaller"
FONTS = "assets/fonts/"
_EXTENSION = re.compile(r"\.(cpython-|cp\d|abi3|pyd$)")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


def _real(path: str | os.PathLike[str]) -> str:
    """A path that can be compared with others."""
    return os.path.normcase(os.path.realpath(path))


def _licence_name(distribution: Distribution) -> str:
    """What the package says about its licence, the shortest first."""
    about = distribution.metadata
    classified = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    return about["License-Expression"] or about["License"] or ", ".join(classified)


def _home(distribution: Distribution) -> str:
    """The page of a package."""
    links = [line.partition(", ") for line in distribution.metadata.get_all("Project-URL") or []]
    pages = {label.casefold(): link for label, _, link in links}
    page = distribution.metadata["Home-page"] or pages.get("homepage") or pages.get("source")
    return page or f"https://pypi.org/project/{distribution.name}"


def _texts_of(distribution: Distribution) -> list[Text]:
    """The licences that a package brings along."""
    found = []
    for file in distribution.files or []:
        if ".dist-info" in file.parts[0] and _LICENCE_FILE.search("/".join(file.parts[1:])):
            words = Path(str(file.locate())).read_text(encoding="utf-8")
            found.append(Text(f"{distribution.name}: {file.name}", words))
    return found


class Inventory:
    """Sorts the files of the frozen folder by who made them."""

    def __init__(self, packages: Iterable[Distribution] | None = None) -> None:
        self.components: dict[str, Component] = {}
        self.unknown: list[str] = []
        self._packages: dict[str, Distribution] = {}
        self._owners: dict[str, str] = {}
        for package in distributions() if packages is None else packages:
            self._packages[package.name] = package
            for file in package.files or []:
                self._owners[_real(file.locate())] = package.name
        self._standard = [_real(Path(os.__file__).parent), _real(Path(sys.base_prefix) / "DLLs")]

    def add(self, entry: Entry) -> None:
        """Find out who made a file."""
        name, source, kind = entry[0].replace("\\", "/"), entry[1], entry[2]
        if kind == "SYMLINK" or source in ("", "-", None):  # no file of its own
            return
        owner = self._owners.get(_real(source))
        contained = libraries_inside(name)
        for known in contained:
            self._library(known, source).files.append(name)
        if name.startswith(FONTS) and name.endswith(".ttf"):
            self._font(Path(source)).files.append(name)
        elif owner == OURS:
            return
        elif kind == "BINARY" and not _EXTENSION.search(name):
            known_library = library_of(name)
            if known_library:
                self._library(known_library, source).files.append(name)
            else:
                self.unknown.append(f"Nothing is known about the library {name}")
        elif owner:
            self.package(owner).files.append(self._shown(name, kind))
        elif name == "base_library.zip" or self._is_standard(source):
            self._library(PYTHON, source).files.append(self._shown(name, kind))
        elif not contained:
            self.unknown.append(f"No package owns {name}")

    def package(self, name: str) -> Component:
        """The component of an installed Python package."""
        if name not in self.components:
            package, known = self._packages[name], DISTRIBUTIONS.get(name, Known(name, ""))
            texts = [*_texts_of(package), *map(read_text, known.texts)]
            if not texts:
                self.unknown.append(f"The package {name} has no licence text")
            self.components[name] = Component(
                name=name,
                licence=known.licence or _licence_name(package),
                home=_home(package),
                version=package.version,
                copyright=known.copyright,
                texts=tuple(texts),
            )
        return self.components[name]

    def _library(self, known: Known, source: str) -> Component:
        """The component of a native library."""
        if known.name not in self.components:
            texts = [
                _interpreter_licence() if text == INTERPRETER else read_text(text)
                for text in known.texts
            ]
            self.components[known.name] = Component(
                name=known.name,
                licence=known.licence,
                home=known.home,
                version=self._origin(known, source),
                copyright=known.copyright,
                texts=tuple(texts),
            )
        return self.components[known.name]

    def _font(self, file: Path) -> Component:
        """The component of a font, whose licence stands beside it."""
        family = file.stem.partition("-")[0]
        name = re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", family) + " (font)"
        if name not in self.components:
            licence = file.with_name(f"OFL-{family}.txt")
            words = licence.read_text(encoding="utf-8")
            self.components[name] = Component(
                name=name,
                licence="OFL-1.1",
                copyright=(words.partition("\n")[0],),
                texts=(Text(licence.stem, words),),
            )
        return self.components[name]

    def _origin(self, known: Known, source: str) -> str:
        """The version of a library as far as it can be told: that of what brought it."""
        if known.name == INTERPRETER:
            return sys.version.split()[0]
        owner = self._owners.get(_real(source))
        if owner:
            return f"from {owner} {self._packages[owner].version}"
        return "from the system"

    def _is_standard(self, source: str) -> bool:
        """Whether a file is part of Python's standard library."""
        path = Path(_real(source))
        inside = any(path.is_relative_to(folder) for folder in self._standard)
        return inside and not {"site-packages", "dist-packages"} & set(path.parts)

    @staticmethod
    def _shown(name: str, kind: str) -> str:
        """Modules have no file of their own: they are in the executable."""
        return notice.IN_EXECUTABLE if kind in ("PYMODULE", "PYSOURCE") else name


def _interpreter_licence() -> Text:
    """The licence of the Python that runs this, and that is frozen."""
    for folder in (Path(os.__file__).parent, Path(sys.base_prefix)):
        file = folder / "LICENSE.txt"
        if file.exists():
            return Text(INTERPRETER, file.read_text(encoding="utf-8"))
    raise SystemExit(f"The Python in {sys.base_prefix} has no LICENSE.txt")


def write(
    target: Path, entries: Iterable[Entry], packages: Iterable[Distribution] | None = None
) -> Path:
    """Write the file about everything PyInstaller collected; stop the build at what is unknown."""
    inventory = Inventory(packages)
    for entry in entries:
        inventory.add(entry)
    inventory.package(BOOTLOADER).files.append(notice.IN_EXECUTABLE)
    if inventory.unknown:
        where = f"tools/shipping/{TABLE.name}"
        raise SystemExit("\n".join(f"{line}: add it to {where}." for line in inventory.unknown))
    target.write_text(notice.compose(list(inventory.components.values())), encoding="utf-8")
    return target
