"""Goes through a lesson in all the ways it allows: is every move legal where it is due?"""

import difflib
from collections.abc import Iterable
from typing import Final

from azul_desktop.catalog.problems import Report
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import EMPTY, State
from azul_desktop.core.view import BoardView
from azul_desktop.teaching.lesson import LEARNER, Lesson, LessonStep
from azul_desktop.teaching.patterns import Pattern, fits

MAX_WAYS: Final = 100
"""In so many positions a step may find the game; nobody could have meant more."""
_SHOWN = 12
_OF_HANDS = (Zone.HAND, Zone.KEEP, Zone.KEPT, Zone.PASS, Zone.DONE)
"""What there is only where tiles are drafted to a hand."""


class _Stop(Exception):
    """A move is not legal: what follows cannot be judged."""


def check_walk(report: Report, lesson: Lesson) -> None:
    """Note every move, pattern and place of a lesson that does not fit where it stands."""
    walk = _Walk(report, lesson)
    try:
        ways = [walk.begin()]
        for number, step in enumerate(lesson.steps):
            ways = walk.through(f"steps[{number}]", step, ways)
    except _Stop:
        pass


class _Walk:
    """One lesson on its way."""

    def __init__(self, report: Report, lesson: Lesson) -> None:
        self._report, self._lesson = report, lesson
        self._rules: Rules = lesson.rules
        self._edition = lesson.rules.edition

    def begin(self) -> State:
        """The position in which the lesson begins."""
        record = self._lesson.record()
        return self._played("played", record.start(), record.moves)

    def _played(self, path: str, state: State, moves: Iterable[Move]) -> State:
        for move in moves:
            legal = self._rules.legal_moves(state)
            if move not in legal:
                self._add_illegal(path, format_move(self._edition, move), legal)
                raise _Stop
            state = self._rules.apply(state, move)
        return state

    def through(self, path: str, step: LessonStep, ways: list[State]) -> list[State]:
        """The positions to which a step leads; the first is that of the moves meant first."""
        found: dict[tuple[int, ...], State] = {}
        for number, way in enumerate(ways):
            state = self._played(f"{path}.plays", way, step.plays)
            if number == 0:
                self._check_places(path, step, state)
                self._check_words(path, step, state)
            for after in self._after(path, step, state):
                found.setdefault(after.key(), after)
            if len(found) > MAX_WAYS:
                text = "too many moves are meant; positions after them: at most {most}"
                self._report.add(f"{path}.meant", text, most=MAX_WAYS)
                raise _Stop
        return list(found.values())

    def _after(self, path: str, step: LessonStep, state: State) -> list[State]:
        if step.meant is None:
            return [state]
        legal = self._rules.legal_moves(state)
        if legal and state.turn != LEARNER:
            text = "another player is to move here; what they do stands in “plays”"
            self._report.add(f"{path}.meant", text)
            raise _Stop
        meant = step.meant.matching(self._edition, legal)
        if not meant:
            self._add_illegal(f"{path}.meant", step.meant.words[0], legal)
            raise _Stop
        return [self._rules.apply(state, move) for move in meant]

    def _check_words(self, path: str, step: LessonStep, state: State) -> None:
        """Every word of a pattern means some move, and an answer one that is not meant."""
        legal = self._rules.legal_moves(state)
        others = legal
        if step.meant is not None:
            meant = step.meant.matching(self._edition, legal)
            others = [move for move in legal if move not in meant]
            self._check_pattern(f"{path}.meant", step.meant, legal)
            if step.until is not None:
                self._report.add(
                    f"{path}.until", "there is “meant” here, so the next round must be shown"
                )
        elif step.wrong:
            self._report.add(
                f"{path}.wrong", "there is no “meant” here, so there can be no “wrong”"
            )
        for index, wrong in enumerate(step.wrong):
            self._check_pattern(f"{path}.wrong[{index}].moves", wrong.pattern, others)

    def _check_pattern(self, path: str, pattern: Pattern, legal: list[Move]) -> None:
        texts = [format_move(self._edition, move) for move in legal]
        for word in pattern.words:
            if not any(fits(word, text) for text in texts):
                self._add_illegal(path, word, legal)

    def _add_illegal(self, path: str, word: str, legal: list[Move]) -> None:
        texts = [format_move(self._edition, move) for move in legal]
        close = difflib.get_close_matches(word, texts, n=1)
        shown = word[:60]
        if close:
            text = "no move here is “{move}”; did you mean “{close}”?"
            self._report.add(path, text, move=shown, close=close[0])
        else:
            listed = ", ".join(texts[:_SHOWN]) or "–"
            text = "no move here is “{move}”; possible are: {listed}"
            self._report.add(path, text, move=shown, listed=listed)

    def _check_places(self, path: str, step: LessonStep, state: State) -> None:
        for index, place in enumerate(step.point):
            if not self._exists(state, place):
                self._report.add(f"{path}.point[{index}]", "nothing lies there at this step")

    def _exists(self, state: State, place: Address) -> bool:
        """Whether there is such a place, and the tiles that are meant lie there."""
        owner = max(place.owner, 0)
        if owner >= len(state.boards):
            return False
        view = self._rules.view(state.boards[owner])
        if place.zone in _OF_HANDS and not view.hand:
            return False
        cells = len(view.cells)
        size = {
            Zone.DISC: len(state.specials),
            Zone.LINE: len(view.lines),
            Zone.FLOOR: len(view.lines),
            Zone.WALL: cells if view.lines else 0,
            Zone.SPACE: cells if view.hand else 0,
            Zone.SUPPLY: len(state.supply),
            Zone.KEPT: sum(view.kept),
            Zone.CHOICE: 0,
        }
        index = 0 if place.zone == Zone.FLOOR else place.index
        if place.zone in size and not 0 <= index < size[place.zone]:
            return False
        if place.zone == Zone.SUPPLY:
            return state.supply[place.index] != EMPTY
        return place.colour < 0 or self._lies(state, view, place)

    def _lies(self, state: State, view: BoardView, place: Address) -> bool:
        """Whether tiles of its colour lie at a place."""
        if place.zone in _OF_HANDS:
            return view.hand[place.colour] > 0
        source = 0 if place.zone == Zone.CENTRE else place.index + 1
        return state.sources[source * len(self._edition.colours) + place.colour] > 0
