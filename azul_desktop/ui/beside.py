"""Something that is made beside everything else, before it is asked for."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Beside(Generic[Made]):
    """Makes one thing in a thread of its own; whoever asks for it waits for what is left of that.

    Only what leaves Python alone meanwhile, as reading a picture does, saves time so.
    """

    def __init__(self, make: Callable[[], Made]) -> None:
        self._make = make
        self._found: list[Made] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self._found.append(self._make())

    def result(self) -> Made:
        """What was made; where that failed it is made here, so that its error is told here."""
        self._thread.join()
        return self._found.pop() if self._found else self._make()
