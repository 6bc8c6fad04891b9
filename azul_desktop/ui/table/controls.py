"""The buttons on the table: those of the top bar, and passing."""

from collections.abc import Callable

from azul_desktop.core.star import StarRules
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.table import names
from azul_desktop.ui.table.preview import pass_cost
from azul_desktop.ui.table.reach import Reach
from azul_desktop.ui.table.table_picture import TablePicture
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget


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
        widgets.append(Button(names.PASS, rack.pass_button, lambda: use(names.PASS), ground="wood"))
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
        elif widget.name == names.PASS and isinstance(widget, Button):
            widget.enabled = reach.legal(names.PASS)
            widget.label = _pass_label(session, reach)


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
