"""Reading YAML: what is read how, where it stands, and what is refused before it is understood."""

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from azul_desktop.catalog import reader
from azul_desktop.catalog.problems import FileError
from azul_desktop.catalog.reader import MAX_BYTES, MAX_DEPTH, MAX_KEY, MAX_VALUES, read_yaml
from tests.catalog.files import FILES, file_of


def data_of(folder: Path, text: str) -> Any:
    return read_yaml(file_of(folder, text))[0]


def refusal(file: Path) -> str:
    """The one sentence with which a file is refused, without its folder."""
    with pytest.raises(FileError) as caught:
        read_yaml(file)
    (problem,) = caught.value.problems
    return str(problem).removeprefix(f"{file.parent}{os.sep}")


def refusal_of(folder: Path, text: str) -> str:
    return refusal(file_of(folder, text))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5", 5),
        ("-5", -5),
        ("0", 0),
        ("2.5", 2.5),
        ("-.5", -0.5),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("blue", "blue"),
        ('"5"', "5"),
        ("'true'", "true"),
        ("[1, [], {}]", [1, [], {}]),
        ("{1: one, 2.5: b}", {1: "one", 2.5: "b"}),
        ("|\n  two\n  lines\n", "two\nlines\n"),
    ],
)
def test_plain_values_are_what_they_look_like(tmp_path: Path, text: str, value: object) -> None:
    read = data_of(tmp_path, f"key: {text}")["key"]
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    "text",
    [
        ".inf", "-.Inf", ".nan", "1e9", "1e999", "1.5e+300", "0b1", "0b_", "0x1F", "0o17", "017",
        "1_000", "1:30", "190:20:30", "+5", "5.", "2024-01-01", "2024-01-01 10:00:00", "yes", "no",
        "on", "off", "y", "N", "True", "NULL", "<<", "=", "9" * 19, "1." + "9" * 19,
    ],
)  # fmt: skip
def test_whatever_else_yaml_calls_a_number_stays_text(tmp_path: Path, text: str) -> None:
    assert data_of(tmp_path, f"key: {text}") == {"key": text}
    assert data_of(tmp_path, f"{text}: value") == {text: "value"}


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a comment\n", "---\n", "---\n...\n", "\ufeff"]
)
def test_a_file_may_hold_nothing(tmp_path: Path, text: str) -> None:
    assert data_of(tmp_path, text) is None


def test_windows_and_their_editors_are_welcome(tmp_path: Path) -> None:
    text = "\ufeffname: Größe\r\nlist:\r\n  - 1\r\n"
    assert data_of(tmp_path, text) == {"name": "Größe", "list": [1]}


def test_a_report_knows_the_line_of_every_key(tmp_path: Path) -> None:
    text = "a: 1\n\n# comment\nb:\n  c: 2\n  d:\n    - 3\n    - {e: 4}\n"
    _, report = read_yaml(file_of(tmp_path, text))
    for path in ("a", "b", "b.c", "b.d", "b.d[0]", "b.d[1].e"):
        report.add(path, "x")
    assert [problem.line for problem in report.problems] == [1, 4, 5, 6, 7, 8]


def test_what_has_no_line_has_that_of_what_is_around_it(tmp_path: Path) -> None:
    _, report = read_yaml(file_of(tmp_path, "a: 1\nb:\n  c: 2\n"))
    for path in ("b.missing.too", "b.c[7].x", "elsewhere", ""):
        report.add(path, "x")
    assert [problem.line for problem in report.problems] == [2, 3, 0, 1]


def test_a_key_that_stands_there_twice_is_noted_and_the_first_one_counts(tmp_path: Path) -> None:
    data, report = read_yaml(file_of(tmp_path, "a:\n  b: 1\n  c: 2\n  b: 3\n"))
    assert data == {"a": {"b": 1, "c": 2}}
    (problem,) = report.problems
    assert str(problem).endswith("mine.yaml:2: a.b: stands there twice, again in line 4")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a: [1,\nb: 2\n", 3, "is not YAML: while parsing a flow sequence of line 1: did not"),
        ("a:\n\tb: 1\n", 2, "is not YAML: found character that cannot start"),
        ("a: b: c\n", 1, "is not YAML: mapping values are not allowed"),
        ("a: 'b\n", 2, "is not YAML: while scanning a quoted scalar of line 1: found"),
        ("- 1\nb: 2\n", 2, "is not YAML: "),
        ("a: 1\n---\nb: 2\n", 2, "has more than one document"),
        ("a: &x 1\n", 1, "anchors and aliases are not allowed; write it out"),
        ("&x a: 1\n", 1, "anchors and aliases are not allowed; write it out"),
        ("a: 1\nb: *x\n", 2, "anchors and aliases are not allowed; write it out"),
        ("*x : 1\n", 1, "a key must be a word or a number"),
        ("&a [*a]\n", 1, "anchors and aliases are not allowed; write it out"),
        ("a: !!str 1\n", 1, "tags such as “tag:yaml.org,2002:str” are not allowed"),
        ("!!set {a}\n", 1, "tags such as “tag:yaml.org,2002:set” are not allowed"),
        ("!!int 5: 1\n", 1, "tags such as “tag:yaml.org,2002:int” are not allowed"),
        ("a: !own [1]\n", 1, "tags such as “!own” are not allowed"),
        ("a: 1\n? [1, 2]\n: 3\n", 2, "a key must be a word or a number"),
        ("? {a: 1}\n: 3\n", 1, "a key must be a word or a number"),
        ('"\\e[2J": 1\n', 1, "a key must be one short line; letters: at most 60"),
        ("a:\n  ? |\n    two\n    lines\n  : 1\n", 2, "a key must be one short line"),
    ],
)
def test_what_is_refused_with_its_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    assert refusal_of(tmp_path, text).startswith(f"mine.yaml:{line}: {why}")


