"""The rules of a family as text: words and pictures."""

from collections.abc import Iterable, Iterator

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Page
from azul_desktop.ui.render.stage import Sprite
from tests.ui.table.sprites import surface_text

BOXES = Box(30, 40, 310, 231), Box(30, 40, 200, 300)
"""Wide pictures, and high ones."""


def page_lines(title: str, pages: Iterable[Page]) -> Iterator[str]:
    """The words of pages, and each picture by its look: as it lies there, and lit up."""
    for page in pages:
        yield f"# {title}: {page.id}, {page.title}"
        yield page.note
        for point in page.points:
            yield f"{point.title}: {point.text}"
            yield f"{point.field} {point.sign} {point.worth}"
            for box in BOXES:
                sprites = point.picture(box)
                steps = [] if point.steps is None else point.steps(box)
                lit = [sprite for step in steps for sprite in step]
                yield f"{surface_text(flat(box, sprites))} {len(steps)}"
                yield surface_text(flat(box, [*sprites, *lit]))
        if page.strip is not None:
            yield page.strip.title
            yield from (f"{item.reason} {item.worth} {item.text}" for item in page.strip.items)


def flat(box: Box, sprites: Iterable[Sprite]) -> pygame.Surface:
    """What can be seen of a picture."""
    surface = pygame.Surface((int(box.w), int(box.h)))
    for sprite in sprites:
        surface.blit(sprite.surface, (sprite.x - box.x, sprite.y - box.y), None, sprite.flags)
    return surface
