"""Environments for PettingZoo: `from paiju.pettingzoo import xuezhan_v1`. The package has to be installed as `paiju[pettingzoo]`."""

from paiju.pettingzoo import haiyuki_v1, wuhan_v1, xuezhan_v1

__all__ = ["haiyuki_v1", "wuhan_v1", "xuezhan_v1"]
