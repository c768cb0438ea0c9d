"""Becoming somebody, being known again, changing, leaving."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple, final

from ardri.server.people.keys import (
    TOKEN,
    hash_of,
    hash_of_code,
    new_code,
    new_session,
    new_token,
    same,
)
from ardri.server.people.passwords import Passwords
from ardri.server.people.texts import email_of, key_of, language_of, line, name_of
from ardri.server.schema.common import Account
from ardri.server.schema.http import Change, Token, TokenInfo
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import (
    AccountRow,
    NameTaken,
    NoTable,
    SessionRow,
    Storage,
    TokenRow,
    new_id,
)
from ardri.words import Saying

DAY: Final = 24 * 3600.0
#: How long a session lasts after it was last used; how long it lasts at most.
LASTS: Final = 30 * DAY
LASTS_AT_MOST: Final = 365 * DAY
#: A session that is used is renewed, a token that is used is noted, once in so long.
RENEWED_EVERY: Final = DAY
NOTED_EVERY: Final = 600.0
#: Of one account.
MOST_TOKENS: Final = 20


class Entered(NamedTuple):
    """Somebody has come in: what their browser is to keep, and until when."""

    account: Account
    secret: str
    expires: float


class Caller(NamedTuple):
    """Who asks."""

    account: Account
    #: What they are known by, hashed: `People.still` says whether it still opens anything.
    key: bytes
    #: Whether it is a program's token.
    token: bool
    #: A session that has just been renewed lasts until then: their browser is to keep it longer.
    renewed: float | None = None


class Recovered(NamedTuple):
    """Seats that have been lost and found: they are the caller's now, and have another code."""

    seats: list[int]
    code: str


