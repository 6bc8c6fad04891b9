"""The first pass over an edition: is every key known, and every value one that may be there?"""

from typing import Any

from azul_desktop.catalog.checks import Check, mapping, record, text
from azul_desktop.catalog.derive import keys_of
from azul_desktop.catalog.families import FAMILIES
from azul_desktop.catalog.keys import Head
from azul_desktop.catalog.merge import MAX_VARIANTS, merged
from azul_desktop.catalog.problems import Report

_HEAD, _ = keys_of(Head)
_SIDES = {name: keys_of(family.side_keys)[0] for name, family in FAMILIES.items()}
_OTHERS = {name: keys_of(family.other_keys) for name, family in FAMILIES.items()}
_VARIANT = text(r"[a-z]{1,20}", "grey")


def check_schema(report: Report, data: Any) -> None:
    """Note every key and value of a file that does not belong there."""
    family = data.get("family") if isinstance(data, dict) else None
    if not isinstance(family, str) or family not in FAMILIES:  # other keys cannot be judged
        record(_HEAD, _keys_of_any_family())(report, "", data)
        return
    variants = mapping(_VARIANT, _side(_SIDES[family], data), 1, MAX_VARIANTS)
    required, optional = _OTHERS[family]
    keys = _HEAD | _SIDES[family] | {"variants": variants} | required
    record(keys, optional)(report, "", data)


def _side(keys: dict[str, Check], data: dict[Any, Any]) -> Check:
    """What a variant changes, each of its tables completed by what it leaves as it is."""
    check = record({}, keys)

    def check_changes(report: Report, path: str, changes: Any) -> None:
        if isinstance(changes, dict):
            changes = merged({key: data[key] for key in changes if key in data}, changes)
        check(report, path, changes)

    return check_changes


def _keys_of_any_family() -> dict[str, Check]:
    found: dict[str, Check] = {"variants": _anything}
    for name in FAMILIES:
        required, optional = _OTHERS[name]
        found |= dict.fromkeys((*_SIDES[name], *required, *optional), _anything)
    return found


def _anything(report: Report, path: str, value: Any) -> None:
    """Any value will do."""
