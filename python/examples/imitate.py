"""
Learns to play by watching: a small network in numpy sees the records of our greedy bots and is measured against random ones.
`python imitate.py` takes some minutes, shows how far it is, and draws `imitate.svg`. Nothing but paiju and numpy is needed.
"""

import argparse
import math
import sys
from pathlib import Path

import numpy as np
from network import Network
from plot import Point, curve

from paiju import Batch, games, random_ids
from paiju.replay import Lessons, lessons, together

ROWS = 64
MINIBATCH = 256
# How often each decision is looked at.
LOOKS = 4


def watch(game: str, matches: int, seed: str) -> Lessons:
    """What greedy bots did, with somebody random among them: they meet tables that their own play would not lead to."""
    seats = games()[game].seats
    batch = Batch(game, matches, seed=seed, lineup=[None, *["greedy"] * (seats - 1)], auto_reset=False)
    rng = np.random.default_rng(list(seed.encode()))
    seen: list[Lessons] = []
    is_over = np.zeros(matches, bool)
    while not is_over.all():
        # A row that is over begins its next match, which nobody watches.
        batch.step(random_ids(batch.mask, rng))
        for row in np.flatnonzero(batch.done.astype(bool) & ~is_over):
            seen.append(lessons(batch.record(int(row))))
            is_over[row] = True
    batch.close()
    return together(seen)


def gain(network: Network, game: str, matches: int, seed: str) -> tuple[float, float]:
    """Points a match in the first seat against random bots, and half of their 95 % interval."""
    seats = games()[game].seats
    batch = Batch(game, ROWS, seed=seed, lineup=[None, *["random"] * (seats - 1)])
    start = games()[game].start_points[games()[game].default_preset]
    gains: list[float] = []
    counted = np.zeros(ROWS, int)
    share = math.ceil(matches / ROWS)
    while counted.min() < share:
        batch.step(network.choose(batch.observation, batch.mask))
        # As many of each row: short matches would be counted more often than long ones.
        for row in np.flatnonzero(batch.done):
            if counted[row] < share:
                gains.append(float(batch.points[row, 0]) - start)
                counted[row] += 1
    batch.close()
    return float(np.mean(gains)), 1.96 * float(np.std(gains)) / math.sqrt(len(gains))


def bar(done: int, every: int, text: str) -> None:
    filled = 30 * done // every
    end = "\n" if done == every or not sys.stderr.isatty() else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{every} {text}{end}")
    sys.stderr.flush()


def main() -> None:
    read = argparse.ArgumentParser(description="learns by watching greedy bots")
    read.add_argument("--game", default="xuezhan", choices=list(games()))
    read.add_argument("--rounds", type=int, default=20, help="how often it watches, learns and is measured")
    read.add_argument("--matches", type=int, default=256, help="how many matches it watches in a round")
    read.add_argument("--measured", type=int, default=512, help="how many matches it is measured by")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--out", type=Path, default=Path("imitate.svg"))
    said = read.parse_args()
    described = games()[said.game]
    network = Network(described.observation_size, 128, len(described.ids), said.seed)
    rng = np.random.default_rng(said.seed)
    mean, off = gain(network, said.game, said.measured, f"measure {said.seed}")
    points: list[Point] = [(0, mean, off)]
    print(f"before: {mean:+.2f} ± {off:.2f} points a match against random bots")
    decisions = 0
    for done in range(1, said.rounds + 1):
        taught = watch(said.game, said.matches, f"{said.seed} {done}")
        # Where there is nothing to choose there is nothing to learn; the first seat is the random one.
        rows = np.flatnonzero((taught.mask.sum(axis=1) > 1) & (taught.seat != 0))
        decisions += len(rows)
        surprises: list[float] = []
        for _ in range(LOOKS):
            rng.shuffle(rows)
            for at in range(0, len(rows), MINIBATCH):
                some = rows[at : at + MINIBATCH]
                surprises.append(network.learn(taught.observation[some], taught.mask[some], taught.id[some]))
        mean, off = gain(network, said.game, said.measured, f"measure {said.seed}")
        points.append((done, mean, off))
        bar(
            done,
            said.rounds,
            f"{decisions} decisions, surprise {np.mean(surprises):.2f}, {mean:+.2f} ± {off:.2f} points a match",
        )
    print(f"after: {mean:+.2f} ± {off:.2f} points a match against random bots")
    title = f"{described.name}: learning from greedy bots"
    said.out.write_text(curve(points, title, "rounds", "points a match against random bots"))


if __name__ == "__main__":
    main()
