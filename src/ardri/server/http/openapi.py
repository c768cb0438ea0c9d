"""The OpenAPI document, made of the routes and of the Structs that go in and out."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import metadata
from typing import Any, Final

import msgspec
from msgspec import Struct

from ardri.server.http.answers import JSON, STATUS
from ardri.server.http.origin import COOKIE
from ardri.server.http.route import PLACES, Route
from ardri.server.schema.http import Refusal

_REF: Final = "#/components/schemas/{name}"


def version() -> str:
    """Which version of the program this is."""
    try:
        return metadata.version("ardri")
    except metadata.PackageNotFoundError:
        return "0"


def document(routes: Iterable[Route], version: str) -> dict[str, Any]:
    """OpenAPI 3.1, as JSON."""
    routes = list(routes)
    structs: dict[type[Struct], None] = {Refusal: None}
    for route in routes:
        for kind in (route.body, route.answer):
            if isinstance(kind, type) and issubclass(kind, Struct):
                structs[kind] = None
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    _, schemas = msgspec.json.schema_components(structs, schema_hook=_any, ref_template=_REF)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ardrí",
            "version": version,
            "description": "Tables, seats and people of a server of Ardrí. The moves of a game go"
            " over the socket at /ws: docs/server.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    places = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": msgspec.json.schema(PLACES[name]),
        }
        for name in route.places
    ]
    out: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": [*places, *_queries(route)],
        "responses": _responses(route),
        "security": [{"cookie": []}, {"token": []}],
    }
    if route.who == "anybody":
        out["security"].append({})
    if route.body is not None:
        out["requestBody"] = {"required": True, "content": {JSON: {"schema": _ref(route.body)}}}
    return out


def _queries(route: Route) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    (_,), schemas = msgspec.json.schema_components([route.query], ref_template=_REF)
    schema = schemas[route.query.__name__]
    return [
        {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", []),
            "schema": one,
        }
        for name, one in schema["properties"].items()
    ]


def _responses(route: Route) -> dict[str, Any]:
    out: dict[str, Any] = {}
    good: dict[str, Any]
    if route.answer is None:
        out["204"] = {"description": "Done."}
    else:
        if route.answer is str:
            good = {"text/plain": {"schema": {"type": "string"}}}
        elif route.answer is dict:
            good = {JSON: {"schema": {"type": "object"}}}
        else:
            good = {JSON: {"schema": _ref(route.answer)}}
        out["200"] = {"description": "Done.", "content": good}
    refusal = {JSON: {"schema": _ref(Refusal)}}
    for status in route.statuses:
        words = [word for word in route.words if STATUS[word] == status]
        said = "Refused: " + ", ".join([f"`{word}`" for word in words]) + "."
        out[str(status)] = {"description": said, "content": refusal}
    return out


def _any(kind: type) -> dict[str, Any]:
    """Whatever JSON can say: views and events are told in docs of their own."""
    if kind is object:
        return {"description": "Any JSON."}  # with nothing in it, msgspec would not take it
    raise NotImplementedError(kind)


def _ref(kind: type[Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}
