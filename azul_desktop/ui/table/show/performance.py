"""Shows steps: the table that is seen, the timeline that changes it, the marks that stay."""

from collections.abc import Callable, Iterator, Sequence

from azul_desktop.core.address import Zone
from azul_desktop.core.events import Event, Moved, Reason, RoundBegan, RoundEnded, Scored
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import DRAFT, State
from azul_desktop.geometry import Shape
from azul_desktop.ui.anim.timeline import Act, Timeline
from azul_desktop.ui.audio import Audio, sound_of
from azul_desktop.ui.table.show.choreographer import Choreographer
from azul_desktop.ui.table.show.shows import Show
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

_SOURCES = (Zone.DISC, Zone.CENTRE, Zone.HAND, Zone.SUPPLY)
_HOMES = (Zone.LINE, Zone.FLOOR, Zone.WALL, Zone.SPACE)


_GLIDE = 0.38
"""The seconds in which the next person's board comes to the front."""


class Performance:
    """What is seen of a game; it ends each step exactly where the game is, or where it is held."""

    def __init__(self, rules: Rules, state: State, audio: Audio) -> None:
        self._rules = rules
        self._audio = audio
        self.shown = ShownTable.of(rules, state)
        self.marks: tuple[Shape, ...] = ()
        """Where the pieces of the last move lie."""
        self.held: ShownTable | None = None
        """What is seen in place of the game, where a lesson stops within a step."""
        self.mover = state.turn
        """Whose move is shown."""
        self.listen: Callable[[Event], object] = lambda _: None
        """Who else wants to know what begins to be seen."""
        self._told: list[Event] = []
        """What has begun of the step that is shown."""
        self._turn: RoundBegan | RoundEnded | None = None
        self._timeline: Timeline[Show] | None = None
        self._last: Step | None = None
        """The last move that was shown."""
        self._scored = 0

    @property
    def is_running(self) -> bool:
        """Whether pieces are on their way."""
        return self._timeline is not None

    @property
    def now(self) -> float:
        """The time of what is on stage."""
        return self._timeline.now if self._timeline else 0.0

    def story(self) -> Iterator[Event]:
        """What has begun of the step that is shown, the latest first; then what is to come."""
        yield from reversed(self._told)
        if self._last is not None:
            yield from self._last.events

    def hear_of_round(self) -> RoundBegan | RoundEnded | None:
        """What has just been seen to begin or to end; told once, and not if it was skipped."""
        turn, self._turn = self._turn, None
        return turn

    def acts(self) -> Sequence[Act[Show]]:
        """What is on stage."""
        return self._timeline.on_stage() if self._timeline else ()

    def show(
        self,
        step: Step,
        where: SeatedLayout,
        speed: float,
        hand: Sequence[Shape],
        *,
        announce: bool,
        still: bool = False,
    ) -> None:
        """Begin to show a step; with a speed of 0 it is over at once, `still` without motion."""
        self.marks = ()
        self.mover = step.before.turn
        self._scored = 0
        self._last = step
        self._told.clear()
        if speed == 0:
            for event in step.events[:1]:
                self._sound(event)
            for event in step.events:
                self.listen(event)
            self._arrive(step.after)
            self.mark(where)
            return
        planner = Choreographer(
            where, self.shown, speed, self._sound, self._tell, self._touch, still=still
        )
        self._timeline = planner.plan(step.events, hand, announce=announce)
        self._timeline.cue(self._timeline.end, lambda: self.mark(where))

    def update(self, seconds: float, state: State) -> bool:
        """Let time pass; whether the step has been shown to its end just now."""
        if self._timeline is None:
            return False
        self._timeline.update(seconds)
        if not self._timeline.is_over:
            return False
        self._arrive(state)
        return True

    def finish(self, state: State) -> bool:
        """Let all pieces arrive at once; whether any was on its way."""
        if self._timeline is None:
            return False
        self._timeline.finish()
        self._arrive(state)
        return True

    def jump(self, state: State) -> None:
        """Show a state as it is, without a move that led to it."""
        self._arrive(state)
        self._last = None
        self.marks = ()

    def recall(self, step: Step, where: SeatedLayout) -> None:
        """Show what a step led to as if it had been shown just now."""
        self._arrive(step.after)
        self._told.clear()
        self._last, self.mover = step, step.before.turn
        self.mark(where)

    def _arrive(self, state: State) -> None:
        self._timeline = self._turn = None
        self.shown = self.held or ShownTable.of(self._rules, state)

    def _tell(self, event: Event) -> None:
        """An event begins to be seen."""
        self._told.append(event)
        self.listen(event)
        if isinstance(event, RoundBegan | RoundEnded):
            self._turn = event

    def _sound(self, event: Event) -> None:
        name = sound_of(event)
        if name is None:
            return
        if isinstance(event, Scored) and event.reason == Reason.TILE:
            self._audio.play(name, pitch_step=self._scored)
            self._scored += 1
        else:
            self._audio.play(name)

    def _touch(self, event: Event) -> None:
        """A piece touches down before the others of its event: each tile is heard by itself."""
        if sound_of(event) == "clink":
            self._audio.play("clink")

    def mark(self, where: SeatedLayout) -> None:
        """Mark where the last move itself put pieces; not what followed from it."""
        self.marks = ()
        if self._last is None:
            return
        before, after = self._last.before, self._last.after
        if before.phase == DRAFT and (after.phase, after.round) != (DRAFT, before.round):
            return  # the draft is over: the pieces have gone on
        found: list[Shape] = []
        table = ShownTable.of(self._rules, before)
        for event in self._last.events:
            if not isinstance(event, Moved) or event.src.zone not in _SOURCES:
                break
            table.apply(event)
            if event.dst.zone in _HOMES:
                found += where.pieces(table, event.dst, event.colour)[-event.count :]
        self.marks = tuple(found)


class Glide:
    """How far the board in front still has to go, from 1 to 0."""

    def __init__(self) -> None:
        self.left = 0.0

    def begin(self) -> None:
        """Another board comes to the front."""
        self.left = 1.0

    def update(self, seconds: float, speed: float) -> bool:
        """Let time pass, so much slower as the speed says; whether it was on its way."""
        if not self.left:
            return False
        self.left = max(0.0, self.left - seconds / (_GLIDE * speed)) if speed else 0.0
        return True
