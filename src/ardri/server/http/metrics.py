"""`/metrics`, for Prometheus: what is counted of requests here, and what other rooms count."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.datastructures import Headers
from starlette.types import Scope

from ardri.server.http.origin import host_of, is_local
from ardri.server.settings import Settings

#: Where processes that share a port write their figures down; prometheus_client looks there.
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"

REQUESTS: Final = Counter(
    "ardri_requests_total", "Requests answered", ["route", "method", "status"]
)
SECONDS: Final = Histogram(
    "ardri_request_seconds",
    "Until a request was answered",
    ["route"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
TURNED_AWAY: Final = Counter("ardri_turned_away_total", "Requests that came too fast", ["kind"])


def may_read(settings: Settings, scope: Scope) -> bool:
    """Whether whoever asks may know the figures.

    "local" means somebody at this machine, not a proxy that passes on what came from elsewhere:
    that one names the server as others do, or says from whom it has it.
    """
    if settings.metrics != "local":
        return settings.metrics == "all"
    headers = Headers(scope=scope)
    passed_on = {"forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"}
    client = scope.get("client")
    near = client is not None and is_local(client[0])
    return near and is_local(host_of(headers.get("host", ""))) and not passed_on & set(headers)


#: How the figures are written.
KIND: Final = CONTENT_TYPE_LATEST


def exposition() -> str:
    """All figures; those of every process, where several share a port."""
    registry: CollectorRegistry = REGISTRY
    if os.environ.get(SHARED):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry).decode()


def forget(pid: int) -> None:
    """A process that shared the port is no more: what it had open does not count any longer."""
    if os.environ.get(SHARED):
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
