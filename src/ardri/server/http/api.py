"""The routes at work: a request finds its route, who asks is found out, the handler answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Receive, Scope, Send

from ardri.server.http import metrics
from ardri.server.http.answers import TooFast, answer, no_method, refusal
from ardri.server.http.ask import Ask
from ardri.server.http.body import read_body, read_query
from ardri.server.http.callers import caller_of
from ardri.server.http.openapi import document, version
from ardri.server.http.rooms import Rooms
from ardri.server.http.route import Route
from ardri.server.http.watch import NOTES
from ardri.server.people import Caller
from ardri.server.schema.refusals import Refusal
from ardri.words import Saying


@final
class Api:
    """Answers at the addresses of these routes; ``routes`` are tried in their order."""

    def __init__(self, rooms: Rooms, routes: Iterable[Route]) -> None:
        self._rooms: Final = rooms
        routes = list(routes)
        rooms.document = document(routes, version())
        by_path: dict[str, dict[str, Route]] = {}
        for route in routes:
            by_path.setdefault(route.path, {})[route.method] = route
        self._paths: Final = [(compile_path(path)[0], found) for path, found in by_path.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except Refusal as error:
            response = refusal(error)
        except TooFast as error:
            metrics.TURNED_AWAY.labels(error.kind).inc()
            response = error.answer()
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        routes, said = self._find(request.scope["path"])
        route = routes.get("GET" if request.method == "HEAD" else request.method)
        if route is None:
            known = [*routes, "HEAD"] if "GET" in routes else routes
            return no_method(", ".join(sorted(known)))
        notes: dict[str, object] = request.scope[NOTES]
        notes["route"] = route.path
        address = request.client.host if request.client is not None else ""
        if wait := self._rooms.limits.of_address(route.kind, address):
            raise TooFast(route.kind, wait)
        caller = await caller_of(self._rooms.people, request.headers, request.cookies)
        if caller is not None:
            notes["account"] = caller.account.id
            if wait := self._rooms.limits.of_account(route.kind, caller.account.id):
                raise TooFast(route.kind, wait)
        elif route.who == "somebody":
            raise Refusal("nobody", Saying("http-nobody"))
        places = route.find(said)
        if "table" in places:
            notes["table"] = places["table"]
        return await self._handle(route, request, caller, places)

    async def _handle(
        self, route: Route, request: Request, caller: Caller | None, places: dict[str, Any]
    ) -> Response:
        ask = Ask(self._rooms, request, caller, places)
        given: dict[str, Struct] = {}
        if route.query is not None:
            given["query"] = read_query(request.query_params, route.query)
        if route.body is not None:
            given["body"] = await read_body(request, route.body, route.most)
        found = await route.handler(ask, **given)
        response = _response(found, ask.text_type)
        ask.finish(response)
        return response

    def _find(self, path: str) -> tuple[dict[str, Route], dict[str, str]]:
        for pattern, routes in self._paths:
            found = pattern.fullmatch(path)
            if found is not None:
                return routes, found.groupdict()
        raise Refusal("no-address", Saying("http-no-address"))


def _response(found: Struct | dict[str, object] | str | None, text_type: str) -> Response:
    if found is None:
        return Response(status_code=204)
    if isinstance(found, str):
        return Response(found, headers={"Content-Type": text_type})
    return answer(found)
