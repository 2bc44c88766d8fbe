"""One match as the single environments play it: a batch of one row, and what is common to their ways of asking."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from paiju.games import game_of
from paiju.render import Renderer
from paiju.vector import Batch, Lineup

Illegal = Literal["raise", "first"]
Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES = ["human", "ansi", "rgb_array"]


class Match:
    """
    `illegal` says what becomes of an id that is not in the mask: `raise` a ValueError, or take the `first` id of the mask instead
    and say so in the info. PettingZoo's and Gymnasium's own checkers name ids without looking at masks.
    """

    def __init__(
        self,
        game: str,
        *,
        preset: str | None,
        options: dict[str, Any] | None,
        lineup: Lineup | None,
        privileged: bool,
        illegal: Illegal,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode}; there are {', '.join(RENDER_MODES)}")
        if illegal not in ("raise", "first"):
            raise ValueError(f"illegal is raise or first, not {illegal}")
        self.game = game_of(game)
        self.illegal = illegal
        self._privileged = privileged
        self.was_illegal = False
        self._renderer = Renderer(render_mode)
        self._is_new = True
        self.batch = Batch(
            game,
            preset=preset,
            options=options,
            lineup=lineup,
            privileged=privileged,
            auto_reset=False,
        )

    @property
    def seat(self) -> int:
        """Who is asked; 255 when the match is over."""
        return int(self.batch.seat[0])

    @property
    def is_over(self) -> bool:
        return bool(self.batch.done[0])

    def begin(self, seed: int | str | None) -> None:
        """The first match of a seed; without one the next, and at first one that nobody can foresee."""
        self.was_illegal = False
        if seed is not None:
            self.batch.reset(seed)
        elif not self._is_new:
            self.batch.begin(0)
        self._is_new = False

    def act(self, action: Any) -> None:
        """The seat that is asked names an id."""
        chosen = int(action)
        mask = self.batch.mask[0]
        self.was_illegal = not (0 <= chosen < len(mask) and mask[chosen])
        if self.was_illegal and self.illegal == "raise":
            raise ValueError(
                f"seat {self.seat} may not name {chosen} now, but {np.flatnonzero(mask).tolist()}"
            )
        self.batch.step([int(mask.argmax()) if self.was_illegal else chosen])

    def observation(self) -> Observation:
        """What the seat that is asked may know and name."""
        return {"observation": self.batch.observation[0].copy(), "action_mask": self.mask()}

    def mask(self) -> npt.NDArray[np.int8]:
        mask: npt.NDArray[np.int8] = self.batch.mask[0].astype(np.int8)
        return mask

    def everything(self) -> npt.NDArray[np.uint8]:
        """The privileged observation: only where it was asked for."""
        if not self._privileged:
            raise ValueError(
                "make the environment with privileged=True: its state has every hand and the wall"
            )
        return np.array(self.batch.privileged[0])

    def no_mask(self) -> npt.NDArray[np.int8]:
        """Of a seat that is not asked."""
        return np.zeros(len(self.game.ids), np.int8)

    def info(self, mask: npt.NDArray[np.int8]) -> dict[str, Any]:
        return {"action_mask": mask, "illegal": self.was_illegal}

    def render(self, seat: int | None) -> "str | npt.NDArray[np.uint8] | None":
        return self._renderer.render(self.batch, seat)

    def observation_space(self) -> spaces.Dict:
        size, ids = self.game.observation_size, len(self.game.ids)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (ids,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.game.ids))
