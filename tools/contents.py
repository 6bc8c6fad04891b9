"""Write the list of all pictures, fonts and sounds by which `--self-test` knows them."""

from pathlib import Path

from azul_desktop.selftest.files import LIST, make_list

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def main() -> None:
    """Write the list."""
    (ASSETS / LIST).write_text(make_list(ASSETS), encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
