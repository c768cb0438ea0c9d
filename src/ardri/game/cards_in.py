"""The cards from JSON data: each in one place, those named nowhere where they are by default."""

from __future__ import annotations

from typing import Final, final

from ardri.game.quiet import setup_clans
from ardri.game.reading import Node
from ardri.rules.bits import BIT, count, members
from ardri.rules.cards.names import (
    ACTION_CARDS,
    ACTIONS,
    ALL_TERRITORIES,
    CARDS,
    EPIC_TALES,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    TALES,
    TERRITORIES,
)
from ardri.rules.compat import i64
from ardri.rules.draft import packet_size
from ardri.rules.frames import CARD, FLAGS, GONE, PLAY, WIDTH
from ardri.rules.position import Position, frames_used, lay_stack
from ardri.rules.steps import KIND_OF

#: The kinds of card that may lie in a place: what they are called, their names, the first's number.
_ANY: Final = ("card", CARDS, 0)
_ACTION: Final = ("action-card", ACTION_CARDS, 0)
_TALE: Final = ("epic-tale", EPIC_TALES, FIRST_TALE)
_ADVANTAGE: Final = ("advantage-card", TERRITORIES, FIRST_ADVANTAGE)


@final
class Cards:
    """Deals cards out to places, and remembers where each one is."""

    def __init__(self, p: Position) -> None:
        self._p = p
        self._where: dict[int, str] = {}
        #: The discarded Action cards that everybody knows to lie there.
        self.shown = 0
        #: Every card that is somewhere.
        self.all = 0

    def one(self, node: Node, kind: tuple[str, list[str], int]) -> int:
        """A card of this kind, as a set; each card may be named once."""
        noun, names, base = kind
        card = node.word(noun, names) + base
        bit = int(BIT[card])
        if bit & ACTIONS & ~self._p.options.actions:
            node.fail("refusal-four-players", card=CARDS[card])
        if card >= FIRST_ADVANTAGE and not self._p.island.in_play & BIT[card - FIRST_ADVANTAGE]:
            node.fail("refusal-card-off-map", card=CARDS[card])
        if card in self._where:
            node.fail("refusal-card-twice", card=CARDS[card], path=self._where[card])
        self._where[card] = node.path
        self.all |= bit
        return bit

    def several(self, fields: dict[str, Node], key: str, kind: tuple[str, list[str], int]) -> int:
        """The cards of a list that need not be there."""
        out = 0
        if key in fields:
            for node in fields[key].items():
                out |= self.one(node, kind)
        return out


def read_cards(p: Position, fields: dict[str, Node], players: list[dict[str, Node]]) -> Cards:
    """All cards, and the stack of territories."""
    cards = Cards(p)
    for seat, player in enumerate(players):
        p.hand[seat] = cards.several(player, "hand", _ANY)
        p.tray[seat] = cards.several(player, "tray", _ANY)
        p.tray[4 + seat] = _held(player, int(p.tray[seat] | p.hand[seat]))
    p.playing = cards.several(fields, "playing", _ANY)
    p.pool = cards.several(fields, "pool", _ACTION)
    p.aside = 0
    if "set_aside" in fields and not fields["set_aside"].empty():
        p.aside = cards.one(fields["set_aside"], _ACTION)
    cards.shown = cards.several(fields, "action_discard", _ACTION)
    p.action_discard = cards.shown | cards.several(fields, "discarded_unseen", _ACTION)
    p.epic_discard = cards.several(fields, "epic_discard", _TALE)
    p.deck = cards.several(fields, "epic_deck", _TALE)
    p.advantage_played = cards.several(fields, "advantage_played", _ADVANTAGE)
    p.advantage_table = cards.several(fields, "advantage_table", _ADVANTAGE)
    p.action_discard |= p.options.actions & ~cards.all
    p.deck |= TALES & ~cards.all
    for land in members(p.island.in_play):
        p.advantage_table |= BIT[FIRST_ADVANTAGE + land] & ~cards.all
    _read_stack(p, fields.get("stack"))
    return cards


def _held(player: dict[str, Node], cards: int) -> int:
    """Which of a player's cards have been chosen so far, to be held or given or discarded."""
    out = 0
    if "held" in player:
        for node in player["held"].items():
            card = node.word("card", CARDS)
            if not cards & BIT[card]:
                node.fail("refusal-card-not-held", card=CARDS[card])
            out |= int(BIT[card])
    return out


