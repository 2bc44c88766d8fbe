"""Frames, as `packages/bridge/src/wire.ts` and `kinds.ts` have them: a head of eight bytes, and what follows it."""

import struct

BRIDGE_VERSION = 1

ASK, STEP, FETCH, LOOK, LEARN = range(5)
DONE = 0

# How many bytes follow, what is asked for or whether it was done, the batch it is about.
HEAD = struct.Struct("<IBxH")


def frame(kind: int, batch: int, body: bytes) -> bytes:
    return HEAD.pack(len(body), kind, batch) + body
