"""Who one is: becoming somebody, signing in and out, changing, leaving; tokens, mutes."""

from __future__ import annotations

from ardri.server.http.ask import Ask
from ardri.server.http.body import malformed
from ardri.server.people import Entered
from ardri.server.people.texts import key_of
from ardri.server.schema.http import (
    Change,
    Claim,
    Farewell,
    Me,
    Mute,
    Mutes,
    NewGuest,
    NewToken,
    SignIn,
    Token,
    Tokens,
)
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying


async def me(ask: Ask) -> Me:
    """Who one is."""
    return Me(None if ask.caller is None else ask.caller.account)


async def be_guest(ask: Ask, body: NewGuest) -> Me:
    """Play at once, under a name."""
    if ask.caller is not None:
        # Else one click too many would take the seats of the first away.
        raise Refusal("too-late", Saying("http-already", name=ask.who.account.name))
    return _entered(ask, await ask.rooms.people.guest(body.name, body.language))


async def be_account(ask: Ask, body: Claim) -> Me:
    """The guest that one is becomes an account; who is nobody gets a new one."""
    people = ask.rooms.people
    return _entered(ask, await people.claim(ask.account, body.name, body.password, body.email))


async def sign_in(ask: Ask, body: SignIn) -> Me:
    """Into an account, by name and password."""
    ask.counts_for(key_of(body.name), "sign-in")
    entered = await ask.rooms.people.sign_in(body.name, body.password)
    if ask.caller is not None:
        await ask.rooms.people.sign_out(ask.caller)
    return _entered(ask, entered)


async def change(ask: Ask, body: Change) -> Me:
    """Change what is given; a password needs the old one, and ends all other sessions."""
    if body.password is not None:
        # Whoever has come by a session has not come by the password.
        ask.counts_for(ask.who.account.id, "sign-in")
    return Me(await ask.rooms.people.change(ask.who, body))


async def leave(ask: Ask, body: Farewell) -> None:
    """Delete the account: games stay, the name goes. A guest has no password."""
    await ask.rooms.people.delete(ask.who.account.id, body.password)
    ask.sign_out()


async def sign_out(ask: Ask) -> None:
    """Out, in this browser."""
    if ask.caller is not None:
        await ask.rooms.people.sign_out(ask.caller)
    ask.sign_out()


async def sign_out_everywhere(ask: Ask) -> None:
    """Out, in every browser; tokens of programs stay."""
    await ask.rooms.people.sign_out_everywhere(ask.who.account.id)
    ask.sign_out()


async def tokens(ask: Ask) -> Tokens:
    """One's tokens, without their secrets."""
    return Tokens(await ask.rooms.people.tokens(ask.who.account.id))


async def new_token(ask: Ask, body: NewToken) -> Token:
    """A token for a program; its secret is shown this once."""
    return await ask.rooms.people.new_token(ask.who.account.id, body.label)


async def drop_token(ask: Ask) -> None:
    """A token opens nothing any more."""
    await ask.rooms.people.drop_token(ask.who.account.id, str(ask.places["token"]))


async def mutes(ask: Ask) -> Mutes:
    """Whom one does not hear."""
    return Mutes(await ask.rooms.people.mutes(ask.who.account.id))


async def mute(ask: Ask, body: Mute) -> Mutes:
    """Not to hear somebody any more, or to hear them again."""
    if body.account != ask.places["account"]:
        raise malformed("another account in the address")
    return Mutes(await ask.rooms.people.mute(ask.who.account.id, body.account, body.muted))


def _entered(ask: Ask, entered: Entered) -> Me:
    ask.sign_in(entered.secret, entered.expires)
    return Me(entered.account)
