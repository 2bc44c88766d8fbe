#!/usr/bin/env python3
"""Works out a Paiju wall from its seed, with nothing but Python 3.10 or later. The method is described in wall.md.

    python3 docs/check/wall.py SEED [--round N] [--set suited|suited-and-honours|haiyuki]
    python3 docs/check/wall.py --check docs/wall.md

Written from the description, not from the engine, so that the two can check each other.
"""

import argparse
import re
import struct
import sys
from collections.abc import Iterator
from itertools import islice
from typing import NoReturn

SUITED = [rank + suit for suit in "mps" for rank in "123456789"]
HONOURS = [rank + "z" for rank in "1234567"]
HAIYUKI = ["ataho", "rin", "smash", "yuri", "pet", "fari", "punch", "sword", "wand"]
HAIYUKI += ["mayu_red", "mayu_blue", "mayu_yellow", "mayu_purple"]

# The kinds in start order, how many copies there are of each, and what stands between two tiles when they are written.
TILE_SETS = {
    "suited": (SUITED, 4, ""),
    "suited-and-honours": (SUITED + HONOURS, 4, ""),
    "haiyuki": (HAIYUKI, 9, ","),
}
RETURNED_WORDS = 22
ROULETTE_WORDS = 2

# The columns of ChaCha's 4 by 4 square of words, then its diagonals.
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


class BadInput(Exception):
    """What was asked for makes no sense; the message says why in one line."""


def chacha20_block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """The sixteen 32-bit words of one block (RFC 8439, section 2.3)."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    square = list(start)

    def add_xor_turn(target: int, source: int, partner: int, bits: int) -> None:
        square[target] = (square[target] + square[source]) % 2**32
        mixed = square[partner] ^ square[target]
        square[partner] = (mixed << bits | mixed >> (32 - bits)) % 2**32

    for _ in range(10):
        for a, b, c, d in COLUMNS + DIAGONALS:
            add_xor_turn(a, b, d, 16)
            add_xor_turn(c, d, b, 12)
            add_xor_turn(a, b, d, 8)
            add_xor_turn(c, d, b, 7)
    return [(mixed + original) % 2**32 for mixed, original in zip(square, start)]


def random_words(seed: str, round_number: int, name: str) -> Iterator[int]:
    """The endless stream of 32-bit words that belongs to a seed, a round and a name."""
    nonce = struct.pack("<I8s", round_number, name.encode("ascii"))  # 8s pads with zeros
    counter = 0
    while True:
        yield from chacha20_block(bytes.fromhex(seed), counter, nonce)
        counter += 1


def draw_below(words: Iterator[int], n: int) -> int:
    """A fair whole number from 0 to n - 1: words from the incomplete last run of n are skipped."""
    whole_runs = 2**32 // n
    return next(word for word in words if word // n < whole_runs) % n


def wall(seed: str, round_number: int, set_name: str) -> list[str]:
    """The wall as a list of tile codes, front first."""
    if not re.fullmatch("[0-9a-f]{64}", seed):
        raise BadInput(f"a seed is 64 hexadecimal digits in lower case, not {seed!r}")
    if not 0 <= round_number < 2**32:
        raise BadInput(f"a round is a number from 0 to {2**32 - 1}, not {round_number}")
    if set_name not in TILE_SETS:
        raise BadInput(f"a tile set is one of {', '.join(TILE_SETS)}, not {set_name!r}")
    words = random_words(seed, round_number, "wall")
    kinds, copies, _ = TILE_SETS[set_name]
    tiles = [code for code in kinds for _ in range(copies)]
    for place in reversed(range(1, len(tiles))):
        other = draw_below(words, place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return tiles


def other_chance(seed: str, round_number: int, set_name: str) -> list[tuple[str, str]]:
    """What chance decides besides the wall, as pairs of name and text. Only Haiyuki has any of it."""
    if set_name != "haiyuki":
        return []

    def stream(name: str) -> Iterator[int]:
        return random_words(seed, round_number, name)

    def kind(name: str) -> str:
        return HAIYUKI[draw_below(stream(name), len(HAIYUKI))]

    def words(name: str, count: int) -> str:
        return ",".join(str(word) for word in islice(stream(name), count))

    return [
        ("dora", kind("dora")),
        ("ura", kind("uradora")),
        ("returned", words("returned", RETURNED_WORDS)),
        ("roulette", words("roulette", ROULETTE_WORDS)),
    ]


def place_by(word: int, n: int) -> int:
    """The place from 0 to n - 1 that a word of 32 bits stands for."""
    return word * n // 2**32


def exchange(rest: list[str], gifts: list[list[str]], words: list[int]) -> tuple[list[list[str]], list[str]]:
    """Haiyuki's exchange: what each seat gets, and the rest of the wall afterwards. The starter's gifts come first."""
    rest = list(rest)
    back = [tile for given in gifts for tile in given]
    for tile, word in zip(back, words):
        rest.insert(place_by(word, len(rest) + 1), tile)
    received = []
    for given in gifts:
        received.append(rest[: len(given)])
        rest = rest[len(given) :]
    return received, rest


def results(seed: str, round_number: int, set_name: str) -> list[tuple[str, str]]:
    """Everything that follows from a seed, a round and a set, as pairs of name and text: the wall, then the rest."""
    tiles = wall(seed, round_number, set_name)
    _, _, between = TILE_SETS[set_name]
    return [("wall", between.join(tiles)), *other_chance(seed, round_number, set_name)]


def read_examples(path: str) -> Iterator[tuple[int, str, str, int, list[str]]]:
    """Yields (line number, set, seed, round, the fields after them) for each line between the markers of wall.md."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {path}: {getattr(error, 'strerror', None) or 'not UTF-8 text'}") from error
    set_name = None
    for number, line in enumerate(lines, start=1):
        marker = re.fullmatch(r"<!-- (examples (?P<set>\S+)|end of examples) -->", line)
        if marker:
            set_name = marker["set"]
        elif set_name and line and not line.startswith("```"):
            fields = line.split(" ")
            if len(fields) < 3 or not re.fullmatch("[0-9]{1,10}", fields[1]):
                raise BadInput(f"{path}, line {number}: not a seed, a round and a wall")
            yield number, set_name, fields[0], int(fields[1]), fields[2:]


