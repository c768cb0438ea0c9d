"""Questions, each in one sentence, and what the table adds to them."""

from __future__ import annotations

from ardri.cli.names import ACTION, kind_of
from ardri.cli.scene import Scene
from ardri.game.decision import Decision
from ardri.words import Reader, Value


def question(reader: Reader, decision: Decision, scene: Scene) -> str:
    """What is asked, in one sentence."""
    return reader.question(decision.to_json(), facts(decision, scene))


def facts(decision: Decision, scene: Scene) -> dict[str, Value]:
    """What a question may need besides the decision's subject (``docs/words.md``)."""
    out: dict[str, Value] = {
        "verb": first_verb(decision),
        "flock": "clockwise" if scene.clockwise else "counterclockwise",
        "actions": sum(kind_of(card) == ACTION for card in scene.hand),
    }
    if decision.kind == "hold":
        total = int(decision.subject["pass"])
        out["held"] = len(scene.held)
        out["count"] = total - len(scene.held)
        out["rest"] = len(scene.tray) - total
    if decision.kind == "shelter":
        land = scene.land(str(decision.subject["territory"]))
        out["free"] = land.citadels - sum(land.sheltered)
    return out


def first_verb(decision: Decision) -> str:
    """The verb of the first choice that says more than a verb."""
    texts = [str(action) for action in decision.actions]
    return next((text.partition(" ")[0] for text in texts if " " in text), "none")


def several_to_place(reader: Reader, decision: Decision, most: int, fewer: bool) -> str:
    """What is asked where several clans are shared out at one time."""
    more: dict[str, Value] = {"count": most, "fewer": "yes" if fewer else "no"}
    if "card" not in decision.subject:
        return reader.words.say("question-place-return-many", count=most)
    card = reader.card_values("card", decision.subject["card"])
    return reader.words.say("question-place-many", **card, **more)
