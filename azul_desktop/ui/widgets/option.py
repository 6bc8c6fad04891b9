"""One of several things to choose from, as segments, tabs and chips show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A choice by its id; with a reason in `why_not` it cannot be chosen now."""

    id: str
    label: str
    icon: str = ""
    why_not: str = ""
    hint: str = ""
    note: str = ""
    """What a list says about it at the right."""
