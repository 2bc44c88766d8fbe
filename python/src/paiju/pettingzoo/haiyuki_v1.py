"""Haiyuki for PettingZoo."""

from paiju.pettingzoo.module import module_of

__all__ = ["env", "parallel_env", "raw_env"]

env, raw_env, parallel_env = module_of("haiyuki")
