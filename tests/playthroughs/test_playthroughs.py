"""Every edition plays the game that was written down."""

import pytest

from azul_desktop.core.edition import Edition
from tests.games import EDITIONS
from tests.playthroughs.playthrough import FOLDER, playthrough


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_the_game_is_the_one_written_down(edition: Edition) -> None:
    written = (FOLDER / f"{edition.id}.txt").read_text(encoding="utf-8")
    assert playthrough(edition) == written
