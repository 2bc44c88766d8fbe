"""What each of the modules has, made for one game."""

from typing import Any, Protocol, TypeAlias

from pettingzoo.utils import parallel_to_aec, wrappers
from pettingzoo.utils.env import AECEnv

from paiju.match import Illegal
from paiju.pettingzoo.aec import AskedInTurn
from paiju.pettingzoo.parallel import AllAtOnce

Aec: TypeAlias = AECEnv[str, Any, Any]


class MakeAec(Protocol):
    """`env` wraps what `raw_env` gives: out of order or out of range is told in words."""

    def __call__(
        self,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        privileged: bool = False,
        illegal: Illegal = "raise",
    ) -> Aec: ...


class MakeParallel(Protocol):
    """Every agent acts in every cycle; only the one that is asked is heard."""

    def __call__(
        self,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        privileged: bool = False,
        illegal: Illegal = "raise",
    ) -> AllAtOnce: ...


def module_of(game: str) -> tuple[MakeAec, MakeAec, MakeParallel]:
    """`env`, `raw_env` and `parallel_env` of a game."""

    def parallel_env(**chosen: Any) -> AllAtOnce:
        return AllAtOnce(game, **chosen)

    def raw_env(*, max_cycles: int | None = None, **chosen: Any) -> Aec:
        # A cycle is one action of everybody, and so is a cycle of the agents in turn.
        if max_cycles is not None:
            return parallel_to_aec(parallel_env(max_cycles=max_cycles, **chosen))
        return AskedInTurn(game, **chosen)

    def env(**chosen: Any) -> Aec:
        raw = raw_env(**chosen)
        if chosen.get("max_cycles") is not None:
            return raw
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))

    return env, raw_env, parallel_env
