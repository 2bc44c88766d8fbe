"""One match at a time from one seat."""

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from paiju.games import game_of
from paiju.gymnasium.opponents import Opponents, lineup_of
from paiju.match import RENDER_MODES, Illegal, Match, Observation


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """
    The points the seat wins or loses until it is asked again are its reward; over a match they add up to its return. What bots move
    before the first question is part of the first reward. By default an id that may not be named counts as the first that may, and
    the info says `illegal`: Gymnasium's own checker names ids without looking at masks.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        opponents: Opponents = "greedy",
        seat: int = 0,
        illegal: Illegal = "first",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.seat = seat
        self.match = Match(
            game,
            preset=preset,
            options=options,
            lineup=lineup_of(game_of(game), seat, opponents),
            privileged=False,
            illegal=illegal,
            render_mode=render_mode,
        )
        self.observation_space = cast(Any, self.match.observation_space())
        self.action_space = self.match.action_space()
        self._early = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.begin(seed)
        # Bots may end a match before the seat is asked anything.
        while self.match.is_over:
            self.match.begin(None)
        self._early = self._owed()
        return self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.match.act(action)
        reward = self._owed() + self._early
        self._early = 0.0
        observation, info = self._told()
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.match.is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What `sb3-contrib` asks for."""
        return self.match.mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.match.render(self.seat)

    def close(self) -> None:
        self.match.batch.close()

    def _owed(self) -> float:
        return float(self.match.batch.owed[0, self.seat])

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.match.observation()
        return observation, self.match.info(observation["action_mask"])
