"""A request, as its handler sees it."""

from __future__ import annotations

import time
from typing import Any, Final, final

from starlette.requests import Request
from starlette.responses import Response

from ardri.server.http.answers import TooFast
from ardri.server.http.limits import Kind
from ardri.server.http.origin import COOKIE
from ardri.server.http.rooms import Rooms
from ardri.server.people import Caller
from ardri.server.schema.common import TableInfo
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import RecordRow, TableRow
from ardri.words import Saying


@final
class Ask:
    """Who asks, for what, and what is to go with the answer."""

    def __init__(
        self,
        rooms: Rooms,
        request: Request,
        caller: Caller | None,
        places: dict[str, Any],
    ) -> None:
        self.rooms: Final = rooms
        self.request: Final = request
        #: Who it is; None if nobody.
        self.caller: Final = caller
        #: The parts of the address that change.
        self.places: Final = places
        #: What kind of text is answered, if it is one.
        self.text_type = "text/plain; charset=utf-8"
        self._cookie: str | None = None
        self._expires = 0.0

    @property
    def who(self) -> Caller:
        """Who it is, where that is somebody."""
        if self.caller is None:
            raise Refusal("nobody", Saying("http-nobody"))
        return self.caller

    @property
    def account(self) -> str | None:
        """The account's id; None if nobody."""
        return None if self.caller is None else self.caller.account.id

    @property
    def table(self) -> str:
        """The table in the address."""
        return str(self.places["table"])

    @property
    def seat(self) -> int:
        """The seat in the address."""
        return int(self.places["seat"])

    async def row(self) -> TableRow:
        """The table in the address; refused if there is none."""
        row = await self.rooms.storage.tables.get(self.table)
        if row is None:
            raise no_table()
        return row

    async def row_or_record(self) -> TableRow | RecordRow:
        """The table in the address, or a record that was brought along; refused if neither is."""
        row = await self.rooms.storage.tables.get(self.table)
        if row is not None and self.info(row).state == "over":
            row.state = "over"
        found = row or await self.rooms.storage.records.get(self.table)
        if found is None:
            raise no_table()
        return found

    def info(self, row: TableRow) -> TableInfo:
        """A table as whoever asks may know it now: what is stored of it comes a moment later."""
        yours = row.seats_of(self.account)
        return self.rooms.live.info(row, self.account, yours[0] if yours else None)

    async def gone(self) -> None:
        """Until whoever has asked is not there any more."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def counts_for(self, name: str, kind: Kind) -> None:
        """What is asked for concerns somebody of this name: it counts for them, whoever asks."""
        wait = self.rooms.limits.of_account(kind, name)
        if wait:
            raise TooFast(kind, wait)

    def sign_in(self, secret: str, expires: float) -> None:
        """From the answer on the browser is known by this, until then."""
        self._cookie = secret
        self._expires = expires

    def sign_out(self) -> None:
        """From the answer on the browser is nobody."""
        self._cookie = ""

    def finish(self, response: Response) -> None:
        """Put the cookie on the answer, if there is another one now, or it lasts longer."""
        caller = self.caller
        if self._cookie is None and caller is not None and caller.renewed is not None:
            self.sign_in(self.request.cookies.get(COOKIE, ""), caller.renewed)
        if self._cookie is None:
            return
        host = self.request.headers.get("host", "")
        response.set_cookie(
            COOKIE,
            self._cookie,
            max_age=max(0, int(self._expires - time.time())) if self._cookie else 0,
            path="/",
            secure=self.rooms.origins.secure(self.request.scope["scheme"], host),
            httponly=True,
            samesite="lax",
        )


def no_table() -> Refusal:
    """There is none, or whoever asks may not know of it."""
    return Refusal("no-table", Saying("seating-no-table"))