def _read_stack(p: Position, node: Node | None) -> None:
    """The sets of territories; those named nowhere go to the first (in a discovery, to theirs)."""
    missing = ALL_TERRITORIES & ~p.island.in_play
    if node is None:
        lay_stack(p, [lands & missing for lands in p.options.first_stack()])
        return
    sets: list[i64] = []
    for entry in node.items():
        sets.append(0)
        for item in entry.items():
            land = item.word("territory", TERRITORIES)
            if p.island.in_play & BIT[land]:
                item.fail("refusal-land-on-map", territory=TERRITORIES[land])
            if not missing & BIT[land]:
                item.fail("refusal-land-in-stack", territory=TERRITORIES[land])
            missing &= ~BIT[land]
            sets[-1] |= BIT[land]
        if not sets[-1]:
            entry.fail("refusal-empty-set")
    if missing:
        sets = sets or [0]
        sets[0] |= missing
    lay_stack(p, sets)


# ---------------------------------------------------------------------------------------- phases


def check_playing(p: Position, fields: dict[str, Node]) -> None:
    """R5.6: a card that is being played is in no pile; what is in no pile is being played."""
    played = 0
    for f in range(0, frames_used(p), WIDTH):
        if KIND_OF[p.frames[f]] == PLAY and not p.frames[f + FLAGS] & GONE:
            played |= int(BIT[p.frames[f + CARD]])
    for card in members(played & ~p.playing):
        fields["frames"].fail("refusal-card-played", card=CARDS[card])
    for card in members(p.playing & ~played):
        fields["playing"].fail("refusal-card-not-played", card=CARDS[card])


def check_quiet(p: Position, phase: str, fields: dict[str, Node]) -> None:
    """Whether cards and clans are where they may be at the start of a phase."""
    # A game ends in an Assembly, when the Action cards have been collected (R3.2).
    for key, there in (("pool", p.pool if phase != "over" else 0), ("playing", p.playing)):
        if there:
            fields[key].fail("refusal-cards-need-frames")
    for seat, player in enumerate(fields["players"].items()):
        _check_player(p, phase, seat, player)
    if phase == "setup":
        _check_setup(p, fields)


def _check_player(p: Position, phase: str, seat: int, player: Node) -> None:
    hand = Node(None, f"{player.path}.hand")
    tray = Node(None, f"{player.path}.tray")
    if phase == "setup" and p.hand[seat]:
        hand.fail("refusal-setup-hands")
    if phase == "assembly" and p.hand[seat] & ACTIONS:
        hand.fail("refusal-assembly-hands")
    if phase == "draft":
        _check_packet(p, seat, hand, tray)
        return
    if p.tray[seat]:
        tray.fail("refusal-tray-in-draft")
    if p.tray[4 + seat]:
        held = Node(None, f"{player.path}.held")
        held.fail("refusal-held-needs-frames")


def _check_packet(p: Position, seat: int, hand: Node, tray: Node) -> None:
    """R3.5, R9.2: packets of four; with two players of three, after the first draft once more."""
    size = int(packet_size(p.options.players))
    held = int(count(p.hand[seat] & ACTIONS))
    again = p.options.players == 2 and any(cards & ACTIONS for cards in list(p.hand))
    if held != size * again:
        hand.fail("refusal-packet-hand", count=size * again, said=held)
    if count(p.tray[seat]) != size or p.tray[seat] & ~ACTIONS:
        tray.fail("refusal-packet-size", count=size)
    if p.tray[4 + seat]:
        tray.fail("refusal-held-at-start")


def _check_setup(p: Position, fields: dict[str, Node]) -> None:
    """R2.2, R2.5: all first territories, then clans from the Brenn on."""
    node = fields.get("map", Node([], "map"))
    lands = len([*node.items()])
    clans = [12 - int(n) for n in list(p.reserve)[: p.options.players]]
    if lands not in (0, p.options.players):
        node.fail("refusal-setup-lands", count=int(p.options.players))
    if sum(clans) and p.capital < 0:
        node.fail("refusal-setup-clans")
    if p.capital >= 0 and p.brenn < 0:
        node.fail("refusal-setup-capital")
    if p.brenn >= 0 and not lands:
        fields["brenn"].fail("refusal-setup-brenn")
    if p.brenn >= 0 and (sum(clans) >= 2 * len(clans) or clans != setup_clans(p)):
        node.fail("refusal-setup-order")
