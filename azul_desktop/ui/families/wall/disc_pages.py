"""The special discs in our own words."""

from functools import partial

from azul_desktop.coach.explain import special_words
from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.families.rules_page import Page, Point
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.pieces.pieces import Pieces


def special_discs(edition: Edition, pieces: Pieces) -> Page:
    """What each effect does, in the order of the edition's file."""
    points = []
    seen = set()
    for side, special in enumerate(edition.specials):
        if special.effect not in seen:
            seen.add(special.effect)
            title, text = special_words(special.effect)
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
