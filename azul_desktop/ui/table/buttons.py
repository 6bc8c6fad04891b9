"""The buttons on the table: those of the top bar, passing and keeping."""

from collections.abc import Callable, Hashable

from azul_desktop.coach import names
from azul_desktop.coach.preview import pass_cost
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.session.session import Session
from azul_desktop.ui.families.wall.wall_painter import minus
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM2, LOSS, Face
from azul_desktop.ui.table.hand.pointer import Pointer
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.pieces import Pieces
from azul_desktop.ui.table.paint.table_picture import TablePicture
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


class KeepButton(Button):
    """The button that ends the choice of what to keep, with the tiles that are lost above it."""

    def __init__(self, box: Box, above: Box, pieces: Pieces, action: Callable[[], None]) -> None:
        super().__init__(names.KEEP, box, action, kind="primary", ground="wood", size=20)
        self._above = above
        self._pieces = pieces
        self.lost: tuple[int, ...] = ()
        """The tiles that are lost."""
        self.cost = 0

    def look(self) -> Hashable:
        """What it says and how."""
        return super().look(), self.lost, self.cost

    def paint(self, brush: Brush) -> list[Sprite]:
        """The button, and above it the tiles that are lost and their price."""
        sprites = super().paint(brush)
        if not self.lost:
            return sprites
        text = translate("lost:")
        price = minus(-self.cost) if self.cost else ""
        words = brush.text(text, Face.TEXT, 20, CREAM2), brush.text(price, Face.BOLD, 24, LOSS)
        gap, above = brush.px(8), self._above
        room = above.w - sum(word.get_width() + gap for word in words)
        side = min(brush.px(28), round(above.h / LONG))
        step = min(side * 0.9, (room - side) / max(len(self.lost) - 1, 1))
        wide = side + step * (len(self.lost) - 1)
        x = above.x + (above.w - wide - sum(word.get_width() + gap for word in words)) / 2
        sprites.append(aligned(words[0], above._replace(x=x), "left"))
        x += words[0].get_width() + gap + side / 2
        for n, tile in enumerate(self.lost):
            picture = self._pieces.tile(tile, side, 0, ground="wood", take=n)
            sprites.append(centred(picture, (x + n * step, above.centre[1])))
        x += wide - side / 2 + gap
        return [*sprites, aligned(words[1], above._replace(x=x), "left")]


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
        keep = KeepButton(rack.keep_button, rack.lost, picture.pieces, lambda: use(names.KEEP))
        widgets.append(keep)
    return widgets


def refresh(widgets: list[Widget], session: Session, pointer: Pointer) -> None:
    """Make the buttons say what they would do now."""
    for widget in widgets:
        if widget.name == names.button("undo"):
            widget.enabled = session.can_undo()
        elif widget.name == names.button("redo"):
            widget.enabled = session.can_redo()
        elif isinstance(widget, KeepButton):
            _refresh_keep(widget, pointer)
        elif isinstance(widget, PassButton):
            widget.shown = session.state.phase != DRAFT and not pointer.legal(names.KEEP)
            widget.enabled = pointer.legal(names.PASS)
            widget.label = _pass_label(session, pointer)
            widget.told = _pass_note(session, pointer)


def _refresh_keep(button: KeepButton, pointer: Pointer) -> None:
    """Keeping says what is kept and what is lost."""
    keeping = pointer.hand.keeping if pointer.hand is not None else None
    button.shown = button.enabled = keeping is not None
    if keeping is None:
        return
    kept, lost = sum(keeping.chosen), keeping.discarded
    button.lost, button.cost = tuple(keeping.lost), keeping.cost
    if keeping.cost:
        points = keeping.cost
        text = translate("Keep {kept}, lose {lost} (−{n})", kept=kept, lost=lost, n=points)
    elif lost:
        text = translate("Keep {kept}, lose {lost}", kept=kept, lost=lost)
    else:
        text = translate("Keep {kept}", kept=kept)
    button.label = text


def _pass_label(session: Session, pointer: Pointer) -> str:
    """Passing says what it costs."""
    rules, state = session.rules, session.state
    if pointer.legal(names.PASS) and isinstance(rules, StarRules):
        cost = pass_cost(rules, state)
        if cost.points:
            return translate_count("Pass: −{n} point", "Pass: −{n} points", -cost.points)
    return translate("Pass")


def _pass_note(session: Session, pointer: Pointer) -> str:
    """How many tiles can be kept and how many are discarded."""
    rules, state = session.rules, session.state
    if not pointer.legal(names.PASS) or not isinstance(rules, StarRules):
        return ""
    discarded = pass_cost(rules, state).discarded
    kept = sum(state.boards[state.turn][HAND:KEPT]) - discarded
    if not discarded:
        return translate("keep {kept}", kept=kept) if kept else ""
    return translate("keep {kept}, discard {discarded}", kept=kept, discarded=discarded)
