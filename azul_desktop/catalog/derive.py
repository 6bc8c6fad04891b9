"""From the types of an edition's keys, each with its limits, to the checks of a file."""

from collections.abc import Mapping
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from azul_desktop.boards.limits import Limit, Multiple, Number, Size, Spoken, Text, Whole, Word
from azul_desktop.catalog.checks import (
    Check,
    either,
    mapping,
    multiple,
    number,
    pair,
    record,
    sequence,
    spoken,
    text,
    whole,
    word,
)


def keys_of(table: type[Mapping[str, Any]]) -> tuple[dict[str, Check], dict[str, Check]]:
    """The checks of the keys that a `TypedDict` must have, and of those that it may have."""
    required: dict[str, Check] = {}
    optional: dict[str, Check] = {}
    for name, hint in get_type_hints(table, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            optional[name] = check_of(get_args(hint)[0])
        else:
            required[name] = check_of(hint)
    return required, optional


def check_of(hint: Any) -> Check:
    """The check of a type: a table, a pair, a word, or what its limits say."""
    if is_typeddict(hint):
        return record(*keys_of(hint))
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _limited(*parts)
    if origin is Literal:
        return word(parts)
    if origin is tuple:
        first, second = map(check_of, parts)
        return pair(first, second)
    if origin in (Union, UnionType):
        plain, listed = map(check_of, parts)
        return either(plain, listed)
    raise TypeError(f"nothing says what is right for {hint}")


def _limited(hint: Any, limit: Limit) -> Check:
    match limit:
        case Whole(low, high):
            return whole(low, high)
        case Number(low, high):
            return number(low, high)
        case Multiple(step, high):
            return multiple(step, high)
        case Text(pattern, example):
            return text(pattern, example)
        case Spoken(pattern, example):
            return spoken(pattern, example)
        case Word(known):
            return word(known)
        case Size(fewest, most):
            *keys, entries = map(check_of, get_args(hint))
            if keys:
                return mapping(keys[0], entries, fewest, most)
            return sequence(entries, fewest, most)
