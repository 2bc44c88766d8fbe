"""The tiles of the page as pixels, from the picture that `npm run python:tiles` draws."""

import json
import struct
import zlib
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 3


def _read_png(data: bytes) -> Pixels:
    """Eight bits a colour, and lines without a filter: that is how ours is written."""
    if not data.startswith(SIGNATURE):
        raise ValueError("tiles.png is no PNG")
    at, packed, width, height = len(SIGNATURE), b"", 0, 0
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", body)
        if kind == b"IDAT":
            packed += body
        at += size + 12
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + COLOURS * width)
    if lines[:, 0].any():
        raise ValueError("tiles.png has filtered lines")
    return lines[:, 1:].reshape(height, width, COLOURS)


@cache
def sprites() -> dict[str, Pixels]:
    """By the code of the tile; `back`, and `sign 0` to `sign 9` and `sign -` for points."""
    folder = files("paiju.render")
    layout = json.loads((folder / "tiles.json").read_text())
    pixels = _read_png((folder / "tiles.png").read_bytes())
    width = layout["width"]
    return {name: pixels[:, i * width : (i + 1) * width] for i, name in enumerate(layout["cells"])}
