"""Run by the benchmark in a process of its own: the whole program, ended after its first frame."""

import runpy
import sys
import time
from collections.abc import Callable

from azul_desktop.ui import app
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene


class OneFrame(app.App):
    """The window, closed as soon as everything in it is to be seen."""

    def run(self, first: Callable[[Desk], Scene] | None = None) -> int:
        """One frame; prints when it was complete, on the clock that all processes share."""
        if first is not None:
            self.go(first(self.desk))
        self.frame()
        sys.stdout.write(f"{time.monotonic()}\n")
        self.close()
        return 0


if __name__ == "__main__":
    app.App = OneFrame  # type: ignore[misc]
    runpy.run_module("azul_desktop", run_name="__main__")
