"""Seasons for tests of the rules: the lands and the hands of three players."""

from __future__ import annotations

from ardri.rules.cards.names import TERRITORIES

THREE = {"valley": "2 1 1 capital", "cove": "0 1 1"}
#: Everybody is present in six territories, and so could take a Pretender token.
SIX = dict.fromkeys(TERRITORIES[:6], "1 1 1")
#: Everybody could play something, and nobody could answer.
PLAIN = ["bard new-clans", "citadel druid", "sanctuary conquest"]
