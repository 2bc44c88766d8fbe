"""Our environments, with a policy that names any id of the mask."""

import functools
from typing import Any

import numpy as np
from clock import rate

from paiju import Batch, Engine, random_ids
from paiju.pettingzoo import xuezhan_v1


def batch(game: str, transport: Any, rows: int, seconds: float) -> float:
    engine = Engine()
    try:
        matches = Batch(game, rows, seed=f"speed {rows}", engine=engine, transport=transport)
        rng = np.random.default_rng(1)

        def step() -> int:
            matches.step(random_ids(matches.mask, rng))
            return rows

        return rate(step, seconds, engine.pid)
    finally:
        engine.close()


def in_turn(rows: int, seconds: float) -> float:
    """PettingZoo's way: an observation, a mask and a step at a time."""
    env: Any = xuezhan_v1.env()
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step() -> int:
        *_, termination, _, info = env.last()
        if termination:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        return 1

    return rate(step, seconds, env.unwrapped.match.batch.engine.pid)


ROWS = (1, 16, 64, 256)
OURS = {
    "paiju xuezhan, mapped file": (functools.partial(batch, "xuezhan", "mapped"), ROWS),
    "paiju xuezhan, pipe": (functools.partial(batch, "xuezhan", "pipe"), ROWS),
    "paiju wuhan, mapped file": (functools.partial(batch, "wuhan", "mapped"), ROWS),
    "paiju haiyuki, mapped file": (functools.partial(batch, "haiyuki", "mapped"), ROWS),
    "paiju xuezhan as PettingZoo's env()": (in_turn, (1,)),
}
