"""Write what all files of tests keep anew, or only those whose names have a word in them."""

import sys
from importlib import import_module

from tests.ui.studio import open_display
from tests.ui.table.sprites import FOLDER, kept_file

ROOT = FOLDER.parents[3]
open_display()

for test in sorted((ROOT / "tests" / "ui").rglob("test_*_sprites.py")):
    if all(word in str(test) for word in sys.argv[1:]):
        module = import_module(".".join(test.relative_to(ROOT).with_suffix("").parts))
        text = "\n".join(module.lines()) + "\n"
        kept_file(str(test)).write_text(text, encoding="utf-8")
