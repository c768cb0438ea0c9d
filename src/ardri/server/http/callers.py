"""Who asks: by a token that is sent along, or by the cookie of a browser."""

from __future__ import annotations

from collections.abc import Mapping

from ardri.server.http.origin import COOKIE
from ardri.server.people import Caller, People
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: No secret of ours is longer.
_LONGEST = 200


async def caller_of(
    people: People, headers: Mapping[str, str], cookies: Mapping[str, str]
) -> Caller | None:
    """Who asks; None: nobody. A token that opens nothing is refused: who sends one is somebody."""
    said = headers.get("authorization")
    if said is not None:
        kind, _, secret = said.partition(" ")
        caller = None
        if kind.lower() == "bearer" and 0 < len(secret) <= _LONGEST:
            caller = await people.who(secret.strip())
        if caller is None:
            raise Refusal("nobody", Saying("http-bad-token"))
        return caller
    secret = cookies.get(COOKIE, "")
    return await people.who(secret) if 0 < len(secret) <= _LONGEST else None
