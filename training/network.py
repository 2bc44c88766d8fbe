"""The network that plays, as packages/bots/src/net/network.ts has it, and the critic that only teaches."""

import json
from pathlib import Path

import torch
from torch import nn

from batches import Batch
from experience import HOPES, Sizes

WIDE = 48
NARROW = 24


class Network(nn.Module):
    """What every action brings beside what it is thought to bring, in units of the game."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.from_table = nn.Linear(sizes.table, WIDE)
        self.from_row = nn.Linear(sizes.row, WIDE, bias=False)
        self.between = nn.Linear(WIDE, NARROW)
        self.out = nn.Linear(NARROW, 1, bias=False)
        self.straight = nn.Linear(sizes.row, 1, bias=False)
        # It begins as the expert.
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.straight.weight)

    def forward(self, table: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
        wide = torch.relu(self.from_table(table)[:, None] + self.from_row(actions))
        narrow = torch.relu(self.between(wide))
        return (self.out(narrow) + self.straight(actions)).squeeze(-1)

    def _parts(self) -> dict[str, torch.Tensor]:
        return {
            "fromTable": self.from_table.weight.T,
            "fromRow": self.from_row.weight.T,
            "wideBias": self.from_table.bias,
            "between": self.between.weight.T,
            "narrowBias": self.between.bias,
            "out": self.out.weight,
            "straight": self.straight.weight,
        }

    def save(self, path: Path) -> None:
        shape = {"table": self.sizes.table, "row": self.sizes.row, "wide": WIDE, "narrow": NARROW}
        parts = {name: part.detach().flatten().tolist() for name, part in self._parts().items()}
        path.write_text(json.dumps({"shape": shape, **parts}))

    def load(self, path: Path) -> None:
        kept = json.loads(path.read_text())
        with torch.no_grad():
            for name, part in self._parts().items():
                part.copy_(torch.tensor(kept[name]).reshape(part.shape))


class Critic(nn.Module):
    """What the seat can expect before it chooses; it is told what the others hope for, which no player may know."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        inputs = sizes.table + sizes.row + HOPES * sizes.seats
        self.layers = nn.Sequential(
            nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1)
        )

    def forward(self, seen: Batch) -> torch.Tensor:
        return self.layers(torch.cat([seen.table, seen.actions[:, 0], seen.hopes], 1)).squeeze(-1)
