"""A scene as pixels: a block of three rows a seat, the seat that looks at the bottom, and the middle above all."""

from typing import Any

import numpy as np

from paiju.render.sprites import Pixels, sprites

COLUMNS = 26
ROWS_OF_SEAT = 3
GAP = 6
EDGE = np.array([255, 216, 107], np.uint8)


def picture(scene: dict[str, Any]) -> Pixels:
    """What is hidden lies face down. A bar beside the block shows who is asked."""
    cells = sprites()
    height, width, _ = cells["back"].shape
    seats = scene["seats"]
    rows = 1 + ROWS_OF_SEAT * len(seats)
    # The corner of a tile shows the felt.
    felt = cells["back"][0, 0]
    out = np.empty((rows * height + (len(seats) + 1) * GAP, (COLUMNS + 1) * width, 3), np.uint8)
    out[:] = felt
    _row(out, scene["middle"], 0, 1)
    looks = scene["looks"] or 0
    for place in range(len(seats)):
        seat = (looks + 1 + place) % len(seats)
        top = height + GAP + place * (ROWS_OF_SEAT * height + GAP)
        told = seats[seat]
        hand, melds, discards = told["rows"]
        used = _row(out, _signs(told["points"]), top, 1)
        _row(out, melds, top, 1 + max(used, 8))
        _row(out, [*hand, *["back"] * told["hidden"]], top + height, 1)
        _row(out, discards, top + 2 * height, 1)
        if seat == scene["asked"]:
            out[top : top + ROWS_OF_SEAT * height, width // 3 : 2 * width // 3] = EDGE
    return out


def _signs(points: float) -> list[str]:
    return [f"sign {sign}" for sign in f"{points:.0f}"]


def _row(out: Pixels, names: list[str], top: int, column: int) -> int:
    """Puts cells beside one another, and further together where there are too many. How many columns they take."""
    cells = sprites()
    height, width, _ = cells["back"].shape
    room = (COLUMNS + 1 - column) * width
    step = width if len(names) * width <= room else (room - width) // max(1, len(names) - 1)
    for i, name in enumerate(names):
        left = column * width + i * step
        out[top : top + height, left : left + width] = cells[name]
    return len(names)
