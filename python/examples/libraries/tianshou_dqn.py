"""
Tianshou's DQN in one seat, random bots in the others: `python tianshou_dqn.py`. Tianshou looks for what it sees in `obs` and for what
it may do in `mask`: to say so is all the wrapper does.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from paiju.gymnasium import SeatEnv

SEATS = 8


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    def __init__(self, env: Any) -> None:
        super().__init__(env)
        inner = env.observation_space
        spaces = {
            "obs": gymnasium.spaces.Box(0, 64, inner["observation"].shape),
            "mask": inner["action_mask"],
        }
        self.observation_space = gymnasium.spaces.Dict(spaces)

    def observation(self, observation: Any) -> Any:
        # Most bytes count to 4.
        return {
            "obs": observation["observation"].astype(np.float32) / 4,
            "mask": observation["action_mask"].astype(bool),
        }


def seat() -> Masked:
    return Masked(SeatEnv("xuezhan", opponents="random", illegal="raise"))


def main() -> None:
    read = argparse.ArgumentParser(description="learns in one seat")
    read.add_argument("--rounds", type=int, default=10)
    read.add_argument("--decisions", type=int, default=5000, help="decisions a round")
    read.add_argument("--seed", type=int, default=1)
    said = read.parse_args()
    torch.manual_seed(said.seed)
    np.random.seed(said.seed)
    training, testing = DummyVectorEnv([seat] * SEATS), DummyVectorEnv([seat] * SEATS)
    training.seed(said.seed)
    testing.seed(said.seed + 1000)
    one = seat()
    inputs = one.observation_space["obs"].shape
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=inputs, action_shape=one.action_space.n, hidden_sizes=[128]),
        action_space=one.action_space,
        eps_training=0.1,
    )
    algorithm = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=1.0,
        n_step_return_horizon=3,
        target_update_freq=500,
    )
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(
                algorithm, training, VectorReplayBuffer(20_000, SEATS), exploration_noise=True
            ),
            test_collector=Collector(algorithm, testing),
            max_epochs=said.rounds,
            epoch_num_steps=said.decisions,
            collection_step_num_env_steps=80,
            test_step_num_episodes=64,
            update_step_num_gradient_steps_per_sample=0.1,
            show_progress=False,
            verbose=False,
        )
    )
    learnt = f"{result.train_step} decisions in {result.train_episode} matches"
    print(f"{learnt}, at best {result.best_reward:+.2f} points a match")


if __name__ == "__main__":
    main()
