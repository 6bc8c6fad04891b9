"""The program's entry point."""

import sys


def main() -> int:
    """Run the command line; the exit code is its result."""
    if getattr(sys, "frozen", False):
        # Nobody else needs it so early, and it takes a hundredth of a second to read.
        from multiprocessing import freeze_support

        freeze_support()  # a bot's worker process of the frozen program ends here
    from azul_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
