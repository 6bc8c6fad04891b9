"""Command lines of the engines that tests play against."""

import shlex
import sys
from pathlib import Path

_SCRIPT = Path(__file__).with_name("bad_engine.py")


def engine(oddity: str = "") -> str:
    """The command line of an engine with an oddity."""
    return shlex.join([sys.executable, str(_SCRIPT), oddity])
