"""A desk for tests that paint parts of the window on their own."""

from functools import cache

import pytest

from azul_desktop.ui.desk import Desk
from tests.ui.studio import new_desk, open_display


@cache
def _shared() -> Desk:
    return new_desk()


@pytest.fixture
def desk() -> Desk:
    """One desk of the size of the design for all tests, so that pictures are read once."""
    open_display()  # another test may have closed it
    return _shared()
