"""Processor time, of this process and of those that work for it."""

import os
import time
from collections.abc import Callable
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Of another process, in user and system, as Linux counts it: in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def rate(step: Callable[[], int], seconds: float, helper: int | None = None) -> float:
    """How many steps a second of processor time: `step` does some and says how many. A third of the time is for warming up."""

    def used() -> float:
        return time.process_time() + (cpu_of(helper) if helper is not None else 0.0)

    start = used()
    while used() - start < seconds / 3:
        step()
    start, done = used(), 0
    while True:
        # To ask for the time costs as much as some steps.
        until = time.perf_counter() + 0.05
        while time.perf_counter() < until:
            done += step()
        if (spent := used() - start) >= seconds:
            return done / spent
