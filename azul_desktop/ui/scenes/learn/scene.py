"""Learn: a card for each edition with its lessons and rules, for whoever learns."""

from functools import partial

import pygame

from azul_desktop.i18n import translate
from azul_desktop.library.players import Player
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.learn.card import CardPlaces, learn_words, paint_card
from azul_desktop.ui.scenes.learn.lesson_row import LessonRow, State
from azul_desktop.ui.scenes.learn.plan import LEAST, CardPlan, Plan, plan_of
from azul_desktop.ui.scenes.learn.standing import (
    Standing,
    due,
    learner_of,
    number_of,
    resumed_at,
    standings_of,
)
from azul_desktop.ui.scenes.learn.who import who_drop
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.setup.cards import BrokenCard, Pictures
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

_MOST_BROKEN = 24
"""So many files that are no lessons are shown; a folder of more is no folder of lessons."""


class LearnScene(PageScene):
    """Whatever is not begun, begun or done: no lesson is ever locked."""

    name = "learn"
    needs = (LEAST, 1080.0)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rules_of = ""
        self._pictures = Pictures()
        self._ground = Group([])
        self._learner = learner_of(desk)
        self._standings = standings_of(desk, self._learner)
        self._broken = dict(list(desk.lessons.problems.items())[:_MOST_BROKEN])

    def enter(self) -> None:
        """Somebody may have come from a lesson; the keyboard begins at the next one."""
        self._standings = standings_of(self.desk, self._learner)
        self.arrange()
        if self.focused is None:
            self.focus(self._primary())

    def _primary(self) -> Widget:
        buttons = [one for one in self.widgets if isinstance(one, Button)]
        return next((one for one in buttons if one.kind == "primary"), self.widgets[0])

    # The page.

    def extent(self, wide: float) -> tuple[float, float]:
        """As high as its cards are; in a narrow window fewer lie side by side."""
        return LEAST, self._plan(max(wide, LEAST), 0).bottom

    def _plan(self, wide: float, high: float) -> Plan:
        counts = [len(one.lessons) for one in self._standings]
        return plan_of(wide, high, counts, len(self._broken))

    def arrange(self) -> None:
        """The head, then a card for each edition, then files that are no lessons."""
        plan, brush = self._plan(self.wide, self.high), self.brush
        due_next = due(self._standings)
        back = Button(
            "button/back",
            self.box(plan.left, 32, 56, 56),
            lambda: routes.to_title(self.desk),
            icon="back",
            ground="wood",
        )
        back.hint = translate("Back")
        who = who_drop(self, self.box(*plan.who), self._learner, self.choose)
        room = plan.who.x if plan.who.y < 56 else plan.left + plan.across
        title = self.box(plan.left + 80, 22, max(1.0, room - plan.left - 104), 76)
        sprites, widgets = heading(brush, translate("Learn"), title), list[Widget]([back, who])
        for card, standing in zip(plan.cards, self._standings, strict=True):
            places = CardPlaces(
                self.box(*card.box),
                self.box(*card.picture),
                self.box(*card.name),
                self.box(*card.ring),
                [self.box(*row) for row in card.rows],
            )
            sprites += paint_card(brush, places, standing, self._pictures)
            widgets += self._buttons(card, standing, due_next)
        widgets += [
            BrokenCard(self.box(*box), file, problems)
            for box, (file, problems) in zip(plan.broken, self._broken.items(), strict=True)
        ]
        self._ground = Group(sprites)
        self.replace_widgets([*widgets, who.list])

    def _buttons(self, card: CardPlan, standing: Standing, due_next: Lesson | None) -> list[Widget]:
        desk, id_ = self.desk, standing.edition.id
        found: list[Widget] = []
        for number, (row, lesson) in enumerate(zip(card.rows, standing.lessons, strict=True), 1):
            state = State(
                number, standing.is_done(lesson), standing.share(lesson), lesson is standing.next
            )
            found.append(LessonRow(self.box(*row), lesson, state, partial(self._take, lesson)))
        if standing.lessons:
            lesson = standing.next or standing.lessons[0]
            found.append(
                Button(
                    f"lessons/{id_}",
                    self.box(*card.learn),
                    partial(self._take, lesson),
                    label=learn_words(standing),
                    icon="learn",
                    kind="primary" if lesson is due_next else "normal",
                    size=21,
                )
            )
        found.append(
            Button(
                f"rules/{id_}",
                self.box(*card.rules),
                partial(routes.over_help, desk, id_),
                label=translate("Rules"),
                icon="help",
                size=21,
            )
        )
        return found

    def groups(self) -> list[Group]:
        """The wood, the cards and the widgets."""
        return [
            self.desk.backdrop("azulejo/table"),
            *self.shown(self._ground),
            *self.widget_groups(),
        ]

    # What can be done.

    def choose(self, learner: Player | None) -> None:
        """Somebody else learns; the guest is None."""
        self.desk.learner = learner.uid if learner is not None else ""
        self._learner = learner
        self._standings = standings_of(self.desk, learner)
        self.arrange()

    def _take(self, lesson: Lesson) -> None:
        at = resumed_at(lesson, self._standings[0].progress)
        routes.over_lesson(self.desk, lesson, number_of(self._learner), at)

    def key(self, event: KeyPressed) -> bool:
        """Esc goes back to the title."""
        if super().key(event):
            return True
        if event.key == pygame.K_ESCAPE:
            routes.to_title(self.desk)
            return True
        return False
