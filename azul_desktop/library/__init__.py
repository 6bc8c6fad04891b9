"""All games that were ever played here, and who played them: one SQLite file, no window."""

import logging

# What is met goes into the log, if somebody keeps one, and never to the terminal by itself.
logging.getLogger("azul_desktop").addHandler(logging.NullHandler())
