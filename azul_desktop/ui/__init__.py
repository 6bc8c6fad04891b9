"""The window: the only room with pygame."""

import os

# Without it Windows enlarges the picture by itself; it must be said before pygame is imported.
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
