"""A whole run on a small tree: what is noticed, what lives, and that the tree stays whole."""

import json
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

from tests.house.trees import tree
from tools.mutation.__main__ import ROOT, sampled
from tools.mutation.mutants import Mutant
from tools.mutation.report import as_text, score
from tools.mutation.run import Fate, Verdict, chosen, unknown
from tools.mutation.trial import Outcome, Result

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
CODE = """
def larger(a, b):
    return a if a > b else b

def down(n):
    while n > 0:
        n -= 1
    return "done"
"""
TESTS = """
from azul_desktop.a import down, larger

def test_it():
    assert larger(1, 2) == 2
    assert larger(2, 1) == 2
    assert down(2) == "done"
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return tree(
        tmp_path / "tree",
        azul_desktop____init__="",
        azul_desktop__a=CODE,
        azul_desktop__b="x = 1\n",
        tests____init__="",
        tests__test_a=TESTS,
        tests__test_more=TESTS,
    )


def test_a_run_tells_what_lives(small: Path, tmp_path: Path) -> None:
    before = {file: file.read_bytes() for file in small.rglob("*.py")}
    report = tmp_path / "report" / "all.json"
    command = [sys.executable, "-m", "tools.mutation", "--root", str(small), "--to", str(report)]
    command += ["--under", "azul_desktop", "--count", "99", "--jobs", "2", "--files", "1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    assert {file: file.read_bytes() for file in small.rglob("*.py")} == before
    told = json.loads(report.read_text())
    fates = {"".join(one["diff"][-1:]).strip("+ "): one["fate"] for one in told["mutants"]}
    assert fates["return a if a >= b else b"] == "survived"
    assert fates["return None"] == "killed"
    assert fates["n += 1"] == "timeout"
    assert fates["x = 2"] == "no tests"
    assert "survived: azul_desktop/a.py:3  comparison\n" in run.stdout
    assert f"score {told['score']:.1%} of {len(told['mutants'])} mutants" in run.stdout


def test_the_same_seed_takes_the_same_mutants(small: Path) -> None:
    one, again, other = (sampled(small, ["azul_desktop"], 4, seed) for seed in (1, 1, 2))
    assert one == again != other
    assert len(one) == 4
    assert {mutant.path for mutant in sampled(small, ["azul_desktop/b.py"], 9, 1)} == {
        "azul_desktop/b.py"
    }


def test_only_tests_that_work_are_asked_and_not_for_too_long() -> None:
    slow, broken, quick, other = (PurePosixPath(f"tests/test_{n}.py") for n in range(4))
    baseline = {
        slow: Result(Outcome.PASSED, 30),
        broken: Result(Outcome.FAILED, 1),
        quick: Result(Outcome.PASSED, 1),
        other: Result(Outcome.PASSED, 2),
    }
    assert chosen([slow, quick], baseline, 4, 20)[0] == [slow]
    tests, seconds = chosen([broken, quick, slow, other], baseline, 4, 20)
    assert tests == [quick, other]
    assert seconds > 3
    assert chosen([quick, other], baseline, 1, 20)[0] == [quick]
    assert chosen([broken], baseline, 4, 20)[0] == []
    assert chosen([PurePosixPath("tests/test_untried.py"), quick], baseline, 4, 20)[0] == [quick]


def test_no_more_tests_are_tried_than_are_needed() -> None:
    one, two, three = (PurePosixPath(f"tests/test_{n}.py") for n in range(3))
    assert unknown([one, two, three], {}, 2) == [one, two]
    broken = {one: Result(Outcome.TIMEOUT, 9), two: Result(Outcome.PASSED, 1)}
    assert unknown([one, two, three], broken, 2) == [three]
    assert unknown([two, three], broken, 1) == []
    assert unknown([one], broken, 2) == []
    many = {test: Result(Outcome.PASSED, 1) for test in (one, two)}
    assert unknown([one, two, three, PurePosixPath("x")], many, 1) == []


def test_the_score_is_the_share_that_was_noticed() -> None:
    mutant = Mutant("a.py", 1, "constant", "", ("- 1", "+ 2"))
    verdicts = [Verdict(mutant, fate, (), 0.0) for fate in Fate]
    assert score(verdicts) == 0.5
    assert score([]) == 1.0
    assert as_text(verdicts).splitlines()[:3] == ["survived: a.py:1  constant", "- 1", "+ 2"]
    assert "1 killed, 1 survived, 1 timeout, 1 no tests" in as_text(verdicts)
