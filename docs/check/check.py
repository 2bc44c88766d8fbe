#!/usr/bin/env python3
"""Checks records of Paiju games, with nothing but Python 3.10 or later.

    python3 docs/check/check.py FILE...

Plays every record again from its header and its actions, works out every other line, and says the first line that
differs; where people made the wall, it works that out too. Exit code 0: all agree. 1: some do not. 2: a file cannot
be read, or none was named.

Written from docs/record-format.md, docs/wall.md, docs/fair-wall.md and the rule books, not from the engine, so that
the two can check each other.
"""

import sys
from collections import Counter

from problem import Problem
from record import check_record


def main(paths: list[str]) -> int:
    if not paths or any(path.startswith("-") for path in paths):
        print("usage: check.py FILE...", file=sys.stderr)
        return 2
    counts: Counter[str] = Counter()
    code = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8-sig") as file:
                text = file.read()
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "not UTF-8 text"
            print(f"check.py: cannot read {path}: {reason}", file=sys.stderr)
            return 2
        try:
            counts += check_record(text)
            counts["records"] += 1
        except Problem as problem:
            print(f"{path}, line {problem.line}: {problem}")
            code = 1
    agree = f"{counts['actions']} actions, {counts['events']} events and {counts['transfers']} transfers"
    print(f"{counts['records']} of {len(paths)} records agree: {agree}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
