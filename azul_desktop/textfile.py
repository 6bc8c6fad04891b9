"""Text files that come from outside: read whole, up to a limit, or refused in words."""

import stat
from pathlib import Path

from azul_desktop.core.errors import UserError


class UnreadableError(UserError):
    """Why a file cannot be read, as the second half of a sentence."""


def read_text(file: Path, most: int) -> str:
    """The text of a UTF-8 file of at most `most` bytes; `UnreadableError` says why there is none.

    Only ordinary files are opened: a pipe that nobody writes to would wait for ever.
    """
    try:
        mode = file.stat().st_mode
        if stat.S_ISDIR(mode):
            raise UnreadableError("it is a folder")
        if not stat.S_ISREG(mode):
            raise UnreadableError("it is not an ordinary file")
        with file.open("rb") as stream:
            content = stream.read(most + 1)
        if len(content) > most:
            raise UnreadableError("it is larger than {kib} KiB", kib=most // 1024)
        return content.decode("utf-8-sig")
    except UnreadableError:
        raise
    except UnicodeDecodeError:
        raise UnreadableError("it is not UTF-8 text") from None
    except OSError as error:
        raise UnreadableError("{why}", why=error.strerror or error) from None
    except ValueError as error:  # a name that no file can have
        raise UnreadableError("{why}", why=error) from None
