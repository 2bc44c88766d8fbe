"""Where the results of a batch lie: in a file that both processes see, or in memory of our own that answers are read into."""

import mmap
import os
import tempfile
from functools import partial
from typing import Literal

import numpy as np
import numpy.typing as npt

Transport = Literal["auto", "mapped", "pipe"]

# Linux has files in memory that stand in no folder.
HAS_NAMELESS = hasattr(os, "memfd_create") and os.path.isdir("/proc/self/fd")


class Memory:
    """`array` has the bytes, `path` the file until both have opened it, `into` where answers are read to if there is none."""

    def __init__(self, size: int, transport: Transport) -> None:
        if transport not in ("auto", "mapped", "pipe"):
            raise ValueError(f"there is no transport {transport}; there are auto, mapped, pipe")
        self.path: str | None = None
        self.into: memoryview | None = None
        self.array: npt.NDArray[np.uint8]
        if transport == "mapped" or (transport == "auto" and HAS_NAMELESS):
            try:
                self._map(size)
                return
            except OSError:
                # Memory may be short.
                if transport == "mapped":
                    raise
        own = bytearray(size)
        self.array = np.frombuffer(own, np.uint8)
        self.into = memoryview(own)

    def opened(self) -> None:
        """Both sides have it: it needs no name any more, and goes when they do."""
        if self.path is not None:
            self._let_go()
            self.path = None

    def _map(self, size: int) -> None:
        if HAS_NAMELESS:
            # It has no name but the one of this descriptor, so nothing is left if we are killed before the engine has it.
            number = os.memfd_create("paiju")
            path = f"/proc/{os.getpid()}/fd/{number}"
            self._let_go = partial(os.close, number)
        else:
            number, path = tempfile.mkstemp(prefix="paiju-")
            os.close(number)
            self._let_go = partial(os.unlink, path)
        try:
            with open(path, "r+b") as file:
                # All of it now: a page that cannot be had later would kill the process.
                file.write(bytes(size))
                file.flush()
                self.array = np.frombuffer(mmap.mmap(file.fileno(), size), np.uint8)
        except BaseException:
            self._let_go()
            raise
        self.path = path
