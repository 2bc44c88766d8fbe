"""Suit and honour tiles as records write them: `6p`, `7z`. Xuezhan and Wuhan share this file."""

from functools import lru_cache
from itertools import product

Group = tuple[str, str]  # a kind (`pair`, `triplet`, `run`) and a tile, of a run the lowest
Reading = tuple[Group, ...]


def rank(tile: str) -> int:
    return int(tile[0])


def suit(tile: str) -> str:
    return tile[1]


def in_order(tiles: list[str]) -> list[str]:
    """By suit, m p s z, then by rank."""
    return sorted(tiles, key=lambda tile: (suit(tile), rank(tile)))


def without(tiles: list[str], taken: list[str]) -> list[str]:
    """The tiles that are left when some are taken out; each must be there."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return left


def run_from(lowest: str) -> list[str]:
    """The run that begins with a tile; none where it would go past 9, and none of honours."""
    if suit(lowest) == "z" or rank(lowest) > 7:
        return []
    return [f"{rank(lowest) + step}{suit(lowest)}" for step in range(3)]


@lru_cache(maxsize=None)
def suit_readings(tiles: tuple[str, ...], pairs: int) -> tuple[Reading, ...]:
    """Every way to read tiles of one suit, in order, as triplets, runs and so many pairs."""
    if not tiles:
        return ((),) if pairs == 0 else ()
    lowest = tiles[0]
    choices = [("triplet", [lowest] * 3), ("run", run_from(lowest))]
    if pairs > 0:
        choices.append(("pair", [lowest] * 2))
    found: list[Reading] = []
    for kind, group in choices:
        if group and all(tiles.count(tile) >= group.count(tile) for tile in group):
            rest = tuple(without(list(tiles), group))
            further = suit_readings(rest, pairs - (kind == "pair"))
            found += [((kind, lowest), *reading) for reading in further]
    return tuple(found)


def readings(tiles: list[str]) -> list[Reading]:
    """Every way to read tiles as sets and one pair."""
    by_suit = [tuple(tile for tile in in_order(tiles) if suit(tile) == each) for each in "mpsz"]
    # The pair is in the suit that has two tiles more than its sets need.
    if sorted(len(own) % 3 for own in by_suit) != [0, 0, 0, 2]:
        return []
    parts = [suit_readings(own, 1 if len(own) % 3 == 2 else 0) for own in by_suit]
    return [tuple(group for part in parts_read for group in part) for parts_read in product(*parts)]
