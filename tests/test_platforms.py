"""The same program on Linux, macOS and Windows: nothing in it is of one system only.

`make types` holds the greater part: mypy knows which functions each system lacks. Here is what it
does not see: paths, file names, how files are opened, how processes are started.
"""

import ast
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop import cli, paths, plain
from azul_desktop.commands import bench as core_bench
from azul_desktop.core import state
from azul_desktop.storage import atomic
from azul_desktop.ui import window
from azul_desktop.ui.crashreport import write_report
from azul_desktop.ui.photo import Album
from tests.test_architecture import MODULES, PACKAGE, ROOT, imported_by, names

ONE_SYSTEM = {
    "os": "fork forkpty killpg getpgid setpgid setsid getuid geteuid getgid setuid wait wait3 wait4"
    " waitpid mkfifo mknod chown chroot nice openpty uname sysconf getloadavg sched_getaffinity"
    " sched_setaffinity set_blocking posix_spawn pipe2 startfile add_dll_directory",
    "signal": "SIGKILL SIGALRM SIGHUP SIGUSR1 SIGUSR2 SIGCHLD SIGPIPE SIGSTOP SIGCONT alarm"
    " setitimer pause pthread_kill set_wakeup_fd CTRL_C_EVENT CTRL_BREAK_EVENT",
    "subprocess": "STARTUPINFO CREATE_NEW_PROCESS_GROUP CREATE_NO_WINDOW DETACHED_PROCESS",
    "ctypes": "windll WinDLL oledll CDLL",
    "asyncio": "add_signal_handler",
}
MODULES_OF_ONE_SYSTEM = {
    "fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "syslog", "posix", "select",
    "selectors", "crypt", "spwd", "msvcrt", "winreg", "winsound", "_winapi", "nt",
}  # fmt: skip
OPTIONS_OF_ONE_SYSTEM = {
    "preexec_fn", "start_new_session", "pass_fds", "process_group", "user", "group",
    "extra_groups", "umask", "startupinfo", "creationflags",
}  # fmt: skip
PLACES = ("/proc", "/dev", "/tmp", "/etc", "/usr", "/var", "/home", "/sys", "/bin", "/opt", "C:")


def nodes(tree: ast.AST, above: tuple[ast.AST, ...] = ()) -> Iterator[tuple[ast.AST, bool]]:
    """Every node, and whether it stands where only some systems come, or where failing is fine."""
    yield tree, any(guards(node) for node in above)
    for child in ast.iter_child_nodes(tree):
        yield from nodes(child, (*above, tree))


def guards(node: ast.AST) -> bool:
    if isinstance(node, ast.If | ast.IfExp):
        return asks_for_the_system(node.test)
    if isinstance(node, ast.Try):
        caught = {
            name.id for h in node.handlers for name in ast.walk(h) if isinstance(name, ast.Name)
        }
        return bool(caught & {"OSError", "ImportError"})
    return False


def asks_for_the_system(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Attribute) and ast.unparse(part) in ("sys.platform", "os.name")
        for part in ast.walk(node)
    )


def of_one_system(tree: ast.AST) -> list[str]:
    """What a module uses that not every system has, without asking which one it is on."""
    return [
        ast.unparse(node)
        for node, guarded in nodes(tree)
        if not guarded and is_of_one_system(node, tree)
    ]


