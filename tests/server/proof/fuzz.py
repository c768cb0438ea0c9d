"""Things to send to a socket: messages, nearly messages, and what is none at all."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st

from ardri.rules.cards.names import CARDS
from ardri.server.schema.socket import Cancel, FromClient, Give, Play, Say, Undo

#: Each type of message and what is in it, as it would be right.
FIELDS = {
    "join": ["table", "seat", "since"],
    "leave": ["table", "seat"],
    "play": ["table", "seat", "at", "line"],
    "try": ["table", "seat", "at", "line"],
    "undo": ["table", "seat", "at"],
    "order": ["table", "seat", "order"],
    "cancel": ["table", "seat", "order"],
    "say": ["table", "text"],
    "ping": [],
}
#: The largest message that is sent here: the server takes 16,384 characters for one.
LONG = 100_000
WORDS = (
    *("pass", "decline", "done", "peace", "fight", "play", "territory", "move 2 valley cove"),
    *("pretend", "hold bard druid", "place moor", "attack 2", "chance clockwise", ","),
)
numbers = st.one_of(
    st.integers(-2, 5),
    st.integers(),
    st.sampled_from([2**31, 2**53, 2**53 - 1, 2**63, 2**64, -(2**63), 10**400]),
    st.floats(allow_nan=True, allow_infinity=True),
)
texts = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        [
            "",
            "\x00",
            "\\ud800",
            "\u202e",
            "\ud7ff",
            "é" * 500,
            "x" * 16_000,
            "'; DROP TABLE log; --",
        ]
    ),
    st.lists(st.sampled_from([*WORDS, *CARDS]), max_size=6).map(" ".join),
)
orders = st.fixed_dictionaries(
    {"kind": st.one_of(st.sampled_from(["never", "until-turn", "could"]), texts)},
    optional={"card": st.one_of(st.sampled_from(CARDS), texts, st.none()), "id": numbers},
)
wild: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts, orders),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


def messages(tables: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of every type, in which some things are wrong, missing, or too many."""
    right: dict[str, st.SearchStrategy[Any]] = {
        "table": st.sampled_from([*tables, "nosuchtable"]),
        "seat": st.sampled_from([0, 1, 2, 3, None]),
        "since": st.one_of(st.none(), st.integers(0, 40)),
        "at": st.integers(0, 40),
        "line": st.lists(st.sampled_from([*WORDS, *CARDS]), min_size=1, max_size=5).map(" ".join),
        "text": st.text(min_size=1, max_size=80),
    }

    @st.composite
    def one(draw: st.DrawFn) -> dict[str, Any]:
        kind = draw(st.sampled_from([*FIELDS, "state", "done", ""]))
        message: dict[str, Any] = {"type": kind, "ref": draw(st.text("abc1", min_size=1))}
        for name in FIELDS.get(kind, ["table"]):
            usual = right.get(name, numbers if kind == "cancel" else orders)
            message[name] = draw(usual if draw(st.integers(0, 4)) else wild)
        if not draw(st.integers(0, 7)):
            message.pop(draw(st.sampled_from(sorted(message))))
        if not draw(st.integers(0, 7)):
            message[draw(texts)] = draw(wild)
        if not draw(st.integers(0, 11)):
            message["ref"] = draw(wild)
        return message

    return one()


@st.composite
def damaged(draw: st.DrawFn, tables: list[str]) -> str | bytes:
    """A message as text: whole, cut off, mangled, far too deep, not even text."""
    text = json.dumps(draw(messages(tables)), ensure_ascii=draw(st.booleans()))
    how = draw(st.integers(0, 19))
    if how == 0:
        text = text[: draw(st.integers(0, len(text)))]
    elif how == 1:
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(texts) + text[place:]
    elif how == 2:
        deep = draw(st.integers(1, 9000))
        nest = draw(st.sampled_from([("[", "]"), ('{"a":', "}")]))
        text = text[:-1] + ', "deep": ' + nest[0] * deep + "1" + nest[1] * deep + "}"
    elif how == 3:
        text = draw(st.sampled_from(["[" * LONG, "1" * LONG, '"' + "é" * (LONG // 4) + '"', " "]))
    elif how == 4:
        return draw(st.binary(max_size=200))
    elif how == 5:
        text = text + draw(st.sampled_from([text, "\x00", "\n", " //", "\ufeff"]))
    return text[:LONG]


_READER = msgspec.json.Decoder(FromClient)


def is_deed(sent: str | bytes, table: str, seat: int | None) -> bool:
    """Whether it might be done, if this seat's own people say it, or somebody who looks on."""
    try:
        message = _READER.decode(sent)
    except (ValueError, RecursionError):
        return False
    if isinstance(message, Say):
        return message.table == table
    if isinstance(message, Play | Undo | Give | Cancel):
        return (message.table, message.seat) == (table, seat)
    return False
