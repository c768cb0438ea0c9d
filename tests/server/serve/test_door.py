from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from ardri.server.schema.refusals import Refusal
from ardri.server.serve import door
from ardri.server.settings import Settings


def settings(**flags: str) -> Settings:
    return Settings.read({"database": "sqlite:///inis.db", **flags}, {})


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def bound(given: Settings) -> tuple[int, list[str]]:
    doors = door.bind(given)
    try:
        return int(doors[0].getsockname()[1]), door.addresses(given, doors)
    finally:
        for one in doors:
            one.close()


def test_a_port_that_is_free() -> None:
    port, addresses = bound(settings(port="0"))
    assert addresses == [f"http://127.0.0.1:{port}"]


def test_the_usual_port_gives_way_where_nobody_asked_for_it(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = settings()
    object.__setattr__(usual, "port", taken)
    port, _ = bound(usual)
    assert port != taken


def test_a_port_that_was_asked_for_is_not_replaced(taken: int) -> None:
    with pytest.raises(Refusal) as caught:
        bound(settings(port=str(taken)))
    said = str(caught.value.saying)
    assert str(taken) in said and "--port 0" in said


def test_an_address_that_is_not_ours_is_refused() -> None:
    for host in ("192.0.2.1", "no-such-machine.invalid"):
        with pytest.raises(Refusal) as caught:
            bound(settings(host=host, port="0"))
        assert f"{host}:0" in str(caught.value.saying)


def test_what_others_type_comes_first() -> None:
    port, addresses = bound(settings(host="0.0.0.0", port="0", origins="https://inis.example"))
    assert addresses[:2] == ["https://inis.example", f"http://127.0.0.1:{port}"]
    assert all(f":{port}" in address for address in addresses[1:])


def test_a_name_with_several_addresses_has_one_port() -> None:
    doors = door.bind(settings(host="localhost", port="0"))
    assert len({one.getsockname()[1] for one in doors}) == 1
    for one in doors:
        one.close()
