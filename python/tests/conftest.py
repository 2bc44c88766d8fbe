"""Every preset of every game, and engines that end with the test."""

from collections.abc import Iterator

import pytest

from paiju import Engine, games

TABLES = [
    pytest.param(game.game, preset, id=f"{game.game}-{preset}")
    for game in games().values()
    for preset in game.presets
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"game", "preset"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "preset"), TABLES)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(games()))


@pytest.fixture
def engine() -> Iterator[Engine]:
    """One of its own, that may be killed."""
    own = Engine()
    yield own
    own.close()
