"""PettingZoo's own tests as they ship, on every game and preset, and what they do not look at."""

import pickle
import warnings
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from paiju import games
from paiju.pettingzoo import haiyuki_v1, wuhan_v1, xuezhan_v1

MODULES: dict[str, ModuleType] = {"haiyuki": haiyuki_v1, "wuhan": wuhan_v1, "xuezhan": xuezhan_v1}
CYCLES = 60


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api(game: str, preset: str) -> None:
    """The two warnings are said of every environment whose observation is a dictionary with a mask."""
    with warnings.catch_warnings():
        api_test(MODULES[game].env(preset=preset), num_cycles=CYCLES)
        api_test(MODULES[game].raw_env(preset=preset), num_cycles=CYCLES)


def test_seed(game: str, preset: str) -> None:
    seed_test(partial(MODULES[game].env, preset=preset), num_cycles=CYCLES)
    parallel_seed_test(partial(MODULES[game].parallel_env, preset=preset, illegal="first"), num_cycles=CYCLES)


def test_parallel_api(game: str, preset: str) -> None:
    parallel_api_test(MODULES[game].parallel_env(preset=preset), num_cycles=CYCLES)


def test_render(game: str, preset: str) -> None:
    render_test(partial(MODULES[game].env, preset=preset))


def test_max_cycles(game: str, preset: str) -> None:
    """It names ids without looking at masks."""
    module = MODULES[game]
    chosen = {"preset": preset, "illegal": "first"}
    max_cycles_test(
        SimpleNamespace(
            env=partial(module.env, **chosen), parallel_env=partial(module.parallel_env, **chosen)
        )
    )


def random_match(env: Any, seed: int) -> dict[str, float]:
    """A whole match; what each agent was given in all."""
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last()
        given[agent] += reward
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return given


def test_rewards_add_up_to_the_return(game: str, preset: str) -> None:
    env = MODULES[game].env(preset=preset)
    given = random_match(env, 3)
    batch = env.unwrapped.match.batch
    start = games()[game].start_points[preset]
    assert list(given.values()) == (batch.points[0] - start).tolist()
    if game != "haiyuki":
        assert sum(given.values()) == 0
    env.close()


def test_parallel_and_in_turn_play_the_same_match(game: str) -> None:
    turn, parallel = MODULES[game].env(), MODULES[game].parallel_env()
    turn.reset(seed=9)
    observations, _ = parallel.reset(seed=9)
    rng = np.random.default_rng(9)
    while parallel.agents:
        agent = turn.agent_selection
        assert parallel.asked == agent
        for other in turn.agents:
            seen = turn.observe(other)
            assert seen["observation"].tobytes() == observations[other]["observation"].tobytes()
            assert seen["action_mask"].tolist() == observations[other]["action_mask"].tolist()
            assert seen["action_mask"].any() == (other == agent)
        action = int(rng.choice(np.flatnonzero(observations[agent]["action_mask"])))
        turn.step(action)
        # What others name does not matter.
        observations, rewards, *_ = parallel.step({other: action for other in parallel.agents})
        assert rewards == turn.rewards


def test_an_id_that_may_not_be_named(game: str) -> None:
    env = MODULES[game].env()
    env.reset(seed=1)
    mask = env.last()[-1]["action_mask"]
    with pytest.raises(ValueError, match=f"may not name {mask.argmin()} now"):
        env.step(int(mask.argmin()))
    assert env.last()[-1]["action_mask"].tolist() == mask.tolist()
    forgiving = MODULES[game].env(illegal="first")
    forgiving.reset(seed=1)
    forgiving.step(int(mask.argmin()))
    assert all(info["illegal"] for info in forgiving.unwrapped.infos.values())
    env.step(int(mask.argmax()))
    assert env.last()[0]["observation"].tolist() == forgiving.last()[0]["observation"].tolist()


def test_the_state_is_for_those_who_ask_for_it(game: str) -> None:
    env = MODULES[game].env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="privileged=True"):
        env.state()
    critic = MODULES[game].env(privileged=True)
    critic.reset(seed=1)
    assert critic.state().shape == (games()[game].privileged_size,)


def test_the_asked_agent_sees_the_table(game: str) -> None:
    env = MODULES[game].env(render_mode="ansi")
    env.reset(seed=1)
    board = env.render()
    assert all(agent in board for agent in env.possible_agents)


def test_environments_can_be_sent_to_other_processes(game: str) -> None:
    env = pickle.loads(pickle.dumps(MODULES[game].raw_env(illegal="first")))
    env.reset(seed=1)
    assert env.match.illegal == "first"


def test_matches_without_a_seed_differ_and_go_on_from_one(game: str) -> None:
    def first(env: Any, seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.observe(env.agent_selection)["observation"].tobytes()

    one, two = MODULES[game].raw_env(), MODULES[game].raw_env()
    assert first(one, None) != first(two, None)
    assert [first(one, 4), first(one, None)] == [first(two, 4), first(two, None)]
