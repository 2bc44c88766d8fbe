"""Gymnasium's own check on every game and preset, and seats against our bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import paiju.gymnasium  # noqa: F401
from paiju import games, random_ids


def name_of(game: str) -> str:
    return f"paiju/{game.capitalize()}-v1"


def test_check_env(game: str, preset: str) -> None:
    for seat in (0, games()[game].seats - 1):
        check_env(gymnasium.make(name_of(game), preset=preset, opponents="random", seat=seat).unwrapped)


def test_rows_do_what_single_environments_do(game: str, preset: str) -> None:
    rows = 3
    vector = gymnasium.make_vec(name_of(game), rows, preset=preset, opponents="random", seat=1)
    assert vector.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, _ = vector.reset(seed=3)
    single = gymnasium.make(name_of(game), preset=preset, opponents="random", seat=1)
    # Its first match is that of the first row, its matches 4, 7, ... are the next of it.
    seen, _ = single.reset(seed=3)
    assert seen["observation"].tolist() == observations["observation"][0].tolist()
    rng = np.random.default_rng(3)
    total, start = np.zeros(rows), games()[game].start_points[preset]
    ended, is_first = 0, True
    while ended < 4:
        ids = random_ids(observations["action_mask"].view(np.uint8), rng)
        ids[ids == 255] = 0
        observations, rewards, terminations, truncations, infos = vector.step(ids)
        assert vector.observation_space.contains(observations)
        assert not truncations.any() and not infos["illegal"].any()
        total += rewards
        if is_first:
            seen, reward, terminated, _, _ = single.step(ids[0])
            assert seen["observation"].tolist() == observations["observation"][0].tolist()
            assert (reward, terminated) == (rewards[0], terminations[0])
            is_first = not terminated
        for row in np.flatnonzero(terminations):
            assert total[row] == vector.unwrapped.batch.points[row, 1] - start
            total[row] = 0
            ended += 1
    vector.close()


def test_opponents_are_named_one_by_one_in_turn_order() -> None:
    env = gymnasium.make(name_of("xuezhan"), seat=2, opponents=["random", "greedy", "first"])
    record = env.unwrapped.match.batch.record(0)
    assert '"players":["greedy 0","first 1","asked 2","random 3"]' in record
    with pytest.raises(ValueError, match="3 opponents"):
        gymnasium.make(name_of("xuezhan"), opponents=["random"])
    with pytest.raises(ValueError, match="no bot clever"):
        gymnasium.make(name_of("xuezhan"), opponents="clever")
    with pytest.raises(ValueError, match="no seat 4"):
        gymnasium.make(name_of("xuezhan"), seat=4)


def test_illegal_ids_are_told_or_refused(game: str) -> None:
    for illegal in ("first", "raise"):
        vector = gymnasium.make_vec(name_of(game), 2, opponents="random", illegal=illegal)
        observations, _ = vector.reset(seed=1)
        ids = observations["action_mask"].argmin(axis=1)
        if illegal == "raise":
            with pytest.raises(ValueError, match="row 0 may not name"):
                vector.step(ids)
            continue
        *_, infos = vector.step(ids)
        assert infos["illegal"].all()
        with pytest.raises(ValueError, match="2 ids"):
            vector.step(np.array([0, 9999]))


def test_observations_are_copies_unless_one_asks_for_views() -> None:
    for copy in (True, False):
        vector = gymnasium.make_vec(name_of("xuezhan"), 2, opponents="random", copy=copy)
        observations, _ = vector.reset(seed=1)
        before = observations["observation"].tobytes()
        vector.step(observations["action_mask"].argmax(axis=1))
        assert (observations["observation"].tobytes() == before) == copy


def test_async_environments_have_engines_of_their_own() -> None:
    vector = gymnasium.make_vec(name_of("haiyuki"), 2, vectorization_mode="async", opponents="first")
    observations, _ = vector.reset(seed=1)
    observations, *_ = vector.step(observations["action_mask"].argmax(axis=1))
    assert observations["observation"].shape == (2, games()["haiyuki"].observation_size)
    vector.close()
