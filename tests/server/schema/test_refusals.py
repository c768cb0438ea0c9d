"""A refusal: a word for programs, a text for people, and what of it goes over the wire."""

from __future__ import annotations

import pickle

import msgspec

from ardri.server.schema.refusals import Refusal
from ardri.words import Saying

WHY = Saying("refusal-in-line", line=3, fault=Saying("refusal-over"))


def test_it_is_told_by_its_key_what_is_filled_in_and_in_english() -> None:
    told = Refusal("illegal", WHY).told()
    assert told.key == "refusal-in-line"
    assert told.values == {"line": 3, "fault": {"key": "refusal-over", "values": {}}}
    assert told.text == str(WHY)
    assert "refusal" not in told.text


def test_what_is_told_is_json() -> None:
    why = Saying("list-and", first=(Saying("refusal-over"), "a"), second=1)
    told = Refusal("illegal", why).told()
    assert msgspec.json.decode(msgspec.json.encode(told.values)) == told.values


def test_it_goes_from_one_process_to_another() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal("illegal", WHY)))
    assert (refusal.code, refusal.saying) == ("illegal", WHY)
    assert str(refusal) == f"illegal: {WHY}"
