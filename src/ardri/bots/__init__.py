"""The bots: players that are programs. They see views, never the match's position."""

from ardri.bots.bot import UNHURRIED, Bot, Clock
from ardri.bots.company import BOTS, UnknownBot, make
from ardri.bots.wanderer import Wanderer

__all__ = ["BOTS", "UNHURRIED", "Bot", "Clock", "UnknownBot", "Wanderer", "make"]
