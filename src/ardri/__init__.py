"""Ardrí: an engine and a home for the board game Inis."""

from ardri import switch as switch  # first: it chooses the engine
from ardri.game.attempt import Attempt
from ardri.game.decision import Decision, Seat
from ardri.game.errors import BadOption, BadPosition, BadRecord, GameError, IllegalAction
from ardri.game.event import Event
from ardri.game.game import Game
from ardri.game.notation import ACTIONS, Action
from ardri.game.reading import parse_json
from ardri.game.record import Record
from ardri.game.view import View, determinise

__all__ = [
    "ACTIONS",
    "Action",
    "Attempt",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Record",
    "Seat",
    "View",
    "determinise",
    "parse_json",
]
