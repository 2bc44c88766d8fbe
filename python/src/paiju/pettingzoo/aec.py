"""A match agent by agent: whoever is asked steps. Several who owe an answer at once are asked by seat, the lowest first."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils.env import AECEnv

from paiju.match import RENDER_MODES, Illegal, Match, Observation


class AskedInTurn(AECEnv[str, Any, Any], EzPickle):
    """The points an agent has won or lost since its last step are its reward; they are whole, and nothing is scaled."""

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        privileged: bool = False,
        illegal: Illegal = "raise",
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            preset=preset,
            options=options,
            render_mode=render_mode,
            privileged=privileged,
            illegal=illegal,
        )
        super().__init__()
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.match = Match(
            game,
            preset=preset,
            options=options,
            lineup=None,
            privileged=privileged,
            illegal=illegal,
            render_mode=render_mode,
        )
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.game.seats)]
        self.observation_spaces = {agent: self.match.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.match.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.match.batch.moved[0].tolist(), strict=True))
        self._accumulate_rewards()
        if self.match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        if seat == self.match.seat:
            return self.match.observation()
        return {"observation": self.match.batch.look(0)[seat].copy(), "action_mask": self.match.no_mask()}

    def state(self) -> npt.NDArray[np.uint8]:
        """Everything, hidden or not, for critics: only of an environment that was made with `privileged=True`."""
        return self.match.everything()

    def render(self) -> Any:
        """The table as the agent that is asked sees it, and once the match is over as everybody does."""
        return self.match.render(None if self.match.is_over else self.match.seat)

    def close(self) -> None:
        self.match.batch.close()

    def _ask(self) -> None:
        if not self.match.is_over:
            self.agent_selection = self.possible_agents[self.match.seat]
        self.infos = {agent: self.match.info(self.match.no_mask()) for agent in self.agents}
        if not self.match.is_over:
            self.infos[self.agent_selection] = self.match.info(self.match.mask())
