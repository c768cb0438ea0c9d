"""The sockets that a server listens at: bound first, so that nobody comes in between."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket

from ardri.server.schema.refusals import Refusal
from ardri.server.settings import Settings, flag
from ardri.words import Saying


def bind(settings: Settings) -> list[socket.socket]:
    """Sockets at the settings' host and port; at a free port if nobody asked for the usual one.

    Raises ``Refusal`` with a sentence.
    """
    try:
        return _bind(settings.host, settings.port)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        if not taken or "port" in settings.given:
            raise _refusal(settings, error) from None
    try:
        return _bind(settings.host, 0)
    except OSError as error:
        raise _refusal(settings, error) from None


def _refusal(settings: Settings, error: OSError) -> Refusal:
    if error.errno == errno.EADDRINUSE:
        return Refusal(
            "setting", Saying("http-port-taken", port=settings.port, other=flag("port") + " 0")
        )
    fault = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
    where = f"{settings.host}:{settings.port}"
    return Refusal("setting", Saying("http-no-door", where=where, fault=fault))


def _bind(host: str, port: int) -> list[socket.socket]:
    """One socket for each address that a name stands for, all at the same port."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    doors: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            door = socket.socket(family, kind, protocol)
            doors.append(door)
            if os.name == "posix":
                # A port that was left a moment ago is free; on Windows this would share it.
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                # Who takes in nothing that is sent is gone after so many milliseconds: the
                # connections inherit this.
                door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind((address[0], port, *address[2:]))
            door.listen(2048)
            door.setblocking(False)
            port = int(door.getsockname()[1])
    except OSError:
        for door in doors:
            door.close()
        raise
    return doors


def addresses(settings: Settings, doors: list[socket.socket]) -> list[str]:
    """What to type into a browser: for others, if it is known; else at this machine."""
    port = int(doors[0].getsockname()[1])
    host = settings.host
    if host in ("0.0.0.0", "::"):
        local = "127.0.0.1" if host == "0.0.0.0" else "[::1]"
        names = [local, *[name for name in [_own_address(doors[0].family)] if name]]
    else:
        names = [f"[{host}]" if ":" in host else host]
    usual = "" if port == 80 else f":{port}"
    return [*settings.origins, *[f"http://{name}{usual}" for name in dict.fromkeys(names)]]


def _own_address(family: int) -> str | None:
    """Under which address others near by know this machine; nothing is sent to find out."""
    far = "192.0.2.1" if family == socket.AF_INET else "2001:db8::1"
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        own = ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])
        if not own.is_loopback and not own.is_unspecified:
            return f"[{own}]" if own.version == 6 else str(own)
    return None
