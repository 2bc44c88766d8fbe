"""What can go wrong with an engine."""


class EngineError(Exception):
    """Anything an engine did not do."""


class EngineClosed(EngineError):
    """It is closed, or belongs to the process that this one was forked from."""


class EngineDied(EngineError):
    """Its process has ended by itself; the message has its last words."""


class EngineRefused(EngineError, ValueError):
    """It cannot do this, and nothing has changed. `code` says why in a word."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type["EngineRefused"], tuple[str, str]]:
        return EngineRefused, (self.code, str(self))