@final
class People:
    """The accounts of a storage."""

    def __init__(
        self,
        storage: Storage,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store: Final = storage.people
        self._tables: Final = storage.tables
        self._passwords: Final = passwords or Passwords()
        self._clock: Final = clock

    def close(self) -> None:
        """No more passwords."""
        self._passwords.close()

    # ------------------------------------------------------------------ coming in

    async def guest(self, name: str, language: str | None = None) -> Entered:
        """Play at once, under a name that is no account's."""
        name = name_of(name)
        if await self._store.named(key_of(name)) is not None:
            raise _taken()
        row = AccountRow(id=new_id(), name=name, made=self._clock(), language=language_of(language))
        await self._store.add(row)
        return await self._enter(row)

    async def claim(
        self, account: str | None, name: str, password: str, email: str | None = None
    ) -> Entered:
        """A guest becomes an account and keeps all it has; nobody becomes a new one.

        It is a new session: others that the guest had are none any more.
        """
        name = name_of(name)
        values = {
            "name": name,
            "name_key": key_of(name),
            "email": None if email is None else email_of(email),
        }
        if await self._store.named(key_of(name)) is not None:
            raise _taken()
        hashed = await self._passwords.hash(password)
        try:
            if account is not None:
                if not await self._store.claim(account, password=hashed, **values):
                    raise Refusal("too-late", Saying("account-claimed"))
            else:
                account = new_id()
                row = AccountRow(
                    id=account,
                    made=self._clock(),
                    guest=False,
                    password=hashed,
                    name=name,
                    name_key=values["name_key"],
                    email=values["email"],
                )
                await self._store.add(row)
        except NameTaken:
            raise _taken() from None
        return await self._enter(await self._row(account))

    async def sign_in(self, name: str, password: str) -> Entered:
        """By name and password. It takes as long if there is nobody of that name."""
        row = await self._store.named(key_of(name))
        stored = None if row is None else row.password
        if not await self._passwords.right(stored, password) or row is None:
            raise Refusal("password", Saying("account-sign-in"))
        if stored is not None and self._passwords.dated(stored):
            await self._store.change(row.id, password=await self._passwords.hash(password))
        return await self._enter(row)

    async def _enter(self, row: AccountRow) -> Entered:
        secret, now = new_session(), self._clock()
        session = SessionRow(hash_of(secret), row.id, now, now + LASTS)
        await self._store.enter(session)
        return Entered(_told(row), secret, session.expires)

    # ------------------------------------------------------------------ being known

    async def who(self, secret: str) -> Caller | None:
        """Who has this: a browser's cookie, a program's token. None: nobody, or not any more."""
        key = hash_of(secret)
        return await (self._program(key) if secret.startswith(TOKEN) else self._browser(key))

    async def still(self, key: bytes) -> bool:
        """Whether what a caller was known by still opens anything."""
        if await self._store.session(key, self._clock()) is not None:
            return True
        return await self._store.by_token(key) is not None

    async def _browser(self, key: bytes) -> Caller | None:
        now = self._clock()
        found = await self._store.session(key, now)
        if found is None:
            return None
        row, session = found
        expires = min(now + LASTS, session.made + LASTS_AT_MOST)
        if expires - session.expires < RENEWED_EVERY:
            return Caller(_told(row), key, token=False)
        await self._store.renew(key, expires)
        return Caller(_told(row), key, token=False, renewed=expires)

    async def _program(self, key: bytes) -> Caller | None:
        found = await self._store.by_token(key)
        if found is None:
            return None
        row, token = found
        now = self._clock()
        if token.used is None or now - token.used > NOTED_EVERY:
            await self._store.used_token(token.id, now)
        return Caller(_told(row), key, token=True)

    # ------------------------------------------------------------------ going out

    async def sign_out(self, caller: Caller) -> None:
        """Out, here; a program's token is dropped elsewhere."""
        await self._store.leave(caller.account.id, caller.key)

    async def sign_out_everywhere(self, account: str) -> None:
        """Out, in every browser; tokens of programs stay."""
        await self._store.leave_all(account)

    async def delete(self, account: str, password: str | None = None) -> None:
        """The account is no more; a guest has no password.

        Its games stay and its name goes. Its seats in games that have begun stay where they are:
        they are nobody's, and whoever has the seat's recovery code may sit down there. At tables
        that gather it gets up. What it brought along goes.
        """
        row = await self._row(account)
        if not row.guest:
            await self._must_be_right(row, password)
        await self._store.forget(account, self._clock())

    async def tidy(self) -> None:
        """What has run out goes: sessions, and guests that have nothing. To be done every day."""
        await self._store.tidy(self._clock())

    # ------------------------------------------------------------------ changing

    async def account(self, account: str) -> Account:
        """Oneself, as one is now."""
        return _told(await self._row(account))

    async def change(self, caller: Caller, change: Change) -> Account:
        """What is given is changed. A new password ends all other sessions."""
        row = await self._row(caller.account.id)
        values: dict[str, str | None] = {}
        if change.name is not None:
            name = name_of(change.name)
            key = key_of(name)
            owner = await self._store.named(key)
            if owner is not None and owner.id != row.id:
                raise _taken()
            values["name"] = name
            if not row.guest:
                values["name_key"] = key
        if change.email is not None:
            values["email"] = email_of(change.email)
        if change.language is not None:
            values["language"] = language_of(change.language)
        if change.password is not None:
            if row.guest:
                raise Refusal("illegal", Saying("account-guest-password"))
            await self._must_be_right(row, change.old_password)
            values["password"] = await self._passwords.hash(change.password)
        if values:
            try:
                await self._store.change(row.id, **values)
            except NameTaken:
                raise _taken() from None
        if change.password is not None:
            await self._store.leave_all(row.id, but=caller.key)
        return await self.account(row.id)

    async def _must_be_right(self, row: AccountRow, password: str | None) -> None:
        if not await self._passwords.right(row.password, password or ""):
            raise Refusal("password", Saying("account-password"))

    async def _row(self, account: str) -> AccountRow:
        row = await self._store.get(account)
        if row is None:
            raise Refusal("no-account", Saying("account-gone"))
        return row

    # ------------------------------------------------------------------ programs

    async def new_token(self, account: str, label: str) -> Token:
        """For a program; its secret is shown this once."""
        secret = new_token()
        row = TokenRow(
            id=new_id(),
            account=account,
            label=line(label),
            hash=hash_of(secret),
            made=self._clock(),
        )
        if not await self._store.add_token(row, MOST_TOKENS):
            raise Refusal("too-many", Saying("account-tokens", most=MOST_TOKENS))
        return Token(_token(row), secret)

    async def tokens(self, account: str) -> list[TokenInfo]:
        """One's tokens, without their secrets."""
        return [_token(row) for row in await self._store.tokens(account)]

    async def drop_token(self, account: str, token: str) -> None:
        """It opens nothing any more."""
        if not await self._store.drop_token(account, token):
            raise Refusal("no-token", Saying("account-no-token"))

    # ------------------------------------------------------------------ lost seats

    async def recover(self, account: str, table: str, code: str) -> Recovered:
        """Back into a seat by the code that was shown once: whoever has it may sit there.

        All seats that were taken with this code are the caller's then, and whoever had them has
        them no more. The code is void, and a new one is shown, once.
        """
        old, fresh = hash_of_code(code), new_code()
        try:
            async with self._tables.change(table) as change:
                row = change.row
                found = [s for s in row.seats if s.code is not None and same(s.code, old)]
                if not found:
                    raise Refusal("not-yours", Saying("account-code"))
                before = {seat.account for seat in found}
                for seat in found:
                    seat.account, seat.code = account, hash_of_code(fresh)
                if row.host in before and row.host not in row.people:
                    row.host = account
        except NoTable:
            raise Refusal("not-yours", Saying("account-code")) from None
        return Recovered([seat.seat for seat in found], fresh)

    # ------------------------------------------------------------------ others

    async def mutes(self, account: str) -> list[str]:
        """Whom one does not hear."""
        return await self._store.mutes(account)

    async def mute(self, account: str, other: str, muted: bool) -> list[str]:
        """Not to hear somebody any more, or to hear them again."""
        if not await self._store.mute(account, other, muted):
            raise Refusal("no-account", Saying("account-nobody"))
        return await self.mutes(account)


def _taken() -> Refusal:
    return Refusal("taken", Saying("account-taken"))


def _told(row: AccountRow) -> Account:
    return Account(row.id, row.name, row.guest, row.email, row.language)


def _token(row: TokenRow) -> TokenInfo:
    return TokenInfo(row.id, row.label, row.made, row.used)
