"""Records in, training data out; `random_games.py` compares each row with what the environment said."""

from pathlib import Path

import numpy as np
import pytest

from paiju import Batch, EngineRefused, games, random_ids
from paiju.replay import lessons, lessons_in, together


def record_of(game: str, seed: int) -> str:
    batch = Batch(game, seed=seed, auto_reset=False)
    rng = np.random.default_rng(seed)
    while not batch.done[0]:
        batch.step(random_ids(batch.mask, rng))
    return batch.record(0)


def test_records_of_files_become_one(game: str, tmp_path: Path) -> None:
    paths = []
    for seed in range(3):
        path = tmp_path / f"{seed}.jsonl"
        path.write_text(record_of(game, seed))
        paths.append(path)
    parts = list(lessons_in(paths))
    every = together(parts)
    assert len(every) == sum(len(part) for part in parts)
    assert every.observation.shape == (len(every), games()[game].observation_size)
    assert every.mask[np.arange(len(every)), every.id].all()
    assert every.finished


def test_records_of_our_bots_can_be_learnt_from() -> None:
    batch = Batch("xuezhan", seed=1, lineup=[None, "greedy", "greedy", "greedy"], auto_reset=False)
    while not batch.done[0]:
        batch.step([int(batch.mask[0].argmax())])
    taught = lessons(batch.record(0))
    assert set(taught.seat.tolist()) == {0, 1, 2, 3}


def test_a_record_that_is_wrong_is_refused_with_its_line() -> None:
    record = record_of("xuezhan", 1).split("\n")
    with pytest.raises(EngineRefused, match="line 1:"):
        lessons("{}")
    action = next(i for i, line in enumerate(record) if line.startswith('{"seat"'))
    record[action] = '{"seat":0,"action":{"type":"fly"}}'
    with pytest.raises(EngineRefused, match=f"line {action + 1}: "):
        lessons("\n".join(record))
    with pytest.raises(ValueError, match="one game"):
        together([])
