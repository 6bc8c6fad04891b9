"""The buttons on the table: those of the top bar, and passing."""

from collections.abc import Callable, Hashable

from azul_desktop.core.star import StarRules
from azul_desktop.core.state import DRAFT, HAND, KEPT
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM2, Face
from azul_desktop.ui.table import names
from azul_desktop.ui.table.preview import pass_cost
from azul_desktop.ui.table.reach import Reach
from azul_desktop.ui.table.table_picture import TablePicture
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget


class PassButton(Button):
    """The button to pass, with what becomes of the hand below it."""

    def __init__(self, box: Box, below: Box, action: Callable[[], None]) -> None:
        super().__init__(names.PASS, box, action, ground="wood")
        self._below = below
        self.told = ""
        """What becomes of the hand."""

    def look(self) -> Hashable:
        """What it says and how."""
        return super().look(), self.told

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and the line below it."""
        sprites = super().paint(brush)
        if self.told:
            sprites.append(brush.label(self.told, Face.TEXT, 20, CREAM2, self._below))
        return sprites


def controls(
    picture: TablePicture, actions: dict[str, Callable[[], None]], use: Callable[[str], None]
) -> list[Widget]:
    """All buttons, where the layout has them."""
    hints = {
        "undo": translate("Undo (Ctrl+Z)"),
        "redo": translate("Redo (Ctrl+Y)"),
        "log": translate("Log of moves (L)"),
        "menu": translate("Menu (Esc)"),
    }
    widgets: list[Widget] = []
    for word, box in picture.layout.top_bar.buttons.items():
        name = names.button(word)
        button = Button(name, box, actions[word], icon=word, ground="wood", radius=10)
        button.hint = hints[word]
        widgets.append(button)
    rack = picture.layout.rack
    if rack is not None:
        widgets.append(PassButton(rack.pass_button, rack.note, lambda: use(names.PASS)))
        prompt = picture.layout.prompt
        wide = picture.brush.px(220)
        box = Box(prompt.right - wide, prompt.y, wide, prompt.h)
        label = translate("Keep all")
        widgets.append(
            Button(names.KEEP_ALL, box, lambda: use(names.KEEP_ALL), label=label, kind="primary")
        )
    return widgets


def refresh(widgets: list[Widget], session: Session, reach: Reach) -> None:
    """Make the buttons say what they would do now."""
    for widget in widgets:
        if widget.name == names.button("undo"):
            widget.enabled = session.can_undo()
        elif widget.name == names.button("redo"):
            widget.enabled = session.can_redo()
        elif widget.name == names.KEEP_ALL:
            widget.enabled = widget.shown = reach.legal(names.KEEP_ALL)
        elif isinstance(widget, PassButton):
            widget.shown = session.state.phase != DRAFT
            widget.enabled = reach.legal(names.PASS)
            widget.label = _pass_label(session, reach)
            widget.told = _pass_note(session, reach)


def _pass_label(session: Session, reach: Reach) -> str:
    """Passing says what it costs."""
    keeping = reach.hand.keeping if reach.hand is not None else None
    if keeping is not None:
        if keeping.cost:
            return translate("Discard {n}: −{points}", n=keeping.discarded, points=keeping.cost)
        return translate("Done")
    rules, state = session.rules, session.state
    if reach.legal(names.PASS) and isinstance(rules, StarRules):
        cost = pass_cost(rules, state)
        if cost.points:
            return translate_count("Pass: −{n} point", "Pass: −{n} points", -cost.points)
    return translate("Pass")


def _pass_note(session: Session, reach: Reach) -> str:
    """How many tiles would be kept and how many discarded."""
    rules, state = session.rules, session.state
    keeping = reach.hand.keeping if reach.hand is not None else None
    if keeping is not None:
        kept, discarded = sum(keeping.chosen), keeping.discarded
    elif reach.legal(names.PASS) and isinstance(rules, StarRules):
        discarded = pass_cost(rules, state).discarded
        kept = sum(state.boards[state.turn][HAND:KEPT]) - discarded
    else:
        return ""
    if not discarded:
        return translate("keep {kept}", kept=kept) if kept else ""
    return translate("keep {kept}, discard {discarded}", kept=kept, discarded=discarded)
