"""Shows a match in the way an environment was made with."""

from typing import Any

import numpy as np
import numpy.typing as npt

from paiju.render.picture import picture
from paiju.vector import Batch


class Renderer:
    """`ansi` is a text, `rgb_array` a picture, and `human` prints the text. What the seat may not know is in none of them."""

    def __init__(self, mode: str | None) -> None:
        self._mode = mode

    def render(self, batch: Batch, seat: int | None) -> "str | npt.NDArray[np.uint8] | None":
        if self._mode == "rgb_array":
            scene: dict[str, Any] = batch.scene(0, seat)
            return picture(scene)
        if self._mode is None:
            return None
        board = batch.board(0, seat)
        if self._mode == "ansi":
            return board
        print(board)
        return None
