"""Who sits in the other seats."""

from collections.abc import Sequence

from paiju.games import Game

Opponents = str | Sequence[str]


def lineup_of(game: Game, seat: int, opponents: Opponents) -> list[str | None]:
    """One name for all of them, or a list in turn order from the own seat on."""
    if not 0 <= seat < game.seats:
        raise ValueError(f"there is no seat {seat} among {game.seats}")
    others = [opponents] * (game.seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != game.seats - 1:
        raise ValueError(f"{game.seats - 1} opponents are needed, not {len(others)}")
    lineup: list[str | None] = [None] * game.seats
    for step, name in enumerate(others, start=1):
        lineup[(seat + step) % game.seats] = name
    return lineup
