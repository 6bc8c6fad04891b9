"""Pictures as PNG files, made in small steps: pygame's own way would let all threads wait."""

import struct
import zlib

import pygame

_ROWS = 16
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _RGB, _UP = 8, 2, b"\2"


def png(picture: pygame.Surface) -> bytes:
    """A picture without transparency as the bytes of a file."""
    wide, high = picture.get_size()
    line = 3 * wide
    packer = zlib.compressobj()
    packed = []
    above = bytes(line)
    for y in range(0, high, _ROWS):
        band = picture.subsurface((0, y, wide, min(_ROWS, high - y)))
        rows = pygame.image.tobytes(band, "RGB")
        change = _minus(rows, (above + rows)[: len(rows)])
        above = rows[-line:]
        lines = [_UP + change[at : at + line] for at in range(0, len(change), line)]
        packed.append(packer.compress(b"".join(lines)))
    packed.append(packer.flush())
    header = struct.pack(">IIBBBBB", wide, high, _DEPTH, _RGB, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", b"".join(packed)), (b"IEND", b"")
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _minus(one: bytes, other: bytes) -> bytes:
    """Each byte less another, modulo 256: rows that are alike get small.

    All bytes at once in one long number; a high bit in each keeps it from borrowing of the next.
    """
    size = len(one)
    high, low = (int.from_bytes(byte * size, "little") for byte in (b"\x80", b"\x7f"))
    x, y = int.from_bytes(one, "little"), int.from_bytes(other, "little")
    change = ((x | high) - (y & low)) ^ ((x ^ y) & high ^ high)
    return change.to_bytes(size, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
