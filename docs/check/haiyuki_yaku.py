"""Section 3 of Haiyuki's rule book: which yaku twelve tiles make."""

from collections.abc import Callable
from functools import lru_cache

from wall import HAIYUKI as KINDS

RED, BLUE, YELLOW = "red", "blue", "yellow"
COLOUR = dict(
    zip(KINDS, [RED, RED, BLUE, BLUE, YELLOW, YELLOW, RED, BLUE, YELLOW, RED, BLUE, YELLOW, "purple"], strict=True)
)
CHARACTERS, WEAPONS, DOGS = KINDS[:6], KINDS[6:9], KINDS[9:]
COLOURED_DOGS = DOGS[:3]

SCORE = {
    "SAM_YEON_GYEOK": 2000,
    "ALL_STARS": 2400,
    "SAM_DO_RIP": 2400,
    "JANG_GI": 2800,
    "SAEK_HANA_SSIK": 3200,
    "COMBINATION": 4000,
    "IL_SAEK": 4800,
    "DOUBLE_COMBINATION": 4800,
    "MAYU": 4800,
    "CHO_MAYU": 6400,
    "BYEON_TAE_GAE": 6400,
    "SPECIAL_COMBINATION": 8000,
    "SA_CHEON_YO_RI": 3200,
    "PIL_SAL_GI": 5600,
    "JAYU_BAKAE_PYEONGDEUNG": 6400,
    "NAM_TANG": 7200,
    "YEO_TANG": 7200,
    "CHWI_HO_JEON": 7200,
    "PO_MUL_JANG": 7200,
    "CHO_IL_SAEK": 8000,
    "JIN_MAYU": 9600,
    "CROSS_COMBINATION": 9600,
    "MAGU_DDAERIGI": 9600,
    "YUK_BEOP_JEON_SEO": 5600,
    "SUN_IL_SAEK": 6400,
    "JU_HO": 7200,
    "O_UI": 9600,
    "PAL_BO_CHAE": 8800,
    "BI_O_UI": 12800,
    "IP_E_DAM": 12800,
}
TRIOS = {
    "NAM_TANG": {"ataho", "smash", "pet"},
    "YEO_TANG": {"rin", "yuri", "fari"},
    "CHWI_HO_JEON": {"ataho", "rin", "smash"},
    "PO_MUL_JANG": {"fari", "smash", "yuri"},
}

Piles = tuple[int, ...]  # how many tiles there are of each kind, in the order of H-1.1
Yaku = tuple[str, str | None]  # its key, and what it is called after


def piles_of(tiles: list[str]) -> Piles:
    return tuple(tiles.count(kind) for kind in KINDS)


@lru_cache(maxsize=1 << 20)
def yaku_of(piles: Piles) -> Yaku | None:
    """The yaku of twelve tiles, or None. H-3.3: the sizes of the piles decide where to look."""
    look = BY_SHAPE.get(tuple(sorted(filter(None, piles), reverse=True)))
    return None if look is None else look({kind: size for kind, size in zip(KINDS, piles) if size})


def colours(held: dict[str, int]) -> set[str]:
    return {COLOUR[kind] for kind in held}


def strikes(held: dict[str, int]) -> list[str]:
    """The characters that lie with the weapon of their colour."""
    armed = {COLOUR[kind] for kind in held if kind in WEAPONS}
    return [kind for kind in held if kind in CHARACTERS and COLOUR[kind] in armed]


def combinations(held: dict[str, int]) -> int:
    """In how many colours both characters and the weapon are there."""
    found = [COLOUR[kind] for kind in strikes(held)]
    return sum(found.count(colour) == 2 for colour in set(found))


def eight_and_four(held: dict[str, int]) -> Yaku:
    """H-3.5"""
    if any(held[kind] == 8 for kind in strikes(held)):
        return "BI_O_UI", None
    return ("MAGU_DDAERIGI" if set(held) <= set(WEAPONS) else "PAL_BO_CHAE"), None


def two_sixes(held: dict[str, int]) -> Yaku:
    """H-3.6"""
    if strikes(held):
        return "O_UI", None
    return ("JU_HO" if set(held) == {"ataho", "pet"} else "YUK_BEOP_JEON_SEO"), None


def six_and_threes(held: dict[str, int]) -> Yaku:
    """H-3.7"""
    if len(colours(held)) == 1:
        return "SUN_IL_SAEK", COLOUR[next(iter(held))]
    if set(held) == set(COLOURED_DOGS):
        return "MAYU", None
    if strikes(held):
        return "JANG_GI", strikes(held)[0]
    return "SAM_DO_RIP", None


def three_fours(held: dict[str, int]) -> Yaku:
    """H-3.8"""
    if set(held) == set(COLOURED_DOGS):
        return "JIN_MAYU", None
    if set(held) == set(WEAPONS):
        return "MAGU_DDAERIGI", None
    if len(colours(held)) == 1:
        return ("CROSS_COMBINATION", None) if combinations(held) else ("CHO_IL_SAEK", COLOUR[next(iter(held))])
    for key, trio in TRIOS.items():
        if set(held) == trio:
            return key, None
    if colours(held) == {RED, BLUE, YELLOW}:
        return "JAYU_BAKAE_PYEONGDEUNG", None
    if strikes(held):
        return "PIL_SAL_GI", strikes(held)[0]
    return "SA_CHEON_YO_RI", None


def four_threes(held: dict[str, int]) -> Yaku:
    """H-3.9"""
    rest = [kind for kind in held if kind != "mayu_purple"]
    if len(colours(held)) == 1:
        return "SPECIAL_COMBINATION", None
    if set(held) == set(DOGS):
        return "CHO_MAYU", None
    if set(held) == {"smash", "rin", "yuri", "fari"}:
        return "BYEON_TAE_GAE", None
    if len(rest) == 3 and len({COLOUR[kind] for kind in rest}) == 1:
        return "IL_SAEK", COLOUR[rest[0]]
    if set(COLOURED_DOGS) <= set(held):
        return "MAYU", None
    if len({COLOUR[kind] for kind in strikes(held)}) == 2:
        return "DOUBLE_COMBINATION", None
    if combinations(held):
        return "COMBINATION", None
    if len(colours(held)) == 4:
        return "SAEK_HANA_SSIK", None
    if strikes(held):
        return "JANG_GI", strikes(held)[0]
    return "SAM_DO_RIP", None


def six_pairs(held: dict[str, int]) -> Yaku | None:
    """H-3.10"""
    if set(held) == set(CHARACTERS):
        return "ALL_STARS", None
    if set(WEAPONS) <= set(held) and len(strikes(held)) == 3 and combinations(held) == 0:
        return "SAM_YEON_GYEOK", None
    return None


BY_SHAPE: dict[tuple[int, ...], Callable[[dict[str, int]], Yaku | None]] = {
    (9, 3): lambda held: ("IP_E_DAM", None),  # H-3.4
    (8, 4): eight_and_four,
    (6, 6): two_sixes,
    (6, 3, 3): six_and_threes,
    (4, 4, 4): three_fours,
    (3, 3, 3, 3): four_threes,
    (2, 2, 2, 2, 2, 2): six_pairs,
}


@lru_cache(maxsize=1 << 20)
def waits(piles: Piles) -> tuple[tuple[str, int], ...]:
    """The kinds that give eleven tiles a yaku, each with its score."""
    found = []
    for place, kind in enumerate(KINDS):
        yaku = yaku_of(piles[:place] + (piles[place] + 1,) + piles[place + 1 :])
        if yaku is not None:
            found.append((kind, SCORE[yaku[0]]))
    return tuple(found)
