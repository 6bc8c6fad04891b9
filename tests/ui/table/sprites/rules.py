"""The rules of a family as text: words and pictures."""

from collections.abc import Iterable, Iterator

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_page import Page
from azul_desktop.ui.render.stage import Group
from tests.ui.table.sprites import surface_text


def page_lines(title: str, pages: Iterable[Page]) -> Iterator[str]:
    """The words of pages, and each picture by the places of its sprites and its look as a whole."""
    for page in pages:
        yield f"# {title}: {page.id}, {page.title}"
        yield page.note
        for point in page.points:
            yield f"{point.title}: {point.text}"
            sprites = point.picture(Box(30, 40, 310, 231))
            whole = Group(sprites).box
            places = (f"{s.x} {s.y} {s.surface.width} {s.surface.height}" for s in sprites)
            yield ", ".join(dict.fromkeys(places))
            flat = pygame.Surface(whole.size)
            for sprite in sprites:
                at = sprite.x - whole.x, sprite.y - whole.y
                flat.blit(sprite.surface, at, None, sprite.flags)
            yield surface_text(flat)
