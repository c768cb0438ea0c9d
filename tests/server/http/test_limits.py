from __future__ import annotations

import pytest

from ardri.server.http.limits import OF_ACCOUNT, OF_ADDRESS, Limits, network


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def spend(limits: Limits, address: str) -> int:
    """How often one may sign in from there."""
    for count in range(1000):
        if limits.of_address("sign-in", address):
            return count
    raise AssertionError("no limit")


def test_a_bucket_is_emptied_and_fills_again(clock: Clock) -> None:
    limits = Limits(clock=clock)
    rate = OF_ADDRESS["sign-in"]
    assert spend(limits, "192.0.2.1") == rate.at_once
    wait = limits.of_address("sign-in", "192.0.2.1")
    assert 0 < wait <= rate.every
    clock.now += wait
    assert limits.of_address("sign-in", "192.0.2.1") == 0
    assert limits.of_address("sign-in", "192.0.2.1") > 0
    clock.now += 1e6
    assert spend(limits, "192.0.2.1") == rate.at_once


def test_addresses_accounts_and_kinds_have_buckets_of_their_own(clock: Clock) -> None:
    limits = Limits(clock=clock)
    spend(limits, "192.0.2.1")
    assert limits.of_address("sign-in", "192.0.2.2") == 0
    assert limits.of_address("look", "192.0.2.1") == 0
    assert limits.of_account("sign-in", "192.0.2.1") == 0


def test_a_factor_makes_it_more_or_less_and_zero_takes_it_away(clock: Clock) -> None:
    usual = OF_ADDRESS["sign-in"].at_once
    assert spend(Limits(2.0, clock=clock), "a") == 2 * usual
    assert spend(Limits(0.001, clock=clock), "a") == 1
    free = Limits(0.0, clock=clock)
    assert not any(free.of_address("sign-in", "a") for _ in range(1000))
    assert len(free) == 0


def test_there_is_room_for_so_many_and_the_oldest_goes(clock: Clock) -> None:
    limits = Limits(room=3, clock=clock)
    for address in ("a", "b", "c"):
        spend(limits, address)
    limits.of_address("sign-in", "a")  # asked for again: b is the oldest now
    limits.of_address("sign-in", "d")
    assert len(limits) == 3
    assert limits.of_address("sign-in", "a") > 0
    assert limits.of_address("sign-in", "b") == 0


def test_what_costs_most_is_stricter() -> None:
    for rates in (OF_ADDRESS, OF_ACCOUNT):
        for strict in ("sign-in", "recover", "make", "record"):
            assert rates[strict].at_once < rates["change"].at_once
            assert rates[strict].every > rates["change"].every
    assert OF_ADDRESS["guest"].every > OF_ADDRESS["change"].every


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_an_address_counts_as_its_network(address: str, counts_as: str) -> None:
    assert network(address) == counts_as
