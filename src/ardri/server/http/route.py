"""A route: one address and method, what goes in and out there, who may; and the asking of it.

What a body, a query and an answer are made of is read off the handler's own signature: an argument
``body`` or ``query`` of a Struct, and the Struct, text or nothing that it returns.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPMethod
from typing import Annotated, Any, Final, Literal, TypeAlias, final, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ardri.server.http import body as bodies
from ardri.server.http.answers import status_of
from ardri.server.http.limits import Kind
from ardri.server.schema.common import AccountId, SeatNumber, TableId
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: What the parts of an address are, by their name in it.
PLACES: Final[Mapping[str, Any]] = {
    "table": TableId,
    "account": AccountId,
    "token": Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")],
    "seat": SeatNumber,
    "step": Annotated[int, Meta(ge=0, le=1_000_000)],
}
#: "anybody"; "somebody": who has a name here, guests too.
Who: TypeAlias = Literal["anybody", "somebody"]
Handler: TypeAlias = Callable[..., Awaitable[Struct | dict[str, object] | str | None]]


@final
@dataclass(frozen=True)
class Route:
    """An address and a method."""

    method: HTTPMethod
    path: str
    handler: Handler
    who: Who = "somebody"
    #: Words of refusal of its own; those that any such route has are added.
    refusals: tuple[str, ...] = ()
    kind: Kind = "look"
    #: The longest body, in bytes.
    most: int = bodies.USUAL

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler)

    @property
    def name(self) -> str:
        """What the handler is called."""
        return self.handler.__name__

    @property
    def body(self) -> type[Struct] | None:
        """What must be sent."""
        return self._types.get("body")

    @property
    def query(self) -> type[Struct] | None:
        """What may stand behind the address."""
        return self._types.get("query")

    @property
    def answer(self) -> Any:
        """A Struct, ``dict`` for other JSON, ``str`` for a plain text, or None for nothing."""
        found = self._types["return"]
        return None if found is type(None) else get_origin(found) or found

    @cached_property
    def places(self) -> list[str]:
        """The parts of the address that change."""
        return re.findall(r"\{(\w+)\}", self.path)

    @property
    def words(self) -> list[str]:
        """Every word that a refusal here may have."""
        more = ["host", "too-fast", "busy"]
        if self.who == "somebody":
            more.append("nobody")
        if self.method != HTTPMethod.GET:
            more.append("origin")
        if self.places:
            more.append("no-address")
        if self.query is not None or self.body is not None:
            more.append("malformed")
        if self.body is not None:
            more += ["media-type", "too-large", "slow"]
        return sorted({*self.refusals, *more})

    @property
    def statuses(self) -> list[int]:
        """Every status of a refusal here."""
        return sorted({status_of(word) for word in self.words})

    @property
    def summary(self) -> str:
        """What it is for: the first paragraph of the handler's docstring."""
        return " ".join((self.handler.__doc__ or "").partition("\n\n")[0].split())

    def find(self, said: Mapping[str, str]) -> dict[str, Any]:
        """The parts of an address that was asked for; there is nothing where they are wrong."""
        try:
            return {
                name: msgspec.convert(value, PLACES[name], strict=False)
                for name, value in said.items()
            }
        except msgspec.ValidationError:
            raise Refusal("no-address", Saying("http-no-address")) from None
