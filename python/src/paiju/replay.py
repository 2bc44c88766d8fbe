"""Records as training data: every id that was named, with what its seat knew, what it might have named, and what came of it."""

import json
import os
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from paiju.engine import Engine, shared_engine
from paiju.engine.frames import LEARN, frame

LENGTH = struct.Struct("<I")
ALIGNED = 8


@dataclass(frozen=True)
class Lessons:
    """A row for every id. `reward` is what the seat gained until its next id, `returns` what it gained until the end."""

    game: str
    finished: bool
    seat: npt.NDArray[np.uint8]
    id: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    observation: npt.NDArray[np.uint8]
    reward: npt.NDArray[np.float64]
    returns: npt.NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.id)


def lessons(record: str, engine: Engine | None = None) -> Lessons:
    """Of the text of one record. One that the rules do not allow is an EngineRefused that names the line."""
    answer = (engine or shared_engine()).exchange(frame(LEARN, 0, record.encode()))
    (length,) = LENGTH.unpack_from(answer)
    head = json.loads(answer[LENGTH.size : LENGTH.size + length])
    start = -(-(LENGTH.size + length) // ALIGNED) * ALIGNED
    arrays = {}
    for field in head["fields"]:
        count = int(np.prod(field["shape"]))
        array = np.frombuffer(answer, field["type"], count, start + field["offset"])
        arrays[field["name"]] = array.reshape(field["shape"])
    returns = arrays.pop("return")
    return Lessons(game=head["game"], finished=head["finished"], returns=returns, **arrays)


def lessons_in(paths: "Iterable[str | os.PathLike[str]]", engine: Engine | None = None) -> Iterator[Lessons]:
    """Of files with one record each, such as `npx paiju sim --records` writes."""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            yield lessons(file.read(), engine)


def together(parts: Iterable[Lessons]) -> Lessons:
    """Those of several records of one game as one."""
    every = list(parts)
    if len({part.game for part in every}) != 1:
        raise ValueError("lessons of one game are needed, of one record at least")
    return Lessons(
        game=every[0].game,
        finished=all(part.finished for part in every),
        seat=np.concatenate([part.seat for part in every]),
        id=np.concatenate([part.id for part in every]),
        mask=np.concatenate([part.mask for part in every]),
        observation=np.concatenate([part.observation for part in every]),
        reward=np.concatenate([part.reward for part in every]),
        returns=np.concatenate([part.returns for part in every]),
    )
