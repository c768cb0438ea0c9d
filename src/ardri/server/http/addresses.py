"""Every address: the router, the OpenAPI document and the check of the docs are made of this."""

from __future__ import annotations

from http import HTTPMethod
from typing import Final

from ardri.server.http import accounts, games, service, tables, talk
from ardri.server.http.body import RECORD
from ardri.server.http.route import Route

GET, POST, PUT, PATCH, DELETE = (
    HTTPMethod.GET,
    HTTPMethod.POST,
    HTTPMethod.PUT,
    HTTPMethod.PATCH,
    HTTPMethod.DELETE,
)
_TABLE: Final = "/api/tables/{table}"
#: Why nothing is changed at a table that gathers, or has begun.
_GATHERING: Final = ("no-table", "not-yours", "too-late")

ROUTES: Final[tuple[Route, ...]] = (
    # Who one is.
    Route(GET, "/api/me", accounts.me, who="anybody"),
    Route(
        POST,
        "/api/guest",
        accounts.be_guest,
        who="anybody",
        kind="guest",
        refusals=("too-late", "taken", "illegal"),
    ),
    Route(
        POST,
        "/api/account",
        accounts.be_account,
        who="anybody",
        kind="guest",
        refusals=("too-late", "taken", "illegal", "no-account"),
    ),
    Route(
        PATCH,
        "/api/account",
        accounts.change,
        kind="change",
        refusals=("taken", "illegal", "password", "no-account"),
    ),
    Route(
        DELETE,
        "/api/account",
        accounts.leave,
        kind="sign-in",
        refusals=("password", "no-account"),
    ),
    Route(
        POST,
        "/api/session",
        accounts.sign_in,
        who="anybody",
        kind="sign-in",
        refusals=("password",),
    ),
    Route(DELETE, "/api/session", accounts.sign_out, who="anybody", kind="change"),
    Route(DELETE, "/api/sessions", accounts.sign_out_everywhere, kind="change"),
    Route(GET, "/api/tokens", accounts.tokens),
    Route(POST, "/api/tokens", accounts.new_token, kind="change", refusals=("too-many",)),
    Route(
        DELETE, "/api/tokens/{token}", accounts.drop_token, kind="change", refusals=("no-token",)
    ),
    Route(GET, "/api/mutes", accounts.mutes),
    Route(PUT, "/api/mutes/{account}", accounts.mute, kind="change", refusals=("no-account",)),
    Route(
        POST,
        "/api/recover",
        tables.recover,
        kind="recover",
        refusals=("not-yours", "no-table"),
    ),
    # Tables.
    Route(GET, "/api/tables", tables.lobby, who="anybody"),
    Route(GET, "/api/mine", tables.mine),
    Route(POST, "/api/tables", tables.make_table, kind="make", refusals=("illegal", "too-many")),
    Route(GET, _TABLE, tables.table, who="anybody", refusals=("no-table",)),
    Route(DELETE, _TABLE, tables.call_off, kind="change", refusals=_GATHERING),
    Route(
        POST,
        f"{_TABLE}/seats",
        tables.sit,
        kind="change",
        refusals=(*_GATHERING, "illegal", "taken"),
    ),
    Route(
        PUT,
        f"{_TABLE}/seats/{{seat}}",
        tables.set_seat,
        kind="change",
        refusals=(*_GATHERING, "illegal", "taken"),
    ),
    Route(
        DELETE,
        f"{_TABLE}/seats/{{seat}}",
        tables.get_up,
        kind="change",
        refusals=(*_GATHERING, "illegal"),
    ),
    Route(PUT, f"{_TABLE}/ready", tables.ready, kind="change", refusals=_GATHERING),
    Route(
        POST,
        f"{_TABLE}/rematch",
        tables.rematch,
        kind="make",
        refusals=("no-table", "not-yours", "too-early"),
    ),
    # Talk.
    Route(GET, f"{_TABLE}/chat", talk.chat, refusals=("no-table", "not-yours")),
    Route(
        POST,
        f"{_TABLE}/reports",
        talk.report,
        kind="change",
        refusals=("no-table", "not-yours", "no-line"),
    ),
    # Games.
    Route(
        GET,
        f"{_TABLE}/state",
        games.state,
        who="anybody",
        refusals=("no-table", "not-yours", "stale", "too-late"),
    ),
    Route(
        POST,
        f"{_TABLE}/play",
        games.play,
        kind="play",
        refusals=("no-table", "not-yours", "stale", "too-late", "illegal", "broken"),
    ),
    Route(GET, "/api/waiting", games.waiting),
    Route(
        GET,
        f"{_TABLE}/replay/{{step}}",
        games.replay,
        who="anybody",
        refusals=("no-table", "not-yours", "too-early", "illegal"),
    ),
    Route(
        GET,
        f"{_TABLE}/record",
        games.record,
        who="anybody",
        refusals=("no-table", "not-yours", "too-early", "broken"),
    ),
    Route(
        POST,
        "/api/records",
        games.new_record,
        kind="record",
        most=RECORD,
        refusals=("record", "too-many"),
    ),
    # The server itself.
    Route(GET, "/api/bots", service.bots, who="anybody"),
    Route(GET, "/api/openapi.json", service.openapi, who="anybody"),
    Route(GET, "/healthz", service.health, who="anybody", kind="page"),
    Route(GET, "/metrics", service.figures, who="anybody", kind="page", refusals=("no-address",)),
)
