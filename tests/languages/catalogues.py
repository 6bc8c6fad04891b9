"""Writes catalogues as bytes, as `msgfmt` does: Babel would refuse what is wrong on purpose."""

import struct
from pathlib import Path

HEADS = {
    "uk": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
    "(n%100<12 || n%100>14) ? 1 : 2)",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
}


def mo_bytes(texts: dict[str, str], plural: str = HEADS["uk"]) -> bytes:
    """The bytes of a catalogue; a context comes before \\x04, plural forms are parted by \\x00."""
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {plural};\n"
    pairs = sorted((a.encode(), b.encode()) for a, b in {"": head, **texts}.items())
    start = 28 + 16 * len(pairs)
    body = b""
    tables: list[list[bytes]] = [[], []]
    for side in (0, 1):
        for pair in pairs:
            tables[side].append(struct.pack("<II", len(pair[side]), start + len(body)))
            body += pair[side] + b"\0"
    numbers = (0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return struct.pack("<7I", *numbers) + b"".join(tables[0] + tables[1]) + body


def put(folder: Path, language: str, content: bytes) -> None:
    """Write a catalogue where the program looks for it."""
    file = folder / language / "LC_MESSAGES" / "azul-desktop.mo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
