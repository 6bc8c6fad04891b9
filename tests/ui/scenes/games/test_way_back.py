"""What was deleted can be taken back: by a key at any time, by a click for a while."""

from pathlib import Path

from azul_desktop.ui.scenes.games.way_back import WayBack
from tests.library.kept import library_of
from tests.ui.scenes.games.shelf import fill


def test_the_offer_ends_but_the_last_one_still_comes_back_first(tmp_path: Path) -> None:
    numbers = fill(tmp_path)
    with library_of(tmp_path) as library:
        first, second = library.games.rows(list(numbers.values())[:2]).values()
    now = [100.0]
    way_back = WayBack(lambda: now[0])
    offered = [way_back.is_offered]
    assert way_back.take() is None
    way_back.remember(first)
    way_back.remember(second)
    for moment in (109.9, 110.0, 110.1):
        offered.append(way_back.is_offered)
        assert way_back.has_ended(moment) == (moment == 110.0)
    assert [*offered, way_back.is_offered] == [False, True, True, False, False]
    assert way_back.take() == second
    assert way_back.take() == first
