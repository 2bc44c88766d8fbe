"""The options of a game, read from the table in its rule book."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from problem import Problem

BOOKS = Path(__file__).resolve().parents[2] / "packages/engine/src/rules"


@lru_cache(maxsize=None)
def book_text(game: str) -> str:
    return (BOOKS / game / "RULES.md").read_text(encoding="utf-8")


@lru_cache(maxsize=None)
def book_rows(game: str, *columns: str) -> list[list[str]]:
    """The rows of the table in a game's rule book that has these first columns; none where there is no such table."""
    lines = book_text(game).splitlines()
    head = "| " + " | ".join(columns) + " |"
    start = next((i + 2 for i, line in enumerate(lines) if line.startswith(head)), len(lines))
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def is_allowed(values: str, value: Any) -> bool:
    """Whether a value is among those of the table's second column."""
    if values == "yes, no":
        return isinstance(value, bool)
    if type(value) is int:
        return any(
            re.fullmatch(r"-?\d+(\.\.-?\d+)?", part) and int(part.split("..")[0]) <= value <= int(part.split("..")[-1])
            for part in values.split(", ")
        )
    if value is None:
        return "none" in values.split(", ")
    return isinstance(value, str) and value in values.split(", ") and ".." not in value


def version_of(game: str) -> int:
    """The version of the rules in a game's book."""
    found = re.search(r"^These rules are version (\d+)\b", book_text(game), re.MULTILINE)
    assert found is not None
    return int(found[1])


def read_value(text: str) -> Any:
    """A value as a table writes it."""
    if text in ("yes", "no"):
        return text == "yes"
    return None if text == "none" else int(text) if re.fullmatch(r"-?\d+", text) else text


def check_options(game: str, version: int, given: Any) -> dict[str, Any]:
    """
    All options that the game has in a version must be there with values that are allowed, and no others.
    Those that came later have the value with which play goes on as before.
    """
    if not isinstance(given, dict):
        raise Problem(1, "the options must be an object")
    later = {
        code: read_value(before)
        for code, since, before in book_rows(game, "code", "since version", "before")
        if int(since) > version
    }
    allowed = {code: values for code, values, *_ in book_rows(game, "code", "values") if code not in later}
    for code, values in allowed.items():
        if code not in given:
            raise Problem(1, f"the option {code} is missing")
        if not is_allowed(values, given[code]):
            raise Problem(1, f"the option {code} may be {values}, and it is {given[code]!r}")
    for code in given:
        if code not in allowed:
            raise Problem(1, f"there is no option {code}")
    return given | later
