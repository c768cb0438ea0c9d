"""The bots: players that are programs. They see views, never the match's position."""

from ardri.bots.bot import UNHURRIED, Bot, Clock, Judge
from ardri.bots.company import BOTS, UnknownBot, make, names, strongest
from ardri.bots.visitors import BotError, BrokenBot
from ardri.bots.wanderer import Wanderer

__all__ = [
    "BOTS",
    "UNHURRIED",
    "Bot",
    "BotError",
    "BrokenBot",
    "Clock",
    "Judge",
    "UnknownBot",
    "Wanderer",
    "make",
    "names",
    "strongest",
]
