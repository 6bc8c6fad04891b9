"""The cards of a round: what it brought everybody, then who begins the next one."""

from collections.abc import Callable, Sequence

from azul_desktop.coach.round_gains import round_gains
from azul_desktop.core.events import RoundBegan, RoundEnded
from azul_desktop.core.rules import Step
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Point
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.table.cards.end_card import EndCard
from azul_desktop.ui.table.cards.end_painter import RoundSaid
from azul_desktop.ui.table.cards.start_card import StartCard
from azul_desktop.ui.table.paint.heads import Sitter
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.choreographer import PACES


class RoundCards:
    """Which of them lies on the table; none where nothing is animated or none is wanted."""

    def __init__(
        self, desk: Desk, session: Session, picture: TablePicture, *, wanted: Callable[[], str]
    ) -> None:
        """`wanted` says which are shown, as the settings call it."""
        self._desk = desk
        self._wanted = wanted
        self._session = session
        self._picture = picture
        self._start = StartCard(picture)
        self._end = EndCard(picture, len(session.record.seats))
        self._later: tuple[int, int] | None = None
        """A round that will be announced when the table has made room for it."""

    def begin(self, number: int, first: int) -> None:
        """A round begins, and with whom; a ring that is small yet grows first."""
        self._end.dismiss()
        if self._wanted() == "none":
            return
        if self._session.state.phase == DRAFT and self._is_crowded:
            self._later = number, first
        else:
            self._announce(number, first)

    @property
    def _is_crowded(self) -> bool:
        """Whether the table is still laid out for the other half of a round, or on its way."""
        picture = self._picture
        return picture.family.lays_out_anew and (not picture.drafting or picture.is_moving)

    def _announce(self, number: int, first: int) -> None:
        self._later, settings = None, self._desk.settings
        speed = PACES[settings.animation]
        self._start.begin(number, first, speed, still=settings.reduce_motion)

    def expect(self, step: Step, sitters: Sequence[Sitter]) -> None:
        """A move was made: if it ends a round, what the card will say is known from here on.

        The end of the last one is shown by the results.
        """
        if not self._wants_ends or self._session.is_over:
            return
        ended = [event.round for event in step.events if isinstance(event, RoundEnded)]
        if ended:
            rounds = round_gains(self._session.steps, ended[0])
            seats = [self._picture.where.player(slot) for slot in range(len(rounds))]
            brought = tuple(rounds[seat] for seat in seats)
            self._end.expect(RoundSaid(ended[0], tuple(sitters[seat] for seat in seats), brought))

    def hear(self, event: RoundBegan | RoundEnded) -> None:
        """A round is seen, and heard, to begin or to end."""
        audio = self._desk.audio
        if isinstance(event, RoundBegan):
            self.begin(event.round, event.first_player)
            audio.play("round")
        else:
            settings = self._desk.settings
            self._end.show(PACES[settings.animation], still=settings.reduce_motion)
            if self._end.is_shown:
                audio.play("card")

    @property
    def _wants_ends(self) -> bool:
        settings = self._desk.settings
        return self._wanted() == "all" and PACES[settings.animation] > 0

    # Away with them.

    def dismiss(self) -> None:
        """No card any more, at once."""
        self._later = None
        self._start.dismiss()
        self._end.dismiss()

    def send_away(self) -> None:
        """The card that the table waits for goes."""
        self._end.send_away()

    def retell(self, sitters: Sequence[Sitter]) -> None:
        """Write what lies there in the language of now."""
        self._start.retell()
        self._end.retell(sitters)

    # What is seen.

    @property
    def is_shown(self) -> bool:
        """Whether a card lies on the table, or is about to."""
        return self._start.is_shown or self._end.is_shown or self._later is not None

    @property
    def is_calm(self) -> bool:
        """Whether the card that opens a round just lies there."""
        return self._start.is_calm

    @property
    def holds(self) -> bool:
        """Whether the table waits for a card that everybody may want to read."""
        return self._end.holds

    @property
    def is_read(self) -> bool:
        """Whether that card is there, or just leaves: what is clicked then is meant for it."""
        return self._end.is_shown

    def covers(self, point: Point) -> bool:
        """Whether what lies there is hidden under that card."""
        return self._end.covers(point)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a card was there."""
        if self._later is not None and not self._is_crowded:
            self._announce(*self._later)
        began, ended = self._start.update(seconds), self._end.update(seconds)
        return began or ended

    def groups(self, sitters: Sequence[Sitter]) -> list[Group]:
        """The card as it looks now."""
        return self._start.groups(sitters) + self._end.groups()

    def veil(self) -> Group | None:
        """What darkens the table while that card is read."""
        return self._end.veil()

    # Before they are seen.

    @property
    def cold(self) -> bool:
        """Whether the first card of this layout would hold up a frame."""
        settings = self._desk.settings
        if self._wanted() == "none" or not PACES[settings.animation]:
            return False
        return self._start_is_cold or (self._wants_ends and self._end_is_cold)

    @property
    def _start_is_cold(self) -> bool:
        with self._picture.in_half(drafting=True):
            return self._start.cold

    @property
    def _end_is_cold(self) -> bool:
        with self._picture.in_half(drafting=False):
            return self._end.cold

    def warm(self, sitters: Sequence[Sitter]) -> None:
        """Paint a part of one of them ahead, as far as it is the same for every round."""
        starts = self._start_is_cold
        with self._picture.in_half(drafting=starts):
            card = self._start if starts else self._end
            card.warm(sitters)
