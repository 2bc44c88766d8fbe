"""The engine that everything in one process shares, until it is closed or dies; a forked child gets one of its own."""

import atexit
import os
import threading

from paiju.engine.process import Engine

_lock = threading.Lock()
_shared: Engine | None = None


def shared_engine() -> Engine:
    global _shared
    with _lock:
        if _shared is None or not _shared.is_open:
            _shared = Engine()
        return _shared


def _close() -> None:
    if _shared is not None:
        _shared.close()


def _forget() -> None:
    global _shared, _lock
    _lock = threading.Lock()
    if _shared is not None:
        _shared.forget()
        _shared = None


atexit.register(_close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
