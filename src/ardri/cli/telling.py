"""What happened, in sentences, for one seat: never more than that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ardri.cli.card_texts import has_season
from ardri.cli.names import ADVANTAGE, PLAYERS, kind_of, named, the
from ardri.game.event import Event

#: What is looked at.
_KINDS: Final = {"actions": "Action cards", "tales": "Epic Tales"}
_BUILT: Final = {
    "citadel": "a citadel",
    "sanctuary": "a sanctuary",
    "capital": "the Capital",
    "festival": "the Festival",
}


class Teller:
    """Tells events to one seat, which is "you", or to a spectator; or all, to who may know all."""

    def __init__(self, seat: int | None, everything: bool = False) -> None:
        self.seat: Final = seat
        self.everything: Final = everything

    def told(self, events: Sequence[Event]) -> list[str]:
        """Sentences for these events; what is not worth one is left out."""
        out: list[str] = []
        for event in events:
            tell = TELLERS.get(event.kind)
            told = event if self.everything else event.for_seat(self.seat)
            sentence = tell(self, told) if tell else ""
            if sentence:
                out.append(sentence)
        return _condensed(out)

    def who(self, seat: int | None) -> str:
        """A player as the one who does something."""
        if seat is None:
            return "Nobody"
        return "You" if seat == self.seat else PLAYERS[seat]

    def whom(self, seat: int | None) -> str:
        """A player to whom something is done."""
        if seat is None:
            return "nobody"
        return "you" if seat == self.seat else PLAYERS[seat]

    def themselves(self, seat: int | None, other: int) -> str:
        """A player to whom this one does something, which may be the same."""
        if other != seat:
            return self.whom(other)
        return "yourself" if seat == self.seat else "themselves"

    def does(self, seat: int | None, verb: str, ending: str = "s") -> str:
        """A player and a verb that fits."""
        return f"{self.who(seat)} {verb}" + ("" if seat == self.seat else ending)

    def is_(self, seat: int | None) -> str:
        return f"{self.who(seat)} {'are' if seat == self.seat else 'is'}"

    def whose(self, seat: int | None) -> str:
        return "your" if seat == self.seat else f"{self.whom(seat)}’s"


def _condensed(sentences: list[str]) -> list[str]:
    """The same sentence several times in a row is told once, with how often."""
    out: list[str] = []
    times = 1
    for k, sentence in enumerate(sentences):
        if k + 1 < len(sentences) and sentences[k + 1] == sentence:
            times += 1
            continue
        out.append(f"{sentence} ({times} times)" if times > 1 else sentence)
        times = 1
    return out


def _clans(n: int | None) -> str:
    return "a clan" if n == 1 else f"{n} clans"


def _clans_of(t: Teller, e: Event) -> str:
    """Some clans of a player, at the start of a sentence."""
    whose = "yours" if e.seat == t.seat else f"{t.whom(e.seat)}’s"
    return f"A clan of {whose}" if e.count == 1 else f"{e.count} clans of {whose}"


def _land(event: Event) -> str:
    return the(event.territory) if event.territory else "nowhere"


def _round(t: Teller, e: Event) -> str:
    return f"--- Round {e.count} ---"


def _laid(t: Teller, e: Event) -> str:
    return f"The island begins with {_land(e)}."


def _brenn(t: Teller, e: Event) -> str:
    return f"{t.is_(e.seat)} Brenn."


def _flock(t: Teller, e: Event) -> str:
    way = e.word[1] if e.word else ""
    return f"The crows fly {way}."


def _dealt(t: Teller, e: Event) -> str:
    return f"{t.is_(e.seat)} dealt {named(e.cards)}." if e.cards else ""


def _passed_on(t: Teller, e: Event) -> str:
    if not e.cards:
        return ""
    if e.seat == t.seat:
        return f"You pass {named(e.cards)} on to {t.whom(e.other)}."
    return f"{t.does(e.seat, 'pass', 'es')} {named(e.cards)} on to {t.whom(e.other)}."


def _advantage(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'take')} the Advantage of {named(e.cards or ())}."


def _passed(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'pass', 'es')}."


def _pretender(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'take')} a Pretender token!"


def _played(t: Teller, e: Event) -> str:
    # Only where the card has another effect does it need saying.
    both = all(has_season(card) for card in e.cards or ())
    use = " as a Triskel" if both and e.word and e.word[1] == "triskel" else ""
    where = f" in {_land(e)}" if e.territory else ""
    to = f" to {the(e.to)}" if e.to else ""
    chosen = "" if e.other in (None, e.seat) else f", naming {t.whom(e.other)}"
    return f"{t.does(e.seat, 'play')} {named(e.cards or ())}{use}{where}{to}{chosen}."


def _cancelled(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'cancel')} {t.whose(e.other)} {named(e.cards or ())}."


def _placed(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'place')} {_clans(e.count)} in {_land(e)}."


def _moved(t: Teller, e: Event) -> str:
    # Whose clans they are: some cards move another player's.
    to = the(e.to) if e.to else "nowhere"
    move = "moves" if e.count == 1 else "move"
    return f"{_clans_of(t, e)} {move} from {_land(e)} to {to}."


def _removed(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'lose')} {_clans(e.count)} in {_land(e)}."


def _replaced(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'replace')} one of {t.whose(e.other)} clans in {_land(e)}."


def _built(t: Teller, e: Event) -> str:
    what = _BUILT[e.word[1]] if e.word else "something"
    if what == "the Festival":
        return f"{t.does(e.seat, 'bring')} {what} to {_land(e)}."
    return f"{t.does(e.seat, 'build')} {what} in {_land(e)}."


def _scouted(t: Teller, e: Event) -> str:
    what = _land(e) if e.territory else "a territory of the stack"
    return f"{t.does(e.seat, 'look')} at {what}."


def _discovered(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'discover')} {_land(e)}."


def _drew(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'draw')} {named(e.cards) if e.cards else 'an Epic Tale'}."


def _discarded(t: Teller, e: Event) -> str:
    if e.cards:
        return f"{t.does(e.seat, 'discard')} {named(e.cards)}."
    # Only Action cards are discarded unseen.
    what = "an Action card" if e.count == 1 else f"{e.count} Action cards"
    return f"{t.does(e.seat, 'discard')} {what} unseen."


def _took(t: Teller, e: Event) -> str:
    if e.cards:
        advantage = kind_of(e.cards[0]) == ADVANTAGE
        what = "the Advantage of " if advantage else ""
        return f"{t.does(e.seat, 'take')} {what}{named(e.cards)}."
    return f"{t.does(e.seat, 'take')} a card from the discarded ones."


def _gave(t: Teller, e: Event) -> str:
    # This is how a card goes from one hand to another, stolen or given.
    what = named(e.cards) if e.cards else "A card"
    return f"{what} goes from {t.whom(e.seat)} to {t.whom(e.other)}."


def _looked(t: Teller, e: Event) -> str:
    if e.other is None:
        at = "the discarded Action cards"
    else:
        at = f"{t.whose(e.other)} {_KINDS.get(e.word[1], 'cards') if e.word else 'cards'}"
    seen = f": {named(e.cards)}" if e.cards else ""
    if e.count == 0:
        seen = ": there are none"
    return f"{t.does(e.seat, 'look')} at {at}{seen}."


def _took_aside(t: Teller, e: Event) -> str:
    what = f"{named(e.cards)}, which was" if e.cards else "the Action card that was"
    return f"{t.does(e.seat, 'take')} {what} set aside."


def _set_aside(t: Teller, e: Event) -> str:
    what = named(e.cards) if e.cards else "an Action card"
    return f"{t.does(e.seat, 'set')} {what} aside, unseen."


def _revealed(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'reveal')} {named(e.cards or ())}."


def _deed(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'gain')} a Deed (now {e.count})."


def _homeless(t: Teller, e: Event) -> str:
    if e.seat == t.seat:
        return "You have no clan left on the island, and begin anew."
    return f"{t.who(e.seat)} has no clan left on the island, and begins anew."


def _clash(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'start')} a clash in {_land(e)}!"


def _sheltered(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'shelter')} {_clans(e.count)} in {_land(e)}."


def _declined(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'shelter')} no clan."


def _maneuver(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'attack')} {t.whom(e.other)} in {_land(e)}."


def _demanded(t: Teller, e: Event) -> str:
    what = _DEMANDS[e.word[1]] if e.word else "something"
    return f"{t.does(e.seat, 'demand')} {what} of {t.whom(e.other)}."


_DEMANDS: Final = {
    "both": "a clan and an Action card",
    "card": "an Action card",
    "clan": "a clan",
}


def _spared(t: Teller, e: Event) -> str:
    return f"{_clans_of(t, e)} in {_land(e)} is saved, and stays."


def _silenced(t: Teller, e: Event) -> str:
    return f"Nobody plays a Triskel card in {_land(e)} any more till the clash is over."


def _stepped_out(t: Teller, e: Event) -> str:
    return f"All sheltered clans in {_land(e)} step out."


def _instigator(t: Teller, e: Event) -> str:
    whom = "nobody" if e.other is None else t.themselves(e.seat, e.other)
    return f"{t.does(e.seat, 'make')} {whom} the instigator."


def _returned(t: Teller, e: Event) -> str:
    return f"{_clans_of(t, e)} {'returns' if e.count == 1 else 'return'} to {_land(e)}."


def _peace(t: Teller, e: Event) -> str:
    return f"{t.is_(e.seat)} for peace."


def _refused(t: Teller, e: Event) -> str:
    return f"{t.does(e.seat, 'want')} to fight on."


def _next(t: Teller, e: Event) -> str:
    whom = "nobody" if e.other is None else t.themselves(e.seat, e.other)
    return f"{t.does(e.seat, 'choose')} who is next: {whom}."


def _clash_over(t: Teller, e: Event) -> str:
    return f"The clash in {_land(e)} is over."


def _season_over(t: Teller, e: Event) -> str:
    return "All have passed: the Season is over."


def _king(t: Teller, e: Event) -> str:
    return f"{t.is_(e.seat)} High King, in round {e.count}!"


def _draw(t: Teller, e: Event) -> str:
    return "The last round is over, and nobody is High King: a draw."


def _reshuffled(t: Teller, e: Event) -> str:
    return "The discarded Epic Tales are shuffled back into their deck."


#: By kind of event: its sentence.
TELLERS: Final[dict[str, Callable[[Teller, Event], str]]] = {
    "round": _round,
    "laid": _laid,
    "brenn": _brenn,
    "flock": _flock,
    "dealt": _dealt,
    "passed-on": _passed_on,
    "advantage": _advantage,
    "passed": _passed,
    "pretender": _pretender,
    "played": _played,
    "cancelled": _cancelled,
    "placed": _placed,
    "moved": _moved,
    "removed": _removed,
    "replaced": _replaced,
    "built": _built,
    "discovered": _discovered,
    "drew": _drew,
    "discarded": _discarded,
    "took": _took,
    "gave": _gave,
    "looked": _looked,
    "deed": _deed,
    "homeless": _homeless,
    "clash": _clash,
    "sheltered": _sheltered,
    "declined": _declined,
    "maneuver": _maneuver,
    "peace": _peace,
    "refused": _refused,
    "next": _next,
    "clash-over": _clash_over,
    "season-over": _season_over,
    "king": _king,
    "draw": _draw,
    "reshuffled": _reshuffled,
    "took-aside": _took_aside,
    "set-aside": _set_aside,
    "revealed": _revealed,
    "demanded": _demanded,
    "spared": _spared,
    "silenced": _silenced,
    "stepped-out": _stepped_out,
    "instigator": _instigator,
    "returned": _returned,
    "scouted": _scouted,
}

#: What needs no sentence: what was drawn and what of it was discarded is told already.
UNTOLD: Final = frozenset({"kept"})
