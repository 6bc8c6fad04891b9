"""The archive that people download."""

import hashlib
import os
import sys
import tarfile
from pathlib import Path

import pytest

from azul_desktop import __version__
from tools.packaging.archive import NAME, folder_size, pack, platform_name

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a zip there")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    program = tmp_path / NAME
    (program / "_internal").mkdir(parents=True)
    (program / NAME).write_text("program")
    (program / NAME).chmod(0o755)
    (program / "_internal/lib.so").symlink_to("lib.so.1")
    return pack(program, tmp_path)


def test_its_name_says_version_and_platform(archive: Path) -> None:
    assert archive.name == f"{NAME}-{__version__}-{platform_name()}.tar.xz"


def test_everything_is_in_one_folder_with_links_and_modes(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        members = {member.name: member for member in packed.getmembers()}
    top = archive.name.removesuffix(".tar.xz")
    assert all(name.split("/")[0] == top for name in members)
    assert members[f"{top}/{NAME}"].mode & 0o111
    assert members[f"{top}/_internal/lib.so"].linkname == "lib.so.1"


def test_the_checksum_is_the_archives(archive: Path) -> None:
    digest, name = Path(f"{archive}.sha256").read_text().split()
    assert name == archive.name
    assert digest == hashlib.sha256(archive.read_bytes()).hexdigest()


def test_links_count_nothing(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(os.urandom(100))
    (tmp_path / "b").symlink_to("a")
    assert folder_size(tmp_path) == 100
