"""Windows (section 6): who may answer what is going on, and with which cards.

A window's frame lies on the frame that it is about. While it is open its top is asked again and
again, from the active player in turn order, until all who could play have declined (R6.1).
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.actions import DECLINE, PLAY
from ardri.rules.bits import BIT, first
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, FIRST_ADVANTAGE, TALES
from ardri.rules.clans import reachable
from ardri.rules.compat import i64
from ardri.rules.frames import (
    ANNOUNCED,
    ARRIVAL_LAND,
    ARRIVAL_OWNER,
    ATTACK_DEMAND,
    ATTACKED,
    ATTACKER,
    BAG,
    BESIDE,
    CANCELLED,
    CARD,
    CLASH_ACTOR,
    CLASH_FLAGS,
    CLASH_MANEUVER,
    CLASH_SITE,
    CLASH_VICTIM,
    DRAW_SEAT,
    DRAW_SOURCE,
    EFFECT,
    FLAGS,
    FREE,
    GONE,
    KILLED,
    ME,
    REMOVAL_LAND,
    REMOVAL_OWNER,
    SEASON_USE,
    SILENT,
    VICTIM,
    WIDTH,
    WINDOW,
    WINDOW_DECLINED,
    WINDOW_KIND,
    W,
    pop,
    push,
    push_program,
)
from ardri.rules.frames import PLAY as PROGRAM
from ardri.rules.offers import clear, offer, offer_one
from ardri.rules.order import active_seat
from ardri.rules.position import DISCARD, HAND, NONE, ZONES, Position, next_seat
from ardri.rules.repertoire import (
    A_CLAN_FELL,
    A_DEED_LEFT,
    A_SEASON_CARD,
    A_TALE,
    AFTER_MANEUVER,
    AFTER_PLAY,
    AGAINST_ME,
    AN_ACTION,
    AN_ATTACK,
    ANY_TIME,
    ARRIVED,
    AT_HOME,
    COULD_ANSWER,
    DECLARED,
    DRAWING,
    EXPOSED,
    IN_CLASH,
    LISTENERS,
    MINE,
    NEEDS,
    NO_ACTION,
    ONE_EXPOSED,
    OPEN,
    PRESENT_HOME,
    REMOVED,
    THEIRS,
    TRISKEL_START,
    UNTAKEN,
    WITHIN_REACH,
)
from ardri.rules.repertoire import ATTACKED as WHEN_ATTACKED
from ardri.rules.steps import KIND_OF, STEPS, Step, ask, define

#: From this number on, what draws is a territory and not a card.
LAND_SOURCE: Final[i64] = 64


def land_of(p: Position, kind: i64, f: i64) -> i64:
    """The territory that a window about the frame at f is about, or NONE."""
    fr = p.frames
    if kind == DRAWING:
        return fr[f + DRAW_SOURCE] - LAND_SOURCE if fr[f + DRAW_SOURCE] >= LAND_SOURCE else NONE
    if kind == ARRIVED:
        return fr[f + ARRIVAL_LAND]
    if kind == REMOVED:
        return fr[f + REMOVAL_LAND]
    if kind in (DECLARED, AFTER_PLAY) or p.clash < 0:
        return NONE
    return fr[p.clash + CLASH_SITE]


def _owner_of(p: Position, kind: i64, f: i64) -> i64:
    """Whose doing the frame at f is, or whose clan, or whose draw; else NONE."""
    fr = p.frames
    if kind in (DECLARED, AFTER_PLAY):
        return fr[f + ME]
    if kind == DRAWING:
        return fr[f + DRAW_SEAT]
    if kind == ARRIVED:
        return fr[f + ARRIVAL_OWNER]
    if kind == REMOVED:
        return fr[f + REMOVAL_OWNER]
    if kind == WHEN_ATTACKED:
        return fr[f + ATTACKER]
    return fr[p.clash + CLASH_ACTOR] if p.clash >= 0 else NONE


def _facts(p: Position, kind: i64, f: i64, seat: i64, land: i64) -> i64:
    """What is true of a window about the frame at f, and this land, for this seat; all public."""
    fr = p.frames
    facts: i64 = MINE if _owner_of(p, kind, f) == seat else THEIRS
    if kind in (DECLARED, AFTER_PLAY):
        card: i64 = BIT[fr[f + CARD]]
        flags: i64 = fr[f + FLAGS]
        facts |= AN_ACTION if card & ACTIONS else NO_ACTION
        if card & TALES:
            facts |= A_TALE
        if flags & SEASON_USE:
            facts |= A_SEASON_CARD
        if not flags & GONE:
            facts |= UNTAKEN | WITHIN_REACH
        elif flags & CANCELLED and card & p.may[ZONES * p.options.players + DISCARD]:
            # It was discarded in the open, so that it lies there is known to all.
            facts |= WITHIN_REACH
        if p.deeds_left:
            facts |= A_DEED_LEFT
        return facts
    if kind == WHEN_ATTACKED:
        if fr[f + VICTIM] == seat:
            facts |= AGAINST_ME
        if fr[f + ATTACK_DEMAND] == FREE:
            facts |= OPEN
    c: i64 = p.clash
    if c >= 0:
        site: i64 = fr[c + CLASH_SITE]
        if land == site:
            facts |= IN_CLASH
        if fr[c + CLASH_MANEUVER] == ATTACKED:
            facts |= AN_ATTACK
        if fr[c + CLASH_FLAGS] & KILLED:
            facts |= A_CLAN_FELL
        n: i64 = reachable(p, site, seat)
        if n:
            facts |= EXPOSED
        if n == 1:
            facts |= ONE_EXPOSED
    return facts


def fitting(p: Position, kind: i64, f: i64, seat: i64, cards: i64) -> i64:
    """Which of these cards a seat could play in a window about the frame at f."""
    if is_silent(p) or (kind == REMOVED and not can_fall(p, f)):
        return 0
    land: i64 = land_of(p, kind, f)
    facts: i64 = _facts(p, kind, f, seat, land)
    out: i64 = 0
    while cards:
        card: i64 = first(cards)
        known: i64 = facts
        home: i64 = card - FIRST_ADVANTAGE
        if home >= 0:
            if home == land:
                known |= AT_HOME
            if p.presence[seat] & BIT[home]:
                known |= PRESENT_HOME
        needs: i64 = NEEDS[64 * kind + card]
        if known & needs == needs:
            out |= BIT[card]
        cards &= cards - 1
    return out


def can_fall(p: Position, f: i64) -> bool:
    """Whether the clan of the removal at f is still there: an answer may have taken it (R5.4)."""
    fr = p.frames
    owner: i64 = fr[f + REMOVAL_OWNER]
    land: i64 = fr[f + REMOVAL_LAND]
    if reachable(p, land, owner) > 0:
        return True
    # Q36: a sheltered clan falls only to what its owner has played.
    below: i64 = f - WIDTH
    mine: bool = KIND_OF[fr[below]] in (PROGRAM, EFFECT) and fr[below + ME] == owner
    return mine and p.clans[4 * land + owner] > 0


def is_silent(p: Position) -> bool:
    """R6.3: whether no Triskel card is played till the clash is over."""
    return p.clash >= 0 and p.frames[p.clash + CLASH_FLAGS] & SILENT != 0


def thinkable(p: Position, seat: i64) -> i64:
    """The cards that by public knowledge may be in a hand."""
    public: i64 = p.may[ZONES * p.options.players + HAND + seat]
    return public | (p.hand[seat] & ADVANTAGES)


def _ask_next(p: Position, kind: i64, about: i64, declined: i64) -> bool:
    """Ask the first, from the active player in turn order, who has not declined; say if any.

    Those are asked who hold a card that fits or, in mode *possible*, may hold one by public
    knowledge.
    """
    column: i64 = 4 * kind
    if kind in (DECLARED, AFTER_PLAY) and BIT[p.frames[about + CARD]] & ACTIONS:
        column += 2
    owner: i64 = _owner_of(p, kind, about)
    seat: i64 = active_seat(p)
    left: i64 = p.options.players
    while left > 0:
        if not declined & BIT[seat]:
            which: i64 = column
            if seat == owner:
                which += 1
            listeners: i64 = COULD_ANSWER[which]
            cards: i64 = p.hand[seat] & listeners
            fits: i64 = 0
            if cards:
                fits = fitting(p, kind, about, seat, cards)
            if fits or (p.options.possible and _may_answer(p, kind, about, seat, listeners)):
                clear(p)
                offer_one(p, DECLINE)
                offer(p, PLAY, fits)
                return ask(p, seat)
        seat = next_seat(p, seat)
        left -= 1
    return False


def _may_answer(p: Position, kind: i64, about: i64, seat: i64, listeners: i64) -> bool:
    """Whether by public knowledge a seat may hold a card that fits."""
    cards: i64 = thinkable(p, seat) & listeners
    return cards != 0 and fitting(p, kind, about, seat, cards) != 0


def nobody_listens(p: Position, kind: i64) -> bool:
    """Whether no window of this kind opens, since nobody holds, or might hold, a card for it."""
    hand = p.hand
    held: i64 = (hand[0] | hand[1] | hand[2] | hand[3]) & LISTENERS[kind]
    return not held and not p.options.possible


class Window(Step):
    """Opens a window about the frame that this step belongs to, if anybody is to be asked."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def ready(self, p: Position) -> bool:
        fr = p.frames
        about: i64 = p.top
        fr[about] += 1
        if not nobody_listens(p, self.kind):
            if _ask_next(p, self.kind, about, 0):
                push(p, ANSWERING, self.kind, 0, 0, 0)
                return True
        return False

    def betrays(self, p: Position) -> bool:
        return True


