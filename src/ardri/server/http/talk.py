"""What was said at a table, for who comes later; and what of it is reported."""

from __future__ import annotations

import time
from typing import Final

from ardri.server.http.ask import Ask
from ardri.server.live.admission import check_talk
from ardri.server.live.talk import room_of
from ardri.server.schema.http import Chat, Report
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Said, TableRow
from ardri.words import Saying

#: How many lines are told.
LAST: Final = 200


async def chat(ask: Ask) -> Chat:
    """What was said last where one talks: with the players, or with the spectators."""
    table = await _table(ask)
    account = ask.who.account.id
    said = await ask.rooms.storage.chat.last(table.id, room_of(table, account), LAST)
    muted = set(await ask.rooms.people.mutes(account))
    return Chat([one.line for one in said if one.account not in muted])


async def report(ask: Ask, body: Report) -> None:
    """A line of the chat is reported to whoever runs the server."""
    table = await _table(ask)
    account = ask.who.account.id
    said: Said | None = await ask.rooms.storage.chat.line(table.id, body.line)
    if said is None or said.line.room != room_of(table, account):
        raise Refusal("no-line", Saying("http-no-line"))
    await ask.rooms.storage.chat.report(table.id, said, account, body.text, time.time())


async def _table(ask: Ask) -> TableRow:
    table = await ask.row()
    check_talk(table, ask.who.account.id)
    return table
