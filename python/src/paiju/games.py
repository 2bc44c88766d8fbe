"""What each game looks like as numbers, as the engine describes it."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from paiju.engine import shared_engine


@dataclass(frozen=True)
class Part:
    """Bytes of an observation with one meaning."""

    name: str
    says: str
    rule: str
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        size = 1
        for each in self.shape:
            size *= each
        return size


@dataclass(frozen=True)
class FieldKind:
    """One of the arrays of a batch."""

    name: str
    type: str
    columns: int


@dataclass(frozen=True)
class Game:
    """A game as numbers: `name` has the version, and changes when a byte, an id or a reward comes to mean something else."""

    game: str
    name: str
    seats: int
    tiles: tuple[str, ...]
    ids: tuple[str, ...]
    observation_size: int
    observation: tuple[Part, ...]
    privileged_size: int
    privileged: tuple[Part, ...]
    presets: dict[str, dict[str, Any]]
    default_preset: str
    bots: tuple[str, ...]
    start_points: dict[str, float]
    fields: tuple[FieldKind, ...]

    def part(self, name: str) -> Part:
        """A part of the observation by its name."""
        return next(part for part in self.observation if part.name == name)


def _parts(told: dict[str, Any]) -> tuple[Part, ...]:
    return tuple(Part(**{**part, "shape": tuple(part["shape"])}) for part in told["parts"])


def _game(told: dict[str, Any]) -> Game:
    return Game(
        game=told["game"],
        name=told["name"],
        seats=told["seats"],
        tiles=tuple(told["tiles"]),
        ids=tuple(told["ids"]),
        observation_size=told["observation"]["size"],
        observation=_parts(told["observation"]),
        privileged_size=told["privileged"]["size"],
        privileged=_parts(told["privileged"]),
        presets=told["presets"],
        default_preset=told["defaultPreset"],
        bots=tuple(told["bots"]),
        start_points=told["startPoints"],
        fields=tuple(FieldKind(each["name"], each["type"], each["columns"]) for each in told["fields"]),
    )


@cache
def games() -> dict[str, Game]:
    """Every game by its name: `xuezhan`, `wuhan`, `haiyuki`."""
    return {told["game"]: _game(told) for told in shared_engine().ask("games")}


def game_names() -> list[str]:
    return list(games())


def game_of(name: str) -> Game:
    found = games().get(name)
    if found is None:
        raise ValueError(f"there is no game {name}; there are {', '.join(games())}")
    return found
