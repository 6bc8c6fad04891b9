"""The program with hands inside it, where none can be had outside: a pipe says what they do.

Wayland lets no program move the pointer of another. What the hands do goes through SDL's queue of
events, as if the compositor had sent it.
"""

import os
import sys
import threading
from pathlib import Path
from typing import Any

import pygame

from azul_desktop.__main__ import main

_KEYS = {"F11": pygame.K_F11, "Escape": pygame.K_ESCAPE}


def _work(orders: Path) -> None:
    at = (0, 0)
    # Also open for writing: it never ends, and nothing is lost between two who write into it.
    pipe = os.fdopen(os.open(orders, os.O_RDWR), encoding="utf-8")
    while True:
        words = pipe.readline().split()
        while words:
            match words.pop(0):
                case "mousemove":
                    at = int(words.pop(0)), int(words.pop(0))
                    _post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
                case "mousedown":
                    _post(pygame.MOUSEBUTTONDOWN, pos=at, button=int(words.pop(0)))
                case "mouseup":
                    _post(pygame.MOUSEBUTTONUP, pos=at, button=int(words.pop(0)))
                case name if name in _KEYS:
                    _post(pygame.KEYDOWN, key=_KEYS[name], mod=0, unicode="")
                    _post(pygame.KEYUP, key=_KEYS[name], mod=0)
                case "quit":
                    _post(pygame.QUIT)


def _post(kind: int, **what: Any) -> None:
    pygame.event.post(pygame.Event(kind, what))


if __name__ == "__main__":
    threading.Thread(target=_work, args=(Path(os.environ["AZUL_HANDS"]),), daemon=True).start()
    sys.exit(main())
