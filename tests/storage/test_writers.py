"""Those who write are waited for, but not for ever."""

import threading
import time

from azul_desktop.storage.writers import Writers


def writer(until: threading.Event) -> threading.Thread:
    thread = threading.Thread(target=until.wait, daemon=True)
    thread.start()
    return thread


def test_nobody_writes() -> None:
    writers = Writers()
    writers.add(None)
    assert writers.wait(0)


def test_whoever_has_finished_is_not_waited_for() -> None:
    done, writers = threading.Event(), Writers()
    writers.add(writer(done))
    assert not writers.wait(0.01)
    done.set()
    assert writers.wait(10)


def test_the_time_is_for_all_together() -> None:
    never, writers = threading.Event(), Writers()
    for _ in range(20):
        writers.add(writer(never))
    began = time.monotonic()
    assert not writers.wait(0.05)
    assert time.monotonic() - began < 0.9
    never.set()
