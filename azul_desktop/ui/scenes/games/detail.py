"""The panel about the chosen game: boards, players with points, and what can be done with it."""

from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.library.positions import Position
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.botnames import seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import panels, papers
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, DANGER, INK, INK2, LINE, Face, colour
from azul_desktop.ui.scenes.games.deeds import Deed
from azul_desktop.ui.scenes.games.rows import CROWN, pill
from azul_desktop.ui.scenes.games.words import (
    Sign,
    about_words,
    edition_words,
    moment_words,
    title_words,
    why_closed,
)
from azul_desktop.ui.seatcolours import seat_colours
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.token import token
from azul_desktop.ui.widgets.widget import Widget

_PAD, _BOTTOM = 36, 34
_PRIMARY, _BUTTON, _GAP = 64, 56, 14
_TITLE, _EDIT = 52, 48
_NAME = 46
"""The line below a board with its player."""
_ROW = colour("#fdf8ec")


class Chosen(NamedTuple):
    """A game, and what is known of it."""

    row: GameRow
    sign: Sign
    problem: UserError | None
    known: Position | None


class Places(NamedTuple):
    """The parts of the panel in real pixels."""

    title: Box
    edit: Box
    words: Box
    state: Box
    boards: Box
    actions: Box


def detail_height(deeds: int) -> float:
    """The logical pixels that the panel needs in a page that scrolls."""
    return 620.0 + _actions_height(deeds)


