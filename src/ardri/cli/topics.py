"""The rules in short, for who plays for the first time: in our own words."""

from __future__ import annotations

from typing import Final

TOPICS: Final[dict[str, list[str]]] = {
    "goal": [
        "You want to be High King. There are three ways to deserve it, each at 6 or more:",
        "  leadership  opponents' clans in territories where you are chieftain, that is,",
        "              where you have more clans than anybody else",
        "  land        territories where you are present, that is, have a clan",
        "  faith       sanctuaries in territories where you are present",
        "A Deed counts as one more for any of them. Once you meet one, take a Pretender token",
        "on your turn. At the start of the next round, the pretender who meets the most",
        "conditions wins; of equals, the Brenn; and if none of them is Brenn, nobody yet.",
    ],
    "round": [
        "A round has two parts. In the Assembly the Capital's chieftain becomes Brenn,",
        "pretenders are judged, chieftains take the Advantage cards of their territories, the",
        "crows choose the direction of play, and the Action cards are drafted. Then comes the",
        "Season: turn after turn, until all pass one after the other.",
    ],
    "draft": [
        "From four cards you hold one and pass three on; of the four you then have you hold two,",
        "then three. What you held before may be passed on later. With two players: from three",
        "hold one, then two, and all that once more.",
    ],
    "turn": [
        "On your turn you play one card for its Season effect, or pass, or take a Pretender",
        "token if you meet a condition. Who passes may act again later, as long as not all have",
        "passed in a row. The Brenn, who begins, must play a card first.",
        "Triskel effects are played outside of turns, when the moment that the card names comes;",
        "the game asks you then.",
    ],
    "clash": [
        "Who moves clans to where others are starts a clash. First the others may shelter clans",
        "in citadels, one each. Then, in turn order, everyone with exposed clans must act:",
        "  attack    name a player, who loses a clan or discards an Action card",
        "  withdraw  move clans to neighbours where you are chieftain",
        "  a Tale    some Epic Tales are maneuvers",
        "Before each act all may agree to peace: everybody stays, and it is over. Placing clans",
        "never starts a clash.",
    ],
    "cards": [
        "Action cards (A) are drafted anew each round. An Advantage card (V) belongs to the",
        "territory's chieftain in the Assembly. Epic Tales (E) are drawn, and kept from round to",
        'round. "card NAME" says what one does.',
    ],
}


def topic(word: str) -> list[str] | None:
    """The lines about one thing, or all there is; None if there is no such thing."""
    if word:
        return next((TOPICS[name] for name in TOPICS if name.startswith(word.lower())), None)
    lines: list[str] = []
    for name, said in TOPICS.items():
        lines += [name.upper(), *[f"  {line}" for line in said], ""]
    return [*lines, f"One alone: rules {' | '.join(TOPICS)}"]
