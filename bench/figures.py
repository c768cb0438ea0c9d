"""What comes of seconds: rates, medians, ratios, and whether they are what we want.

A ratio is worked out round by round, from what was measured within the same minute, and then its
median is taken: what slows the machine down for a while slows both sides.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from bench.tasks import Work

#: Who measured, and what: ("compiled", "play-4"), ("peers", "hanabi").
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Spread:
    """A figure of several rounds."""

    median: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        """As JSON data, with no more digits than it is worth."""
        return {name: float(f"{value:.6g}") for name, value in asdict(self).items()}


def spread(values: list[float]) -> Spread:
    """The median of some values, the least and the most."""
    return Spread(median(values), min(values), max(values))


class Samples:
    """The seconds of every round, and the work that they were spent on."""

    def __init__(self) -> None:
        self.work: dict[Key, Work] = {}
        self.seconds: dict[Key, list[float]] = {}

    def add(self, key: Key, seconds: float) -> None:
        """What a round took."""
        self.seconds.setdefault(key, []).append(max(seconds, 1e-9))

    def has(self, *keys: Key) -> bool:
        """Whether these were measured."""
        return all(key in self.seconds for key in keys)

    def rates(self, key: Key, what: str) -> list[float]:
        """So many of something in a second, round by round."""
        return [self.amount(key, what) / seconds for seconds in self.seconds[key]]

    def amount(self, key: Key, what: str) -> int:
        """How much work that is."""
        work = self.work[key]
        if what == "all":
            return work["decisions"] + work.get("made", 0)
        if what == "nodes":
            return work["decisions"] + work.get("made", 0) + work["chance"]
        return work[what]

    def ratio(self, over: tuple[Key, str], under: tuple[Key, str]) -> Spread | None:
        """One rate by another; None if one of them was not measured."""
        if not self.has(over[0], under[0]):
            return None
        pairs = zip(self.rates(*over), self.rates(*under), strict=True)
        return spread([a / b for a, b in pairs])


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer, and what of ours it is compared with."""

    name: str
    ours: str
    #: What is counted of ours, and of the peer's.
    mine: str
    its: str


#: Of ours only what has a choice in it; of catanatron's as well, which asks for a great deal that
#: has none; of OpenSpiel's all.
PEERS: Final = (
    Peer("catanatron", "play-4", "unforced", "unforced"),
    Peer("gin_rummy", "play-4", "unforced", "all"),
    Peer("backgammon", "play-4", "unforced", "all"),
    Peer("hanabi", "play-4", "unforced", "all"),
    Peer("gin_rummy-clone", "copies-4", "unforced", "all"),
    Peer("backgammon-clone", "copies-4", "unforced", "all"),
    Peer("hanabi-clone", "copies-4", "unforced", "all"),
    Peer("chess-copy", "copy", "times", "times"),
    Peer("chess-copy-push", "copy-apply", "times", "times"),
)


def against(samples: Samples, engine: str, peer: Peer) -> Spread | None:
    """How many times as fast as a peer this engine is."""
    return samples.ratio(((engine, peer.ours), peer.mine), (("peers", peer.name), peer.its))


@dataclass(frozen=True, slots=True)
class Target:
    """What issue 4 wants: at least, at most, or below a bound."""

    name: str
    sense: str
    bound: float
    unit: str

    def met(self, value: float | None) -> bool | None:
        """Whether a figure is what is wanted; None if it was not measured."""
        if value is None:
            return None
        if self.sense == "least":
            return value >= self.bound
        return value <= self.bound if self.sense == "most" else value < self.bound


TARGETS: Final = (
    Target("compiled-catanatron", "least", 80, "times"),
    Target("compiled-gin_rummy", "least", 30, "times"),
    Target("compiled-backgammon", "least", 30, "times"),
    Target("compiled-hanabi", "least", 8, "times"),
    Target("interpreted-catanatron", "least", 5, "times"),
    Target("copy-chess", "most", 0.3, "times"),
    Target("copy-apply", "below", 0.6, "us"),
    Target("playout-play", "least", 1.3, "times"),
    Target("bytes-bare", "most", 250, "bytes"),
    Target("bytes", "most", 500, "bytes"),
    Target("late-early", "most", 1.1, "times"),
    Target("compiled-interpreted", "least", 15, "times"),
)


def measured(samples: Samples, sizes: dict[str, Any], target: Target) -> Spread | None:
    """The figure that a target is about; None if it was not measured."""
    name = target.name
    fast = "compiled"
    if name in ("bytes", "bytes-bare"):
        found = sizes.get(name)
        # Every position has to fit: what counts is the largest.
        return spread([found["largest"]]) if found else None
    if name == "copy-apply":
        key = (fast, name)
        return spread(microseconds(samples, key)) if samples.has(key) else None
    two: dict[str, tuple[tuple[Key, str], tuple[Key, str]]] = {
        # How long ours takes by how long the peer's does.
        "copy-chess": ((("peers", "chess-copy"), "times"), ((fast, "copy"), "times")),
        "playout-play": (((fast, "playout-4"), "decisions"), ((fast, "play-4"), "decisions")),
        "late-early": (((fast, "round-3"), "times"), ((fast, "round-30"), "times")),
        "compiled-interpreted": (
            ((fast, "play-4"), "unforced"),
            (("interpreted", "play-4"), "unforced"),
        ),
    }
    if name in two:
        return samples.ratio(*two[name])
    engine, _, peer = name.partition("-")
    return against(samples, engine, next(p for p in PEERS if p.name == peer))


def microseconds(samples: Samples, key: Key) -> list[float]:
    """How long one takes, round by round."""
    return [1e6 / rate for rate in samples.rates(key, "times")]
