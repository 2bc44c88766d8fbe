"""What is wrong with a record, and on which line."""


class Problem(Exception):
    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line
