"""What this room refuses: always with a sentence for a person, and nothing has changed then.

An error carries a saying: which text of ``ardri.words``, and what is in it, so that any door can
say it in any language (``Words.tell``). ``str()`` is the sentence in English.
"""

from __future__ import annotations

from ardri.words.saying import Saying, Value


class GameError(ValueError):
    """Something that a game was given and cannot use."""

    def __init__(self, what: Saying | str, /, **values: Value) -> None:
        #: Which text, and what is in it.
        self.saying = what if isinstance(what, Saying) else Saying(what, **values)
        super().__init__(self.saying)

    def __str__(self) -> str:
        return str(self.saying)


class IllegalAction(GameError):
    """An action that is unknown, or not possible now, or not this seat's."""


class _Placed(GameError):
    """A fault, and where it is."""

    def __init__(self, place: object, said: Saying | None, fault: Saying) -> None:
        super().__init__(said or fault)
        #: What is wrong there.
        self.fault = fault
        # What the error is made of anew, in another process.
        self.args = (place, fault)


def _fault(what: Saying | str, values: dict[str, Value]) -> Saying:
    return what if isinstance(what, Saying) else Saying(what, **values)


class BadOption(_Placed):
    """An option that a game cannot be played under; it begins with the option's name."""

    def __init__(self, option: str, what: Saying | str, /, **values: Value) -> None:
        fault = _fault(what, values)
        super().__init__(option, Saying("refusal-option", option=option, fault=fault), fault)
        self.option = option


class BadPosition(_Placed):
    """A position's text that is no position; it begins with the path of the fault."""

    def __init__(self, path: str, what: Saying | str, /, **values: Value) -> None:
        fault = _fault(what, values)
        said = Saying("refusal-at", path=path, fault=fault) if path else None
        super().__init__(path, said, fault)
        self.path = path


class BadRecord(_Placed):
    """A record that cannot be replayed; it begins with the number of the line."""

    def __init__(self, line: int, what: Saying | str, /, **values: Value) -> None:
        fault = _fault(what, values)
        super().__init__(line, Saying("refusal-in-line", line=line, fault=fault), fault)
        self.line = line
