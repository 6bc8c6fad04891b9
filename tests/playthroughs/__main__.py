"""Write the playthroughs anew: `make playthroughs`, when the rules or the deals were meant to."""

from tests.games import EDITIONS
from tests.playthroughs.playthrough import FOLDER, playthrough

for edition in EDITIONS.values():
    (FOLDER / f"{edition.id}.txt").write_text(playthrough(edition), encoding="utf-8")
