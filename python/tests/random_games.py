"""
Random matches that check themselves: `python random_games.py 1000` plays so many over all presets. The points an episode moves are
those of its record, and the record, played again, asks the same seats for the same ids and shows them the same.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from paiju import NOBODY, Batch, games, random_ids
from paiju.replay import lessons

ROWS = 32


class Row:
    """What a row has said of its match since it began."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.ids: list[int] = []
        self.masks: list[bytes] = []
        self.observations: list[bytes] = []
        self.rewards: list[list[float]] = []

    def note(self, batch: Batch, row: int, named: int) -> None:
        self.seats.append(int(batch.seat[row]))
        self.ids.append(named)
        self.masks.append(batch.mask[row].tobytes())
        self.observations.append(batch.observation[row].tobytes())


def ledger(record: str, seats: int) -> list[float]:
    """What the transfers of a record have moved to each seat; what comes from or goes to the bank is nobody's."""
    gained = [0.0] * seats
    for line in record.split("\n"):
        transfer: dict[str, Any] | None = json.loads(line).get("transfer")
        if transfer is None:
            continue
        if transfer["from"] != "bank":
            gained[transfer["from"]] -= transfer["points"]
        if transfer["to"] != "bank":
            gained[transfer["to"]] += transfer["points"]
    return gained


def check(batch: Batch, row: int, told: Row, start: float) -> None:
    """The match in this row is over: everything it has said against its record."""
    record = batch.record(row)
    gained = ledger(record, batch.game.seats)
    moved = np.sum(told.rewards, axis=0).tolist()
    assert moved == gained, "the rewards are not the ledger of the record"
    assert (batch.points[row] - start).tolist() == gained, "the return is not the ledger of the record"
    if batch.game.game != "haiyuki":
        assert sum(gained) == 0, "points came from nowhere"
        assert all(sum(each) == 0 for each in told.rewards), "the rewards of a step do not add up to 0"
    taught = lessons(record)
    assert taught.finished
    assert taught.seat.tolist() == told.seats
    assert taught.id.tolist() == told.ids
    assert taught.mask.tobytes() == b"".join(told.masks)
    assert taught.observation.tobytes() == b"".join(told.observations)
    for seat in range(batch.game.seats):
        mine = taught.seat == seat
        if mine.any():
            assert taught.returns[mine.argmax()] == gained[seat]
            assert taught.reward[mine].sum() == gained[seat]


def play(game: str, preset: str, matches: int, seed: str) -> Iterator[int]:
    """Plays and checks so many; says how many are done now and then."""
    batch = Batch(game, min(ROWS, matches), preset=preset, seed=seed, auto_reset=False)
    start = batch.game.start_points[preset]
    rng = np.random.default_rng(list(seed.encode()))
    rows = [Row() for _ in range(batch.rows)]
    done = 0
    while done < matches:
        ids = random_ids(batch.mask, rng)
        asked = batch.seat != NOBODY
        for row in np.flatnonzero(asked):
            rows[row].note(batch, row, int(ids[row]))
        batch.step(ids)
        for row in range(batch.rows):
            if asked[row]:
                rows[row].rewards.append(batch.moved[row].tolist())
            if batch.done[row]:
                check(batch, row, rows[row], start)
                rows[row] = Row()
                done += 1
        yield min(done, matches)
    batch.close()


def play_all(matches: int, seed: str, show: Callable[[str, int, int], None]) -> None:
    tables = [(game.game, preset) for game in games().values() for preset in game.presets]
    before = 0
    for place, (game, preset) in enumerate(tables):
        share = matches * (place + 1) // len(tables) - matches * place // len(tables)
        if share == 0:
            continue
        for done in play(game, preset, share, seed):
            show(f"{game} {preset}", before + done, matches)
        before += share


class Bar:
    """How far it has come: a bar on a terminal, else a line now and then."""

    def __init__(self) -> None:
        self._begun = self._told = time.monotonic()

    def show(self, what: str, done: int, every: int) -> None:
        now = time.monotonic()
        is_last = done == every
        if now - self._told < (0.2 if sys.stderr.isatty() else 10) and not is_last:
            return
        self._told = now
        rate = done / max(now - self._begun, 1e-9)
        left = (every - done) / rate if rate else 0
        text = f"{done}/{every} {what}, {rate:.0f}/s, {left:.0f} s left"
        if sys.stderr.isatty():
            filled = 30 * done // every
            sys.stderr.write(
                f"\r\x1b[K[{'#' * filled}{'.' * (30 - filled)}] {text}{chr(10) if is_last else ''}"
            )
        else:
            sys.stderr.write(f"{text}\n")
        sys.stderr.flush()


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    first = sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns() % 10**9)
    print(f"{count} random matches from seed {first}")
    play_all(count, first, Bar().show)
    print(f"{count} matches: rewards, returns and records agree, id by id")