def _actions_height(deeds: int) -> float:
    return _PRIMARY + -(-(deeds - 1) // 2) * (_BUTTON + _GAP)


def places(brush: Brush, box: Box, deeds: int) -> Places:
    """How the panel is divided."""
    px = brush.px
    inner = Box(box.x + px(_PAD), box.y + px(26), box.w - px(2 * _PAD), box.h)
    title = inner._replace(w=inner.w - px(_EDIT + 12), h=px(_TITLE))
    edit = Box(inner.right - px(_EDIT), inner.y + px(2), px(_EDIT), px(_EDIT))
    words = inner._replace(y=title.bottom + px(2), h=px(50))
    state = inner._replace(y=words.bottom + px(2), h=px(44))
    high = px(_actions_height(deeds))
    actions = Box(inner.x, box.bottom - px(_BOTTOM) - high, inner.w, high)
    top = state.bottom + px(14)
    boards = Box(inner.x, top, inner.w, actions.y - px(16) - top)
    return Places(title, edit, words, state, boards, actions)


def action_buttons(brush: Brush, area: Box, deeds: list[Deed]) -> list[Widget]:
    """The first one large, the others two by two."""
    px, half = brush.px, (area.w - brush.px(16)) / 2
    found: list[Widget] = []
    for number, deed in enumerate(deeds):
        line, column = divmod(number - 1, 2)
        if number:
            y = area.y + px(_PRIMARY + _GAP) + line * px(_BUTTON + _GAP)
            box = Box(area.x + column * (half + px(16)), y, half, px(_BUTTON)).rounded()
            if number == len(deeds) - 1 and not column:
                box = box._replace(w=round(area.w))
        else:
            box = area._replace(h=px(_PRIMARY)).rounded()
        button = Button(
            f"action/{deed.name}",
            box,
            deed.act,
            label=deed.label,
            icon=deed.icon,
            kind="normal" if number else "primary",
            size=22 if number else 26,
            radius=12 if number else 14,
        )
        button.hint = deed.hint
        found.append(button)
    return found


def paint_sheet(desk: Desk, brush: Brush, box: Box, row: GameRow) -> list[Sprite]:
    """The paper of the game's edition."""
    edition = desk.catalogue.find(row.edition)
    theme = papers.USUAL if edition is None else edition.theme
    return panels.board(brush, box, corners=True, theme=theme)


def paint_detail(
    desk: Desk,
    brush: Brush,
    at: Places,
    chosen: Chosen,
    pictures: BoardPictures,
    *,
    titled: bool,
) -> list[Sprite]:
    """What is written on the sheet; the title is left out while somebody changes it."""
    row, sprites = chosen.row, []
    if titled:
        words = title_words(row, desk.catalogue)
        sprites.append(brush.label(words, Face.TITLE, 34, COBALT, at.title, "left"))
    about = about_words(row)
    if row.title:
        about = f"{edition_words(row, desk.catalogue)} · {about}"
    sprites.append(brush.label(about, Face.TEXT, 20, INK2, at.words, "left"))
    px = brush.px
    sign = chosen.sign
    wide = min(px(58) + brush.type.width(sign.word, Face.SEMI, px(18)), at.state.w * 0.55)
    ring = Box(at.state.right - wide, at.state.y + px(4), wide, px(36))
    sprites += pill(brush, sign, ring)
    when = at.state._replace(w=at.state.w - wide - px(12))
    sprites.append(brush.label(moment_words(row), Face.TEXT, 20, INK2, when, "left"))
    if chosen.problem is not None:
        return sprites + _problem(brush, at.boards, chosen)
    return sprites + _boards(desk, brush, at.boards, chosen, pictures)


def _boards(
    desk: Desk, brush: Brush, area: Box, chosen: Chosen, pictures: BoardPictures
) -> list[Sprite]:
    """The boards of all players as large as there is room, each above its player."""
    row = chosen.row
    edition = desk.catalogue.find(row.edition)
    if edition is None:
        return []
    sprites = []
    for n, (room, name) in enumerate(_rooms(brush, area, len(row.seats))):
        if chosen.known is not None and n < len(chosen.known.boards):
            cells = chosen.known.boards[n].cells
            sprites.append(pictures.board(brush, chosen.known.rules, cells, room))
        else:
            sprites.append(pictures.blank(brush, edition, row.variant, room))
        sprites += _player(brush, row, n, name)
    return sprites


def _rooms(brush: Brush, area: Box, players: int) -> list[tuple[Box, Box]]:
    """Where the board of each player is, and the line with the name below it."""
    px = brush.px
    columns = 2 if players > 1 else 1
    lines = max(1, -(-players // columns))
    wide, high = (area.w - px(24) * (columns - 1)) / columns, area.h / lines
    side = min(wide, high - px(_NAME + 8))
    high = min(high, side + px(_NAME + 40))
    found = []
    for n in range(players):
        line, column = divmod(n, columns)
        x = area.x + column * (wide + px(24))
        room = Box(x + (wide - side) / 2, area.y + line * high, side, side)
        found.append((room, Box(x, room.bottom + px(6), wide, px(_NAME))))
    return found


def paint_board_ahead(brush: Brush, at: Places, known: Position, pictures: BoardPictures) -> bool:
    """Paint one of the boards before they are asked for; whether that was to be done."""
    rooms = _rooms(brush, at.boards, len(known.boards))
    return any(
        pictures.paint_board(brush, known.rules, view.cells, room)
        for view, (room, _) in zip(known.boards, rooms, strict=True)
    )


def _player(brush: Brush, row: GameRow, seat: int, box: Box) -> list[Sprite]:
    """A token and a name, and the points at the right; a crown for who won."""
    px, middle = brush.px, box.centre[1]
    seats = [one.seat for one in row.seats]
    won = seat in row.winners
    points = str(row.seats[seat].score)
    tint = COBALT if won else INK
    total = brush.label(points, Face.HEAD_BOLD, 30, tint, box, "right")
    sprites = [*token(brush, seat_colours(seats)[seat], 26, (box.x + px(13), middle)), total]
    left = box.x + px(36)
    room = Box(left, box.y, max(1, total.x - px(40 if won else 8) - left), box.h)
    name = brush.label(seats_names(seats)[seat], Face.HEAD_BOLD, 23, INK, room, "left")
    if won:
        after = name.x + name.surface.get_width() + px(20)
        sprites.append(brush.icon("crown", 24, CROWN, (after, middle - px(1))))
    return [*sprites, name]


def _problem(brush: Brush, area: Box, chosen: Chosen) -> list[Sprite]:
    """Why the boards cannot be shown, and the result that was stored."""
    assert chosen.problem is not None
    px, row = brush.px, chosen.row
    words = Box(area.x + px(48), area.y, area.w - px(48), area.h)
    text = brush.paragraph(why_closed(chosen.problem), Face.TEXT, 21, INK, words)
    sprites = [brush.icon("warning", 32, DANGER, (area.x + px(18), area.y + px(16))), text]
    y = area.y + max(px(44), text.surface.get_height()) + px(20)
    for n in range(len(row.seats)):
        line = Box(area.x, y + n * px(_NAME + 4), area.w, px(_NAME))
        sprites += panels.framed(brush, line, 8, (_ROW,), LINE, 1)
        sprites += _player(brush, row, n, line.grown(-px(12), 0))
    return sprites


def edit_button(box: Box, action: Callable[[], None]) -> Button:
    """The way to another title."""
    button = Button("action/rename", box.rounded(), action, icon="edit")
    button.hint = translate("Rename this game")
    return button
