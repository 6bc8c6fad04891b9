"""What the tests of a new game share."""

import pytest

from azul_desktop.session.session import Session
from azul_desktop.ui.scenes import routes


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that were begun; the window stays on the new-game screen."""
    sessions: list[Session] = []
    monkeypatch.setattr(routes, "to_table", lambda _, session: sessions.append(session))
    return sessions
