"""Write the layouts of all editions anew."""

from tests.games import EDITIONS
from tests.ui.table.layouts import FOLDER, text_of

for edition in EDITIONS.values():
    (FOLDER / f"{edition.id}.txt").write_text(text_of(edition), encoding="utf-8")
