"""One seat against our bots, for Gymnasium: `gymnasium.make("paiju/Xuezhan-v1")` once this is imported. Install `paiju[gymnasium]`."""

from gymnasium.envs.registration import register, registry

from paiju.games import games
from paiju.gymnasium.seat import SeatEnv
from paiju.gymnasium.seats import SeatsEnv

__all__ = ["SeatEnv", "SeatsEnv"]

for _game in games():
    _id = f"paiju/{_game.capitalize()}-v1"
    if _id not in registry:
        register(
            _id,
            entry_point="paiju.gymnasium.seat:SeatEnv",
            vector_entry_point="paiju.gymnasium.seats:SeatsEnv",
            kwargs={"game": _game},
        )
