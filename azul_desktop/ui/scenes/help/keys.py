"""What the mouse and the keys do, screen by screen."""

from azul_desktop.core.edition import Edition
from azul_desktop.i18n import translate, translate_in
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.rules_page import (
    LIBRARY_KEYS,
    TABLE_KEYS,
    KeyList,
    KeyPage,
    Keys,
)

_UP_DOWN, _BESIDE = ("↑", "↓"), ("←", "→")


def key_pages(edition: Edition) -> list[KeyPage]:
    """The keys of a game, then those of the screens around it."""
    table = KeyPage(
        TABLE_KEYS,
        translate("Controls"),
        "keyboard",
        (
            KeyList("mouse", translate("Mouse"), "mouse", mouse_keys()),
            KeyList("everywhere", translate("Everywhere"), "display", program_keys()),
        ),
        (KeyList("game", translate("In a game"), "keyboard", game_keys(edition)),),
    )
    library = KeyPage(
        LIBRARY_KEYS,
        translate("More keys"),
        "library",
        (
            KeyList("games", translate("Games"), "library", games_keys()),
            KeyList("statistics", translate("Statistics"), "chart", statistics_keys()),
        ),
        (
            KeyList("watching", translate("Watching a game"), "eye", watching_keys()),
            KeyList("rules", translate("In these rules"), "help", rules_keys()),
        ),
    )
    return [table, library]


def mouse_keys() -> tuple[Keys, ...]:
    """What the mouse does."""
    return (
        Keys((translate("Drag"),), translate("take tiles and drop them where they glow")),
        Keys(
            (translate("Click"), translate("Click")),
            translate("the same in two steps: first the tiles, then the place"),
        ),
        Keys((translate("Right click"),), translate("put the tiles back")),
        Keys((translate("Hover"),), translate("see what would happen, or what a disc does")),
        Keys((translate("Click"),), translate("while tiles fly: show the end at once")),
    )


def program_keys() -> tuple[Keys, ...]:
    """What keys do on every screen."""
    return (
        Keys(("F1",), translate("the rules about what is on screen")),
        Keys(("F9",), translate("the next language")),
        Keys(("F11",), translate("full screen, and back")),
        Keys(("F12",), translate("save a picture of the window")),
        Keys(("M",), translate("sound off, and on")),
        Keys(("Ctrl", "+"), translate("everything larger")),
        Keys(("Ctrl", "−"), translate("everything smaller")),
    )


def game_keys(edition: Edition) -> tuple[Keys, ...]:
    """What keys do in a game."""
    return (
        Keys((*_BESIDE, *_UP_DOWN), translate("walk over everything that can be chosen")),
        Keys(("Enter",), translate("choose")),
        *table_family(edition).keys(edition),
        Keys(("Esc",), translate("put back; else the menu")),
        Keys((translate_in("key", "Space"),), translate("skip what is moving")),
        Keys(("Ctrl", "Z"), translate("undo")),
        Keys(("Ctrl", "Y"), translate("redo")),
        Keys(("Tab",), translate("hold: look at another board")),
        Keys(("L",), translate("the moves so far")),
    )


def games_keys() -> tuple[Keys, ...]:
    """What keys do in the list of games."""
    return (
        Keys(_UP_DOWN, translate("choose a game")),
        Keys(("Enter",), translate("open it")),
        Keys(("Ctrl", *_UP_DOWN), translate("a month earlier or later")),
        Keys(("/",), translate("search")),
        Keys(("F2",), translate("rename it")),
        Keys(("Del",), translate("delete it")),
        Keys(("Ctrl", "Z"), translate("bring back what was deleted")),
    )


def statistics_keys() -> tuple[Keys, ...]:
    """What keys do among the figures."""
    return (
        Keys(("Tab",), translate("from one choice to the next")),
        Keys(("PgUp", "PgDn"), translate("scroll")),
        Keys(("Esc",), translate("back to the title")),
    )


def watching_keys() -> tuple[Keys, ...]:
    """What keys do where a game is watched."""
    return (
        Keys((translate_in("key", "Space"),), translate("play, and stop")),
        Keys(_BESIDE, translate("a move back or on")),
        Keys(("Shift", *_BESIDE), translate("a round back or on")),
        Keys(("Home", "End"), translate("to the beginning, to the end")),
        Keys(("1", "…", "4"), translate("how fast it plays")),
        Keys(("B",), translate("play on from here yourself")),
        Keys(("Tab",), translate("hold: look at another board")),
    )


def rules_keys() -> tuple[Keys, ...]:
    """What keys do on these pages."""
    return (
        Keys(("PgUp", "PgDn"), translate("turn the page")),
        Keys(("/",), translate("search")),
        Keys(("Tab",), translate("explain the next underlined word")),
    )
