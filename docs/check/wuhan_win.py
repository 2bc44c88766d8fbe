"""Sections 5 to 8 of Wuhan's rule book: which types a hand is, with how many substitutes, and what seats owe for it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rounds import SEATS, Meld, tiles_of
from tiles import in_order, rank, run_from, suit

Options = dict[str, Any]

TYPES = [
    "pure-flush",
    "triplets",
    "all-winds",
    "all-jiang",
    "fully-melded",
    "kong-bloom",
    "last-tile",
    "robbed-kong",
]
IMPOSSIBLE = 99


def is_jiang(tile: str) -> bool:
    return suit(tile) != "z" and rank(tile) in (2, 5, 8)


def is_wind(tile: str) -> bool:
    return suit(tile) == "z"


def is_set(meld: Meld) -> bool:
    """W-5.4: a special kong fills the place of no set."""
    return meld.get("made") != "special"


def is_opening(options: Options, meld: Meld) -> bool:
    """W-5.1, W-8.13"""
    if meld["kind"] != "kong":
        return True
    return meld["made"] == "claimed" or (meld["made"] == "added" and options["addedKongKeepsOpening"])


def has_opened(options: Options, melds: list[Meld]) -> bool:
    return any(is_opening(options, meld) for meld in melds)


@lru_cache(maxsize=None)
def lacking(tiles: tuple[str, ...], pair: str, runs: bool) -> int:
    """
    How many tiles of one suit must be added so that they split into sets, and a pair where one is wanted:
    `pair` is `none`, `any` or `jiang`.
    """
    if not tiles:
        return 0 if pair == "none" else 2
    lowest = tiles[0]
    # Every group that the lowest tile can be in, and what is wanted of a pair afterwards.
    groups = [([lowest] * 3, pair)]
    if runs and suit(lowest) != "z":
        starts = [f"{rank(lowest) - step}{suit(lowest)}" for step in range(3) if rank(lowest) > step]
        groups += [(run_from(start), pair) for start in starts]
    if pair == "any" or (pair == "jiang" and is_jiang(lowest)):
        groups.append(([lowest] * 2, "none"))
    fewest = IMPOSSIBLE
    for group, pair_after in groups:
        if not group:
            continue
        rest, added = list(tiles), 0
        for tile in group:
            if tile in rest:
                rest.remove(tile)
            else:
                added += 1
        fewest = min(fewest, added + lacking(tuple(rest), pair_after, runs))
    return fewest


def lacking_in_hand(tiles: list[str], pair: str, runs: bool = True) -> int:
    """The same for a whole hand: the pair is in one suit, or all of it is added."""
    suits = [tuple(tile for tile in in_order(tiles) if suit(tile) == each) for each in "mpsz"]
    without_pair = [lacking(own, "none", runs) for own in suits]
    with_pair = [
        sum(without_pair) - without_pair[i] + lacking(own, pair, runs) for i, own in enumerate(suits) if own
    ]
    return min([*with_pair, sum(without_pair) + 2])


def substitutes(concealed: list[str], wild: str, pair: str, runs: bool = True, literal: bool = True) -> int:
    """The fewest wilds that must stand for another tile so that the tiles are sets and a pair."""
    wilds = concealed.count(wild)
    plain = [tile for tile in concealed if tile != wild]
    for used in range(wilds + 1) if literal else [wilds]:
        # Three wilds more than are needed are a set of their own.
        spare = used - lacking_in_hand(plain + [wild] * (wilds - used), pair, runs)
        if spare >= 0 and spare % 3 == 0:
            return used
    return IMPOSSIBLE


@dataclass
class Source:
    """How the winning tile came."""

    way: str
    last: bool  # an own draw, one of the last four


def big_types(
    options: Options, concealed: list[str], melds: list[Meld], wild: str, source: Source
) -> dict[str, int]:
    """The big types a hand with its winning tile is, each with its substitutes."""
    sets = [meld for meld in melds if is_set(meld)]
    laid = [tile for meld in sets for tile in tiles_of(meld)]
    fixed = [tile for tile in concealed if tile != wild] + laid
    wilds = concealed.count(wild)
    found = dict.fromkeys(TYPES, IMPOSSIBLE)
    suits = {suit(tile) for tile in fixed}
    if len(suits) == 1 and suits != {"z"}:  # W-6.3
        found["pure-flush"] = substitutes(concealed, wild, "any", literal=suit(wild) in suits)
    if all(meld["kind"] != "chow" for meld in sets):  # W-6.4
        found["triplets"] = substitutes(concealed, wild, "any", runs=False)
    if all(map(is_wind, fixed)):  # W-6.5
        found["all-winds"] = 0 if is_wind(wild) else wilds
    if all(map(is_jiang, fixed)):  # W-6.6
        found["all-jiang"] = 0 if is_jiang(wild) else wilds
    standard = substitutes(concealed, wild, "jiang")
    four_openings = len(sets) == 4 and all(is_opening(options, meld) for meld in sets)
    if source.way == "discard" and four_openings:  # W-6.7
        found["fully-melded"] = standard
    if source.way in ("kong-bloom", "robbed-kong"):  # W-6.8, W-6.10
        found[source.way] = standard
    if source.last:  # W-6.9
        found["last-tile"] = standard
    return {code: needed for code, needed in found.items() if needed <= options["bigWilds"]}  # W-5.3


def readings(
    options: Options, concealed: list[str], melds: list[Meld], wild: str, source: Source
) -> list[tuple[list[str], bool]]:
    """W-6.12, W-6.14: the types a hand may be paid for and whether it is hard; the hard reading first."""
    big = big_types(options, concealed, melds, wild, source)
    if big:
        hard = [code for code, needed in big.items() if needed == 0]
        found = [(hard, True)] if hard else []
        return found if len(hard) == len(big) else [*found, (list(big), False)]
    needed = substitutes(concealed, wild, "jiang")
    return [([], needed == 0)] if needed <= options["smallWilds"] else []


def product(options: Options, melds: list[Meld], wild: str, count_wilds: bool = True) -> int:
    """W-8.11, W-8.12"""
    openings = sum(is_opening(options, meld) for meld in melds)
    doubled = openings if options["openings"] == "each" else min(openings, 1)
    for meld in melds:
        if meld["kind"] != "kong":
            continue
        if meld["made"] == "special":
            doubled += (2 if count_wilds else 0) if meld["tile"] == wild else 1
        else:
            doubled += 2 if meld["made"] == "concealed" else 1
    return 2**doubled


@dataclass
class Worth:
    types: list[str]
    hard: bool
    base: int
    product: int
    raw: list[int]


def worth(
    options: Options,
    dealer: int,
    winner: int,
    giver: int | None,
    way: str,
    reading: tuple[list[str], bool],
    products: list[int],
) -> Worth:
    """W-8.6 to W-8.10: what each seat owes before cap and contractor."""
    types, hard = reading
    factors = {"half-more": (3, 2), "double": (2, 1)}
    drawn = way == "self-draw" or (way == "kong-bloom" and options["bloomSelfDrawn"])
    if "last-tile" in types and not options["lastTileSelfDrawn"]:
        drawn = False
    own = products[winner] * (2 if hard else 1)
    if drawn:
        times, over = factors[options["bigSelfDraw"]] if types else (2, 1)
        own = own * times // over
    base = 1
    if types:
        base = 10 * (len(types) if options["stacking"] == "add" else 2 ** (len(types) - 1))
    raw = []
    for seat in range(SEATS):
        owed = 0 if seat == winner else base * own * products[seat]
        if way == "discard" and seat == giver:
            times, over = factors[options["bigDiscard"]] if types else (2, 1)
            owed = owed * times // over
        if not types and dealer in (winner, seat):
            owed *= 2
        raw.append(owed)
    return Worth(types, hard, base, own, raw)
