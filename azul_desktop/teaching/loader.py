"""Lesson files: read and checked as editions are, then gone through move by move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from azul_desktop.catalog.checks import record
from azul_desktop.catalog.derive import keys_of
from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.catalog.problems import FileError, Problem, Report
from azul_desktop.catalog.reader import read_yaml
from azul_desktop.core.address import Address
from azul_desktop.core.address_names import AddressNames
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build, check_players
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import NotationError, parse_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.translatable import translatable
from azul_desktop.paths import bundled
from azul_desktop.teaching.keys import LessonKeys
from azul_desktop.teaching.lesson import LEARNER, Lesson, LessonStep, Wrong
from azul_desktop.teaching.patterns import Pattern
from azul_desktop.teaching.text_checks import check_texts
from azul_desktop.teaching.walk import check_walk

T = TypeVar("T")
_KEYS = record(*keys_of(LessonKeys))


def load_lesson(file: Path, catalogue: Catalogue) -> Lesson:
    """The lesson of a file; `FileError` with every problem of it."""
    data, report = read_yaml(file)
    _KEYS(report, "", data)
    report.stop_if_wrong()
    check_texts(report, data)
    rules = _rules(report, data, catalogue)
    if rules is None:
        report.stop_if_wrong()
        raise AssertionError("a lesson without rules is wrong")
    lesson = _Assembly(report, rules).lesson(data)
    report.stop_if_wrong()
    check_walk(report, lesson)
    report.stop_if_wrong()
    return lesson


def _rules(report: Report, data: dict[str, Any], catalogue: Catalogue) -> Rules | None:
    """The rules of the game that is played; None where there is no such game."""
    edition = catalogue.find(data["edition"])
    if edition is None:
        report.add_unknown("edition", data["edition"], catalogue.editions)
        return None
    variant = data.get("variant", edition.variant_names[0])
    options = Options(variant, data.get("discs") == "special", data.get("first", LEARNER))
    path = "discs" if options.special_factories and not edition.specials else "variant"
    rules = _asked(report, path, lambda: build(edition, options))
    players = data.get("players", 2)
    _asked(report, "players", lambda: check_players(edition, players))
    if data.get("first", LEARNER) >= players:
        report.add(
            "first",
            "should be from {low} to {high}, not {value}",
            low=0,
            high=players - 1,
            value=data["first"],
        )
    return rules


def _asked(report: Report, path: str, ask: Callable[[], T]) -> T | None:
    """What an answer is, or None where it is a complaint, which is noted."""
    try:
        return ask()
    except UserError as error:
        report.add(path, error.text, **error.values)
        return None


class _Assembly:
    """Makes a lesson of data whose keys are right."""

    def __init__(self, report: Report, rules: Rules) -> None:
        self._report, self._rules = report, rules
        self._edition: Edition = rules.edition
        self._names = AddressNames(rules)

    def lesson(self, data: dict[str, Any]) -> Lesson:
        played = [
            self._moves(f"played[{index}]", moves)
            for index, moves in enumerate(data.get("played", ()))
        ]
        return Lesson(
            id=data["id"],
            rules=self._rules,
            order=data["order"],
            minutes=data["minutes"],
            title=data["title"],
            about=data["about"],
            players=data.get("players", 2),
            seed=data["seed"],
            played=tuple(move for moves in played for move in moves),
            steps=tuple(
                self._step(f"steps[{number}]", step) for number, step in enumerate(data["steps"])
            ),
        )

    def _step(self, path: str, data: dict[str, Any]) -> LessonStep:
        point = [
            self._place(f"{path}.point[{index}]", name)
            for index, name in enumerate(data.get("point", ()))
        ]
        return LessonStep(
            heading=data["heading"],
            text=data["text"],
            tiles=self._tiles(path, data.get("tiles", ())),
            point=tuple(place for place in point if place is not None),
            plays=self._moves(f"{path}.plays", data.get("plays", "")),
            until=data.get("until"),
            meant=Pattern(tuple(data["meant"].split())) if data.get("meant") else None,
            wrong=tuple(
                Wrong(Pattern(tuple(wrong["moves"].split())), wrong["text"])
                for wrong in data.get("wrong", ())
            ),
        )

    def _moves(self, path: str, text: str) -> tuple[Move, ...]:
        moves = []
        for word in text.split():
            try:
                moves.append(parse_move(self._edition, word))
            except NotationError as error:
                self._report.add(path, error.text, **error.values)
        return tuple(moves)

    def _tiles(self, path: str, names: list[str]) -> tuple[int, ...]:
        colours = self._edition.colours
        for index, name in enumerate(names):
            if name not in colours:
                self._report.add_unknown(f"{path}.tiles[{index}]", name, colours)
        return tuple(colours.index(name) for name in names if name in colours)

    def _place(self, path: str, name: str) -> Address | None:
        try:
            place = self._names.parse(name, LEARNER)
        except ValueError:
            place = None
        # A column past the last one would mean a cell of the next row.
        if place is None or self._names.format(place, LEARNER) != name:
            self._report.add(path, "“{name}” names nothing on the table", name=name)
            return None
        return place


class Lessons:
    """The lessons that are there, and what is wrong with files that are none.

    They are read when they are asked for; whoever has time before may have them read one by one.
    """

    def __init__(self, files: list[Path], catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._unread = files[::-1]
        self._problems: dict[Path, list[Problem]] = {}
        self._found: dict[str, Lesson] = {}

    @property
    def all(self) -> list[Lesson]:
        """By edition, in the order in which they are to be taken."""
        self._read_all()
        places = list(self._catalogue.editions)
        return sorted(
            self._found.values(),
            key=lambda lesson: (places.index(lesson.edition), lesson.order),
        )

    @property
    def problems(self) -> dict[Path, list[Problem]]:
        """What is wrong, by file."""
        self._read_all()
        return self._problems

    def of(self, edition_id: str) -> list[Lesson]:
        """Those of an edition."""
        return [lesson for lesson in self.all if lesson.edition == edition_id]

    def _read_all(self) -> None:
        while self.read_one():
            pass

    def read_one(self) -> bool:
        """Read one more file, which takes some milliseconds; whether there was one left."""
        if not self._unread:
            return False
        file = self._unread.pop()
        try:
            lesson = load_lesson(file, self._catalogue)
        except FileError as error:
            self._problems[file] = error.problems
            return True
        if lesson.id in self._found:
            text = translatable("there is another lesson with this id")
            self._problems[file] = [Problem(str(file), "id", text)]
        else:
            self._found[lesson.id] = lesson
        return True


def installed_lessons(catalogue: Catalogue, home: Path) -> Lessons:
    """The bundled lessons, and those in the user's own folder."""
    own = edition_files(home / "lessons")
    return Lessons(edition_files(bundled("lessons")) + own, catalogue)
