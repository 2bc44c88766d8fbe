"""The process that plays: shared, forked beside, spawned beside, asked by threads, killed, interrupted."""

import concurrent.futures
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from paiju import Batch, Engine, EngineClosed, EngineDied, EngineRefused, random_ids, shared_engine

STEPS = 50


def digest(seed: int) -> bytes:
    """What a batch of its own says in the end."""
    batch = Batch("xuezhan", 4, seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(STEPS):
        batch.step(random_ids(batch.mask, rng))
    said = batch.observation.tobytes()
    batch.close()
    return said


def is_zombie(pid: int) -> bool:
    """Somebody has ended, and nobody has asked how."""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" in status.read_text()


def test_environments_of_a_process_share_an_engine() -> None:
    assert Batch("xuezhan").engine is Batch("haiyuki").engine is shared_engine()


def test_a_batch_that_nobody_has_is_freed(engine: Engine) -> None:
    numbers = set()
    for _ in range(5):
        batch = Batch("haiyuki", engine=engine)
        numbers.add(batch._batch)
        del batch
    engine.ask("games")
    kept = Batch("haiyuki", engine=engine)
    kept.close()
    kept.close()
    with pytest.raises(EngineRefused, match="no batch"):
        kept.step([0])
    for number in numbers:
        with pytest.raises(EngineRefused, match="no batch"):
            engine.ask("save", number, row=0)


def test_an_engine_that_is_killed_is_told_and_leaves_no_zombie(engine: Engine) -> None:
    batch = Batch("wuhan", 8, engine=engine)
    os.kill(engine.pid, signal.SIGKILL)
    with pytest.raises(EngineDied, match="ended with -9"):
        for _ in range(2):
            batch.step(batch.mask.argmax(axis=1))
    assert not is_zombie(engine.pid)
    assert not Path(f"/proc/{engine.pid}").exists()
    with pytest.raises(EngineClosed):
        batch.step(batch.mask.argmax(axis=1))


def test_its_last_words_are_told(engine: Engine) -> None:
    # A frame that says it is four gigabytes long.
    with pytest.raises(EngineDied, match="a frame of 4294967295 bytes"):
        engine.exchange(b"\xff" * 8)


def test_after_the_shared_engine_has_died_the_next_environment_gets_another() -> None:
    first = shared_engine()
    os.kill(first.pid, signal.SIGKILL)
    with pytest.raises(EngineDied):
        first.ask("games")
    assert Batch("xuezhan").engine is not first


def test_an_interrupted_exchange_is_not_taken_for_the_next(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "_answer", interrupted)
    with pytest.raises(KeyboardInterrupt):
        engine.ask("games")
    monkeypatch.undo()
    with pytest.raises(EngineClosed):
        engine.ask("games")


def test_threads_share_it() -> None:
    alone = [digest(seed) for seed in range(8)]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert list(pool.map(digest, range(8))) == alone


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_processes_have_engines_of_their_own(method: str) -> None:
    alone = [digest(seed) for seed in range(2)]
    mine = Batch("xuezhan", seed=1)
    before = mine.observation.tobytes()
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(digest, range(2)) == alone
    assert mine.observation.tobytes() == before
    mine.step(mine.mask.argmax(axis=1))


def _use(batch: Batch, queue: Any) -> None:
    try:
        batch.step(batch.mask.argmax(axis=1))
    except EngineClosed as error:
        queue.put(str(error))


def test_a_forked_child_is_told_that_a_batch_is_its_parents() -> None:
    fork = multiprocessing.get_context("fork")
    queue = fork.Queue()
    batch = Batch("xuezhan", seed=1)
    child = fork.Process(target=_use, args=(batch, queue))
    child.start()
    assert "belongs to the process that was forked" in queue.get(timeout=60)
    child.join()
    batch.step(batch.mask.argmax(axis=1))


def test_a_fork_while_another_thread_asks_does_not_hang() -> None:
    fork = multiprocessing.get_context("fork")
    is_over = threading.Event()

    def ask() -> None:
        while not is_over.is_set():
            shared_engine().ask("games")

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        children = [fork.Process(target=digest, args=(seed,)) for seed in range(3)]
        for child in children:
            child.start()
        for child in children:
            child.join(120)
            assert child.exitcode == 0
    finally:
        is_over.set()
        thread.join()


def test_it_ends_when_python_does(tmp_path: Path) -> None:
    code = "import os, paiju, sys; print(paiju.shared_engine().pid); sys.stdout.flush(); "
    for end in ("sys.exit(3)", "os._exit(3)", "os.kill(os.getpid(), 9)"):
        run = subprocess.run([sys.executable, "-c", code + end], capture_output=True, text=True, check=False)
        assert run.returncode in (3, -9)
        assert run.stderr == ""
        _wait_for_end(int(run.stdout))


def _wait_for_end(pid: int) -> None:
    """Whoever has lost its parent ends a little later; a zombie waits only for init."""
    ended = threading.Event()
    for _ in range(600):
        if not Path(f"/proc/{pid}").exists() or is_zombie(pid):
            return
        ended.wait(0.1)
    raise AssertionError(f"{pid} is still there")


def test_nothing_is_left_of_memory_whose_process_was_killed(tmp_path: Path) -> None:
    code = (
        "import os; from paiju.memory import Memory; "
        "print(Memory(99, 'mapped').path, flush=True); os.kill(os.getpid(), 9)"
    )
    # Others have files of their own in the folder that all processes share.
    alone = {**os.environ, "TMPDIR": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=alone)
    assert run.returncode == -9
    path = Path(run.stdout.strip())
    assert path.is_absolute() and not path.exists()
    assert list(tmp_path.iterdir()) == []
