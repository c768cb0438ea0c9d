"""The game: position, actions, procedures, cards, victory, knowledge. Pure and deterministic.

Importing it defines every plan, always in the same order: the numbers of steps depend on it.
"""

from ardri.rules import engine
from ardri.rules.cards import action, advantage, tales, territories

__all__ = ["action", "advantage", "engine", "tales", "territories"]
