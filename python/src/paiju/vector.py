"""Many matches at once: every step names one id in each, and the results are numpy arrays over one buffer."""

import secrets
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from paiju.engine import Engine, shared_engine
from paiju.engine.frames import FETCH, HEAD, LOOK, STEP, frame
from paiju.games import game_of
from paiju.memory import Memory, Transport

# Who is asked where a match is over; as an id in such a row it begins the next match.
NOBODY = 255

Lineup = Sequence[str | None]
Ids = npt.NDArray[np.integer[Any]]
LARGEST_ID = 0xFFFF


class Batch:
    """
    `rows` matches in hand. The arrays are views of one buffer that the next step overwrites: copy what you keep.

    `lineup` has the level of the bot in each seat, and None for a seat that is asked. With `auto_reset` the next match of a row
    begins in the step that ends one; else the row waits with seat 255 and an empty mask until it is given the id 255.
    """

    points: npt.NDArray[np.float64]
    moved: npt.NDArray[np.float64]
    owed: npt.NDArray[np.float64]
    reward: npt.NDArray[np.float64]
    match: npt.NDArray[np.uint32]
    seat: npt.NDArray[np.uint8]
    done: npt.NDArray[np.uint8]
    rounds: npt.NDArray[np.uint8]
    rank: npt.NDArray[np.uint8]
    mask: npt.NDArray[np.uint8]
    observation: npt.NDArray[np.uint8]
    privileged: npt.NDArray[np.uint8]

    def __init__(
        self,
        game: str,
        rows: int = 1,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        lineup: Lineup | None = None,
        privileged: bool = False,
        auto_reset: bool = True,
        transport: Transport = "auto",
        engine: Engine | None = None,
    ) -> None:
        self.game = game_of(game)
        self.rows = rows
        self.engine = engine or shared_engine()
        kinds = [field for field in self.game.fields if privileged or field.name != "privileged"]
        size = sum(max(rows, 0) * field.columns * np.dtype(field.type).itemsize for field in kinds)
        self._memory = Memory(max(size, 1), transport)
        try:
            made = self.engine.ask(
                "make",
                game=game,
                rows=rows,
                preset=preset,
                options=options or {},
                seed=seed_text(seed),
                lineup=list(lineup) if lineup is not None else [None] * self.game.seats,
                privileged=privileged,
                autoReset=auto_reset,
                file=self._memory.path,
            )
        finally:
            self._memory.opened()
        self.options: dict[str, Any] = made["options"]
        self._batch: int = made["batch"]
        self._close = weakref.finalize(self, self.engine.abandon, self._batch)
        # The engine ends by itself when Python does.
        self._close.atexit = False
        self._request = bytearray(HEAD.pack(2 * rows, STEP, self._batch) + bytes(2 * rows))
        self._ids = np.frombuffer(self._request, "<u2", offset=HEAD.size)
        at = 0
        for field in kinds:
            dtype = np.dtype(field.type)
            end = at + rows * field.columns * dtype.itemsize
            view = (
                self._memory.array[at:end]
                .view(dtype)
                .reshape((rows, field.columns)[: 1 + (field.columns > 1)])
            )
            view.flags.writeable = False
            setattr(self, field.name, view)
            at = end
        self._fetch()

    def step(self, ids: "Ids | Sequence[int]") -> None:
        """Names one id in every row. Where one of them may not be named, nothing happens in any, and a ValueError says which."""
        given = np.asarray(ids)
        if given.shape != (self.rows,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{self.rows} whole numbers are needed, not {given.dtype} of shape {given.shape}"
            )
        if given.dtype.itemsize > 2 and (given.min() < 0 or given.max() > LARGEST_ID):
            raise ValueError(f"ids are from 0 to {len(self.game.ids) - 1}")
        self._ids[:] = given
        self.engine.exchange(self._request, self._memory.into)

    def reset(self, seed: int | str | None = None) -> None:
        """Begins anew with the first matches of a seed."""
        self._ask("reset", seed=seed_text(seed))
        self._fetch()

    def begin(self, row: int) -> None:
        """Begins the next match of a row, whether the one before is over or not."""
        self._ask("begin", row=row)
        self._fetch()

    def save(self, row: int) -> dict[str, Any]:
        """The match of a row as something that survives JSON."""
        saved: dict[str, Any] = self._ask("save", row=row)
        return saved

    def restore(self, row: int, saved: dict[str, Any]) -> None:
        """Goes on with a saved match in this row."""
        self._ask("restore", row=row, saved=saved)
        self._fetch()

    def record(self, row: int) -> str:
        """The record of the match in hand, up to now: `npx paiju replay` and every other reader of records takes it."""
        record: str = self._ask("record", row=row)
        return record

    def look(self, row: int) -> npt.NDArray[np.uint8]:
        """What every seat of a row may know, asked or not."""
        body = self.engine.exchange(frame(LOOK, self._batch, int(row).to_bytes(2, "little")))
        return np.frombuffer(body, np.uint8).reshape(self.game.seats, self.game.observation_size)

    def board(self, row: int, seat: int | None = None, width: int = 100) -> str:
        """The table as the terminal draws it, as a seat sees it or as everybody does."""
        board: str = self._ask("board", row=row, seat=seat, width=width)
        return board

    def scene(self, row: int, seat: int | None = None) -> dict[str, Any]:
        """The table as rows of tiles by seat."""
        scene: dict[str, Any] = self._ask("scene", row=row, seat=seat)
        return scene

    def close(self) -> None:
        """Frees it in the engine. Closing twice does nothing."""
        self._close()

    def _ask(self, do: str, **fields: Any) -> Any:
        return self.engine.ask(do, self._batch, **fields)

    def _fetch(self) -> None:
        self.engine.exchange(frame(FETCH, self._batch, b""), self._memory.into)


def seed_text(seed: int | str | None) -> str:
    """Any text is a seed, and so is a number as it is written. None is a seed that nobody can foresee."""
    return secrets.token_hex(32) if seed is None else str(seed)


def random_ids(mask: npt.NDArray[np.uint8], rng: np.random.Generator) -> npt.NDArray[np.uint16]:
    """For each row any id of its mask, all of them as likely; 255 where there is none."""
    reached = mask.cumsum(axis=1, dtype=np.uint8)
    counts = reached[:, -1]
    wanted = (rng.random(len(mask)) * counts).astype(np.uint8)
    ids: npt.NDArray[np.uint16] = (reached > wanted[:, None]).argmax(axis=1).astype(np.uint16)
    if not counts.all():
        ids[counts == 0] = NOBODY
    return ids