def is_of_one_system(node: ast.AST, tree: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return name in ONE_SYSTEM.get(module, "").split()
        case ast.Import() | ast.ImportFrom():
            return bool(MODULES_OF_ONE_SYSTEM & set(imports(node)))
        case ast.keyword(arg=name, value=value):
            return name in OPTIONS_OF_ONE_SYSTEM and not may_vary(value, tree)
        case ast.Constant(value=str(text)):
            return any(re.match(rf"{place}([/\\]|$)", text) for place in PLACES)
    return False


def imports(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [str(node.module)]
    return [alias.name for alias in node.names]


def may_vary(value: ast.expr, tree: ast.AST) -> bool:
    """Whether a value depends on the system, itself or through the variable that it is."""
    if asks_for_the_system(value):
        return True
    return isinstance(value, ast.Name) and any(
        isinstance(node, ast.If)
        and asks_for_the_system(node.test)
        and value.id in {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        for node in ast.walk(tree)
    )


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_nothing_is_of_one_system_only(file: Path) -> None:
    assert not of_one_system(parsed(file))


@pytest.mark.parametrize(
    "code",
    [
        "os.fork()",
        "if done: os.killpg(1, 2)",
        "os.kill(pid, signal.SIGKILL)",
        "import fcntl",
        "from resource import getrusage",
        "subprocess.Popen(words, preexec_fn=begin)",
        "subprocess.Popen(words, start_new_session=True)",
        "subprocess.run(words, creationflags=flags)",
        "Path('/proc/self/status').read_text()",
        "file = '/tmp'",
        "ctypes.windll.user32",
    ],
)
def test_what_is_of_one_system_is_found(code: str) -> None:
    assert of_one_system(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "if sys.platform != 'win32': os.killpg(1, signal.SIGKILL)",
        "subprocess.Popen(words, start_new_session=os.name == 'posix')",
        "if os.name == 'nt':\n    flags = 1\nsubprocess.run(words, creationflags=flags)",
        "try:\n    Path('/proc/self/status').read_text()\nexcept OSError:\n    pass",
        "try:\n    import fcntl\nexcept ImportError:\n    fcntl = None",
        "os.kill(pid, signal.SIGTERM)",
        "text = '/processes'",
    ],
)
def test_what_asks_first_is_fine(code: str) -> None:
    assert not of_one_system(ast.parse(code))


# Processes.


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_processes_are_spawned_everywhere(file: Path) -> None:
    """A fork copies the window's connection to the display; Windows knows none."""
    contexts = []
    for node in ast.walk(parsed(file)):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).split(".")[-1]
        if name in ("get_context", "set_start_method"):
            contexts.append(name)
            assert [ast.unparse(value) for value in node.args] == ["'spawn'"]
        if name in ("Process", "ProcessPoolExecutor", "Pool"):
            assert contexts or "get_context" in ast.unparse(node), ast.unparse(node)


# Files.


@pytest.mark.parametrize("file", MODULES, ids=names)
def test_text_has_the_same_letters_and_ends_of_lines_everywhere(file: Path) -> None:
    assert not careless_files(parsed(file))


def careless_files(tree: ast.AST) -> list[str]:
    """Where text is read or written as the system likes it."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        if name in ("run", "Popen", "check_output") and ("text" in given) > ("encoding" in given):
            found.append(ast.unparse(node))
        if name not in ("open", "fdopen", "read_text", "write_text") or is_ours(node, name):
            continue
        words = [a.value for a in node.args if isinstance(a, ast.Constant)]
        mode = "".join(str(word) for word in words if re.fullmatch(r"[rwxabt+]+", str(word)))
        writes = name == "write_text" or bool(set(mode) & set("wxa+"))
        if "b" in mode:
            continue
        if "encoding" not in given or (writes and "newline" not in given):
            found.append(ast.unparse(node))
    return found


def is_ours(node: ast.Call, name: str) -> bool:
    """Whether it is a function of the program, or works below the level of text."""
    code = ast.unparse(node)
    plain = isinstance(node.func, ast.Name) and name != "open"
    return plain or code.startswith("os.open(") or "os.devnull" in code


@pytest.mark.parametrize(
    "code",
    [
        "file.open()",
        "file.open('w', encoding='utf-8')",
        "open(file, 'a', newline='')",
        "file.read_text()",
        "file.write_text(text, encoding='utf-8')",
        "subprocess.run(words, text=True)",
    ],
)
def test_careless_files_are_found(code: str) -> None:
    assert careless_files(ast.parse(code))


RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def is_safe(name: str) -> bool:
    """Whether Windows takes it for a name."""
    return (
        re.search(r'[<>:"/\\|?*\x00-\x1f]', name) is None
        and not name.endswith((" ", "."))
        and not RESERVED.fullmatch(name)
    )


def test_all_our_files_can_be_on_every_disk() -> None:
    folders = [
        PACKAGE,
        ROOT / "assets",
        ROOT / "editions",
        ROOT / "lessons",
        ROOT / "docs",
        ROOT / "tests",
    ]
    found = [file.relative_to(ROOT) for folder in folders for file in folder.rglob("*")]
    assert not [file for file in found if not all(map(is_safe, file.parts))]
    assert not [file for file in found if len(str(file)) > 150]
    same = [str(file).lower() for file in found]
    assert len(same) == len(set(same)), "two names differ in large and small letters only"


def test_all_files_that_the_program_makes_can_be_on_every_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    write_report(tmp_path, ValueError(), "")
    album = Album(tmp_path)
    for _ in range(2):
        album.keep(pygame.Surface((4, 4)), "photo")
    assert album.writers.wait(10)
    made = [file.name for file in tmp_path.rglob("*")]
    assert len(made) == 4
    assert all(map(is_safe, made))
    assert not any(map(is_safe, ["a:b", "nul", "Com1.txt", "end.", 'say "x"', "a/b", "a\tb"]))


def test_a_file_is_closed_before_it_takes_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows does not rename what is open."""
    opened: list[int] = []
    fdopen, replace = os.fdopen, Path.replace

    def noting(handle: int, *arguments: object, **options: object) -> object:
        opened.append(handle)
        return fdopen(handle, *arguments, **options)  # type: ignore[call-overload]

    def checking(new: Path, file: Path) -> Path:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(opened[-1])
        return replace(new, file)

    monkeypatch.setattr(os, "fdopen", noting)
    monkeypatch.setattr(Path, "replace", checking)
    atomic.write_text(tmp_path / "file", "one\n")
    atomic.write_text(tmp_path / "file", "two\n")
    assert (tmp_path / "file").read_bytes() == b"two\n"
    assert len(opened) == 2


@pytest.mark.parametrize(("system", "attempts"), [("win32", 4), ("linux", 1)])
def test_a_file_that_another_program_reads_is_tried_again(
    system: str, attempts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Path] = []

    def busy(new: Path, _: Path) -> Path:
        tried.append(new)
        raise PermissionError(13, "it is being used by another process")

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    monkeypatch.setattr(Path, "replace", busy)
    with pytest.raises(PermissionError):
        atomic.write_text(tmp_path / "file", "text")
    assert len(tried) == attempts
    assert not list(tmp_path.iterdir())


# The user's folders are those of the system, which platformdirs knows.


def test_only_one_module_asks_where_the_users_files_are() -> None:
    asking = [file.name for file in MODULES if "platformdirs" in imported_by(file)]
    assert asking == ["paths.py"]
    for file in MODULES:
        code = file.read_text(encoding="utf-8")
        assert not re.search(r"expanduser|Path\.home\(|\"(APPDATA|HOME|XDG_)", code), file


# Windows.


def test_windows_leaves_the_size_of_pixels_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has to be said before SDL looks at the displays."""
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    seen: list[str | None] = []
    monkeypatch.setattr(
        pygame.display, "init", lambda: seen.append(os.environ.get("SDL_WINDOWS_DPI_AWARENESS"))
    )
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    window.open_display()
    assert seen == ["permonitorv2"]


def test_who_wants_things_larger_gets_a_larger_window() -> None:
    usual, larger = (window._comfortable((3840, 2160), scale) for scale in (1.0, 1.5))
    assert usual == (1920, 1080)
    assert larger == (2880, 1620)
    assert window._comfortable((1920, 1080), 1.5)[1] < 1080


# The frozen program.


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path


def test_a_frozen_program_has_its_files_beside_it(frozen: Path) -> None:
    assert paths.bundled("assets") == frozen / "assets"


@pytest.mark.usefixtures("frozen")
def test_a_frozen_program_starts_no_module_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no Python that could run it."""
    monkeypatch.setattr(core_bench, "is_compiled", lambda: True)
    monkeypatch.setattr(core_bench, "measure", lambda _: [])
    assert cli.run(["bench", "--json"]) == 0
    assert '"compiled"' in capsys.readouterr().out
    assert cli.run(["bench", "--ui"]) == 2
    assert "from source" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "compiled"), [("state.py", False), ("state.pyc", False), ("state.so", True)]
)
def test_a_core_in_byte_code_is_not_a_compiled_one(
    file: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "__file__", file)
    assert plain.is_compiled() == compiled
