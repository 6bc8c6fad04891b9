"""Whether the gaps of a lesson's texts are those that can be filled at their steps."""

from typing import Any

from azul_desktop.catalog.problems import Report
from azul_desktop.languages.gaps import gaps_of
from azul_desktop.teaching.words import NUMBERS, TILES

_OF_A_MOVE = ("points", "cost")


def check_texts(report: Report, data: dict[str, Any]) -> None:
    """Note what is wrong with the gaps of all texts of a lesson whose keys are right."""
    for key in ("title", "about"):
        _check(report, key, data[key], ())
    for number, step in enumerate(data["steps"]):
        path = f"steps[{number}]"
        known = [name for name in NUMBERS if "meant" in step or name not in _OF_A_MOVE]
        known += [TILES] if "tiles" in step else []
        texts = {f"{path}.heading": step["heading"], f"{path}.text": step["text"]}
        for index, wrong in enumerate(step.get("wrong", ())):
            texts[f"{path}.wrong[{index}].text"] = wrong["text"]
        for where, words in texts.items():
            _check(report, where, words, known)
        if "tiles" in step and not any("{tiles}" in _whole(words) for words in texts.values()):
            report.add(f"{path}.tiles", "no text of this step has a gap {tiles}", tiles="{tiles}")


def _whole(words: Any) -> str:
    return " ".join(words.values()) if isinstance(words, dict) else str(words)


def _check(report: Report, path: str, words: Any, known: tuple[str, ...] | list[str]) -> None:
    spoken = (
        {f"{path}.{code}": text for code, text in words.items()}
        if (isinstance(words, dict))
        else {path: words}
    )
    for where, text in spoken.items():
        gaps = gaps_of(text)
        if gaps is None:
            report.add(where, "its braces do not fit together")
            continue
        for name, form, conversion in sorted(gaps):
            if form or conversion:
                report.add(where, "a gap has a name only, such as {gap}", gap="{points}")
            elif name not in known:
                report.add_unknown(where, name[:40], known)
