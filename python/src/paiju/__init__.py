"""Mahjong for those who train players. What the numbers mean is in docs/research.md of the repository."""

from paiju.engine import Engine, EngineClosed, EngineDied, EngineError, EngineRefused, shared_engine
from paiju.games import Game, Part, game_names, games
from paiju.vector import NOBODY, Batch, random_ids

__all__ = [
    "NOBODY",
    "Batch",
    "Engine",
    "EngineClosed",
    "EngineDied",
    "EngineError",
    "EngineRefused",
    "Game",
    "Part",
    "game_names",
    "games",
    "random_ids",
    "shared_engine",
]
