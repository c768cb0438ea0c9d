"""The server itself: whether it is well, what it counts, who may be seated."""

from __future__ import annotations

import re

import pytest

from ardri.bots import names
from tests.server.http.conftest import Sites, check_refused

pytestmark = pytest.mark.anyio
HERE, ELSEWHERE = ("127.0.0.1", 1), ("192.0.2.7", 1)


async def test_it_is_well_until_it_is_about_to_stop(site: Sites) -> None:
    async with site() as server, server.program("http://10.1.2.3:8063") as probe:
        # Whoever looks after machines knows them by number.
        assert (await probe.get("/healthz")).json() == {"ok": True}
        check_refused(await probe.get("/api/me"), 421, "host")
        await server.rooms.farewell()
        check_refused(await probe.get("/healthz"), 503, "busy")


async def test_figures_are_for_this_machine_alone(site: Sites) -> None:
    async with site() as server:
        async with server.program(where=HERE) as near:
            told = await near.get("/metrics")
            assert told.headers["content-type"].startswith("text/plain; version=")
            for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
                got = await near.get("/metrics", headers={header: "127.0.0.1"})
                check_refused(got, 404, "no-address")
        async with server.program(where=ELSEWHERE) as far:
            check_refused(await far.get("/metrics"), 404, "no-address")


@pytest.mark.parametrize("mode", ["all", "off"])
async def test_or_for_everybody_or_for_nobody(site: Sites, mode: str) -> None:
    async with site(metrics=mode) as server:
        for where in (HERE, ELSEWHERE):
            async with server.program(where=where) as program:
                assert (await program.get("/metrics")).status_code == {"all": 200, "off": 404}[mode]


async def test_a_proxy_does_not_pass_for_this_machine(site: Sites) -> None:
    flags = {"origins": "https://inis.example", "host": "127.0.0.1"}
    async with site(**flags) as server, server.program("http://inis.example", HERE) as proxy:
        check_refused(await proxy.get("/metrics"), 404, "no-address")
    trusted = {**flags, "trusted_proxies": "127.0.0.1"}
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    async with (
        site(**trusted) as server,
        server.program("http://inis.example", HERE, forwarded) as proxy,
    ):
        check_refused(await proxy.get("/metrics"), 404, "no-address")


async def test_what_is_counted_has_no_names_in_it(site: Sites) -> None:
    async with site() as server, server.browser() as browser:
        account = (await browser.post("/api/guest", json={"name": "Niamh"})).json()["account"]
        await browser.get("/join/geheim?x=geheim")
        await browser.request("GEHEIM", "/api/me")
        await browser.get("/api/geheim")
        async with server.program(where=HERE) as near:
            told = (await near.get("/metrics")).text
    assert "geheim" not in told.lower() and account["id"] not in told and "Niamh" not in told
    line = r'ardri_requests_total{method="POST",route="/api/guest",status="200"} [1-9]'
    assert re.search(line, told)
    for name in ("ardri_request_seconds", "ardri_append_seconds", "ardri_sockets"):
        assert name in told


async def test_who_may_be_seated(site: Sites) -> None:
    async with site() as server, server.program() as program:
        assert (await program.get("/api/bots")).json() == {"bots": names()}
