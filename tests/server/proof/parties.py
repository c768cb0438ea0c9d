"""People who come to a server and sit down together, as over the page: by its addresses."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.proof.player import Player

NAMES = ("Ann", "Bran", "Cían", "Dana")
PATIENCE = 60.0


@dataclass(frozen=True)
class Person:
    """A guest, and the token of a program of theirs."""

    name: str
    account: str
    secret: str

    @property
    def bearer(self) -> dict[str, str]:
        """By which they are known."""
        return {"Authorization": f"Bearer {self.secret}"}


def _asked(address: str, method: str, path: str, headers: dict[str, str], body: Any) -> Any:
    answer = httpx.request(method, address + path, headers=headers, json=body, timeout=PATIENCE)
    assert answer.is_success, (path, answer.status_code, answer.text)
    return answer.json()


def guest(address: str, name: str) -> Person:
    """Somebody new."""
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE) as browser:
        me = browser.post("/api/guest", json={"name": name}).raise_for_status().json()
        token = browser.post("/api/tokens", json={"label": name}).raise_for_status().json()
    return Person(name, me["account"]["id"], token["secret"])


def sit_down(address: str, people: list[Person], bots: int = 0, **rules: Any) -> str:
    """A table at which these people play, and so many wanderers; it has begun."""
    wishes: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "open"} for _ in people[1:]]]
    wishes += [{"kind": "bot", "bot": "wanderer"} for _ in range(bots)]
    body = {"rules": {"players": len(wishes), **rules}, "seats": wishes, "spectators": 0}
    made = _asked(address, "POST", "/api/tables", people[0].bearer, body)
    table: dict[str, Any] = made["table"]
    path = f"/api/tables/{table['id']}"
    for seat, person in enumerate(people[1:], 1):
        taken = {"seat": seat, "invite": table["invite"]}
        _asked(address, "POST", f"{path}/seats", person.bearer, taken)
    for person in people:
        _asked(address, "PUT", f"{path}/ready", person.bearer, {"ready": True})
    return str(table["id"])


def players(table: str, people: list[Person], dice: random.Random) -> list[Player]:
    """Those people, who play at random."""
    return [
        Player(table, seat, person.secret, random.Random(dice.random()))
        for seat, person in enumerate(people)
    ]
