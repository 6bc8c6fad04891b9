"""The window: the only room with pygame."""

import os

# Without these SDL draws through software OpenGL where there is no GPU, and Windows enlarges the
# picture by itself; both must be said before pygame is imported.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
