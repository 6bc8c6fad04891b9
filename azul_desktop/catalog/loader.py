"""Edition files in two passes: read and check the schema, then see whether it fits together."""

from functools import cache
from pathlib import Path
from typing import Any

from azul_desktop.catalog.assemble import assemble
from azul_desktop.catalog.merge import merged
from azul_desktop.catalog.problems import FileError, Problem, Report
from azul_desktop.catalog.reader import read_yaml
from azul_desktop.catalog.sanity import check_sanity
from azul_desktop.catalog.schema import check_schema
from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import UserError, in_one_line
from azul_desktop.core.translatable import translatable
from azul_desktop.paths import bundled, user_data

_OWN = ("format", "id", "name")
"""What a file must say itself, although it extends another."""


def load_edition(file: Path) -> Edition:
    """The edition of a file; `FileError` with every problem of it."""
    data, report = read_yaml(file)
    return make_edition(report, _extended(report, data))


def make_edition(report: Report, data: Any) -> Edition:
    """The edition of the data of a file; `FileError` with all that is in the report by then."""
    check_schema(report, data)
    if isinstance(data, dict):
        check_sanity(report, data)
    report.stop_if_wrong()
    return assemble(data)


def _extended(report: Report, data: Any) -> Any:
    """The data laid over that of the bundled edition which it extends, if it does."""
    if not isinstance(data, dict) or "extends" not in data:
        return data
    name = data.pop("extends")
    files = {file.stem: file for file in edition_files(bundled("editions"))}
    if not isinstance(name, str) or name not in files:
        name = report.add_unknown("extends", str(name)[:40], files)
        if name is None:
            report.stop_if_wrong()  # which keys are missing cannot be told
    base, _ = read_yaml(files[name])
    base = _extended(report, base)
    return merged({key: base[key] for key in base if key not in _OWN}, data)


def edition_files(folder: Path) -> list[Path]:
    """The edition files of a folder, in order of their names; none where it cannot be read."""
    try:
        files = [
            file
            for file in folder.iterdir()
            if file.suffix in (".yaml", ".yml") and not file.name.startswith(".")
        ]
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
            except FileError as error:
                self.problems[file] = error.problems
                continue
            if edition.id in self.editions:
                text = translatable("there is another edition with this id")
                self.problems[file] = [Problem(str(file), "id", text)]
                continue
            self.editions[edition.id] = edition

    def find(self, name: str) -> Edition | None:
        """The edition with an id, if it is installed."""
        return self.editions.get(name)

    def get(self, name: str) -> Edition:
        """The edition with an id; `UserError` that names the installed ones."""
        edition = self.find(name)
        if edition is not None:
            return edition
        shown, known = in_one_line(name), ", ".join(self.editions)
        if not self.problems:
            raise UserError("unknown edition “{name}”; installed: {known}", name=shown, known=known)
        raise UserError(
            "unknown edition “{name}”; installed: {known}; not usable: {n} "
            "(`azul-desktop editions` says why)",
            name=shown,
            known=known,
            n=len(self.problems),
        )

    def one_of_each_family(self, players: int | None = None) -> list[Edition]:
        """The first edition of every family, or the first that so many can play."""
        found: dict[str, Edition] = {}
        for edition in self.editions.values():
            if players is None or players in edition.player_counts:
                found.setdefault(edition.family, edition)
        return list(found.values())


@cache
def installed() -> Catalogue:
    """The bundled editions, and those in the user's own folder."""
    own = edition_files(user_data() / "editions")
    return Catalogue(edition_files(bundled("editions")) + own)
