"""Many matches at once from one seat, in one engine."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from paiju.games import game_of
from paiju.gymnasium.opponents import Opponents, lineup_of
from paiju.match import Illegal, Observation
from paiju.vector import NOBODY, Batch

Told = dict[str, Any]


class SeatsEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """
    As `SeatEnv`, `num_envs` times. The step after the end of a match begins the next one, whatever its action is, and has no
    reward. With `copy=False` observations are views of memory that the next step overwrites.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        opponents: Opponents = "greedy",
        seat: int = 0,
        illegal: Illegal = "first",
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seat = seat
        self.illegal = illegal
        self.copy = copy
        self.batch = Batch(
            game,
            num_envs,
            preset=preset,
            options=options,
            lineup=lineup_of(game_of(game), seat, opponents),
            auto_reset=False,
        )
        described = self.batch.game
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (described.observation_size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (len(described.ids),), np.int8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(len(described.ids))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._early = self._owed()
        self._is_new = True

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Told]:
        """The first matches of a seed; without one the next of each row. One seed is for all of them together."""
        if isinstance(seed, list):
            raise ValueError(
                "one seed is for all rows: row n plays the matches n + 1, n + 1 + num_envs, ... of it"
            )
        super().reset(seed=seed)
        if seed is not None:
            self.batch.reset(seed)
        elif not self._is_new:
            for row in range(self.num_envs):
                self.batch.begin(row)
        self._is_new = False
        # Bots may end a match before the seat is asked anything.
        for row in np.flatnonzero(self.batch.done).tolist():
            while self.batch.done[row]:
                self.batch.begin(row)
        self._early = self._owed()
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_))

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Told]:
        named = np.asarray(actions).astype(np.int64)
        if named.shape != (self.num_envs,) or named.min() < 0 or named.max() >= len(self.batch.game.ids):
            raise ValueError(f"{self.num_envs} ids from 0 to {len(self.batch.game.ids) - 1} are needed")
        waiting = self.batch.seat == NOBODY
        is_illegal = (self.batch.mask[np.arange(self.num_envs), named] == 0) & ~waiting
        if self.illegal == "raise" and is_illegal.any():
            wrong = int(is_illegal.argmax())
            raise ValueError(f"row {wrong} may not name {named[wrong]} now")
        ids = np.where(is_illegal, self.batch.mask.argmax(axis=1), named)
        ids[waiting] = NOBODY
        self.batch.step(ids.astype(np.uint16))
        owed = self._owed()
        done = self.batch.done.astype(np.bool_)
        begun = waiting & ~done
        rewards = np.where(begun, 0.0, owed + np.where(waiting, 0.0, self._early))
        self._early = np.where(begun, owed, 0.0)
        return self._observations(), rewards, done, np.zeros(self.num_envs, np.bool_), self._infos(is_illegal)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _owed(self) -> npt.NDArray[np.float64]:
        return self.batch.owed[:, self.seat].copy()

    def _observations(self) -> Observation:
        mask = self.batch.mask.view(np.int8)
        if not self.copy:
            return {"observation": self.batch.observation, "action_mask": mask}
        return {"observation": self.batch.observation.copy(), "action_mask": mask.copy()}

    def _infos(self, is_illegal: npt.NDArray[np.bool_]) -> Told:
        return {"illegal": is_illegal, "_illegal": np.ones(self.num_envs, np.bool_)}
