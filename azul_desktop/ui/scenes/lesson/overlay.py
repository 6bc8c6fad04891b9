"""What lies over the table of a lesson: the veil, the plate of the step or the finish, the hand."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import pygame

from azul_desktop.geometry import Box, Point, box_of
from azul_desktop.i18n import translate
from azul_desktop.languages.speech import generation
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.run import LessonRun
from azul_desktop.teaching.words import said
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.lesson.dusk import Form, Lit, dusk
from azul_desktop.ui.scenes.lesson.finger import Finger
from azul_desktop.ui.scenes.lesson.finish import Finish
from azul_desktop.ui.scenes.lesson.guide import Guide
from azul_desktop.ui.scenes.lesson.places import plate_place, things_on
from azul_desktop.ui.scenes.lesson.plate import WIDTHS, Deed, Plate, Said
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.show.performance import Performance
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

_MARGIN, _CLEAR = 12, 6
"""So far a plate keeps from the edge of the window, and from what its step is about."""


class Deeds(NamedTuple):
    """What the buttons of a lesson do."""

    back: Callable[[], None]
    skip: Callable[[], None]
    next: Callable[[], None]
    take_back: Callable[[], None]
    follow_on: Callable[[], None]
    play: Callable[[], None]
    leave: Callable[[], None]


class Overlay:
    """Follows a lesson; what does not change is kept."""

    def __init__(
        self,
        desk: Desk,
        run: LessonRun,
        picture: TablePicture,
        performance: Performance,
        pointer: Pointer,
        deeds: Deeds,
        following: Lesson | None,
    ) -> None:
        """`following` is the lesson that comes next, if there is one."""
        self._desk, self._run, self._picture = desk, run, picture
        self._performance, self._pointer, self._deeds = performance, pointer, deeds
        self._following = following
        self.finger = Finger(desk)
        self._told: object = None
        """What the plate tells, and all that it looks like depends on."""
        self._plates: list[Plate] = []
        """The plate of the step in all its widths."""
        self._plate: Group | None = None
        self.box: Box | None = None
        """What the plate covers."""
        self.buttons: list[Button] = []
        self._lit: tuple[Lit, ...] | None = None
        self._dusk: Group | None = None

    def forget(self) -> None:
        """Things are to look otherwise."""
        self._told = self._lit = None
        self.finger.forget()

    def covers(self, at: Point) -> bool:
        """Whether what lies there is hidden under the plate."""
        return self.box is not None and self.box.contains(at)

    def speaks_of(self, rect: pygame.Rect) -> bool:
        """Whether something that is lit lies in a part of the window."""
        lit = (_box(one.form).rounded() for one in self._lit or ())
        return any(rect.colliderect(pygame.Rect(*box)) for box in lit)

    @property
    def speaks(self) -> bool:
        """Whether the plate of a step, or the finish, is there."""
        return self.box is not None

    @property
    def fits(self) -> bool:
        """Whether all words of the plate have room on it."""
        return all(plate.fits for plate in self._plates)

    # What is told.

    def follow(self, widgets: Sequence[Widget], *, ready: bool) -> bool:
        """Tell what is due once the table shows it; whether the buttons are others now."""
        run, layout = self._run, self._picture.layout
        told = None
        if ready:
            told = run.at, run.answer, generation(), id(layout), self._desk.looks
        changed = told != self._told
        if changed:
            self._told = told
            self._tell(widgets, ready=ready)
        elif ready and not run.is_done:
            changed = self._make_way(widgets)
        self._shine(widgets, ready=ready)
        return changed

    def _tell(self, widgets: Sequence[Widget], *, ready: bool) -> None:
        """Write what is due, and put it where it hides least."""
        self._plate, self.box, self._plates, self.buttons = None, None, [], []
        self.finger.forget()
        if not ready:
            return
        brush, pieces = self._picture.brush, self._picture.pieces
        if self._run.is_done:
            lesson, ends = self._run.lesson, self._finish_deeds()
            finish = Finish(brush, pieces, lesson, ends, self._desk.size)
            self._plate, self.box, self.buttons = finish.group, finish.box, finish.buttons
            return
        said, deeds = self._said(), self._step_deeds()
        plates = [Plate(brush, pieces, said, deeds, width) for width in WIDTHS]
        self._plates = [plate for plate in plates if plate.fits] or plates[:1]
        self._put(self.clear(widgets))

    def _put(self, clear: Sequence[Box]) -> None:
        """Put the plate where it hides least."""
        picture, shown = self._picture, self._performance.shown
        self.box = box = plate_place(
            [plate.size for plate in self._plates],
            self._desk.size,
            picture.brush.px(_MARGIN),
            clear,
            things_on(picture.layout, shown, task=self._run.has_task),
            clear[0].centre if clear else picture.layout.ring.tray.centre,
        )
        plate = next(one for one in self._plates if one.size == (box.w, box.h))
        self._plate, self.buttons = Group(plate.sprites(box)), plate.buttons(box)

    def _make_way(self, widgets: Sequence[Widget]) -> bool:
        """Ways to choose from have come up under the plate: it goes elsewhere; whether it did."""
        open_ = self._guide(widgets).open()
        if self.box is None or not any(self.box.overlaps(box) for box in open_):
            return False
        self._put([*open_, *self.clear(widgets)])
        return True

    def clear(self, widgets: Sequence[Widget]) -> list[Box]:
        """What the plate never hides: all that the step names, the hand, and what was moved."""
        guide = self._guide(widgets)
        by = self._picture.brush.px(_CLEAR)
        found = [_box(form).grown(by) for form in guide.forms()]
        if self._run.answer is not None:
            return found + [box_of(mark).grown(by) for mark in self._performance.marks]
        return found + guide.hands()

    def _said(self) -> Said:
        run = self._run
        heading, text = run.telling()
        return Said(
            run.at, len(run.lesson.steps), heading, run.answer or text, run.answer is not None
        )

    def _step_deeds(self) -> tuple[Deed, ...]:
        """What can be done at a step, from left to right."""
        run, do = self._run, self._deeds
        found = []
        if run.at:
            hint = translate("To the step before (Backspace)")
            found.append(Deed("lesson/back", translate("Back"), hint, "back", "normal", do.back))
        if run.answer is not None:
            label, hint = translate("Take it back"), translate("Try again (Enter)")
            deed = Deed("lesson/take-back", label, hint, "undo", "primary", do.take_back)
        elif run.has_task:
            # Translators: a button: the program makes the move of this step in place of the user.
            label, hint = translate("Do it for me"), translate("The move is made for you (N)")
            deed = Deed("lesson/skip", label, hint, "last", "normal", do.skip)
        else:
            label, hint = translate("Next"), translate("Go on (Enter)")
            deed = Deed("lesson/next", label, hint, "next", "primary", do.next)
        return (*found, deed)

    def _finish_deeds(self) -> list[Deed]:
        """What can be done at the end, from top to bottom."""
        do, found = self._deeds, []
        if self._following is not None:
            label, hint = translate("Next lesson"), translate("Go on (Enter)")
            found.append(
                Deed(
                    "lesson/following",
                    label,
                    hint,
                    "next",
                    "primary",
                    do.follow_on,
                    said(self._following.title, (), {}).text,
                )
            )
        label = translate("Play a game")
        kind: Literal["normal", "primary"] = "normal" if found else "primary"
        found.append(Deed("lesson/play", label, "", "play", kind, do.play))
        label, hint = translate("Back to the lessons"), translate("Back (Esc)")
        found.append(Deed("lesson/leave", label, hint, "learn", "normal", do.leave))
        return found

    # What is lit.

    def _guide(self, widgets: Sequence[Widget]) -> Guide:
        run = self._run
        points = () if run.is_done else run.step.point
        meant = [] if run.answer is not None else run.meant()
        shown, high = self._performance.shown, self._desk.size[1]
        return Guide(self._picture, shown, self._pointer, widgets, points, meant, high)

    def _shine(self, widgets: Sequence[Widget], *, ready: bool) -> None:
        """Light what is asked for, and point there."""
        if not ready or self._run.answer is not None:
            self._lit, self._dusk = None, None
            self.finger.point(None)
            return
        if self._run.is_done:
            lit: tuple[Lit, ...] = ()
            self.finger.point(None)
        else:
            guide = self._guide(widgets)
            lit = guide.lit()
            self.finger.point(guide.aim())
        if lit != self._lit or self._dusk is None:
            self._lit, self._dusk = lit, None
            if lit or self._run.is_done:  # what nothing stands out from need not be dimmed
                self._dusk = dusk(self._picture.brush, self._desk.size, lit)

    # The picture.

    def veil(self) -> list[Group]:
        """What dims the table."""
        return [] if self._dusk is None else [self._dusk]

    def plate(self) -> list[Group]:
        """The plate without its buttons."""
        return [] if self._plate is None else [self._plate]


def _box(form: Form) -> Box:
    return form if isinstance(form, Box) else form.box