def test_python_objects_are_never_made(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    for tag in ("object/apply:os.mkdir", "object/new:os.mkdir", "name:os.mkdir", "module:os"):
        text = f"a: !!python/{tag} ['{trap}']\n"
        assert "tags such as “tag:yaml.org,2002:python" in refusal_of(tmp_path, text)
    assert not trap.exists()


@pytest.mark.parametrize("byte", [b"\xff", b"\xc3", b"\xed\xa0\x80", "ä".encode("utf-16")])
def test_only_utf_8_is_text(tmp_path: Path, byte: bytes) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"name: " + byte)
    assert refusal(file) == "mine.yaml: cannot be read: it is not UTF-8 text"


@pytest.mark.parametrize("character", ["\0", "\x01", "\x1b", "\x7f"])
def test_control_characters_are_not_yaml(tmp_path: Path, character: str) -> None:
    why = refusal_of(tmp_path, f"a: x{character}y\n")
    assert why.startswith("mine.yaml: is not YAML: unacceptable character")


def test_a_file_may_have_so_many_bytes_and_no_more(tmp_path: Path) -> None:
    assert data_of(tmp_path, "a: 1 #".ljust(MAX_BYTES)) == {"a": 1}
    why = refusal_of(tmp_path, "a: 1 #".ljust(MAX_BYTES + 1))
    assert why == "mine.yaml: cannot be read: it is larger than 256 KiB"


def test_a_file_may_be_so_deep_and_no_deeper(tmp_path: Path) -> None:
    deep = MAX_DEPTH - 1
    assert str(data_of(tmp_path, "[" * deep + "1" + "]" * deep)).count("[") == deep
    why = f"mine.yaml:1: is nested too deeply; levels: at most {MAX_DEPTH}"
    assert refusal_of(tmp_path, "[" * MAX_DEPTH + "1" + "]" * MAX_DEPTH) == why
    assert refusal_of(tmp_path, "[" * 100_000) == why
    assert refusal_of(tmp_path, "{a: " * 50_000) == why
    assert refusal_of(tmp_path, "- " * 100_000) == why


def test_a_file_may_have_so_many_values_and_no_more(tmp_path: Path) -> None:
    assert len(data_of(tmp_path, "[" + "1," * (MAX_VALUES - 1) + "]")) == MAX_VALUES - 1
    why = refusal_of(tmp_path, "[" + "1," * MAX_VALUES + "]")
    assert why == f"mine.yaml:1: has too many values; at most: {MAX_VALUES}"


def test_a_long_key_cannot_fill_the_memory(tmp_path: Path) -> None:
    assert data_of(tmp_path, f"{'k' * MAX_KEY}: 1\n") == {"k" * MAX_KEY: 1}
    why = refusal_of(tmp_path, f"? {'k' * 100_000}\n: [{'1,' * 19_000}]\n")
    assert why == f"mine.yaml:1: a key must be one short line; letters: at most {MAX_KEY}"


def test_only_ordinary_files_are_opened(tmp_path: Path) -> None:
    missing, folder, link = tmp_path / "no.yaml", tmp_path / "folder.yaml", tmp_path / "link.yaml"
    folder.mkdir()
    link.symlink_to(missing)
    assert refusal(missing).startswith("no.yaml: cannot be read: No such file")
    assert refusal(link).startswith("link.yaml: cannot be read: No such file")
    assert refusal(folder) == "folder.yaml: cannot be read: it is a folder"
    assert "null" in refusal(Path("a\0b"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    assert refusal(pipe) == "pipe.yaml: cannot be read: it is not an ordinary file"
    if Path("/dev/zero").exists():
        assert refusal(Path("/dev/zero")).endswith("cannot be read: it is not an ordinary file")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads everything")
def test_a_file_that_may_not_be_read_says_so(tmp_path: Path) -> None:
    file = file_of(tmp_path, "a: 1")
    file.chmod(0)
    assert refusal(file) == "mine.yaml: cannot be read: Permission denied"


@pytest.mark.parametrize("name", FILES)
def test_both_yaml_parsers_read_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = read_yaml(FILES[name])[0]
    monkeypatch.setattr(reader, "_LOADER", yaml.SafeLoader)
    assert read_yaml(FILES[name])[0] == read
