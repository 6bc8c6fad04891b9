"""The buttons on the table: those of the top bar, and those that the family has."""

from collections.abc import Callable, Iterable

from azul_desktop.coach.coach import Coach
from azul_desktop.core.address import Address
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.hand.walking import Stop
from azul_desktop.ui.table.paint.table_picture import TablePicture
from azul_desktop.ui.table.table_button import TableButton
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

_UNDO, _REDO = "button/undo", "button/redo"


def table_buttons(
    picture: TablePicture, actions: dict[str, Callable[[], None]], use: Callable[[Address], None]
) -> list[Widget]:
    """All buttons, where the layout has them."""
    hints = {
        "undo": translate("Undo (Ctrl+Z)"),
        "redo": translate("Redo (Ctrl+Y)"),
        "log": translate("Log of moves (L)"),
        "menu": translate("Menu (Esc)"),
        "settings": translate("Settings"),
        "help": translate("Rules (F1)"),
        "exit": translate("Leave the lesson (Esc)"),
    }
    widgets: list[Widget] = []
    for word, box in picture.layout.top_bar.buttons.items():
        name = f"button/{word}"
        button = Button(name, box, actions[word], icon=word, ground="wood", radius=10)
        button.hint = hints[word]
        widgets.append(button)
    return [*widgets, *picture.family.buttons(picture.easel, use)]


def button_stops(widgets: Iterable[Widget]) -> list[Stop]:
    """The buttons that arrows go to: the others have keys of their own."""
    return [
        Stop(widget.address, widget.box)
        for widget in widgets
        if isinstance(widget, TableButton) and widget.shown and widget.enabled
    ]


def refresh(widgets: list[Widget], session: Session, coach: Coach, hand: Hand | None) -> None:
    """Make the buttons say what they would do now."""
    for widget in widgets:
        if isinstance(widget, TableButton):
            widget.refresh(coach, session.state, hand)
        elif widget.name == _UNDO:
            widget.enabled = session.can_undo()
        elif widget.name == _REDO:
            widget.enabled = session.can_redo()
