"""Whole numbers of the machine and vectors of them; plain ones where nothing is compiled.

`mypyc` keeps an `i64` in a register and a `vec` in one block of memory. Neither needs to be there:
the same source runs on `int` and `list`. Products that go beyond 63 bits are masked where they are
used, so that both give the same numbers.
"""

try:
    from mypy_extensions import i64
except ImportError:  # pragma: no cover - what only compiling needs need not be installed
    i64 = int  # type: ignore[misc]
try:
    from librt.vecs import vec
except ImportError:  # pragma: no cover
    vec = list  # type: ignore[assignment, misc]

__all__ = ["i64", "vec"]
