"""The page: files that Vite has built into the package, and one page for every address of it."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from ardri.server.http.answers import no_method, refusal
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

#: Where the build puts it.
STATIC: Final = Path(__file__).resolve().parent.parent / "static"
INDEX: Final = "index.html"
#: A name that Vite has put a digest of the content into: it never means anything else.
_HASHED: Final = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
#: How a file may lie beside itself, packed; the smallest first.
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
#: Types that machines know by other names, or not at all.
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".opus": "audio/ogg",
}
_TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, in memory, with how it may be packed."""

    name: str
    content: bytes
    tag: str
    kind: str
    packed: tuple[tuple[str, bytes], ...]


@final
class Page:
    """Everything below a folder. It is read once: a new build is served after a new start."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder: Final = folder
        self._files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        """A file by its path in the folder; only what was found there can be asked for."""
        if INDEX not in self._files:  # not built yet: perhaps now
            self._files = {file.name: file for file in _read(self._folder)}
        return self._files.get(name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        """A file, or the page itself for whatever is none: the page knows its addresses."""
        if scope["method"] not in ("GET", "HEAD"):
            return no_method("GET, HEAD")
        name = str(scope["path"]).strip("/")
        found = self.file(name or INDEX)
        if found is None and "." not in name.rpartition("/")[2]:
            found = self.file(INDEX)
            if found is None:
                said = str(Saying("http-no-page", command="python -m tools.page"))
                return PlainTextResponse(said + "\n", 503)
        if found is None:
            return refusal(Refusal("no-address", Saying("http-no-address")))
        return _answer(found, Headers(scope=scope))


def _answer(file: File, headers: Headers) -> Response:
    coding, content = _best(file, headers.get("accept-encoding", ""))
    tag = f'"{file.tag}{"-" + coding if coding else ""}"'
    hashed = _HASHED.fullmatch(file.name) is not None
    said = {"ETag": tag, "Cache-Control": _FOR_EVER if hashed else _ASK_AGAIN}
    if file.packed:
        said["Vary"] = "Accept-Encoding"
    known = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=said)
    if coding:
        said["Content-Encoding"] = coding
    return Response(content, headers=said, media_type=file.kind)


def _best(file: File, accepted: str) -> tuple[str, bytes]:
    """The smallest form that a browser takes."""
    codings = {}
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        codings[name.strip().lower()] = weight.replace(" ", "") not in ("q=0", "q=0.0")
    for coding, content in file.packed:
        if codings.get(coding, False):
            return coding, content
    return "", file.content


def _read(folder: Path) -> list[File]:
    """Every file below a folder but hidden ones; those that are another one packed go with it."""
    if not (folder / INDEX).is_file():
        return []
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    contents = {path.relative_to(folder).as_posix(): path for path in paths}
    out = []
    for name, path in contents.items():
        hidden = any(part.startswith(".") for part in name.split("/"))
        packed_of = {name.removesuffix(ending) for _, ending in _PACKED} - {name}
        if hidden or packed_of & set(contents):
            continue
        content = path.read_bytes()
        packed = tuple(
            [
                (coding, contents[name + ending].read_bytes())
                for coding, ending in _PACKED
                if name + ending in contents
            ]
        )
        tag = hashlib.sha256(content).hexdigest()[:24]
        out.append(File(name, content, tag, _kind(path), packed))
    return out


def _kind(path: Path) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    if kind is None:
        return "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith(_TEXTS) else kind
