"""Other processes of this machine."""

import os
import sys

if sys.platform == "win32":
    import ctypes

    _LIMITED_LOOK = 0x1000
    _NO_SUCH_PROCESS = 87
    _STILL_ACTIVE = 259

    def may_be_running(pid: int) -> bool:
        """Whether there is such a process; where that cannot be told, there may be.

        The signal that other systems ask with would be a real one here.
        """
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = kernel.OpenProcess(_LIMITED_LOOK, False, ctypes.c_uint32(pid))
        if not handle:
            return ctypes.get_last_error() != _NO_SUCH_PROCESS
        code = ctypes.c_uint32()
        try:
            told = kernel.GetExitCodeProcess(ctypes.c_void_p(handle), ctypes.byref(code))
        finally:
            kernel.CloseHandle(ctypes.c_void_p(handle))
        return not told or code.value == _STILL_ACTIVE

else:

    def may_be_running(pid: int) -> bool:
        """Whether there is such a process."""
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:
            return True
        return True
