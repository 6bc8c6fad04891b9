"""Jobs of Windows: a process and all that it starts, which the system ends together.

The job is ours alone: however we end, the system closes it, and with it ends what is inside.
"""

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _EXTENDED_LIMITS = 9
    _KILL_ON_CLOSE = 0x2000
    _MAY_ASSIGN = 0x0100 | 0x0001  # PROCESS_SET_QUOTA and PROCESS_TERMINATE

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_memory", ctypes.c_size_t),
            ("most_memory", ctypes.c_size_t),
            ("most_processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("basic", _BasicLimits),
            ("counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("process_peak", ctypes.c_size_t),
            ("job_peak", ctypes.c_size_t),
        )

    def _kernel() -> ctypes.WinDLL:
        kernel = ctypes.WinDLL("kernel32")
        handle, number, truth = wintypes.HANDLE, wintypes.DWORD, wintypes.BOOL
        for name, result, arguments in (
            ("CreateJobObjectW", handle, (ctypes.c_void_p, ctypes.c_wchar_p)),
            ("SetInformationJobObject", truth, (handle, ctypes.c_int, ctypes.c_void_p, number)),
            ("OpenProcess", handle, (number, truth, number)),
            ("AssignProcessToJobObject", truth, (handle, handle)),
            ("CloseHandle", truth, (handle,)),
        ):
            function = getattr(kernel, name)
            function.restype, function.argtypes = result, arguments
        return kernel


class Job:
    """What ends with us, and at once when it is closed; on other systems it holds nothing."""

    def __init__(self, pid: int) -> None:
        """Take in a process that was just started, as far as the system lets us."""
        self._handle: int | None = None
        if sys.platform == "win32":
            kernel = _kernel()
            job = kernel.CreateJobObjectW(None, None)
            limits = _Limits()
            limits.basic.flags = _KILL_ON_CLOSE
            size = ctypes.sizeof(limits)
            process = kernel.OpenProcess(_MAY_ASSIGN, False, pid)
            if job and process:
                kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size)
                kernel.AssignProcessToJobObject(job, process)
            if process:
                kernel.CloseHandle(process)
            self._handle = job

    def close(self) -> None:
        """End what is inside."""
        handle, self._handle = self._handle, None
        if sys.platform == "win32" and handle:
            _kernel().CloseHandle(handle)
