"""Section 13 of Xuezhan's rule book: what a winning hand is worth, in fan."""

from collections import Counter
from typing import Any

from rounds import Meld, tiles_of
from tiles import Reading, rank, readings, suit

Fan = list[Any]  # a code and its fan, as a record writes it

# The patterns in the order in which a win lists them. Heaven and earth are worth the cap.
FAN = {
    "base": 1,
    "heaven": 0,
    "earth": 0,
    "arhats": 6,
    "jiang-seven-pairs": 4,
    "dragon-seven-pairs": 3,
    "seven-pairs": 2,
    "jiang-triplets": 3,
    "all-triplets": 1,
    "pure-all-triplets": 3,
    "golden-hook": 1,
    "pure-golden-hook": 4,
    "pure-suit": 2,
    "terminals": 2,
    "root": 1,
    "menqing": 1,
    "middle-tiles": 1,
    "self-draw": 1,
    "kong-flower": 1,
    "kong-discard": 1,
    "robbed-kong": 1,
    "last-tile": 1,
}


def cap_or_five(options: dict[str, Any]) -> int:
    return 5 if options["cap"] is None else options["cap"]


def capped(options: dict[str, Any], fan: int) -> int:
    return fan if options["cap"] is None else min(fan, options["cap"])


def is_seven_pairs(options: dict[str, Any], concealed: list[str], melds: list[Meld]) -> bool:
    """X-10.5: four copies are two pairs."""
    return options["sevenPairs"] and not melds and all(n % 2 == 0 for n in Counter(concealed).values())


def is_shape(options: dict[str, Any], concealed: list[str], melds: list[Meld]) -> bool:
    """X-10.3 to X-10.5: whether the tiles, the winning tile among them, have the form of a win."""
    return is_seven_pairs(options, concealed, melds) or bool(readings(concealed))


def worth(
    options: dict[str, Any], concealed: list[str], melds: list[Meld], self_drawn: bool, situations: list[str]
) -> tuple[list[Fan], int, int]:
    """The entries of a win, their sum, and what the cap leaves of it. `concealed` has the winning tile."""
    tiles = concealed + [tile for meld in melds for tile in tiles_of(meld)]
    shapes = [sets_shape(options, reading, melds, tiles) for reading in readings(concealed)]
    # of readings with as many fan, one without a run comes first, then one with a run, then seven pairs.
    shapes.sort(key=lambda shape: shape[2])
    if is_seven_pairs(options, concealed, melds):
        shapes.append(pairs_shape(options, tiles))
    fans = max((entries(options, tiles, shape[:2], melds, self_drawn, situations) for shape in shapes), key=total)
    return fans, total(fans), capped(options, total(fans))


def total(fans: list[Fan]) -> int:
    return sum(fan for _, fan in fans)


def entries(
    options: dict[str, Any],
    tiles: list[str],
    shape: tuple[list[str], int],
    melds: list[Meld],
    self_drawn: bool,
    situations: list[str],
) -> list[Fan]:
    codes, roots_inside = shape
    earned = {code: FAN[code] for code in [*codes, *situations]}
    if options["value"] == "sum":
        earned["base"] = 1
    for code in {"heaven", "earth"} & set(situations):
        earned[code] = cap_or_five(options)
    roots = list(Counter(tiles).values()).count(4) - roots_inside
    if roots > 0:
        earned["root"] = roots
    if options["menqing"] and all(meld.get("made") == "concealed" for meld in melds):
        earned["menqing"] = 1
    if options["middleTiles"] and all(1 < rank(tile) < 9 for tile in tiles):
        earned["middle-tiles"] = 1
    if options["selfDraw"] == "fan" and self_drawn:
        earned["self-draw"] = 1
    return [[code, earned[code]] for code in FAN if code in earned]


def is_pure(tiles: list[str]) -> bool:
    return len({suit(tile) for tile in tiles}) == 1


def is_jiang(tiles: list[str]) -> bool:
    return all(rank(tile) in (2, 5, 8) for tile in tiles)


def pairs_shape(options: dict[str, Any], tiles: list[str]) -> tuple[list[str], int, bool]:
    """X-13.14, X-13.17: the entries of seven pairs, and how many roots they contain."""
    code, roots_inside = "seven-pairs", 0
    if options["terminalsAndJiang"] and is_jiang(tiles):
        code, roots_inside = "jiang-seven-pairs", 1
    elif options["dragonPairsAndArhats"] and 4 in Counter(tiles).values():
        code, roots_inside = "dragon-seven-pairs", 1
    return [code, "pure-suit"] if is_pure(tiles) else [code], roots_inside, False


def sets_shape(
    options: dict[str, Any], reading: Reading, melds: list[Meld], tiles: list[str]
) -> tuple[list[str], int, bool]:
    """The entries of sets and a pair, how many roots they contain, and whether there is a run."""
    pure = is_pure(tiles)
    has_run = any(kind == "run" for kind, _ in reading)
    arhats = options["dragonPairsAndArhats"] and [meld["kind"] for meld in melds] == ["kong"] * 4
    codes: list[str] = []
    if arhats:
        codes = ["arhats"]
    elif not has_run:
        codes = triplets(options, len(melds) == options["sets"], pure, is_jiang(tiles))
    if pure and (has_run or arhats):
        codes.append("pure-suit")
    if options["terminalsAndJiang"] and is_terminals(reading, melds):
        codes.append("terminals")
    return codes, 4 if arhats else 0, has_run


def triplets(options: dict[str, Any], hook: bool, pure: bool, jiang: bool) -> list[str]:
    """X-13.2, X-13.4, X-13.16: a hand without a run."""
    jiang = jiang and options["terminalsAndJiang"]
    if options["shapes"] == "ladder":
        if jiang:
            return ["jiang-triplets"]
        code = "golden-hook" if hook else "all-triplets"
        return [f"pure-{code}" if pure else code]
    codes = ["jiang-triplets" if jiang else "all-triplets"]
    if hook:
        codes.append("golden-hook")
    if pure:
        codes.append("pure-suit")
    return codes


def is_terminals(reading: Reading, melds: list[Meld]) -> bool:
    """X-13.18"""
    runs = [rank(tile) for kind, tile in reading if kind == "run"]
    others = [rank(tile) for kind, tile in reading if kind != "run"] + [rank(meld["tile"]) for meld in melds]
    return all(lowest in (1, 7) for lowest in runs) and all(each in (1, 9) for each in others)
