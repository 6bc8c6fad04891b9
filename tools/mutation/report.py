"""What a run of mutants tells: for people, and as JSON."""

import json
from collections import Counter
from collections.abc import Sequence

from tools.mutation.run import Fate, Verdict


def score(verdicts: Sequence[Verdict]) -> float:
    """The share of mutants that were noticed; one that never ends is noticed, too."""
    noticed = sum(verdict.fate in (Fate.KILLED, Fate.TIMEOUT) for verdict in verdicts)
    return noticed / len(verdicts) if verdicts else 1.0


def as_text(verdicts: Sequence[Verdict]) -> str:
    """Everything that lives, and the figures."""
    lines = []
    for fate in (Fate.SURVIVED, Fate.UNTESTED):
        for verdict in sorted(verdicts, key=lambda one: (one.mutant.path, one.mutant.line)):
            if verdict.fate is fate:
                lines += [f"{fate}: {verdict.mutant.title}", *verdict.mutant.diff, ""]
    counts = Counter(verdict.fate for verdict in verdicts)
    lines.append(", ".join(f"{counts[fate]} {fate}" for fate in Fate))
    lines.append(f"score {score(verdicts):.1%} of {len(verdicts)} mutants")
    return "\n".join(lines)


def as_json(verdicts: Sequence[Verdict]) -> str:
    """Everything that is known about each mutant."""
    ordered = sorted(verdicts, key=lambda one: (one.mutant.path, one.mutant.line, one.mutant.kind))
    found = [
        {
            "file": verdict.mutant.path,
            "line": verdict.mutant.line,
            "kind": verdict.mutant.kind,
            "diff": verdict.mutant.diff,
            "fate": verdict.fate,
            "tests": verdict.tests,
            "seconds": round(verdict.seconds, 2),
        }
        for verdict in ordered
    ]
    return json.dumps({"score": round(score(verdicts), 4), "mutants": found}, indent=1) + "\n"
