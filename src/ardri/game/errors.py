"""What this room refuses: always with a sentence for a person, and nothing has changed then."""

from __future__ import annotations


class GameError(ValueError):
    """Something that a game was given and cannot use."""


class IllegalAction(GameError):
    """An action that is unknown, or not possible now, or not this seat's."""


class BadOption(GameError):
    """An option that a game cannot be played under; it begins with the option's name."""

    def __init__(self, option: str, fault: str) -> None:
        super().__init__(f"{option}: {fault}")
        self.option = option
        self.fault = fault


class BadPosition(GameError):
    """A position's text that is no position; it begins with the path of the fault."""

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"{path}: {fault}" if path else fault)
        self.path = path
        self.fault = fault


class BadRecord(GameError):
    """A record that cannot be replayed; it begins with the number of the line."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault
