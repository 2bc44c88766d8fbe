"""Decisions as tensors."""

from dataclasses import dataclass

import numpy as np
import torch

# A byte tells sixteenths.
STEPS = 16


@dataclass
class Batch:
    table: torch.Tensor
    actions: torch.Tensor
    hopes: torch.Tensor
    estimates: torch.Tensor
    chances: torch.Tensor
    is_there: torch.Tensor
    chosen: torch.Tensor
    brought: torch.Tensor


def batch(decisions: np.ndarray, most: float) -> Batch:
    """As tensors; `most` is what more than that counts as."""
    wide = int(decisions["rows"].max())
    rows = torch.from_numpy(decisions["rows"].astype(np.int64))
    return Batch(
        table=torch.from_numpy(decisions["table"].astype(np.float32)) / STEPS,
        actions=torch.from_numpy(decisions["actions"][:, :wide].astype(np.float32)) / STEPS,
        hopes=torch.from_numpy(decisions["hopes"].astype(np.float32)),
        estimates=torch.from_numpy(decisions["estimates"][:, :wide].copy()),
        chances=torch.from_numpy(decisions["chances"][:, :wide].copy()),
        is_there=torch.arange(wide)[None] < rows[:, None],
        chosen=torch.from_numpy(decisions["chosen"].astype(np.int64)),
        brought=torch.from_numpy(decisions["brought"].astype(np.float32)).clamp(-most, most),
    )
