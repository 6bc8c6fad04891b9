"""The rules of walls as they are kept: words and pictures."""

from collections.abc import Iterator

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.rules_pages import WallRulesText
from azul_desktop.ui.render.stage import Group
from tests.ui.table.sprites import assert_kept, surface_text
from tests.ui.table.sprites.scenes import AZUL, HALF


def lines() -> Iterator[str]:
    for scene in (AZUL, HALF):
        pictures = HelpPictures(scene.easel.brush, scene.easel.pieces)
        pages = WallRulesText(scene.kind.edition, pictures).pages()
        for page in pages:
            yield f"# {scene}: {page.id}, {page.title}"
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


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
