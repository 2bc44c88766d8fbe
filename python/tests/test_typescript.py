"""What Python is told is what the engine says without Python in between: `test/python.test.ts` writes down the latter."""

import hashlib
import json
import os
from pathlib import Path

import numpy as np

from paiju import Batch


def test_every_byte_is_what_typescript_says(game: str, preset: str) -> None:
    expected = json.loads(Path(os.environ["PAIJU_EXPECTED"]).read_text())[f"{game} {preset}"]
    batch = Batch(game, 2, preset=preset, seed=f"{game} {preset}", privileged=True)
    said = hashlib.sha256()
    names = [field.name for field in batch.game.fields]
    for step in range(expected["steps"]):
        for name in names:
            said.update(np.ascontiguousarray(getattr(batch, name)).tobytes())
        legal = [np.flatnonzero(mask) for mask in batch.mask]
        batch.step([int(each[(step * 7 + row) % len(each)]) for row, each in enumerate(legal)])
    assert said.hexdigest() == expected["sha256"]
