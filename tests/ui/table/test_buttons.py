"""The buttons of a table: what they say, and when they can be pressed."""

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.star.preview import pass_cost
from azul_desktop.core.address import Address
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, KEEP
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.star.buttons import KeepButton, PassButton
from azul_desktop.ui.table.buttons import refresh, table_buttons
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.layout.top_bar import BUTTONS
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget
from tests.games import Kind
from tests.ui import names
from tests.ui.named import address_of, name_of
from tests.ui.table.setting import STAR, WALL, picture_of, session_of
from tests.ui.table.walk import steps


class Panel:
    """The buttons of a session, as they are now."""

    def __init__(self, kind: Kind, session: Session, desk: Desk) -> None:
        self.session = session
        self.pressed: list[str] = []
        picture = picture_of(kind, session.state, desk)
        self.coach = coach_of(session.rules)
        self.pointer = Pointer(picture, self.coach, lambda *_: None, lambda *_: None)
        self.pointer.attend(ShownTable.of(session.rules, session.state), session.state)
        actions = {word: self._press(word) for word in BUTTONS}
        self.widgets = table_buttons(picture, actions, self._use)
        self.refresh()

    def refresh(self) -> None:
        refresh(self.widgets, self.session, self.coach, self.pointer.hand)

    def _use(self, address: Address) -> None:
        self.pressed.append(name_of(self.session.rules, self.session.state, address))

    def _press(self, word: str):  # type: ignore[no-untyped-def]
        return lambda: self.pressed.append(word)

    def __getitem__(self, name: str) -> Widget:
        return next(widget for widget in self.widgets if widget.name == name)


def test_each_button_does_what_it_is_for_and_explains_itself(desk: Desk) -> None:
    panel = Panel(WALL, session_of(WALL), desk)
    for word in BUTTONS:
        button = panel[names.button(word)]
        assert isinstance(button, Button)
        assert button.hint
        button.action()
    assert panel.pressed == list(BUTTONS)


def test_only_the_star_family_has_a_button_to_pass(desk: Desk) -> None:
    assert len(Panel(WALL, session_of(WALL), desk).widgets) == len(BUTTONS)
    assert Panel(STAR, session_of(STAR), desk)[names.PASS]


def test_the_button_to_pass_is_not_there_in_the_draft(desk: Desk) -> None:
    assert not Panel(STAR, session_of(STAR), desk)[names.PASS].shown
    for session in session_at(BUILD):
        assert Panel(STAR, session, desk)[names.PASS].shown


def test_undo_and_redo_follow_the_game(desk: Desk) -> None:
    session = session_of(WALL)
    panel = Panel(WALL, session, desk)
    undo, redo = panel[names.button("undo")], panel[names.button("redo")]
    assert (undo.enabled, redo.enabled) == (False, False)
    session.submit(session.rules.legal_moves(session.state)[0])
    panel.refresh()
    assert (undo.enabled, redo.enabled) == (True, False)
    session.undo()
    panel.refresh()
    assert (undo.enabled, redo.enabled) == (False, True)


def session_at(phase: int) -> list[Session]:
    """Sessions that have come to a phase."""
    found = []
    for seed in range(4):
        session = session_of(STAR, seed)
        for step in steps(STAR, seed):
            if session.state.phase == phase:
                found.append(session)
                break
            session.submit(step.move)
    assert found
    return found


def test_passing_says_what_it_costs(desk: Desk) -> None:
    for session in session_at(BUILD):
        rules = session.rules
        assert isinstance(rules, StarRules)
        button = Panel(STAR, session, desk)[names.PASS]
        assert isinstance(button, Button)
        assert button.enabled
        cost = -pass_cost(rules, session.state).points
        assert button.label == (f"Pass: −{cost} point{'s' * (cost != 1)}" if cost else "Pass")


def test_passing_says_what_becomes_of_the_hand(desk: Desk) -> None:
    for session in session_at(BUILD):
        rules, state = session.rules, session.state
        assert isinstance(rules, StarRules)
        button = Panel(STAR, session, desk)[names.PASS]
        assert isinstance(button, PassButton)
        discarded = pass_cost(rules, state).discarded
        kept = sum(rules.view(state.boards[state.turn]).hand) - discarded
        assert button.told == (f"keep {kept}, discard {discarded}" if discarded else f"keep {kept}")


def test_keeping_says_how_many_are_kept_and_shows_what_is_lost(desk: Desk) -> None:
    losses = set()
    for session in session_at(KEEP):
        panel = Panel(STAR, session, desk)
        assert panel.pointer.hand is not None
        keeping = panel.pointer.hand.keeping
        assert keeping is not None
        button = panel[names.KEEP]
        assert isinstance(button, KeepButton)
        assert button.shown
        assert button.enabled
        assert not panel[names.PASS].shown
        while True:
            kept, lost, cost = sum(keeping.chosen), keeping.discarded, keeping.cost
            assert button.label == f"Keep {kept}"
            assert (list(button.lost), button.cost) == (keeping.lost, cost)
            losses.add(bool(lost))
            if not kept:
                break
            panel.pointer.use(address_of(session.rules, session.state, names.corner(0)))
            panel.refresh()
    assert losses == {True, False}


@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_buttons_neither_overlap_nor_leave_the_window(kind: Kind, desk: Desk) -> None:
    panel = Panel(kind, session_of(kind), desk)
    boxes = [widget.box for widget in panel.widgets]
    for number, box in enumerate(boxes):
        assert min(box.w, box.h) >= 44
        assert box.x >= 0
        assert box.right <= 1920
        assert not any(box.overlaps(other) for other in boxes[:number])
