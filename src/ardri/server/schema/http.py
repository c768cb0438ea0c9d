"""The bodies of HTTP requests and answers under `/api`. `docs/server.md` lists the addresses."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ardri.server.schema.common import (
    Account,
    AccountId,
    ChatLine,
    Json,
    Name,
    Rules,
    SeatNumber,
    TableId,
    TableInfo,
    Told,
    Wire,
)

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Email: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254, pattern="^[^@\\s]+@[^@\\s]+$")]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]


class Refusal(Wire):
    """Every answer of 4xx: a word for programs, a text for people."""

    code: str
    why: Told


# ------------------------------------------------------------------------------------ who one is


class NewGuest(Wire):
    """POST /api/guest: play at once, under a name."""

    name: Name
    language: Annotated[str, Meta(max_length=12)] | None = None


class Claim(Wire):
    """POST /api/account: the guest becomes an account, or a new account is made."""

    name: Name
    password: Password
    email: Email | None = None


class SignIn(Wire):
    """POST /api/session."""

    name: Name
    password: Password


class Change(Wire):
    """PATCH /api/account: what is given is changed; a password needs the old one."""

    name: Name | None = None
    email: Email | None = None
    language: Annotated[str, Meta(max_length=12)] | None = None
    password: Password | None = None
    old_password: Secret | None = None


class Farewell(Wire):
    """DELETE /api/account: games stay, the name goes. A guest has no password."""

    password: Secret | None = None


class NewToken(Wire):
    """POST /api/tokens: for a program."""

    label: Name


class TokenInfo(Wire):
    """A token, without its secret."""

    id: str
    label: str
    made: float
    used: float | None


class Token(Wire):
    """A token that has just been made: shown this once."""

    info: TokenInfo
    secret: str


class Tokens(Wire):
    """GET /api/tokens."""

    tokens: list[TokenInfo]


class Recover(Wire):
    """POST /api/recover: back into a seat by the code that was shown once."""

    table: TableId
    code: Secret


class Me(Wire):
    """GET /api/me: null if one is nobody yet."""

    account: Account | None


# --------------------------------------------------------------------------------------- tables


class SeatWish(Wire):
    """Who is to sit in a seat: oneself, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Wire):
    """POST /api/tables. With `seats` all oneself and bots it begins at once."""

    rules: Rules
    seats: list[SeatWish]
    name: Annotated[str, Meta(max_length=60)] = ""
    open: bool = False
    #: Seconds by which spectators are behind; null: none.
    spectators: Annotated[int, Meta(ge=0, le=3600)] | None = 0


class Made(Wire):
    """A seat has been taken: the table, and the code that brings one back, shown this once."""

    table: TableInfo
    code: str | None


class TakeSeat(Wire):
    """POST /api/tables/{table}/seats: sit down, with the word of the invitation if it needs one."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class SetSeat(Wire):
    """PUT /api/tables/{table}/seats/{seat}: the host seats a bot, or frees a seat."""

    kind: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Ready(Wire):
    """PUT /api/tables/{table}/ready: when all are, it begins."""

    ready: bool


class Tables(Wire):
    """A list of tables; `next` is given back as `after` for the following page."""

    tables: list[TableInfo]
    next: str | None = None


class Chat(Wire):
    """GET /api/tables/{table}/chat: what was said."""

    lines: list[ChatLine]


class Report(Wire):
    """POST /api/tables/{table}/reports: a line of the chat, for whoever runs the server."""

    line: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    text: Annotated[str, Meta(max_length=500)] = ""


class Mute(Wire):
    """PUT /api/mutes/{account}: not to be shown what they say."""

    account: AccountId
    muted: bool


class Mutes(Wire):
    """GET /api/mutes: whom one does not hear."""

    accounts: list[AccountId]


class LobbyQuery(Wire):
    """Behind /api/tables: which open tables, and after which word of a page before."""

    state: Literal["gathering", "playing", "over"] = "gathering"
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    ruleset: Literal["2e", "en", "es", "fr", "uk"] | None = None
    after: Annotated[str, Meta(max_length=100)] | None = None


class MineQuery(Wire):
    """Behind /api/mine: which of one's tables, and after which word of a page before."""

    state: Literal["gathering", "playing", "over", "broken"] | None = None
    after: Annotated[str, Meta(max_length=100)] | None = None


class TableQuery(Wire):
    """Behind /api/tables/{table}: the word of the invitation, from a link."""

    invite: Secret | None = None


class SeatQuery(Wire):
    """Behind an address: as this seat sees it; without it, as spectators do."""

    seat: SeatNumber | None = None


class WaitingQuery(Wire):
    """Behind /api/waiting: how many seconds one would wait."""

    wait: Annotated[float, Meta(ge=0, le=60)] = 0


class Step(Wire):
    """GET /api/tables/{table}/replay/{step}: a position of the game, as one may see it."""

    step: int
    steps: int
    seat: int | None
    view: Json
    events: list[Json]


class NewRecord(Wire):
    """POST /api/records: a recorded game, to be looked at like one that was played here."""

    record: Annotated[str, Meta(min_length=1, max_length=400_000)]


class Bots(Wire):
    """GET /api/bots: who may sit in a seat."""

    bots: list[str]


class Health(Wire):
    """GET /healthz: the database answers."""

    ok: bool


class Asked(Wire):
    """One seat that owes a decision: what a bot elsewhere needs."""

    table: str
    seat: int
    version: int
    view: Json
    decision: Json


class Waiting(Wire):
    """GET /api/waiting: one's own seats that owe a decision; waits for one, if asked to."""

    asked: list[Asked]


class Answer(Wire):
    """POST /api/tables/{table}/play: a decision without a socket; answered as the socket would."""

    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    line: Annotated[str, Meta(min_length=1, max_length=400)]


class Answered(Wire):
    """It was done; `again`: it had been done before."""

    version: int
    again: bool
