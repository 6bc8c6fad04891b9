"""What the mouse and the keys do."""

from azul_desktop.core.edition import Edition
from azul_desktop.i18n import translate, translate_in
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.rules_page import Keys


def mouse_keys() -> list[Keys]:
    """What the mouse does."""
    return [
        Keys((translate("Drag"),), translate("take tiles and drop them where they glow")),
        Keys(
            (translate("Click"), translate("Click")),
            translate("the same in two steps: first the tiles, then the place"),
        ),
        Keys((translate("Right click"),), translate("put the tiles back")),
        Keys((translate("Hover"),), translate("see what would happen, or what a disc does")),
        Keys((translate("Click"),), translate("while tiles fly: show the end at once")),
    ]


def program_keys() -> list[Keys]:
    """What keys do on every screen."""
    return [
        Keys(("F1",), translate("these rules")),
        Keys(("F9",), translate("the next language")),
        Keys(("F11",), translate("full screen, and back")),
        Keys(("F12",), translate("save a picture of the window")),
        Keys(("M",), translate("sound off, and on")),
        Keys(("Ctrl", "+"), translate("everything larger")),
        Keys(("Ctrl", "−"), translate("everything smaller")),
    ]


def game_keys(edition: Edition) -> list[Keys]:
    """What keys do in a game."""
    return [
        Keys(("←", "↑", "↓", "→"), translate("walk over everything that can be chosen")),
        Keys(("Enter",), translate("choose")),
        *table_family(edition).keys(edition),
        Keys(("Esc",), translate("put back; else the menu")),
        Keys((translate_in("key", "Space"),), translate("skip what is moving")),
        Keys(("Ctrl", "Z"), translate("undo")),
        Keys(("Ctrl", "Y"), translate("redo")),
        Keys(("Tab",), translate("hold: look at another board")),
        Keys(("L",), translate("the moves so far")),
    ]
