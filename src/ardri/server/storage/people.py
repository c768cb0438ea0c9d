"""Accounts, and by what they are known: sessions, tokens. Of every secret only a hash is here."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from ardri.server.storage.bell import Bell, Note
from ardri.server.storage.database import Database
from ardri.server.storage.layout import accounts, mutes, records, seats, sessions, tables, tokens

#: Seconds that a guest without anything is kept.
KEPT: Final = 24 * 3600.0


class NameTaken(Exception):
    """Another account has this name."""


class AccountRow(Struct, kw_only=True):
    """An account; a guest has no `name_key` and no password."""

    id: str
    name: str
    made: float
    name_key: str | None = None
    guest: bool = True
    email: str | None = None
    #: Hashed.
    password: str | None = None
    language: str | None = None

    def __repr__(self) -> str:
        """Without what is nobody's business."""
        return f"AccountRow(id={self.id!r}, guest={self.guest})"


class SessionRow(Struct):
    """One browser that somebody is signed in with."""

    hash: bytes
    account: str
    made: float
    expires: float


class TokenRow(Struct, kw_only=True):
    """What a program is let in by."""

    id: str
    account: str
    label: str
    hash: bytes
    made: float
    used: float | None = None


class PeopleStore:
    """Reads and writes them."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self._database = database
        self._bell = bell

    # ------------------------------------------------------------------ accounts

    async def add(self, account: AccountRow) -> None:
        """A new guest, or a new account. Raises NameTaken."""
        await self._unique(insert(accounts).values(_values(account)))

    async def get(self, account: str) -> AccountRow | None:
        """An account; None if there is none, or not any more."""
        return await self._one(select(accounts).where(accounts.c.id == account))

    async def named(self, key: str) -> AccountRow | None:
        """The account with a name."""
        return await self._one(select(accounts).where(accounts.c.name_key == key))

    async def change(self, account: str, **values: object) -> bool:
        """Change an account, unless it is no more. Raises NameTaken."""
        which = (accounts.c.id == account) & accounts.c.gone.is_(None)
        done = await self._unique(update(accounts).where(which).values(values))
        self._bell.ring(Note("account", account))
        return done

    async def claim(self, account: str, **values: object) -> bool:
        """A guest becomes an account, and is signed in nowhere; False if it is none. Or NameTaken.

        Who else is in under this guest's name was never asked for a password.
        """
        guest = (accounts.c.id == account) & accounts.c.guest & accounts.c.gone.is_(None)
        change = update(accounts).where(guest).values(guest=False, **values)
        leave = delete(sessions).where(sessions.c.account == account)
        try:
            async with self._database.write() as connection:
                done = (await connection.execute(change)).rowcount == 1
                if done:
                    await connection.execute(leave)
        except IntegrityError as error:
            raise NameTaken from error
        self._bell.ring(Note("account", account))
        return done

    async def forget(self, account: str, now: float) -> None:
        """An account is no more; the row stays, empty, for the games that refer to it.

        Its seats at tables that have begun stay its own: nobody sits there, but who has the seat's
        recovery code. It gets up from the others, and what it alone was to play at is called off.
        """
        gathering = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        gathering = gathering.where(tables.c.state == "gathering", seats.c.account == account)
        async with self._database.write() as connection:
            # Tables are always locked before accounts, and in one order.
            lock = select(tables.c.id).where(tables.c.id.in_(gathering)).order_by(tables.c.id)
            left = list((await connection.scalars(lock.with_for_update(key_share=True))).all())
            mine = seats.c.table.in_(left) & (seats.c.account == account)
            await connection.execute(
                update(seats).where(mine).values(account=None, code=None, ready=False)
            )
            others = exists().where(seats.c.table == tables.c.id, seats.c.account.is_not(None))
            await connection.execute(delete(tables).where(tables.c.id.in_(left), ~others))
            heir = select(seats.c.account).order_by(seats.c.seat).limit(1)
            heir = heir.where(seats.c.table == tables.c.id, seats.c.account.is_not(None))
            host = update(tables).where(tables.c.id.in_(left), tables.c.host == account)
            await connection.execute(host.values(host=heir.scalar_subquery()))
            grown = update(tables).where(tables.c.id.in_(left))
            await connection.execute(grown.values(revision=tables.c.revision + 1, changed=now))
            for table in (sessions, tokens, records, mutes):
                await connection.execute(delete(table).where(table.c.account == account))
            await connection.execute(delete(mutes).where(mutes.c.muted == account))
            blank: dict[str, Any] = {"name": "", "guest": False, "gone": now}
            blank |= dict.fromkeys(("name_key", "email", "password", "language"))
            await connection.execute(update(accounts).where(accounts.c.id == account).values(blank))
        for table_id in left:
            self._bell.ring(Note("table", table_id))
        self._bell.ring(Note("account", account))

    async def tidy(self, now: float) -> None:
        """What has run out goes: sessions, and guests that have nothing and come no more."""
        idle = accounts.c.guest & (accounts.c.made < now - KEPT)
        for table in (sessions, tokens, seats):
            idle &= ~exists().where(table.c.account == accounts.c.id)
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires <= now))
            await connection.execute(delete(accounts).where(idle))

    # ------------------------------------------------------------------ sessions

    async def enter(self, session: SessionRow) -> None:
        """Somebody is signed in."""
        async with self._database.write() as connection:
            await connection.execute(insert(sessions).values(_values(session)))

    async def session(self, key: bytes, now: float) -> tuple[AccountRow, SessionRow] | None:
        """Who is signed in by this, unless it has run out."""
        ask = select(accounts, sessions.c.made.label("since"), sessions.c.expires)
        ask = ask.join(sessions, sessions.c.account == accounts.c.id)
        ask = ask.where(sessions.c.hash == key, sessions.c.expires > now, accounts.c.gone.is_(None))
        async with self._database.read() as connection:
            row = (await connection.execute(ask)).one_or_none()
        if row is None:
            return None
        return _account(row), SessionRow(key, row.id, row.since, row.expires)

    async def renew(self, key: bytes, expires: float) -> None:
        """It lasts until then."""
        async with self._database.write() as connection:
            await connection.execute(
                update(sessions).where(sessions.c.hash == key).values(expires=expires)
            )

    async def leave(self, account: str, key: bytes) -> None:
        """Signed out, here."""
        which = (sessions.c.account == account) & (sessions.c.hash == key)
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(which))
        self._bell.ring(Note("account", account))

    async def leave_all(self, account: str, but: bytes | None = None) -> None:
        """Signed out everywhere, or everywhere else."""
        which = sessions.c.account == account
        if but is not None:
            which &= sessions.c.hash != but
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(which))
        self._bell.ring(Note("account", account))

    # ------------------------------------------------------------------ tokens

    async def add_token(self, token: TokenRow, most: int) -> bool:
        """A new token; False if there are so many already."""
        count = select(func.count()).where(tokens.c.account == token.account)
        async with self._database.write() as connection:
            owner = select(accounts.c.id).where(accounts.c.id == token.account)
            await connection.execute(owner.with_for_update(key_share=True))
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            await connection.execute(insert(tokens).values(_values(token)))
        return True

    async def tokens(self, account: str) -> list[TokenRow]:
        """An account's tokens, the oldest first."""
        ask = select(tokens).where(tokens.c.account == account)
        async with self._database.read() as connection:
            rows = await connection.execute(ask.order_by(tokens.c.made, tokens.c.id))
            return [_token(row) for row in rows]

    async def by_token(self, key: bytes) -> tuple[AccountRow, TokenRow] | None:
        """Whose program it is."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(tokens).where(tokens.c.hash == key))).first()
        account = None if row is None else await self.get(row.account)
        return None if row is None or account is None else (account, _token(row))

    async def used_token(self, token: str, now: float) -> None:
        """It has just been used."""
        async with self._database.write() as connection:
            await connection.execute(update(tokens).where(tokens.c.id == token).values(used=now))

    async def drop_token(self, account: str, token: str) -> bool:
        """It opens nothing any more; False if there is none."""
        which = (tokens.c.account == account) & (tokens.c.id == token)
        async with self._database.write() as connection:
            done = (await connection.execute(delete(tokens).where(which))).rowcount == 1
        self._bell.ring(Note("account", account))
        return done

    # ------------------------------------------------------------------ mutes

    async def mutes(self, account: str) -> list[str]:
        """Whom one does not hear."""
        ask = select(mutes.c.muted).where(mutes.c.account == account).order_by(mutes.c.muted)
        async with self._database.read() as connection:
            return list((await connection.scalars(ask)).all())

    async def mute(self, account: str, other: str, muted: bool) -> bool:
        """Not to hear somebody any more, or again; False if there is nobody of that name."""
        which = (mutes.c.account == account) & (mutes.c.muted == other)
        there = (accounts.c.id == other) & accounts.c.gone.is_(None)
        pair = select(literal(account), accounts.c.id).where(there)
        async with self._database.write() as connection:
            if not muted:
                await connection.execute(delete(mutes).where(which))
            elif (await connection.execute(pair)).first() is None:
                return False
            else:
                add = self._database.insert(mutes).from_select(["account", "muted"], pair)
                await connection.execute(add.on_conflict_do_nothing())
        self._bell.ring(Note("account", account))
        return True

    # ------------------------------------------------------------------ inside

    async def _one(self, ask: Any) -> AccountRow | None:
        async with self._database.read() as connection:
            found = await connection.execute(ask.where(accounts.c.gone.is_(None)))
            row = found.one_or_none()
        return None if row is None else _account(row)

    async def _unique(self, statement: Any) -> bool:
        try:
            async with self._database.write() as connection:
                return (await connection.execute(statement)).rowcount == 1
        except IntegrityError as error:
            raise NameTaken from error


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _account(row: Row[Any]) -> AccountRow:
    return AccountRow(
        id=row.id,
        name=row.name,
        made=row.made,
        name_key=row.name_key,
        guest=row.guest,
        email=row.email,
        password=row.password,
        language=row.language,
    )


def _token(row: Row[Any]) -> TokenRow:
    return TokenRow(
        id=row.id,
        account=row.account,
        label=row.label,
        hash=row.hash,
        made=row.made,
        used=row.used,
    )
