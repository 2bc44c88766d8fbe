"""Decisions as `npm run net -- games` keeps them: packages/sim/src/experience/attempt.ts says what they are made of."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

CANDIDATES = 8
HOPES = 6


@dataclass
class Sizes:
    seats: int
    table: int
    row: int

    def dtype(self, size: int) -> np.dtype:
        traits = self.table + CANDIDATES * self.row
        spare = size - 8 - 4 * (2 * CANDIDATES + HOPES * self.seats) - traits
        return np.dtype(
            [
                ("rows", "u1"),
                ("chosen", "u1"),
                ("seat", "u1"),
                ("first", "u1"),
                ("brought", "<f4"),
                ("estimates", "<f4", CANDIDATES),
                ("chances", "<f4", CANDIDATES),
                ("hopes", "<f4", HOPES * self.seats),
                ("table", "i1", self.table),
                ("actions", "i1", (CANDIDATES, self.row)),
                ("spare", "u1", spare),
            ]
        )


@dataclass
class Experience:
    """Files of decisions as one list, read from disk where they are asked for."""

    sizes: Sizes
    unit: float
    games: int
    files: list[np.ndarray]

    def __len__(self) -> int:
        return sum(map(len, self.files))

    def part(self, start: int, end: int) -> np.ndarray:
        parts = []
        for file in self.files:
            parts.append(file[max(0, start) : max(0, end)])
            start, end = start - len(file), end - len(file)
        return np.concatenate(parts)


def read(paths: list[Path]) -> Experience:
    abouts = [json.loads(Path(f"{path}.json").read_text()) for path in paths]
    first = abouts[0]
    sizes = Sizes(first["seats"], first["table"], first["row"])
    kind = sizes.dtype(first["size"])
    files = [
        np.memmap(path, kind, "r", shape=about["decisions"])
        for path, about in zip(paths, abouts, strict=True)
    ]
    return Experience(sizes, first["unit"], sum(about["games"] for about in abouts), files)
