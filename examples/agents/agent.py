#!/usr/bin/env python3
"""A mahjong player in Python's standard library: docs/agents.md is what it speaks. Try it:

    npx paiju arena xuezhan --bots 'greedy,exec:python3 examples/agents/agent.py' --games 100

It wins when it can, never calls, and throws away the tile that has the fewest neighbours in its hand.
"""
import json
import random
import sys

WINS = ("win", "tsumo", "ron", "riichi")
CALLS = ("chow", "pung", "chi", "pon", "kong")


def tell(message):
    print(json.dumps(message, separators=(",", ":")), flush=True)


def use_of(tile, hand):
    """How well a tile goes with the others; a row of nine ends where the next suit begins."""
    near = [other for other in hand if tile // 9 == other // 9 and tile < 27 and abs(other - tile) <= 2]
    return 3 * hand.count(tile) + len(near)


def worth(action, view):
    """The higher, the sooner it is done."""
    kind, hand = action["type"], view.get("hand") or []
    if kind in WINS:
        return 1000
    if kind in CALLS:
        return -1000
    if isinstance(action.get("tile"), int):
        return -use_of(action["tile"], hand)
    return 0


def main():
    lots = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            tell({"type": "hello", "agents": 1})
        elif kind == "match":
            lots.seed(message["chance"])  # The same match again is played the same again.
        elif kind == "asked":
            legal, view = message["legal"], message["view"]
            best = max(range(len(legal)), key=lambda i: (worth(legal[i], view), lots.random()))
            tell({"type": "act", "question": message["question"], "choice": best})
        elif kind == "goodbye":
            return


if __name__ == "__main__":
    main()
