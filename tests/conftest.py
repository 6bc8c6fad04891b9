"""What every test may need: the games there are, and traces of them."""

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from azul_desktop.catalog.loader import installed
from azul_desktop.languages import speech
from azul_desktop.languages.catalogue import english
from tools.locale.compiled import compile_all

# A machine that is busy with other things is no fault of a test.
settings.register_profile("any machine", suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """The tests that are found stay: no collection of garbage looks at them again.

    A window that rests collects garbage, and a million objects of the tests would take it longer
    than all else. It also freezes what is left and thaws it before: that would be the tests.
    """
    gc.disable()
    found = yield
    gc.freeze()
    gc.enable()
    for name in ("freeze", "unfreeze"):
        pytest.MonkeyPatch().setattr(gc, name, lambda: None)
    return found


@pytest.fixture(autouse=True, scope="session")
def _no_user_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests never see or touch the folder of the person who runs them."""
    os.environ["AZUL_DESKTOP_HOME"] = str(tmp_path_factory.mktemp("home"))
    installed.cache_clear()
    yield
    del os.environ["AZUL_DESKTOP_HOME"]


@pytest.fixture(autouse=True, scope="session")
def _catalogues() -> None:
    """The languages are those of the sources."""
    compile_all()


@pytest.fixture(autouse=True, scope="session")
def _system_language() -> Iterator[None]:
    """The language of the person who runs them is not theirs either."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.delenv("LANGUAGE", raising=False)
        yield


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """A test that changes the language changes it for itself only."""
    yield
    if speech.catalogue() is not _ENGLISH:
        speech.speak(_ENGLISH)


_ENGLISH = english()


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a program without catalogues looks for them; it speaks English again afterwards."""
    folder = tmp_path / "assets" / "locale"
    folder.mkdir(parents=True)
    monkeypatch.setattr(speech, "bundled", lambda name: tmp_path / name)
    monkeypatch.setattr(speech, "_speech", speech._Speech())
    return folder


SAMPLES = sorted((Path(__file__).parent / "traces").glob("*.jsonl"))
