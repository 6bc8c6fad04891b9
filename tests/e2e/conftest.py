"""A screen for all tests of one process; without the tools for it they are skipped."""

from collections.abc import Iterator

import pytest

from tests.e2e.screen import MISSING, Screen


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    if MISSING:
        pytest.skip(f"{' and '.join(MISSING)} not installed: no real window can be tested")
    with Screen(tmp_path_factory.mktemp("screen")) as screen:
        yield screen
