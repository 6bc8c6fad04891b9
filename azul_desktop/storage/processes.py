"""Other processes of this machine."""

import os
import sys


def may_be_running(pid: int) -> bool:
    """Whether there is such a process; on Windows, where asking would be a signal, there may be."""
    if sys.platform != "win32":
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:
            return True
    return True
