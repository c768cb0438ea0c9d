"""How every seat stands: the three conditions, who would be king, what each has."""

from __future__ import annotations

from typing import final

from ardri.rules.bits import BIT, NUMBER, count
from ardri.rules.cards.names import ACTIONS, ADVANTAGES, TALES
from ardri.rules.clans import chieftain
from ardri.rules.compat import i64, vec
from ardri.rules.position import NONE, Position
from ardri.rules.victory import ENOUGH


@final
class Standing:
    """What is counted of a position, seat by seat; one object serves for many positions."""

    def __init__(self) -> None:
        self.players: i64 = 0
        #: The three conditions of section 8, Deeds left out.
        self.led: vec[i64] = vec[i64]([0] * 4)
        self.lands: vec[i64] = vec[i64]([0] * 4)
        self.holy: vec[i64] = vec[i64]([0] * 4)
        #: How many conditions are met with Deeds; what the next and the one after that lack.
        self.met: vec[i64] = vec[i64]([0] * 4)
        self.need: vec[i64] = vec[i64]([0] * 4)
        self.need_two: vec[i64] = vec[i64]([0] * 4)
        #: Territories of which each is chieftain; those held by one clan more than the next.
        self.chiefs: vec[i64] = vec[i64]([0] * 4)
        self.narrow: vec[i64] = vec[i64]([0] * 4)
        self.clans: vec[i64] = vec[i64]([0] * 4)
        #: Cards in hand.
        self.actions: vec[i64] = vec[i64]([0] * 4)
        self.tales: vec[i64] = vec[i64]([0] * 4)
        self.advantages: vec[i64] = vec[i64]([0] * 4)
        #: Who would be Brenn were there an Assembly now.
        self.brenn: i64 = NONE
        #: Who would then be king, as the Pretender tokens are.
        self.king: i64 = NONE
        #: Whether that king meets more conditions than any other pretender.
        self.alone: bool = False

    def take(self, p: Position) -> None:
        """Count all of it anew."""
        self.players = p.options.players
        for seat in range(4):
            self.led[seat] = 0
            self.holy[seat] = 0
            self.chiefs[seat] = 0
            self.narrow[seat] = 0
        self._count_lands(p)
        for seat in range(self.players):
            hand: i64 = p.hand[seat]
            self.lands[seat] = count(p.presence[seat])
            self.clans[seat] = 12 - p.reserve[seat]
            self.actions[seat] = count(hand & ACTIONS)
            self.tales[seat] = count(hand & TALES)
            self.advantages[seat] = count(hand & ADVANTAGES)
            self._lacks(seat, p.deeds[seat])
        self.brenn = p.brenn
        if p.capital != NONE:
            chief: i64 = chieftain(p, p.capital)
            if chief != NONE:
                self.brenn = chief
        self.king = self.reigns(p.pretenders)
        self.alone = True
        for seat in range(self.players):
            if seat != self.king and p.pretenders & BIT[seat] and self.king != NONE:
                if self.met[seat] == self.met[self.king]:
                    self.alone = False

    def _count_lands(self, p: Position) -> None:
        clans = p.clans
        buildings = p.buildings
        holy = self.holy
        players: i64 = self.players
        left: i64 = p.island.in_play
        while left:
            low: i64 = left & -left
            land: i64 = NUMBER[low % 67]
            left ^= low
            sanctuaries: i64 = buildings[16 + land]
            most: i64 = 0
            second: i64 = 0
            chief: i64 = NONE
            total: i64 = 0
            for seat in range(players):
                n: i64 = clans[4 * land + seat]
                if n:
                    total += n
                    holy[seat] += sanctuaries
                    if n > most:
                        second = most
                        most = n
                        chief = seat
                    elif n > second:
                        second = n
            if most > second:
                self.chiefs[chief] += 1
                self.led[chief] += total - most
                if most == second + 1:
                    self.narrow[chief] += 1

    def _lacks(self, seat: i64, deeds: i64) -> None:
        """Which conditions are met, Deeds spread as serves best (R8.2), and what others lack."""
        a: i64 = max(0, ENOUGH - self.led[seat])
        b: i64 = max(0, ENOUGH - self.lands[seat])
        c: i64 = max(0, ENOUGH - self.holy[seat])
        low: i64 = min(a, b, c)
        high: i64 = max(a, b, c)
        middle: i64 = a + b + c - low - high
        met: i64 = 0
        if low <= deeds:
            met = 1
            if low + middle <= deeds:
                met = 2
                if low + middle + high <= deeds:
                    met = 3
        self.met[seat] = met
        self.need[seat] = max(0, low - deeds)
        self.need_two[seat] = max(0, low + middle - deeds)

    def reigns(self, pretenders: i64) -> i64:
        """Who would be king in an Assembly now, if these were the pretenders; or NONE."""
        most: i64 = 0
        king: i64 = NONE
        if not pretenders:
            return king
        met_by = self.met
        for seat in range(self.players):
            if pretenders & BIT[seat]:
                met: i64 = met_by[seat]
                if met > most or (met == most and met > 0 and seat == self.brenn):
                    most = met
                    king = seat
                elif met == most and king != self.brenn:
                    king = NONE
        return king
