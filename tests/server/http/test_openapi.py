"""One table of routes: the router, the document and the docs agree."""

from __future__ import annotations

import ast
import re
from http import HTTPMethod
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

import ardri
from ardri.server.http.addresses import ROUTES
from ardri.server.http.answers import STATUS
from ardri.server.http.openapi import document
from ardri.server.http.route import Route
from tests.server.running import Running

ROOT = Path(__file__).resolve().parents[3]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
#: For each address: with 40 of them, a few seconds, and in CI some more.
EXAMPLES = max(8, settings().max_examples // 4)
HEALTH = list(HealthCheck)
SOURCES = sorted((Path(next(iter(ardri.__path__))) / "server").rglob("*.py"))


def told() -> set[tuple[str, str]]:
    """The methods and addresses in docs/server.md."""
    text = (ROOT / "docs" / "server.md").read_text("utf-8").partition("## Addresses")[2]
    found: set[tuple[str, str]] = set()
    for cell in re.findall(r"^\| (.+?) \|", text, re.MULTILINE):
        before = ""
        for quoted in re.findall(r"`([^`]+)`", cell):
            methods, _, path = quoted.rpartition(" ")
            path = path.partition("?")[0]
            if path.startswith("…"):
                path = before[: before.index("}") + 1] + path[1:]
            else:
                before = path
            found |= {(method, path) for method in methods.split(", ")}
    return found


def test_every_route_is_told_in_the_docs_and_no_other() -> None:
    assert told() - {("GET", "/ws")} == {(str(r.method), r.path) for r in ROUTES}
    assert ("GET", "/ws") in told()


def test_every_route_is_in_the_document() -> None:
    paths = document(ROUTES, "1")["paths"]
    assert {(m.upper(), path) for path, found in paths.items() for m in found} == {
        (str(r.method), r.path) for r in ROUTES
    }
    names = [one["operationId"] for found in paths.values() for one in found.values()]
    assert len(names) == len(set(names)) == len(ROUTES)
    assert all(one["summary"].endswith(".") for found in paths.values() for one in found.values())


def test_what_changes_something_says_so_and_has_a_limit_of_its_own() -> None:
    for route in ROUTES:
        safe = route.method == HTTPMethod.GET
        assert safe == (route.kind in ("look", "page")), route.path
        assert ("origin" in route.words) != safe
        assert route.who == "anybody" or "nobody" in route.words


def test_every_word_of_refusal_has_a_status() -> None:
    used: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id == "Refusal" and node.args:
                used |= {
                    str(one.value)
                    for one in ast.walk(node.args[0])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    used -= {"over"}  # compared with, not told
    assert used <= set(STATUS), used - set(STATUS)
    assert set(STATUS) - used <= {"no-step", "method", "too-fast"}
    assert {word for route in ROUTES for word in route.words} <= set(STATUS)


def test_no_secret_is_compared_in_a_time_that_tells() -> None:
    secret = re.compile(r"secret|token|invite|code$|password|hash|key$")
    fine = {"code", "key"}  # of a refusal, of a text
    for path in SOURCES:
        if path.parent.name == "storage":
            continue  # there it is a database that compares, and secrets by their hashes
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Compare):
                continue
            if not any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
                continue
            for side in (node.left, *node.comparators):
                name = side.attr if isinstance(side, ast.Attribute) else ""
                name = side.id if isinstance(side, ast.Name) else name
                wrong = secret.search(name) and name not in fine
                assert not wrong, f"{path.name}:{node.lineno}: {name}"


@pytest.mark.slow
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_whatever_is_asked_the_answer_is_what_the_document_says(
    served: Running, route: Route
) -> None:
    """By schemathesis: well-formed and malformed requests to every address."""
    schema = schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")
    schema.config.generation.update(with_security_parameters=False)
    operation = schema[route.path][str(route.method)]
    with served.guest("Fuzz") as program:
        rules = {"players": 2, "windows": "holders"}
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"rules": rules, "seats": seats}
        table = program.post("/api/tables", json=body).json()["table"]["id"]
        places = {"table": table, "seat": "1", "step": "3"}
        headers = {"Authorization": program.headers["Authorization"]}

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=HEALTH)
        @given(
            st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in GenerationMode]),
            st.booleans(),
            st.booleans(),
        )
        def ask(case: Any, here: bool, known: bool) -> None:
            if here:
                case.path_parameters = {
                    n: places.get(n, v) for n, v in case.path_parameters.items()
                }
            response = case.call(headers=headers if known else None)
            # With our own table in it, what was wrong with a case may be right; and that too long
            # is a refusal (413) is news to schemathesis.
            rejected = here or response.status_code == 413
            rejection = [] if rejected else [negative_data_rejection]
            case.validate_response(response, checks=[*CHECKS, *rejection])

        ask()
