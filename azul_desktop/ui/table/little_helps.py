"""Little helps at the table: which is told to whom, and when it goes away."""

import math
import sqlite3
from collections.abc import Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.helps import Matter
from azul_desktop.core.address import Address
from azul_desktop.core.errors import UserError
from azul_desktop.core.moves import Move
from azul_desktop.core.state import State
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.help_line import HelpLine
from azul_desktop.ui.table.paint.table_picture import TablePicture

_PAUSE = 2.5
"""So many seconds of a decision the prompt alone is there, as long as nothing is held."""
_SECONDS, _EACH = 4.0, 0.06
"""A line stays so long at least, also when the thing is done: with so much for each letter."""


class LittleHelps:
    """Tells people in their first games of an edition one thing at a time, each once."""

    def __init__(self, desk: Desk, session: Session, coach: Coach) -> None:
        self._desk = desk
        self._session = session
        self._coach = coach
        self._line: HelpLine | None = None
        self._read: dict[str, set[str] | None] = {}
        """What people have read, by their profiles; None for who is not new to the edition."""
        self._matter: Matter | None = None
        self._until = 0.0
        """When the line has been there long enough to be read."""
        self._state: State | None = None
        """The decision that is looked at, and since when."""
        self._since = 0.0
        self._told = False
        """Whether something was told in this decision: more would be too much."""
        self._asked: set[Address | None] = set()
        """What was held when nothing was found, so that nobody looks for it again."""
        self.due = math.inf

    def line(self, picture: TablePicture) -> HelpLine:
        """The line for a table that was laid out anew."""
        self._line = HelpLine(picture.layout.prompt, picture.pieces, self._leave)
        self._show()
        return self._line

    def leave(self) -> bool:
        """It was read: away with it; whether there was a line."""
        told = self._matter is not None
        self._leave()
        return told

    def _leave(self) -> None:
        self._matter = None
        self._show()

    def _show(self) -> None:
        if self._line is not None:
            matter = self._matter
            self._line.tell(matter, "" if matter is None else self._coach.help_words(matter))

    def update(self, now: float, hand: Hand | None, *, covered: bool, silent: bool) -> bool:
        """Follow the game; whether a line comes or goes.

        Without a hand nobody here decides. A card of the round covers the line, which is silent
        while the prompt says what matters more: a complaint, or a choice that is open.
        """
        changed = self._follow(now, hand, covered=covered)
        if self._line is not None and self._matter is not None:
            shown = not (silent or (hand is not None and _has_choice(hand)))
            changed = changed or shown != self._line.shown
            self._line.shown = shown
        return changed

    def _follow(self, now: float, hand: Hand | None, *, covered: bool) -> bool:
        """Let a line come or go."""
        before, self.due = self._matter, math.inf
        if covered or not self._desk.settings.little_helps:
            self._matter = None
        elif self._matter is not None and self._state is not self._session.state:
            if now >= self._until:
                self._matter = None
            else:
                self.due = self._until
        if self._matter is None and hand is not None and self._desk.settings.little_helps:
            self._look(now, hand)
        if self._matter is not before:
            self._show()
        return self._matter is not before

    def _look(self, now: float, hand: Hand) -> None:
        """Find out whether there is something to tell."""
        state = self._session.state
        if state is not self._state:
            self._state, self._since, self._told = state, now, False
            self._asked.clear()
        if self._told or _has_choice(hand):
            return
        if hand.picked is None and now < self._since + _PAUSE:
            self.due = self._since + _PAUSE
        elif hand.picked not in self._asked:
            self._asked.add(hand.picked)
            self._ask(now, hand.intent.held)

    def _ask(self, now: float, held: Sequence[Move]) -> None:
        """Tell the weightiest thing that matters and that the person has not read of yet."""
        profile = self._session.seat.profile
        read = self._read_by(profile)
        if read is None:
            return
        matters = self._coach.matters(self._session.state, held)
        matter = next((matter for matter in matters if matter.topic not in read), None)
        if matter is None:
            return
        read.add(matter.topic)
        self._note(profile, matter.topic)
        self._matter, self._told = matter, True
        self._until = now + max(_SECONDS, len(self._coach.help_words(matter)) * _EACH)

    # Who has read what.

    def _read_by(self, profile: str) -> set[str] | None:
        """What somebody has read in this edition; None for who is not new to it.

        In a game that the library does not keep, as in a lesson, nobody is.
        """
        game = self._session.record.about.id
        if not game:
            return None
        if profile not in self._read:
            helps, edition = self._desk.library.helps, self._session.rules.edition.id
            try:
                player = self._player(profile)
                new = helps.is_new(player, edition, game)
                self._read[profile] = helps.read(player, edition) if new else None
            except UserError:
                self._read[profile] = None  # told where games are listed
        return self._read[profile]

    def _player(self, profile: str) -> int | None:
        """The number of a person in the library; None for guests, who are one person here."""
        found = self._desk.library.players.find(profile) if profile else None
        return None if found is None else found.id

    def _note(self, profile: str, topic: str) -> None:
        """Remember it; where the library refuses it comes again in another game."""
        library = self._desk.library
        try:
            library.helps.note(self._player(profile), self._session.rules.edition.id, topic)
        except sqlite3.Error as error:
            library.complaint(error)
        except UserError:
            pass  # told where games are listed


def _has_choice(hand: Hand) -> bool:
    """Whether a choice is open, which has a prompt of its own."""
    return bool(hand.choices or hand.rest)
