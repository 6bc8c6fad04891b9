"""The program's entry point."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the command line; the exit code is its result."""
    freeze_support()  # a bot's worker process of the frozen program ends here
    from azul_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
