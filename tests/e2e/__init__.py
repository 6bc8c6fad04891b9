"""The program in a real window, played from outside with a real mouse."""

import pytest

pytest.register_assert_rewrite("tests.e2e.desktop", "tests.e2e.player", "tests.e2e.screen")
