"""All attacks in their long form, one after the other: `make attack`."""

import sys

from tests.attacks import (
    editions,
    exchanges,
    kills,
    lessons,
    mutations,
    odd_names,
    places,
    powercuts,
    together,
    window,
)

LONG = (
    editions.main,
    mutations.main,
    kills.main,
    powercuts.main,
    places.main,
    exchanges.main,
    together.main,
    odd_names.main,
    lessons.main,
    window.main,
)


def main() -> int:
    return max(attack([]) for attack in LONG)


if __name__ == "__main__":
    sys.exit(main())
