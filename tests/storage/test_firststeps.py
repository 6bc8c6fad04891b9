"""What a newcomer was asked and offered: kept, and whatever else the file says is as nothing."""

import json
from pathlib import Path

import pytest

from azul_desktop.storage.firststeps import (
    FILE,
    FirstSteps,
    first_steps_file,
    first_steps_of,
    first_steps_values,
)


def test_it_is_kept(tmp_path: Path) -> None:
    steps = FirstSteps(answered=True, offered=("apprentice", "artisan"))
    first_steps_file(tmp_path).change(first_steps_values(steps), {})
    assert first_steps_of(first_steps_file(tmp_path).read().values) == steps


@pytest.mark.parametrize(
    ("values", "steps"),
    [
        ({}, FirstSteps()),
        ({"answered": 1}, FirstSteps()),
        ({"answered": "yes", "offered": "artisan"}, FirstSteps()),
        ({"answered": True, "offered": [1, "master", None]}, FirstSteps(True, ("master",))),
        ({"offered": ["x" * 5000]}, FirstSteps()),
        ({"offered": ["x"] * 5000}, FirstSteps(offered=("x",) * 20)),
    ],
)
def test_what_makes_no_sense_is_as_nothing(
    tmp_path: Path, values: dict[str, object], steps: FirstSteps
) -> None:
    (tmp_path / FILE).write_text(json.dumps({"format": 1, **values}))
    found, _ = first_steps_file(tmp_path).settle()
    assert first_steps_of(found) == steps
