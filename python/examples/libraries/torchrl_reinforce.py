"""
Four seats that share a network learn by playing each other, with TorchRL: `python torchrl_reinforce.py`. TorchRL reads PettingZoo's
environments, masks too, as long as there is one of each: ours are in the observation and in the info.
"""

import argparse
from typing import Any

import torch
from pettingzoo.utils.wrappers import BaseWrapper
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import MarlGroupMapType
from torchrl.modules import MaskedCategorical

from paiju.pettingzoo import xuezhan_v1


class MaskOnce(BaseWrapper[str, Any, Any]):
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._tidy()

    def step(self, action: Any) -> None:
        super().step(action)
        self._tidy()

    def _tidy(self) -> None:
        for info in self.env.infos.values():
            info.pop("action_mask", None)


def main() -> None:
    read = argparse.ArgumentParser(description="learns by playing against itself")
    read.add_argument("--matches", type=int, default=200)
    read.add_argument("--seed", type=int, default=1)
    said = read.parse_args()
    torch.manual_seed(said.seed)
    together = MarlGroupMapType.ALL_IN_ONE_GROUP
    env = PettingZooWrapper(MaskOnce(xuezhan_v1.env()), use_mask=True, group_map=together, seed=said.seed)
    (group,) = env.group_map
    inputs, mask, action = (group, "observation", "observation"), (group, "action_mask"), (group, "action")
    ids = env.full_action_spec[action].space.n
    network = torch.nn.Sequential(
        torch.nn.LazyLinear(128),
        torch.nn.ReLU(),
        torch.nn.Linear(128, ids),
    )
    policy = ProbabilisticTensorDictSequential(
        TensorDictModule(lambda bytes_: network(bytes_.float() / 4), [inputs], [(group, "logits")]),
        ProbabilisticTensorDictModule(
            {"logits": (group, "logits"), "mask": mask}, [action], distribution_class=MaskedCategorical
        ),
    )
    network(torch.zeros(env.observation_spec[inputs].shape))
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    for match in range(1, said.matches + 1):
        with torch.no_grad():
            played = env.rollout(100_000, policy)
        gained = played["next", group, "reward"].squeeze(-1)
        # What each seat still gains from each moment on.
        ahead = gained.flip(0).cumsum(0).flip(0)
        asked = played[group, "mask"] & (played[mask].sum(-1) > 1)
        chosen = policy.get_dist(played).log_prob(played[action])
        loss = -(chosen * (ahead - ahead[asked].mean()) / (ahead[asked].std() + 1e-6))[asked].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        points = ", ".join(f"{each:+.0f}" for each in gained.sum(0).tolist())
        print(f"[{match}/{said.matches}] {len(played)} decisions, points {points}", flush=True)
    env.close()


if __name__ == "__main__":
    main()
