from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ardri.server.http.headers import SecurityHeaders
from ardri.server.http.page import Page

pytestmark = pytest.mark.anyio


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ardrí</title>", "utf-8")
    (folder / "index.html.br").write_bytes(b"br")
    (folder / "index.html.gz").write_bytes(b"gz")
    (folder / "assets" / "index-B3xYz_9-.js").write_text("let a", "utf-8")
    (folder / "assets" / "plain.js").write_text("let b", "utf-8")
    (folder / "emblem.svg").write_text("<svg/>", "utf-8")
    (folder / ".stamp").write_text("secret", "utf-8")
    (tmp_path / "outside.txt").write_text("secret", "utf-8")
    return folder


def client(folder: Path) -> httpx.AsyncClient:
    app = SecurityHeaders(Page(folder))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://localhost", headers=PLAIN
    )


PLAIN = {"Accept-Encoding": "identity"}


@pytest.mark.parametrize("path", ["/", "/table/abcd", "/join/word", "/settings", "/index.html"])
async def test_an_address_of_the_page_is_the_page(static: Path, path: str) -> None:
    async with client(static) as browser:
        got = await browser.get(path)
    assert got.status_code == 200 and "<title>Ardrí" in got.text
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert got.headers["cache-control"] == "no-cache"


async def test_what_has_a_digest_in_its_name_is_kept_for_ever(static: Path) -> None:
    async with client(static) as browser:
        hashed = await browser.get("/assets/index-B3xYz_9-.js")
        plain = await browser.get("/assets/plain.js")
        picture = await browser.get("/emblem.svg")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "no-cache"
    assert picture.headers["content-type"] == "image/svg+xml; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("gzip, br", "br", b"br"),
        ("gzip", "gzip", b"gz"),
        ("gzip;q=0.5, br;q=0", "gzip", b"gz"),
    ],
)
async def test_the_smallest_form_that_is_taken(
    static: Path, accepted: str, coding: str, content: bytes
) -> None:
    headers = {"Accept-Encoding": accepted}
    async with client(static) as browser, browser.stream("GET", "/", headers=headers) as got:
        raw = b"".join([piece async for piece in got.aiter_raw()])
    assert (got.headers["content-encoding"], raw) == (coding, content)
    assert got.headers["vary"] == "Accept-Encoding"
    assert coding in got.headers["etag"]


async def test_what_is_known_is_not_sent_again(static: Path) -> None:
    async with client(static) as browser:
        tag = (await browser.get("/")).headers["etag"]
        again = await browser.get("/", headers={"If-None-Match": f'"other", W/{tag}'})
        other = await browser.get("/", headers={"If-None-Match": '"other"'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/.stamp",
        "/no.js",
        "/index.html.br",
        "//etc/passwd.txt",
    ],
)
async def test_there_is_nothing_but_what_was_built(static: Path, path: str) -> None:
    async with client(static) as browser:
        got = await browser.get(path)
    assert got.status_code == 404
    assert got.json()["code"] == "no-address"
    assert "secret" not in got.text


async def test_the_page_is_only_looked_at(static: Path) -> None:
    async with client(static) as browser:
        got = await browser.post("/settings")
    assert (got.status_code, got.headers["allow"]) == (405, "GET, HEAD")


async def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path, static: Path) -> None:
    async with client(tmp_path / "none") as browser:
        got = await browser.get("/")
    assert got.status_code == 503
    assert got.headers["content-type"] == "text/plain; charset=utf-8"
    assert "tools.page" in got.text


async def test_a_page_that_is_built_later_is_found(tmp_path: Path, static: Path) -> None:
    async with client(tmp_path / "later") as browser:
        assert (await browser.get("/")).status_code == 503
        static.rename(tmp_path / "later")
        assert (await browser.get("/")).status_code == 200


async def test_a_browser_runs_nothing_that_is_not_ours(static: Path) -> None:
    async with client(static) as browser:
        page = (await browser.get("/")).headers
    rules = dict(part.split(" ", 1) for part in page["content-security-policy"].split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in page["content-security-policy"]
    assert page["x-content-type-options"] == "nosniff"
    assert page["referrer-policy"] == "no-referrer"
    assert page["cross-origin-opener-policy"] == "same-origin"
    assert page["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in page["permissions-policy"]
