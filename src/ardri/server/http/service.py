"""What is not about tables or people: the bots there are, the OpenAPI document, health, figures."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ardri.server.http import metrics
from ardri.server.http.ask import Ask
from ardri.server.schema.http import Bots, Health
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

LOG: Final = logging.getLogger(__name__)
#: How long the database may take to answer, in seconds.
PATIENCE: Final = 3.0


async def bots(ask: Ask) -> Bots:
    """Who may be seated, the weakest first."""
    return Bots(ask.rooms.bots)


async def openapi(ask: Ask) -> dict[str, object]:
    """This document."""
    return ask.rooms.document


async def health(ask: Ask) -> Health:
    """Whether all is well: the database answers."""
    if ask.rooms.closing:
        raise Refusal("busy", Saying("http-closing"))
    try:
        async with asyncio.timeout(PATIENCE):
            await ask.rooms.storage.check()
    except Exception:
        LOG.exception("the database does not answer")
        raise Refusal("busy", Saying("http-busy")) from None
    return Health(ok=True)


async def figures(ask: Ask) -> str:
    """Figures, for Prometheus."""
    if not metrics.may_read(ask.rooms.settings, ask.request.scope):
        raise Refusal("no-address", Saying("http-no-address"))
    ask.text_type = metrics.KIND
    return metrics.exposition()
