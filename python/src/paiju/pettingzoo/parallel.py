"""A match for those who let all agents act at once: the one that is asked is heard, whatever the others name is not."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils.env import ParallelEnv

from paiju.match import RENDER_MODES, Illegal, Match, Observation

Told = dict[str, Any]


class AllAtOnce(ParallelEnv[str, Any, Any], EzPickle):
    """The mask of an agent that is not asked is empty. `max_cycles` truncates a match after so many cycles."""

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        privileged: bool = False,
        illegal: Illegal = "raise",
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            preset=preset,
            options=options,
            render_mode=render_mode,
            max_cycles=max_cycles,
            privileged=privileged,
            illegal=illegal,
        )
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.match = Match(
            game,
            preset=preset,
            options=options,
            lineup=None,
            privileged=privileged,
            illegal=illegal,
            render_mode=render_mode,
        )
        self._cycles = 0
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.game.seats)]
        self.observation_spaces = {agent: self.match.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.match.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def asked(self) -> str | None:
        """Whose action is heard; nobody's when the match is over."""
        return None if self.match.is_over else self.possible_agents[self.match.seat]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        self.match.begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        observations = self._observations()
        return observations, self._infos(observations)

    def step(self, actions: dict[str, Any]) -> tuple[Told, Told, Told, Told, Told]:
        if not self.agents:
            raise ValueError("the match is over: reset it")
        asked = self.possible_agents[self.match.seat]
        if asked not in actions:
            raise ValueError(f"{asked} is asked and has no action")
        self.match.act(actions[asked])
        self._cycles += 1
        is_over = self.match.is_over
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(self.agents, self.match.batch.moved[0].tolist(), strict=True))
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        infos = self._infos(observations)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def state(self) -> npt.NDArray[np.uint8]:
        """Everything, hidden or not, for critics: only of an environment that was made with `privileged=True`."""
        return self.match.everything()

    def render(self) -> Any:
        """The table as the agent that is asked sees it, and once the match is over as everybody does."""
        return self.match.render(None if self.match.is_over else self.match.seat)

    def close(self) -> None:
        self.match.batch.close()

    def _observations(self) -> dict[str, Observation]:
        seen = self.match.batch.look(0)
        observations = {
            agent: {"observation": seen[seat].copy(), "action_mask": self.match.no_mask()}
            for seat, agent in enumerate(self.possible_agents)
        }
        if self.asked is not None:
            observations[self.asked]["action_mask"] = self.match.mask()
        return observations

    def _infos(self, observations: dict[str, Observation]) -> Told:
        return {agent: self.match.info(seen["action_mask"]) for agent, seen in observations.items()}
