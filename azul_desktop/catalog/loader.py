"""Edition files in two passes: read and check the schema, then see whether it fits together."""

import copy
from functools import cache
from pathlib import Path
from typing import Any

from azul_desktop.catalog.problems import EditionError, Problem, Report
from azul_desktop.catalog.reader import read_yaml
from azul_desktop.catalog.sanity import build_edition
from azul_desktop.catalog.schema import check_schema
from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError
from azul_desktop.i18n import translate
from azul_desktop.paths import bundled, user_data

Data = dict[Any, Any]

_WHOLE = ("colours", "variants")
"""Tables that a file replaces as a whole where it extends another."""


def load_edition(file: Path) -> Edition:
    """The edition of a file; `EditionError` with every problem of it."""
    data, report = read_yaml(file)
    data = _extended(report, data)
    report.stop_if_wrong()
    check_schema(report, data)
    report.stop_if_wrong()
    sides = {}
    for name, changes in data["variants"].items():
        sides[name] = merged(data, changes)
    return build_edition(report, data, sides)


def merged(base: Data, changes: Data) -> Data:
    """A copy of `base` with `changes` laid over it, table by table; lists are replaced whole."""
    result = copy.deepcopy(base)
    for key, value in changes.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both and key not in _WHOLE else value
    return result


def _extended(report: Report, data: Any) -> Any:
    """The data laid over that of the bundled edition which it extends, if it does."""
    if not isinstance(data, dict) or "extends" not in data:
        return data
    name = data.pop("extends")
    bases = {file.stem: file for file in edition_files(bundled("editions"))}
    if name not in bases:
        report.add_unknown("extends", str(name)[:40], bases)
        return data
    base, _ = read_yaml(bases[name])
    if "extends" in base:
        report.add("extends", "{name!r} extends an edition itself", name=name)
    return merged(base, data)


def edition_files(folder: Path) -> list[Path]:
    """The edition files of a folder, in order of their names; none where it cannot be read."""
    try:
        files = [file for file in folder.iterdir() if file.suffix in (".yaml", ".yml")]
    except OSError:
        return []
    return sorted(files, key=lambda file: file.stem)


class Catalogue:
    """The editions that are installed, and what is wrong with those that are not usable."""

    def __init__(self, files: list[Path]) -> None:
        self.editions: dict[str, Edition] = {}
        self.problems: dict[Path, list[Problem]] = {}
        for file in files:
            try:
                edition = load_edition(file)
            except EditionError as error:
                self.problems[file] = error.problems
                continue
            if edition.id in self.editions:
                text = translate("there is another edition with the id {id!r}", id=edition.id)
                self.problems[file] = [Problem(file.name, "id", text)]
                continue
            self.editions[edition.id] = edition

    def find(self, name: str) -> Edition | None:
        """The edition with an id, if it is installed."""
        return self.editions.get(name)

    def get(self, name: str) -> Edition:
        """The edition with an id; `UserError` that names the installed ones."""
        edition = self.find(name)
        if edition is None:
            known = ", ".join(self.editions)
            raise UserError("unknown edition {name!r}; installed: {known}", name=name, known=known)
        return edition


@cache
def installed() -> Catalogue:
    """The bundled editions, and those in the user's own folder."""
    own = edition_files(user_data() / "editions")
    return Catalogue(edition_files(bundled("editions")) + own)
