"""What one seat sees of the table, laid out for drawing: made from its view, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.game.view import View
from ardri.rules.bits import BIT, members
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, CARDS, FIRST_ADVANTAGE, TALES, TERRITORIES
from ardri.rules.clans import chieftain, sheltered
from ardri.rules.decisions import bare
from ardri.rules.frames import (
    CARD,
    CLASH_ACTOR,
    CLASH_INSTIGATOR,
    CLASH_SITE,
    ME,
    PLAY,
    WIDTH,
    N,
)
from ardri.rules.island import NOWHERE, hexes_of
from ardri.rules.order import active_seat
from ardri.rules.position import DISCARD, HAND, Position, seats_from
from ardri.rules.steps import KIND_OF, STEPS
from ardri.rules.victory import conditions_met, faith, lands, leadership
from ardri.rules.vocabulary.clash_words import Linger

#: Where an Advantage card may be besides in a player's hand.
ON_TABLE: Final = -1
PLAYED: Final = -2


@dataclass(frozen=True, slots=True)
class Land:
    """A territory in play."""

    id: str
    hexes: tuple[tuple[int, int], ...]
    clans: tuple[int, ...]
    #: How many of the clans are sheltered from a clash here.
    sheltered: tuple[int, ...]
    chief: int | None
    citadels: int
    sanctuaries: int
    capital: bool
    festival: bool
    near: tuple[str, ...]
    #: The seat that holds its Advantage card, or ON_TABLE, or PLAYED.
    card: int


@dataclass(frozen=True, slots=True)
class Player:
    """A player, as all see them."""

    seat: int
    reserve: int
    #: How many clans are on the island.
    clans: int
    deeds: int
    pretender: bool
    actions: int
    tales: int
    advantages: tuple[str, ...]
    leadership: int
    lands: int
    faith: int
    met: int


@dataclass(frozen=True, slots=True)
class Clash:
    """A clash that goes on."""

    land: str
    instigator: int
    actor: int


@dataclass(frozen=True, slots=True)
class Lingering:
    """A card that lies open till something is over."""

    seat: int
    card: str
    #: How many fallen clans lie on it.
    clans: int


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn for one seat; None is a spectator."""

    seat: int | None
    round: int
    brenn: int | None
    clockwise: bool
    #: All seats in turn order, from the one whose turn it is.
    order: tuple[int, ...]
    lands: tuple[Land, ...]
    players: tuple[Player, ...]
    clash: Clash | None
    lingering: tuple[Lingering, ...]
    #: One's own cards; then what is before one in a draft or a draw, and which of it one holds.
    hand: tuple[str, ...]
    tray: tuple[str, ...]
    held: tuple[str, ...]
    #: How many Action cards lie discarded; the Epic Tales that do; lands still to be discovered.
    action_discard: int
    epic_discard: tuple[str, ...]
    undiscovered: int
    #: Empty places of the map that touch two territories, in the order of their numbers.
    spots: tuple[tuple[tuple[int, int], ...], ...]

    def land(self, name: str) -> Land:
        """The territory with this id."""
        return next(land for land in self.lands if land.id == name)


def scene_of(view: View) -> Scene:
    """The scene that a view shows."""
    p = view.sight.position
    sizes = view.sight.sizes
    seat = view.seat
    players = int(p.options.players)
    return Scene(
        seat,
        int(p.round),
        int(p.brenn) if p.brenn >= 0 else None,
        p.flock == 0,
        tuple([int(s) for s in seats_from(p, active_seat(p))]) if p.brenn >= 0 else (),
        tuple([_land(p, land) for land in members(p.island.in_play)]),
        tuple(
            [
                _player(p, s, int(sizes[2 * (HAND + s)]), int(sizes[2 * (HAND + s) + 1]))
                for s in range(players)
            ]
        ),
        _clash(p),
        tuple(_lingering(p)),
        () if seat is None else _cards(p.hand[seat]),
        () if seat is None else _cards(p.tray[seat]),
        () if seat is None else _cards(p.tray[4 + seat]),
        int(sizes[2 * DISCARD]),
        _cards(p.epic_discard),
        # What lies in the stack is hidden, how many lie there is not.
        len(TERRITORIES) - len(members(p.island.in_play)),
        tuple([tuple(hexes_of(site)) for site in p.island.spots()]) if p.island.in_play else (),
    )


def _cards(mask: int) -> tuple[str, ...]:
    """The ids of a set of cards: Action cards, Advantage cards, Epic Tales."""
    kinds = (ACTIONS, ADVANTAGES, TALES)
    return tuple([CARDS[card] for kind in kinds for card in members(mask & kind)])


def _land(p: Position, land: int) -> Land:
    players = int(p.options.players)
    chief = int(chieftain(p, land))
    card = BIT[FIRST_ADVANTAGE + land]
    holder = PLAYED if (p.advantage_played | p.playing) & card else ON_TABLE
    for seat in range(players):
        if p.hand[seat] & card:
            holder = seat
    assert p.island.sites[land] != NOWHERE, "only territories in play are drawn"
    return Land(
        TERRITORIES[land],
        tuple(hexes_of(p.island.sites[land])),
        tuple([int(n) for n in list(p.clans)[4 * land : 4 * land + players]]),
        tuple([int(sheltered(p, land, seat)) for seat in range(players)]),
        chief if chief >= 0 else None,
        int(p.buildings[land]),
        int(p.buildings[16 + land]),
        bool(p.capital == land),
        bool(p.festival == land),
        tuple([TERRITORIES[near] for near in members(p.island.near[land])]),
        holder,
    )


def _player(p: Position, seat: int, actions: int, tales: int) -> Player:
    held = members(p.hand[seat] & ADVANTAGES)
    return Player(
        seat,
        int(p.reserve[seat]),
        sum(int(n) for n in list(p.clans)[seat::4]),
        int(p.deeds[seat]),
        bool(p.pretenders & BIT[seat]),
        actions,
        tales,
        tuple([CARDS[card] for card in held]),
        int(leadership(p, seat)),
        int(lands(p, seat)),
        int(faith(p, seat)),
        int(conditions_met(p, seat)),
    )


def _clash(p: Position) -> Clash | None:
    if p.clash < 0:
        return None
    fr, c = p.frames, p.clash
    site = TERRITORIES[fr[c + CLASH_SITE]]
    return Clash(site, int(fr[c + CLASH_INSTIGATOR]), int(fr[c + CLASH_ACTOR]))


def _lingering(p: Position) -> list[Lingering]:
    """The announced cards that wait below what is going on (R12: till the clash, the Assembly)."""
    fr = p.frames
    out: list[Lingering] = []
    for f in range(0, int(p.top), WIDTH):
        if KIND_OF[fr[f]] == PLAY and isinstance(bare(STEPS[fr[f] - 1]), Linger):
            out.append(Lingering(int(fr[f + ME]), CARDS[fr[f + CARD]], int(fr[f + N])))
    return out