@final
class Answer(Step):
    """Asks all who could answer, one after the other."""

    def ready(self, p: Position) -> bool:
        fr = p.frames
        f: i64 = p.top
        if _ask_next(p, fr[f + WINDOW_KIND], f - WIDTH, fr[f + WINDOW_DECLINED]):
            return True
        pop(p)
        return False

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        f: i64 = p.top
        if action == DECLINE:
            p.frames[f + WINDOW_DECLINED] |= BIT[seat]
            return
        begin_triskel(p, p.frames[f + WINDOW_KIND], f - WIDTH, seat, action - PLAY)

    def announced(self, p: Position, f: i64) -> None:
        p.frames[f + WINDOW_DECLINED] = 0

    def betrays(self, p: Position) -> bool:
        return True


def settle(p: Position) -> None:
    """The card on top has settled what its window is about: nobody is asked any more (R6.4)."""
    p.frames[p.top - WIDTH + WINDOW_DECLINED] = p.options.everyone


def begin_play(p: Position, seat: i64, card: i64, start: i64, flags: i64, land: i64) -> None:
    """A player takes a card out of hand to declare it (R5.2). Nobody else sees it yet."""
    p.hand[seat] &= ~BIT[card]
    p.playing |= BIT[card]
    push_program(p, start, seat, card, flags, land)


