"""The options of a game, read from the table in its rule book."""

import re
from pathlib import Path
from typing import Any

from problem import Problem

BOOKS = Path(__file__).resolve().parents[2] / "packages/engine/src/rules"


def book_rows(game: str, *columns: str) -> list[list[str]]:
    """The rows of the table in a game's rule book that has these first columns."""
    lines = (BOOKS / game / "RULES.md").read_text(encoding="utf-8").splitlines()
    head = "| " + " | ".join(columns) + " |"
    start = next(i for i, line in enumerate(lines) if line.startswith(head)) + 2
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


def check_options(game: str, given: Any) -> None:
    """All options of the game must be there with values that are allowed, and no others."""
    if not isinstance(given, dict):
        raise Problem(1, "the options must be an object")
    allowed = {code: values for code, values, *_ in book_rows(game, "code", "values")}
    for code, values in allowed.items():
        if code not in given:
            raise Problem(1, f"the option {code} is missing")
        if not is_allowed(values, given[code]):
            raise Problem(1, f"the option {code} may be {values}, and it is {given[code]!r}")
    for code in given:
        if code not in allowed:
            raise Problem(1, f"there is no option {code}")
