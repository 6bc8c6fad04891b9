"""Install, uninstall, or pack a .deb."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from azul_desktop import __version__
from tools.packaging.linux.files import COMMAND, MENU_ENTRY, NAME, PROGRAM, single_files

FROZEN = Path("dist") / NAME


def install(program: Path, root: Path, prefix: Path) -> None:
    """Copy the frozen program and everything that menus need below `root` + prefix."""
    if not (program / NAME).is_file():
        sys.exit(f"there is no program in {program}: `make exe` first")
    uninstall(root, prefix)
    base = _below(root, prefix)
    command = base / COMMAND
    if os.path.lexists(command):
        sys.exit(f"{command} is another program: remove it first")
    shutil.copytree(program, base / PROGRAM, symlinks=True)
    command.parent.mkdir(parents=True, exist_ok=True)
    command.symlink_to(_link())
    for place, source in single_files().items():
        (base / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, base / place)
    entry = base / MENU_ENTRY
    entry.write_text(menu_entry(entry.read_text(encoding="utf-8"), prefix / COMMAND), "utf-8")


def menu_entry(text: str, command: Path) -> str:
    """The entry with the whole path: not every menu looks where a shell does."""
    quoted = re.sub(r'(["`$\\])', r"\\\1", str(command.absolute())).replace("\\", "\\\\")
    return re.sub(r"^Exec=.*$", lambda _: f'Exec="{quoted}"', text, flags=re.MULTILINE)


def uninstall(root: Path, prefix: Path) -> None:
    """Remove what `install` put there, and nothing else."""
    base = _below(root, prefix)
    if (base / PROGRAM).is_dir():
        shutil.rmtree(base / PROGRAM)
    command = base / COMMAND
    if command.is_symlink() and command.readlink() == _link():
        command.unlink()
    for place in single_files():
        (base / place).unlink(missing_ok=True)


def _link() -> Path:
    """Where the command points to, seen from its own folder."""
    return Path("..") / PROGRAM / NAME


def make_deb(program: Path, out: Path) -> Path:
    """A package of the frozen program for Debian and its kin; needs dpkg-deb."""
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    target = out / f"{NAME}_{__version__}_{machine}.deb"
    with TemporaryDirectory() as folder:
        root = Path(folder)
        root.chmod(0o755)
        install(program, root, Path("/usr"))
        size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file()) // 1024
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(_control(machine, size), encoding="utf-8")
        command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", folder, str(target)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def _control(machine: str, size: int) -> str:
    return (
        f"Package: {NAME}\nVersion: {__version__}\n"
        f"Architecture: {machine}\nInstalled-Size: {size}\n"
        "Maintainer: The Azul Desktop developers <nobody@example.invalid>\n"
        "Section: games\nPriority: optional\nDepends: libc6\n"
        "Description: Azul and its siblings, hot-seat or against bots\n"
        " Four board games of the Azul family, for two to four players at one screen or\n"
        " against bots of five levels. An unofficial fan project.\n"
    )


def _below(root: Path, prefix: Path) -> Path:
    """The prefix inside another root, as packagers want it."""
    return root / prefix.absolute().relative_to("/") if root != Path("/") else prefix.absolute()


def main() -> None:
    """Do what the first word says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("install", "uninstall", "deb"))
    parser.add_argument("--prefix", type=Path, default=Path.home() / ".local")
    parser.add_argument("--root", type=Path, default=Path("/"), help="for packagers: DESTDIR")
    options = parser.parse_args()
    if options.what == "install":
        install(FROZEN, options.root, options.prefix)
        print(f"Installed below {options.prefix}. Start it from the menu, or: {NAME}")
    elif options.what == "uninstall":
        uninstall(options.root, options.prefix)
        print(f"Removed from {options.prefix}; saved games and settings stay.")
    else:
        print(make_deb(FROZEN, Path("dist")))


if __name__ == "__main__":
    main()