def check(path: str) -> str | None:
    """Recomputes the examples; the text of the first difference, or None where all agree."""
    count = 0
    for number, set_name, seed, round_number, expected in read_examples(path):
        try:
            found = results(seed, round_number, set_name)
        except BadInput as error:
            raise BadInput(f"{path}, line {number}: {error}") from error
        if len(expected) != len(found):
            raise BadInput(f"{path}, line {number}: {len(found)} fields must follow the round, not {len(expected)}")
        for (name, text), given in zip(found, expected):
            if text != given:
                return f"{path}, line {number}: seed {seed}, round {round_number}, {set_name}: the {name} is {text}"
        count += 1
    if count == 0:
        raise BadInput(f"{path} has no examples")
    print(f"{count} walls agree")
    return None


class OneLineParser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def main() -> int:
    parser = OneLineParser(description="Works out a Paiju wall from its seed.")
    parser.add_argument("seed", nargs="?", metavar="SEED", help="64 hexadecimal digits")
    parser.add_argument("--round", type=int, metavar="N", help="counted from 0, which is the default")
    parser.add_argument("--set", choices=TILE_SETS, help="suited is the default")
    parser.add_argument("--check", metavar="FILE", help="recompute the examples in FILE instead")
    arguments = parser.parse_args()

    if arguments.check is not None:
        if (arguments.seed, arguments.round, arguments.set) != (None, None, None):
            parser.error("--check takes no seed, round or set")
        difference = check(arguments.check)
        if difference:
            print(difference, file=sys.stderr)
            return 1
    elif arguments.seed is None:
        parser.error("a seed or --check is needed")
    else:
        [(_, tiles), *rest] = results(arguments.seed, arguments.round or 0, arguments.set or "suited")
        print(tiles)
        for name, text in rest:
            print(name, text)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as problem:
        print(f"wall.py: {problem}", file=sys.stderr)
        sys.exit(2)
