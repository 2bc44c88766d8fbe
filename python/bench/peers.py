"""Environments of others, each with what a learner needs at every step: an observation as numbers, and what is legal."""

import functools
from typing import Any

import numpy as np
from clock import rate


def rlcard_mahjong(rows: int, seconds: float) -> float:
    import rlcard

    env = rlcard.make("mahjong")
    rng = np.random.default_rng(1)
    state = env.reset()[0]

    def step() -> int:
        nonlocal state
        if env.is_over():
            state = env.reset()[0]
        state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
        return 1

    return rate(step, seconds)


def pettingzoo(name: str, rows: int, seconds: float) -> float:
    import importlib

    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def step() -> int:
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.reset()
            return 0
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        return 1

    return rate(step, seconds)


def open_spiel(name: str, rows: int, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=shares)))
            return 0
        np.asarray(state.observation_tensor(), np.float32)
        state.apply_action(int(rng.choice(state.legal_actions())))
        return 1

    return rate(step, seconds)


def riichienv(rows: int, seconds: float) -> float:
    from riichienv import RiichiEnv

    env = RiichiEnv()
    rng = np.random.default_rng(1)
    seen = env.reset()

    def step() -> int:
        nonlocal seen
        if env.done():
            seen = env.reset()
        actions = {}
        for seat, observation in seen.items():
            np.frombuffer(observation.encode(), np.float32)
            mask = np.frombuffer(observation.mask(), np.uint8)
            actions[seat] = observation.find_action(int(rng.choice(np.flatnonzero(mask))))
        seen = env.step(actions)
        return len(actions)

    return rate(step, seconds)


def pgx(name: str, rows: int, seconds: float) -> float:
    import jax
    import jax.numpy as jnp
    from pgx import make

    env = make(name)
    begin, step_all = jax.vmap(env.init), jax.vmap(env.step)

    def one(state: Any, key: Any) -> Any:
        key, choose, deal = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        following = step_all(state, jax.random.categorical(choose, logits, axis=-1))
        fresh = begin(jax.random.split(deal, rows))
        over = following.terminated | following.truncated

        def pick(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old)

        return jax.tree_util.tree_map(pick, fresh, following), key

    advance = jax.jit(one)
    state = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(1), rows))
    key = jax.random.PRNGKey(2)

    def step() -> int:
        nonlocal state, key
        state, key = advance(state, key)
        state.observation.block_until_ready()
        return rows

    return rate(step, seconds)


PEERS = {
    "RLCard mahjong": (rlcard_mahjong, (1,)),
    "PettingZoo connect four": (functools.partial(pettingzoo, "connect_four_v3"), (1,)),
    "PettingZoo texas hold'em": (functools.partial(pettingzoo, "texas_holdem_v4"), (1,)),
    "OpenSpiel connect four (C++)": (functools.partial(open_spiel, "connect_four"), (1,)),
    "OpenSpiel backgammon (C++)": (functools.partial(open_spiel, "backgammon"), (1,)),
    "riichienv (Rust), observation encoded": (riichienv, (1,)),
    "pgx connect four (XLA)": (functools.partial(pgx, "connect_four"), (1, 16, 64, 256)),
    "pgx sparrow mahjong (XLA)": (functools.partial(pgx, "sparrow_mahjong"), (1, 16, 64, 256)),
}
