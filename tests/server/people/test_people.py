"""Guests, accounts, sessions, tokens: who is let in, as whom, and until when."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from ardri.server.people import Entered, People
from ardri.server.people.people import DAY, LASTS, LASTS_AT_MOST, MOST_TOKENS
from ardri.server.schema.http import Change
from ardri.server.schema.refusals import Refusal
from ardri.server.storage import Note, Storage
from tests.server.people.conftest import Clock

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def signed_in(people: People, entered: Entered) -> str | None:
    caller = await people.who(entered.secret)
    return None if caller is None else caller.account.name


async def refused(awaited: object) -> str:
    with pytest.raises(Refusal) as caught:
        await awaited  # type: ignore[misc]
    assert caught.value.told().text  # there is a text
    return f"{caught.value.code} {caught.value.saying.key}"


# -------------------------------------------------------------------------------- coming in


async def test_a_guest_is_in_at_once(people: People) -> None:
    ann = await people.guest("  Ann\u00a0 Lee ", "pl")
    assert (ann.account.name, ann.account.guest, ann.account.language) == ("Ann Lee", True, "pl")
    assert await signed_in(people, ann) == "Ann Lee"


async def test_two_guests_may_have_one_name_but_none_an_accounts(people: People) -> None:
    await people.guest("Ann")
    await people.guest("ann")
    await people.claim(None, "Bob", PASSWORD)
    assert await refused(people.guest("BOB")) == "taken account-taken"


async def test_a_guest_becomes_an_account_and_stays_the_same(people: People) -> None:
    guest = await people.guest("Ann", "fr")
    entered = await people.claim(guest.account.id, "Anna", PASSWORD, "a@example.org")
    account = entered.account
    assert (account.id, account.name, account.guest) == (guest.account.id, "Anna", False)
    assert (account.email, account.language) == ("a@example.org", "fr")
    # A new session: whoever else was in as the guest is in no more.
    assert await signed_in(people, guest) is None
    assert await signed_in(people, entered) == "Anna"
    assert (await people.sign_in("ANNA", PASSWORD)).account == account


async def test_an_account_is_claimed_once(people: People) -> None:
    guest = (await people.guest("Ann")).account.id
    await people.claim(guest, "Ann", PASSWORD)
    assert await refused(people.claim(guest, "Eve", PASSWORD)) == "too-late account-claimed"
    assert await refused(people.claim("nobody", "Eve", PASSWORD)) == "too-late account-claimed"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "aNN"), ("Straße", "STRASSE"), ("Zoë", "zoe\u0308"), ("Anna Lee", "ａｎｎａ  lee")],
)
async def test_two_accounts_never_have_one_name(people: People, one: str, other: str) -> None:
    await people.claim(None, one, PASSWORD)
    assert await refused(people.claim(None, other, PASSWORD)) == "taken account-taken"
    guest = (await people.guest("Guest")).account.id
    assert await refused(people.claim(guest, other, PASSWORD)) == "taken account-taken"
    assert (await people.sign_in(other, PASSWORD)).account.name == one


async def test_of_two_who_take_a_name_at_once_one_has_it(people: People) -> None:
    guests = [(await people.guest("Ann")).account.id for _ in range(3)]
    claims = [people.claim(guest, "Ann", PASSWORD) for guest in [*guests, None, None]]
    done = await asyncio.gather(*claims, return_exceptions=True)
    assert sum(isinstance(one, Entered) for one in done) == 1
    codes = {one.code for one in done if isinstance(one, Refusal)}
    assert codes == {"taken"}


@pytest.mark.parametrize(
    "name", ["", "   ", "A\0nn", "A\nn\u202en", "...", "\u200bAnn", "A" * 25, "\ud800", "🦌"]
)
async def test_what_is_no_name_is_refused(people: People, name: str) -> None:
    for told in (people.guest(name), people.claim(None, name, PASSWORD)):
        assert (await refused(told)).startswith("illegal account-name-")


@pytest.mark.parametrize("name", ["Ardrí", "Олександра", "李雷", "O'Brien-Ní 2", "x 🦌"])
async def test_names_are_in_any_script(people: People, name: str) -> None:
    assert (await people.guest(name)).account.name == name


async def test_one_is_in_only_with_the_right_password(people: People) -> None:
    await people.claim(None, "Ann", "pässwörd 1")
    assert await refused(people.sign_in("Ann", "password 1")) == "password account-sign-in"
    assert await refused(people.sign_in("Bob", "pässwörd 1")) == "password account-sign-in"
    await people.guest("Eve")
    assert await refused(people.sign_in("Eve", "pässwörd 1")) == "password account-sign-in"
    assert await refused(people.sign_in("\0", "\ud800")) == "password account-sign-in"
    # However the letters are put together.
    await people.sign_in("Ann", "pa\u0308sswo\u0308rd 1")


async def test_no_language_and_no_address_that_is_none(people: People) -> None:
    assert await refused(people.guest("Ann", "xx")) == "illegal account-language"
    claim = people.claim(None, "Ann", PASSWORD, "a\0@b")
    assert await refused(claim) == "illegal account-email"


# ------------------------------------------------------------------------- being known, going


async def test_a_session_lasts_as_long_as_it_is_used(people: People, clock: Clock) -> None:
    ann = await people.guest("Ann")
    assert ann.expires == clock.now + LASTS
    clock.now += DAY / 2
    caller = await people.who(ann.secret)
    assert caller is not None
    assert caller.renewed is None
    clock.now += LASTS - DAY
    caller = await people.who(ann.secret)
    assert caller is not None
    assert caller.renewed == clock.now + LASTS
    clock.now += LASTS - 1
    assert await signed_in(people, ann) == "Ann"
    clock.now += LASTS
    assert await signed_in(people, ann) is None


async def test_no_session_lasts_for_ever(people: People, clock: Clock) -> None:
    ann = await people.guest("Ann")
    end = clock.now + LASTS_AT_MOST
    while clock.now + LASTS / 2 < end:
        clock.now += LASTS / 2
        assert await signed_in(people, ann) == "Ann"
    clock.now = end
    assert await signed_in(people, ann) is None


async def test_out_here_is_not_out_elsewhere(people: People) -> None:
    ann = await people.claim(None, "Ann", PASSWORD)
    other = await people.sign_in("Ann", PASSWORD)
    caller = await people.who(ann.secret)
    assert caller is not None
    assert await people.still(caller.key)
    await people.sign_out(caller)
    assert not await people.still(caller.key)
    assert await signed_in(people, ann) is None
    assert await signed_in(people, other) == "Ann"


async def test_out_everywhere(people: People, storage: Storage) -> None:
    heard: list[Note] = []
    ann = await people.claim(None, "Ann", PASSWORD)
    bob = await people.guest("Bob")
    token = await people.new_token(ann.account.id, "bot")
    other = await people.sign_in("Ann", PASSWORD)
    storage.bell.listen(heard.append)
    await people.sign_out_everywhere(ann.account.id)
    assert await signed_in(people, ann) is None
    assert await signed_in(people, other) is None
    assert await signed_in(people, bob) == "Bob"
    assert await people.who(token.secret) is not None
    assert Note("account", ann.account.id, own=True) in heard


async def test_what_opens_nothing_opens_nothing(people: People) -> None:
    for secret in ("", "x", "ardri_", "ardri_x", "\0", "\ud800"):
        assert await people.who(secret) is None


async def test_what_has_run_out_is_tidied_away(
    people: People, storage: Storage, clock: Clock
) -> None:
    guest, ann = await people.guest("Guest"), await people.claim(None, "Ann", PASSWORD)
    clock.now += LASTS + 1
    new = await people.guest("New")
    await people.tidy()
    assert await storage.people.get(guest.account.id) is None
    assert await storage.people.get(ann.account.id) is not None
    assert await signed_in(people, new) == "New"


# ------------------------------------------------------------------------------------ changing


async def test_what_is_given_is_changed_and_nothing_else(people: People) -> None:
    ann = await people.claim(None, "Ann", PASSWORD, "a@example.org")
    caller = await people.who(ann.secret)
    assert caller is not None
    assert await people.change(caller, Change()) == ann.account
    changed = await people.change(caller, Change(name="ANN", language="uk"))
    assert (changed.name, changed.language, changed.email) == ("ANN", "uk", "a@example.org")
    changed = await people.change(caller, Change(name="Anna", email="b@example.org"))
    assert (changed.name, changed.email) == ("Anna", "b@example.org")
    await people.sign_in("anna", PASSWORD)
    await people.claim(None, "Ann", PASSWORD)  # nobody's again
    assert await refused(people.change(caller, Change(name="aNN"))) == "taken account-taken"


async def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(
    people: People,
) -> None:
    ann = await people.claim(None, "Ann", PASSWORD)
    other = await people.sign_in("Ann", PASSWORD)
    caller = await people.who(ann.secret)
    assert caller is not None
    for old in (None, "wrong"):
        change = Change(password="new password", old_password=old)
        assert await refused(people.change(caller, change)) == "password account-password"
    await people.change(caller, Change(password="new password", old_password=PASSWORD))
    assert await signed_in(people, ann) == "Ann"
    assert await signed_in(people, other) is None
    assert await refused(people.sign_in("Ann", PASSWORD)) == "password account-sign-in"
    await people.sign_in("Ann", "new password")


async def test_a_guest_has_a_name_to_change_and_no_password(people: People) -> None:
    ann = await people.guest("Ann")
    caller = await people.who(ann.secret)
    assert caller is not None
    assert (await people.change(caller, Change(name="Eve"))).name == "Eve"
    change = people.change(caller, Change(password="new password", old_password=""))
    assert await refused(change) == "illegal account-guest-password"
    await people.claim(None, "Bob", PASSWORD)
    assert await refused(people.change(caller, Change(name="bob"))) == "taken account-taken"


# --------------------------------------------------------------------------- programs and others


async def test_a_token_is_shown_once_and_opens_until_it_is_dropped(
    people: People, clock: Clock
) -> None:
    ann, bob = await people.guest("Ann"), await people.guest("Bob")
    token = await people.new_token(ann.account.id, "my  bot\0")
    assert token.secret.startswith("ardri_")
    assert await people.tokens(ann.account.id) == [token.info]
    assert (token.info.label, token.info.used) == ("my bot", None)
    clock.now += 5
    caller = await people.who(token.secret)
    assert caller is not None
    assert (caller.account.name, caller.token, caller.renewed) == ("Ann", True, None)
    assert await people.still(caller.key)
    assert (await people.tokens(ann.account.id))[0].used == clock.now
    drop = people.drop_token(bob.account.id, token.info.id)
    assert await refused(drop) == "no-token account-no-token"
    await people.drop_token(ann.account.id, token.info.id)
    assert await people.who(token.secret) is None
    assert not await people.still(caller.key)


async def test_there_are_only_so_many_tokens(people: People) -> None:
    ann = (await people.guest("Ann")).account.id
    made = await asyncio.gather(
        *[people.new_token(ann, "bot") for _ in range(MOST_TOKENS + 3)], return_exceptions=True
    )
    assert len(await people.tokens(ann)) == MOST_TOKENS
    assert sum(isinstance(one, Refusal) and one.code == "too-many" for one in made) == 3


async def test_one_need_not_hear_somebody(people: People) -> None:
    ann, bob = [(await people.guest(name)).account.id for name in ("Ann", "Bob")]
    assert await people.mute(ann, bob, True) == [bob]
    assert await people.mute(ann, bob, True) == [bob]
    assert await people.mutes(bob) == []
    assert await people.mute(ann, bob, False) == []
    assert await refused(people.mute(ann, "nobody", True)) == "no-account account-nobody"


async def test_no_secret_is_in_the_database(people: People, storage: Storage) -> None:
    ann = await people.claim(None, "Ann", PASSWORD)
    token = await people.new_token(ann.account.id, "bot")
    async with storage._database.read() as connection:
        everything = ""
        for table in ("accounts", "sessions", "tokens"):
            rows = (await connection.execute(text(f"SELECT * FROM {table}"))).all()
            everything += " ".join(map(str, rows))
    for secret in (PASSWORD, ann.secret, token.secret):
        assert secret not in everything
