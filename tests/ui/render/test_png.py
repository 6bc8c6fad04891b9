"""Pictures as files: every pixel arrives, and other threads hardly wait for it."""

import threading
import time
from io import BytesIO
from random import Random

import pygame
import pytest
from PIL import Image

from azul_desktop.ui.render.png import png
from tests.ui.studio import open_display


@pytest.mark.parametrize("size", [(1, 1), (7, 16), (33, 50)])
def test_every_pixel_arrives(size: tuple[int, int]) -> None:
    pixels = Random(4).randbytes(3 * size[0] * size[1])
    data = png(pygame.image.frombytes(pixels, size, "RGB"))
    with Image.open(BytesIO(data)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "RGB", size)
        assert read.tobytes() == pixels
    assert pygame.image.tobytes(pygame.image.load(BytesIO(data)), "RGB") == pixels


def test_the_file_of_a_plain_picture_is_small() -> None:
    assert len(png(pygame.Surface((1920, 1080)))) < 30_000


def test_other_threads_go_on() -> None:
    open_display()
    pixels = Random(4).randbytes(3 * 1920 * 1080)
    picture = pygame.image.frombytes(pixels, (1920, 1080), "RGB").convert()
    thread = threading.Thread(target=png, args=(picture,))
    thread.start()
    turns = 0
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 20
