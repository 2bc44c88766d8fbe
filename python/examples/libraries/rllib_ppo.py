"""
RLlib's PPO against our random bots, with as many workers as one likes: `python rllib_ppo.py --workers 2`. RLlib's module that knows
masks wants other names than PettingZoo's, and numbers that are not bytes: that is all the wrapper does.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import paiju.gymnasium


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    def __init__(self, env: Any) -> None:
        super().__init__(env)
        spaces = {
            "observations": gymnasium.spaces.Box(0, 64, env.observation_space["observation"].shape),
            "action_mask": gymnasium.spaces.Box(0, 1, (int(env.action_space.n),)),
        }
        self.observation_space = gymnasium.spaces.Dict(spaces)

    def observation(self, observation: Any) -> Any:
        # Most bytes count to 4.
        return {
            "observations": observation["observation"].astype(np.float32) / 4,
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def seat(config: Any) -> gymnasium.Env[Any, Any]:
    return Masked(paiju.gymnasium.SeatEnv(config["game"], opponents="random", illegal="raise"))


def main() -> None:
    read = argparse.ArgumentParser(description="trains on several workers")
    read.add_argument("--game", default="xuezhan")
    read.add_argument("--workers", type=int, default=2)
    read.add_argument("--rounds", type=int, default=20)
    read.add_argument("--batch", type=int, default=4000, help="decisions a round")
    read.add_argument("--seed", type=int, default=1)
    said = read.parse_args()
    register_env("paiju", seat)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"fcnet_hiddens": [128], "fcnet_activation": "relu"},
    )
    config = (
        PPOConfig()
        .environment("paiju", env_config={"game": said.game})
        .env_runners(num_env_runners=said.workers, rollout_fragment_length="auto")
        .training(
            train_batch_size_per_learner=said.batch, minibatch_size=256, num_epochs=4, lr=3e-4, gamma=1.0
        )
        .rl_module(rl_module_spec=module)
        .debugging(seed=said.seed, log_level="ERROR")
    )
    algorithm = config.build_algo()
    try:
        for done in range(1, said.rounds + 1):
            runners = algorithm.train()["env_runners"]
            decisions = int(runners["num_env_steps_sampled_lifetime"])
            mean = runners.get("episode_return_mean", float("nan"))
            print(f"[{done}/{said.rounds}] {decisions} decisions, {mean:+.2f} points a match", flush=True)
    finally:
        algorithm.stop()


if __name__ == "__main__":
    main()
