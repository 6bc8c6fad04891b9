"""The processes of this machine, as Linux tells of them."""

import os
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path


def tree_of(root: int) -> set[int]:
    """A process, its children, and theirs."""
    children = defaultdict(list)
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            children[_stat(int(folder.name))[1]].append(int(folder.name))
    found, waiting = {root}, [root]
    while waiting:
        for child in children[str(waiting.pop())]:
            found.add(child)
            waiting.append(child)
    return found


def marked_with(text: str) -> set[int]:
    """Processes with a text in their environment."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if text.encode() in (folder / "environ").read_bytes():
                    found.add(int(folder.name))
            except OSError:
                continue
    return found


def alive(pids: set[int]) -> set[int]:
    """Those that are still there; the dead that nobody asked about are not."""
    return {pid for pid in pids if _stat(pid)[0] not in ("", "Z", "X")}


def seconds_used(pid: int) -> float:
    """How long a process has thought."""
    stat = _stat(pid)
    return sum(map(int, stat[11:13])) / os.sysconf("SC_CLK_TCK") if stat[0] else 0.0


def wait_for(found: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.01)


def _stat(pid: int) -> list[str]:
    """State, parent and the rest of what is told; an empty state for who is gone."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return ["", ""]
    return text.rpartition(")")[2].split()
