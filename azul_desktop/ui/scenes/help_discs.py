"""The special discs in our own words."""

from functools import partial

from azul_desktop.core.edition import Edition
from azul_desktop.i18n import translate
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.help_page import Page, Point
from azul_desktop.ui.table.pieces import Pieces


def special_discs(edition: Edition, pieces: Pieces) -> Page:
    """What each effect does, in the order of the edition's file."""
    points = []
    seen = set()
    for side, special in enumerate(edition.specials):
        if special.effect not in seen:
            seen.add(special.effect)
            title, text = _words(special.effect)
            points.append(Point(title, text, partial(_disc, pieces, side)))
    note = translate(
        "In each round as many discs as there are players lie with their special side up."
    )
    return Page("discs", translate("Special discs"), tuple(points), note)


def _disc(pieces: Pieces, side: int, box: Box) -> list[Sprite]:
    size = round(min(box.w, box.h) * 0.9)
    return [
        centred(pieces.disc(size, special=True), box.centre),
        centred(pieces.badge(side, size // 2), box.centre),
    ]


def _words(effect: str) -> tuple[str, str]:
    match effect:
        case "magnet":
            return translate("Magnet"), translate(
                "After the deal it draws one tile of its colour from each of its two neighbours."
            )
        case "extra":
            return translate("One more"), translate(
                "After the deal it gets one more tile from the bag."
            )
        case "keep":
            return translate("Tiles stay"), translate(
                "When somebody takes from it, the other tiles do not go to the centre: they stay."
            )
        case "spread":
            return translate("Spread"), translate(
                "Whoever takes from it hands the other tiles to the discs beside it; each colour "
                "goes to one of the two."
            )
        case _:
            return translate("Shield"), translate(
                "Whoever takes from it keeps it for this round: it catches the next piece that "
                "would fall to their floor."
            )
