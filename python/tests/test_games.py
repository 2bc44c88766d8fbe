"""Random matches of every preset against their records, seeds, saved matches, and what is refused."""

import json

import numpy as np
import pytest
from random_games import play

from paiju import NOBODY, Batch, EngineRefused, games, random_ids

MATCHES = 4


def test_random_matches_agree_with_their_records(game: str, preset: str) -> None:
    assert list(play(game, preset, MATCHES, "7"))[-1] == MATCHES


@pytest.mark.parametrize("transport", ["mapped", "pipe"])
def test_the_same_seed_gives_the_same_bytes(game: str, transport: str) -> None:
    one = Batch(game, 3, seed=5, transport="mapped")
    two = Batch(game, 3, seed="other", transport=transport)  # type: ignore[arg-type]
    assert one.observation.tobytes() != two.observation.tobytes()
    two.reset(5)
    rng = np.random.default_rng(0)
    for _ in range(300):
        for field in one.game.fields:
            if field.name != "privileged":
                assert getattr(one, field.name).tobytes() == getattr(two, field.name).tobytes()
        ids = random_ids(one.mask, rng)
        one.step(ids)
        two.step(ids)


def test_a_saved_match_goes_on_elsewhere(game: str) -> None:
    seats = games()[game].seats
    here = Batch(game, 1, seed=1, lineup=[None, *["random"] * (seats - 1)])
    rng = np.random.default_rng(0)
    for _ in range(20):
        here.step(random_ids(here.mask, rng))
    there = Batch(game, 1, seed=2)
    there.restore(0, json.loads(json.dumps(here.save(0))))
    for name in ("observation", "mask", "points", "seat", "match"):
        assert getattr(here, name).tobytes() == getattr(there, name).tobytes()
    assert here.record(0) == there.record(0)


def test_what_may_not_be_named_is_refused_and_nothing_changes(game: str) -> None:
    batch = Batch(game, 2, seed=1)
    before = batch.observation.tobytes()
    illegal = int(batch.mask[1].argmin())
    legal = batch.mask.argmax(axis=1).tolist()
    with pytest.raises(EngineRefused, match=f"row 1: id {illegal}"):
        batch.step([legal[0], illegal])
    for wrong in ([legal[0]], [-1, legal[1]], [legal[0], 65536 + legal[1]], [0.5, 0.5]):
        with pytest.raises(ValueError):
            batch.step(wrong)  # type: ignore[arg-type]
    assert batch.observation.tobytes() == before
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = 1


def test_what_is_made_in_a_wrong_way_is_told_in_words() -> None:
    with pytest.raises(ValueError, match="no game poker"):
        Batch("poker")
    for wrong, words in (
        ({"preset": "odd"}, "no preset odd"),
        ({"options": {"odd": 1}}, "no option odd"),
        ({"rows": 0}, "row"),
        ({"lineup": ["clever", None, None, None]}, "no bot clever"),
        ({"transport": "dove"}, "no transport dove"),
    ):
        with pytest.raises(ValueError, match=words):
            Batch("xuezhan", **wrong)  # type: ignore[arg-type]


def test_options_change_a_preset_and_seats_can_look() -> None:
    batch = Batch("xuezhan", preset="sichuan", options={"cap": 4}, seed=1)
    assert batch.options["cap"] == 4
    asked = int(batch.seat[0])
    assert batch.look(0)[asked].tobytes() == batch.observation[0].tobytes()


def test_random_ids_are_all_of_the_mask_and_nothing_else() -> None:
    mask = np.zeros((3, 5), np.uint8)
    mask[0, [1, 4]] = 1
    mask[1, 2] = 1
    rng = np.random.default_rng(0)
    seen = [random_ids(mask, rng).tolist() for _ in range(200)]
    assert {each[0] for each in seen} == {1, 4}
    assert {each[1] for each in seen} == {2}
    assert {each[2] for each in seen} == {NOBODY}
