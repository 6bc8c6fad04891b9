"""Threads that write: whoever ends the program waits for them, but not for ever."""

import threading
import time


class Writers:
    """Those who have not finished."""

    def __init__(self) -> None:
        self._threads: list[threading.Thread] = []

    def add(self, thread: threading.Thread | None) -> None:
        """Someone writes; None where there was nothing to write."""
        self._threads = [one for one in self._threads if one.is_alive()]
        if thread is not None:
            self._threads.append(thread)

    def wait(self, seconds: float) -> bool:
        """Give them so much time; whether all have finished."""
        end = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        self.add(None)
        return not self._threads
