"""The engine: a process of Node that plays, and is asked in frames."""

from paiju.engine.errors import EngineClosed, EngineDied, EngineError, EngineRefused
from paiju.engine.process import Engine
from paiju.engine.shared import shared_engine

__all__ = ["Engine", "EngineClosed", "EngineDied", "EngineError", "EngineRefused", "shared_engine"]
