"""Words and programs: how a card's declaration becomes a plan (R5.2).

A word has up to two halves: a choice and a deed. A card's plan makes the choices first, announces
the card, opens the cancel window and then does the deeds. A choice is *late*, made among the deeds,
when a word before it reveals something or when it is itself a secret.
"""

from __future__ import annotations

from typing import Final, final

from ardri.rules.bits import BIT
from ardri.rules.compat import i64
from ardri.rules.steps import Step
from ardri.rules.vocabulary.shape import DECLINING, Fork, OnPath, around, unless_done
from ardri.rules.vocabulary.who import Who


@final
class Word:
    """One word of a program, with its parameters."""

    def __init__(
        self,
        choice: Step | None = None,
        deed: Step | None = None,
        late: bool = False,
        reveals: bool = False,
        said: Step | None = None,
    ) -> None:
        self.choice: Final = choice
        self.deed: Final = deed
        #: The choice is a secret: it is made when the card is resolved.
        self.late: Final = late
        #: What comes after may hang on what this shows.
        self.reveals: Final = reveals
        #: How a word without a choice is said when it begins a branch.
        self.said: Final = said
        #: What ``either``, ``each`` and ``otherwise`` hold.
        self.branches: list[list[Word]] = []
        self.visits: Who | None = None


def either(one: list[Word], other: list[Word]) -> Word:
    """One of two programs. Its actions are those that begin the one or the other."""
    word = Word()
    word.branches = [one, other]
    return word


def may(program: list[Word]) -> Word:
    """A program that may be declined."""
    return either(program, [])


def each(who: Who, program: list[Word]) -> Word:
    """A program for each of several players, in turn order from the active player (R6.1)."""
    word = Word()
    word.branches = [program]
    word.visits = who
    return word


def otherwise(program: list[Word]) -> Word:
    """A program for when the word before could do nothing."""
    word = Word()
    word.branches = [program]
    return word


@final
class _Compiler:
    """Sorts the halves of words into what is declared and what is resolved."""

    def __init__(self) -> None:
        self.declared: list[Step] = []
        self.resolved: list[Step] = []
        self.revealed = False
        #: Whether the last step added was a choice, with which the next goes on (Q31).
        self.chosen = False
        self.forks: i64 = 0

    def words(self, program: list[Word], bit: i64, taken: i64, begun: bool) -> None:
        """Take in a program; ``begun`` if a fork has made its first choice already."""
        for word in program:
            if word.branches:
                self._branches(word, bit, taken)
            else:
                late = self.revealed or word.late
                if word.choice is not None and not begun:
                    self._choice(late, _on_path(word.choice, bit, taken))
                    # A late choice without a deed is a deed itself: a card is discarded, given.
                    self.chosen = not word.late
                if word.deed is not None:
                    self.resolved.append(_on_path(word.deed, bit, taken))
                    self.chosen = False
                self.revealed = self.revealed or word.reveals
            begun = False

    def _choice(self, late: bool, step: Step) -> None:
        step.opens = not self.chosen
        (self.resolved if late else self.declared).append(step)

    def _branches(self, word: Word, bit: i64, taken: i64) -> None:
        if len(word.branches) == 2:
            one, other = word.branches
            mine: i64 = BIT[self.forks]
            self.forks += 1
            late = self.revealed or one[0].late
            fork = Fork(self._head(one), self._head(other), mine)
            self._choice(late, _on_path(fork, bit, taken))
            self.chosen = not one[0].late
            self.words(one, bit | mine, taken, True)
            self.words(other, bit | mine, taken | mine, True)
            return
        inner = _Compiler()
        inner.revealed = True
        inner.words(word.branches[0], 0, 0, False)
        if word.visits is not None:
            self.resolved.extend(around(word.visits, inner.resolved))
            # What it has shown, what comes after may hang on (Q33).
            for done in word.branches[0]:
                self.revealed = self.revealed or done.reveals
        else:
            self.resolved.extend(unless_done(inner.resolved))

    def _head(self, program: list[Word]) -> Step:
        if not program:
            return DECLINING
        head = program[0].choice or program[0].said
        assert head is not None, "a branch begins with a word that is said or chosen"
        return head


def _on_path(step: Step, bit: i64, taken: i64) -> Step:
    return OnPath(step, bit, taken) if bit else step


def compiled(program: list[Word], begun: bool = False) -> tuple[list[Step], list[Step]]:
    """What is chosen on declaring; what is done, and chosen late, on resolving.

    ``begun``: its first choice goes on with the one that led to it.
    """
    compiler = _Compiler()
    compiler.chosen = begun
    compiler.words(program, 0, 0, False)
    return compiler.declared, compiler.resolved
