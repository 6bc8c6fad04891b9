"""Every icon by its name."""

from tools.icons.controls import CONTROLS
from tools.icons.play import PLAY
from tools.icons.program import PROGRAM
from tools.icons.records import RECORDS
from tools.icons.shapes import Icon
from tools.icons.signs import SIGNS

ICONS: dict[str, Icon] = {**CONTROLS, **SIGNS, **PLAY, **PROGRAM, **RECORDS}