def begin_triskel(p: Position, kind: i64, about: i64, seat: i64, card: i64) -> None:
    """A card answers a window about this frame: its place, and who was attacked, are given."""
    begin_play(p, seat, card, TRISKEL_START[64 * kind + card], 0, land_of(p, kind, about))
    if kind == AFTER_MANEUVER:
        p.frames[p.top + W] = p.frames[p.clash + CLASH_VICTIM]


def fits_any_time(p: Position, seat: i64) -> i64:
    """The cards that a seat may play now although it is asked for something else (Q19, Q31).

    That is at the first step of a decision: not within a declaration or a distribution.
    """
    fr = p.frames
    f = p.top
    kind: i64 = KIND_OF[fr[f]]
    if kind in (PROGRAM, EFFECT):
        if kind == PROGRAM and not fr[f + FLAGS] & ANNOUNCED:
            return 0
        if not STEPS[fr[f]].opens or fr[f + BAG] != 1 or p.tray[4 + seat]:
            return 0
    return held_for(p, ANY_TIME, f, seat)


def begin_beside(p: Position, seat: i64, card: i64) -> None:
    """A card is played beside the decision that its player is asked for."""
    begin_play(p, seat, card, TRISKEL_START[64 * ANY_TIME + card], BESIDE, NONE)


def held_for(p: Position, kind: i64, about: i64, seat: i64) -> i64:
    """The cards in a hand that fit a moment which is no window but an option."""
    cards: i64 = p.hand[seat] & LISTENERS[kind]
    if not cards:
        return 0
    return fitting(p, kind, about, seat, cards)


ANSWERING: Final = define("window", WINDOW, [Answer()])
