"""Damages the bytes of a file by chance, as disks, editors and people do."""

import random
import re

_NOISE = (
    b"\0", b"\xff", b"\xfc", b"\n", b"\t", b" ", b":", b"-", b"[", b"]", b"{", b"}", b"#", b"&a ",
    b"*a", b"!!", b"? ", b"'", b'"', b"<<: ", b"0", b"9", b"z", b"|", b"%", b",", b"\\", b"\\ud800",
    b"\xef\xbb\xbf", b"\xe2\x80\xae", b"1e999", b"NaN", b"-1", b"null", b"true", b"99999999999999",
)  # fmt: skip


def mutated(content: bytes, chance: random.Random) -> bytes:
    """The content with some damage; never as it was."""
    damaged = content
    while damaged == content:
        damaged = _whole(content, chance) if chance.random() < 0.15 else _parts(content, chance)
    return damaged


def _parts(content: bytes, chance: random.Random) -> bytes:
    """Some bytes are missing, others came."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        at = chance.randrange(len(content) + 1)
        drop = chance.choice((0, 1, 1, 2, 20, 200))
        noise = chance.choice((*_NOISE, content[at : at + 30]))
        content = content[:at] + noise + content[at + drop :]
    return content


def _whole(content: bytes, chance: random.Random) -> bytes:
    """The whole file is another one."""
    ways = (
        lambda: content[: chance.randrange(len(content))],
        lambda: b"\0" * len(content),
        lambda: content.decode("latin-1").encode("utf-16"),
        lambda: content * 2,
        lambda: b"[" * 100_000,
        lambda: b'{"a":' * 50_000,
        lambda: content + b" " * 6_000_000,
        lambda: re.sub(rb"(format\"?: )[0-9]+", rb"\g<1>9", content),
        lambda: chance.randbytes(chance.randrange(2000)),
        lambda: b"",
    )
    return chance.choice(ways)()
