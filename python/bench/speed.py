"""
Steps a second of processor time with a random masked policy, ours beside others', as the table of docs/research.md: `npm run
python:speed`. A step is one decision of one seat with its observation and mask. What is not installed is named and left out.
"""

import contextlib
import io
import os
import sys
from collections.abc import Callable

from ours import OURS, ROWS
from peers import PEERS

Measured = tuple[Callable[[int, float], float], tuple[int, ...]]


def cell(measure: Callable[[int, float], float], rows: int, seconds: float) -> str:
    with contextlib.redirect_stdout(io.StringIO()):
        return f"{measure(rows, seconds):,.0f}"


def line(name: str, measured: Measured, seconds: float) -> str:
    measure, asked = measured
    cells = []
    for rows in ROWS:
        print(f"{name}, {rows} at once: {seconds:g} s", file=sys.stderr)
        cells.append(cell(measure, rows, seconds) if rows in asked else "")
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    print(f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores\n")
    print(f"| steps a CPU second, matches at once: | {' | '.join(map(str, ROWS))} |")
    print(f"|---|{'---:|' * len(ROWS)}")
    for name, measured in {**OURS, **PEERS}.items():
        if only not in name:
            continue
        try:
            print(line(name, measured, seconds), flush=True)
        except ImportError as missing:
            print(f"{name}: {missing}", file=sys.stderr)


if __name__ == "__main__":
    main()
