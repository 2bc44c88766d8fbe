"""
What an action brings more than the others at the same place, learnt from what came of those that were chosen.

The games were played with a little curiosity, and how likely every action was is known. So what came of a decision, less what the
critic expected before it, is on the average what the chosen action was worth more than an action taken by those chances. The network
is fitted to that difference: neither a bad critic nor habits of the players make it wrong, only less sure.

What comes of a decision is mostly luck, and the later the less of it has to do with the decision. So what the critic expects at the
own decisions that follow counts too, and what is further away counts less and less.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from batches import Batch, batch
from experience import Experience
from network import Critic, Network

TOGETHER = 2048
BLOCK = 128
RATE = 1e-3
# Weights that nothing speaks for shrink.
DECAY = 0.02
WARM = 100
CRITIC_PASSES = 3


@dataclass
class Progress:
    epoch: int
    # Mean squares of what is not foreseen of a match: by the critic, with the expert's estimates, and with what was learnt.
    critic: float
    before: float
    after: float
    changed: float


def ahead_of_average(worths: torch.Tensor, seen: Batch) -> torch.Tensor:
    worths = torch.where(seen.is_there, worths, 0)
    chosen = worths.gather(1, seen.chosen[:, None]).squeeze(1)
    return chosen - (seen.chances * worths).sum(1)


def came_of(columns: list[np.ndarray], foresight: float) -> np.ndarray:
    """What came of every decision beyond what was expected; of what came later less and less."""
    came = [0.0] * len(columns[0])
    following: dict[int, int] = {}
    points, hopes, owners, begins = (column.tolist() for column in columns)
    for at in range(len(came) - 1, -1, -1):
        later = following.get(owners[at])
        if later is None:
            came[at] = points[at] - hopes[at]
        else:
            step = points[at] - points[later] + hopes[later] - hopes[at]
            came[at] = step + foresight * came[later]
        following[owners[at]] = at
        if begins[at]:
            following = {}
    return np.array(came, np.float32)


class Learning:
    def __init__(self, experience: Experience, network: Network, most: float, foresight: float) -> None:
        self.experience = experience
        self.network = network
        self.most = most
        self.foresight = foresight
        self.critic = Critic(experience.sizes)
        # The last twentieth is kept for looking at.
        self.taught = len(experience) - len(experience) // 20
        self.came = np.zeros(0, np.float32)

    def worths(self, seen: Batch) -> torch.Tensor:
        return seen.estimates + self.network(seen.table, seen.actions)

    def run(self, epochs: int, tell: Callable[[Progress], None]) -> None:
        for _ in self._passes(self.critic, CRITIC_PASSES, 0.0, self._critic_missed):
            pass
        self.came = self._came()
        for epoch in self._passes(self.network, epochs, DECAY, self._network_missed):
            tell(self._look(epoch))

    def _critic_missed(self, seen: Batch, _: torch.Tensor) -> torch.Tensor:
        return self.critic(seen) - seen.brought

    def _network_missed(self, seen: Batch, came: torch.Tensor) -> torch.Tensor:
        return came - ahead_of_average(self.worths(seen), seen)

    def _passes(self, module: torch.nn.Module, passes: int, decay: float, missed: Callable):
        optimizer = torch.optim.AdamW(module.parameters(), lr=RATE, weight_decay=decay)
        whole = passes * self._batches
        steps = 0
        for number in range(1, passes + 1):
            for seen, came in self._taught():
                steps += 1
                for group in optimizer.param_groups:
                    group["lr"] = RATE * min(1, steps / WARM) * max(0.03, 1 - steps / whole)
                optimizer.zero_grad()
                (missed(seen, came) ** 2).mean().backward()
                torch.nn.utils.clip_grad_norm_(module.parameters(), 1.0)
                optimizer.step()
            yield number

    def _taught(self):
        """Decisions from all over, in another order each time; neighbours are read together."""
        for starts in np.array_split(np.random.permutation(self.taught // BLOCK) * BLOCK, self._batches):
            parts = [self.experience.part(start, start + BLOCK) for start in starts]
            if len(self.came):
                came = np.concatenate([self.came[start : start + BLOCK] for start in starts])
            else:
                came = np.zeros(len(starts) * BLOCK, np.float32)
            yield batch(np.concatenate(parts), self.most), torch.from_numpy(came)

    @property
    def _batches(self) -> int:
        return max(1, self.taught // TOGETHER)

    def _parts(self, start: int):
        for first in range(start, len(self.experience), 4 * TOGETHER):
            yield self.experience.part(first, first + 4 * TOGETHER)

    @torch.no_grad()
    def _came(self) -> np.ndarray:
        columns: list[list[np.ndarray]] = [[], [], [], []]
        for part in self._parts(0):
            seen = batch(part, self.most)
            values = (seen.brought.numpy(), self.critic(seen).numpy(), part["seat"], part["first"])
            for column, each in zip(columns, values, strict=True):
                column.append(np.asarray(each))
        return came_of([np.concatenate(column) for column in columns], self.foresight)

    @torch.no_grad()
    def _look(self, epoch: int) -> Progress:
        sums = np.zeros(4)
        for part in self._parts(self.taught):
            seen = batch(part, self.most)
            worths = self.worths(seen)
            best = [
                torch.where(seen.is_there, each, -torch.inf).argmax(1) for each in (seen.estimates, worths)
            ]
            left = seen.brought - self.critic(seen)
            ways = (torch.zeros_like(worths), seen.estimates, worths)
            squares = [((left - ahead_of_average(each, seen)) ** 2).sum().item() for each in ways]
            sums += np.array([*squares, (best[0] != best[1]).sum().item()])
        return Progress(epoch, *(sums / max(1, len(self.experience) - self.taught)))
