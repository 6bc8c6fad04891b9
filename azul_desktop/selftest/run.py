"""The self-test: the list of checks, one line for each thing, and the verdict."""

import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.selftest import files, games, machine, window
from azul_desktop.selftest.site import Part, Site, new_site

Group = Callable[[Site], Iterator[Part]]

CHECKS: Final[tuple[Group, ...]] = (
    machine.machine,
    files.contents,
    files.pictures,
    files.fonts,
    files.sounds,
    files.texts,
    games.editions,
    games.lessons,
    games.games,
    games.levels,
    games.worker,
    games.disk,
    window.window,
)
"""Everything that is checked, in this order."""


def run() -> int:
    """Check everything and print it; 0 if all is well, 1 if something is not."""
    began = time.perf_counter()
    tally = _Tally()
    try:
        with new_site() as site:
            for group in CHECKS:
                tally.check(group, site)
    except Exception as error:  # there is no folder to work in, or worse
        tally.note(translate("preparations"), _reason(error))
    return tally.conclude(time.perf_counter() - began)


class _Tally:
    """Runs the checks and counts them; one that fails does not stop the others."""

    def __init__(self) -> None:
        self._count = 0
        self._failed: list[str] = []

    def check(self, group: Group, site: Site) -> None:
        """Run one check of a group after the other."""
        # Whatever is raised is what the test was to find.
        try:
            for what, look in group(site):
                try:
                    seen = look()
                except Exception as error:
                    self.note(what, _reason(error))
                else:
                    self._count += 1
                    print(f"ok      {what}: {seen}", flush=True)
        except Exception as error:
            self.note(group.__name__, _reason(error))

    def note(self, what: str, why: str) -> None:
        """Something does not work."""
        self._count += 1
        self._failed.append(what)
        print(translate("FAILED  {what}: {why}", what=what, why=why), flush=True)

    def conclude(self, seconds: float) -> int:
        """The last line, and the exit code."""
        if not self._failed:
            text = translate_count(
                "self-test passed: {n} check in {seconds:.1f} s",
                "self-test passed: {n} checks in {seconds:.1f} s",
                self._count,
                seconds=seconds,
            )
            print(text)
            return 0
        text = translate(
            "self-test failed: {failed} of {n} checks in {seconds:.1f} s: {names}",
            failed=len(self._failed),
            n=self._count,
            seconds=seconds,
            names=", ".join(self._failed),
        )
        print(text)
        return 1


def _reason(error: Exception) -> str:
    """Why something failed, in one line; of an unforeseen error also where it was raised."""
    if isinstance(error, UserError):
        return explain(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    what = " ".join(str(error).split()) or type(error).__name__
    return f"{type(error).__name__}: {what} ({Path(frame.filename).name}:{frame.lineno})"
