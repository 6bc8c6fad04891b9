"""How a game ended, as the results tell it: who won, whose board is shown, in which tone."""

from collections import Counter
from enum import StrEnum

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log_words import who_won
from azul_desktop.coach.moments import MomentKind, all_moments
from azul_desktop.coach.praise import praise, praise_line, praise_spoken
from azul_desktop.core.events import Reason
from azul_desktop.core.record import HUMAN
from azul_desktop.core.rules import Standing
from azul_desktop.core.state import EMPTY
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.session.tally import tally
from azul_desktop.ui.botnames import BETWEEN, seats_names
from azul_desktop.ui.scenes.results.score_rows import ScoreRow, score_rows


class Tone(StrEnum):
    """How much light there is."""

    VICTORY = "victory"
    """A person wins: light, gold and petals."""
    KIND = "kind"
    """A bot wins: half the light, and what a person did well."""


class Outcome:
    """All that the results say about a finished game, worked out once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        seats = session.record.seats
        self.tally = tally(session.first, session.steps, len(seats))
        self.standings: list[Standing] = sorted(
            session.rules.standings(session.state), key=lambda one: (one.rank, one.player)
        )
        self.people = [seat for seat, who in enumerate(seats) if who.kind == HUMAN]
        self.winners = [one.player for one in self.standings if one.rank == 1]
        won = [seat for seat in self.winners if seat in self.people]
        self.tone = Tone.VICTORY if won else Tone.KIND
        self.hero = (won or self.winners)[0]
        """The winner whose board is shown: a person, if one has won."""
        self._happened = all_moments(session.rules, session.steps)

    @property
    def rows(self) -> list[ScoreRow]:
        """Where the points came from."""
        return score_rows(coach_of(self._session.rules), self.tally)

    @property
    def person(self) -> int | None:
        """The only person at the table, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def columns(self) -> list[Standing]:
        """The players from left to right: the only person first, then by place."""
        first = self.hero if self.person is None else self.person
        return sorted(self.standings, key=lambda one: (one.player != first, one.rank, one.player))

    @property
    def speaker(self) -> int | None:
        """The best bot, who says something about the only person; None where nobody speaks."""
        if self.person is None:
            return None
        return next(one.player for one in self.standings if one.player != self.person)

    @property
    def title(self) -> str:
        """Who won."""
        called = seats_names(self._session.record.seats)
        return who_won([called[winner] for winner in self.winners])

    @property
    def subtitle(self) -> str:
        """By how much, and what the only person did well."""
        return BETWEEN.join([one for one in (self._lead, self._praised) if one])

    @property
    def _lead(self) -> str:
        best, second = self.standings[:2]
        if second.rank == 1:
            # Translators: the winners have the same number of points.
            return translate_count("{n} point each", "{n} points each", best.score)
        if best.score == second.score:
            return translate("as many points, but more complete rows")
        # Translators: stands below "Ana wins": so much ahead of the second.
        return translate_count("by {n} point", "by {n} points", best.score - second.score)

    @property
    def _praised(self) -> str:
        if self.person is None:
            return ""
        return praise_line(praise(self.person, self.tally, self._happened))

    @property
    def quote(self) -> str:
        """What the speaker says."""
        if self.person is None:
            return ""
        return praise_spoken(praise(self.person, self.tally, self._happened))

    @property
    def whose(self) -> str:
        """Whose board the panel shows."""
        if self.hero == self.person:
            return translate("Your board")
        return translate("The winning board")

    def built(self, seat: int) -> str:
        """How much a player has built."""
        view = self._session.rules.view(self._session.state.boards[seat])
        laid = sum(cell != EMPTY for cell in view.cells)
        found = [translate_count("{n} tile", "{n} tiles", laid)]
        bonuses = Counter(
            one.reason
            for one in self._happened
            if one.player == seat and one.kind == MomentKind.BONUS
        )
        found += [_counted(reason, bonuses[reason]) for reason in Reason if bonuses[reason]]
        return BETWEEN.join(found)


def _counted(reason: Reason, n: int) -> str:
    match reason:
        case Reason.ROW:
            return translate_count("{n} row", "{n} rows", n)
        case Reason.COLUMN:
            return translate_count("{n} column", "{n} columns", n)
        case Reason.COLOUR:
            return translate_count("{n} colour", "{n} colours", n)
        case Reason.STAR:
            return translate_count("{n} star", "{n} stars", n)
        case _:
            # Translators: numbers of which every space is covered.
            return translate_count("{n} number", "{n} numbers", n)
