"""A game at one keyboard: asks who is to decide, hands over, keeps what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from ardri.bots import UNHURRIED, Bot, make
from ardri.cli import panel, screen, store
from ardri.cli.choices import Choice
from ardri.cli.complaint import fault_of
from ardri.cli.forms import Form, form_of
from ardri.cli.orders import (
    Command,
    Line,
    Misunderstood,
    Numbers,
    command_meant,
    command_word,
    understood,
)
from ardri.cli.scene import Scene, scene_of
from ardri.cli.telling import Teller
from ardri.cli.terminal import Left, Terminal
from ardri.cli.told import about, chapter, helped, terms
from ardri.game.decision import Decision
from ardri.game.errors import GameError
from ardri.game.game import Game
from ardri.words import COLOURS, Reader, Words

HUMAN: Final = "human"
#: How many events a player is told who comes back to a game.
_RECENT: Final = 12
#: After so few news the cards shown before are still on the screen.
_STILL_IN_SIGHT: Final = 6


class OtherGame(Exception):
    """The players want to go on with another game, from this file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path: Final = path


@final
class Session:
    """One game, from here to its end or till the players leave."""

    def __init__(
        self, game: Game, seats: tuple[str, ...], terminal: Terminal, path: Path, seed: str
    ) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._t: Final = terminal
        self._words: Final[Words] = terminal.words
        self._path: Final = path
        begun = len(game.events)
        # Where a game was taken up again is part of the seed: a bot does not repeat itself.
        self._bots: Final[dict[int, Bot]] = {
            seat: make(who, f"{seed} {seat} {begun}")
            for seat, who in enumerate(seats)
            if who != HUMAN
        }
        self._humans: Final = [seat for seat, who in enumerate(seats) if who == HUMAN]
        #: Who is at the keyboard, and up to which event each player has been told.
        self._at_keys: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._told = dict.fromkeys(range(game.players), max(0, begun - _RECENT))
        #: Whether the player at the keyboard has not seen the table yet, or wants to see it anew.
        self._anew = True
        #: The cards last shown, so that they are not shown again and again.
        self._shown: tuple[tuple[str, ...], ...] = ()
        self._settling = game.round == 0
        self._last = 0
        self._warned = False

    def play(self) -> int:
        """Play until the game is over; the command's exit code. ``OtherGame`` leaves it."""
        game = self._game
        self._keep()
        try:
            while not game.over:
                seat = self._who()
                if seat is None:
                    self._let_bots_play()
                else:
                    self._ask(seat)
        except Left as left:
            self._keep()
            self._t.say("")
            self._t.tell("terminal-kept", command="ardri play --resume")
            return 130 if left.interrupted else 0
        self._end()
        return 0

    # ------------------------------------------------------------------ whose move

    def _who(self) -> int | None:
        """The human to be asked next: if it can be, the one at the keyboard; None: only bots."""
        asked = self._game.decisions
        humans = [seat for seat in self._humans if seat in asked]
        if not humans:
            return None
        return self._at_keys if self._at_keys in humans else humans[0]

    def _let_bots_play(self) -> None:
        for seat, decision in self._game.decisions.items():
            if isinstance(seat, int):
                view = self._game.view(seat)
                self._game.play(seat, self._bots[seat].choose(view, decision, UNHURRIED))
                break
        if not self._humans:
            self._tell(None)

    def _tell(self, seat: int | None) -> list[str]:
        """What happened that this seat has not been told. To a spectator it is told at once."""
        events = self._game.events
        key = 0 if seat is None else seat
        new = Teller(self._words, seat).told(events[self._told[key] :])
        self._told[key] = len(events)
        if seat is None:
            self._t.say(new)
        return new

    # ------------------------------------------------------------------ asking

    def _ask(self, seat: int) -> None:
        if self._game.round and self._settling:
            # From now on there are hands to be hidden, also from who has just placed a clan.
            self._settling = False
            self._at_keys = seat if len(self._humans) == 1 else None
        if self._at_keys != seat and not self._hand_over(seat):
            return
        view = self._game.view(seat)
        decision = self._game.decisions[seat]
        scene = scene_of(view)
        form = form_of(self._game, view, scene, Reader(self._words, seat))
        self._show(seat, decision, scene)
        while True:
            t = self._t
            t.say(["", *screen.asked(form, decision.kind, scene, t.look)])
            if self._answered(seat, decision, form):
                return

    def _show(self, seat: int, decision: Decision, scene: Scene) -> None:
        """What happened, and as much of the table as the question needs."""
        t = self._t
        news = self._tell(seat)
        look = t.look
        if self._anew or screen.wants_whole(decision, scene):
            t.rule()
            if news:
                t.say([*screen.log(news, look), ""])
            t.say(screen.whole(scene, decision, look))
        else:
            t.say(screen.log(news, look))
            cards = (scene.hand, scene.tray, scene.held)
            known = cards == self._shown and len(news) <= _STILL_IN_SIGHT
            t.say(screen.short(scene, decision, look, not known))
        if self._anew or screen.shows_cards(decision, scene):
            self._shown = (scene.hand, scene.tray, scene.held)
        self._anew = False

    def _answered(self, seat: int, decision: Decision, form: Form) -> bool:
        """Read till something comes of it; True if the decision is no longer the same."""
        while True:
            typed = self._t.ask(f"{self._words.name(COLOURS[seat])}> ")
            meant: Command | Numbers | Line | None = None
            try:
                meant = understood(self._words, typed, form.choices())
                if isinstance(meant, Command):
                    if meant.name == "undo" and form.back():
                        return False
                    if self._obey(meant, seat, decision):
                        return True
                    continue
                line = meant.text if isinstance(meant, Line) else _filled(form, meant)
                if line is None:
                    return False
                self._game.play(seat, line)
                self._last = seat
            except (Misunderstood, GameError) as error:
                self._t.tell("terminal-nothing-changed", fault=error.saying)
                if isinstance(meant, Numbers) and _emptied(form):
                    return False
                continue
            self._keep()
            return True

    def _hand_over(self, seat: int) -> bool:
        """Let another player come to the keyboard; False if somebody took a choice back instead."""
        t = self._t
        before = self._at_keys
        if self._game.round == 0:
            # Nothing is hidden yet.
            self._at_keys = seat
            return True
        t.clear()
        words, name = self._words, self._words.name(COLOURS[seat])
        t.say("")
        t.tell("terminal-pass-keyboard", who=t.look.title(seat))
        t.say("")
        regrets = before is not None and not self._game.why_no_undo(before)
        if regrets and before is not None:
            undo = command_word(words, "undo")
            t.tell("terminal-or-undo", who=words.name(COLOURS[before]), undo=undo)
        while True:
            typed = t.ask(words.say("terminal-press-enter", who=name) + " ")
            command = command_meant(words, typed)
            if command == "undo" and regrets and before is not None:
                self._take_back(before)
                t.clear()
                return False
            if command == "quit":
                raise Left(False)
            if not typed:
                break
            t.tell("terminal-enter-alone", quit=command_word(words, "quit"))
        t.clear()
        self._at_keys = seat
        self._anew = True
        return True

    def _take_back(self, seat: int) -> None:
        self._game.undo(seat)
        there_are = len(self._game.events)
        self._told = {s: min(told, there_are) for s, told in self._told.items()}
        self._anew = True
        self._keep()

    # ------------------------------------------------------------------ commands

    def _obey(self, command: Command, seat: int, decision: Decision) -> bool:
        """Carry out a command; True if the question is to be asked anew."""
        t, rest = self._t, command.rest
        scene = scene_of(self._game.view(seat))
        match command.name:
            case "help":
                t.say(helped(t.look))
            case "map":
                t.say(screen.island(scene, decision, t.look))
                t.say(["", *panel.territories(scene, t.look)])
                t.say(["", *panel.players(scene, t.look)])
            case "hand":
                t.say(panel.hand(scene, t.look))
            case "cards":
                t.say(panel.open_cards(scene, t.look))
            case "log":
                most = int(rest) if rest.isdigit() and len(rest) < 6 else 40
                told = Teller(self._words, seat).told(self._game.events)
                t.say(screen.log(told, t.look, most))
            case "card":
                t.say(about(t.look, rest))
            case "rules":
                t.say(chapter(t.look, rest) or about(t.look, rest))
            case "glossary":
                t.say(terms(t.look, rest))
            case "undo":
                # As long as nothing is hidden there is no hand-over at which the last one could.
                last = self._last if self._settling and self._game.why_no_undo(seat) else seat
                self._take_back(last)
                t.tell("terminal-taken-back")
                return True
            case "save":
                self._save_as(rest)
            case "resume":
                self._check_other(rest)
                raise OtherGame(Path(rest).expanduser())
            case _:
                raise Left(False)
        return False

    def _save_as(self, rest: str) -> None:
        if not rest:
            raise Misunderstood("terminal-save-what", save=command_word(self._words, "save"))
        path = Path(rest).expanduser()
        try:
            if path.exists() and not store.is_ours(path):
                raise Misunderstood("terminal-no-game-there", path=str(path))
            store.save(path, self._game, self._seats)
        except OSError as error:
            fault = fault_of(error)
            raise Misunderstood("terminal-not-written", path=str(path), fault=fault) from None
        self._t.tell("terminal-saved", command=f"ardri play {path}")

    def _check_other(self, rest: str) -> None:
        if not rest:
            raise Misunderstood("terminal-resume-what", resume=command_word(self._words, "resume"))
        try:
            store.read(Path(rest).expanduser())
        except store.CannotRead as error:
            raise Misunderstood(error.saying) from None

    # ------------------------------------------------------------------ keeping and ending

    def _keep(self) -> None:
        """Put the game on the disk, so that nothing is lost whatever happens."""
        try:
            store.save(self._path, self._game, self._seats)
        except OSError as error:
            if not self._warned:
                self._t.tell("terminal-not-kept", path=str(self._path), fault=fault_of(error))
            self._warned = True

    def _end(self) -> None:
        t, game = self._t, self._game
        if self._humans:
            # Several share the screen: they are told what everybody may know.
            viewer = self._humans[0] if len(self._humans) == 1 else None
            new = game.events[min(self._told[s] for s in self._humans) :]
            t.rule()
            t.say([*screen.log(Teller(self._words, viewer).told(new), t.look), ""])
        scene = scene_of(game.view(None))
        t.say([*screen.whole(scene, None, t.look), ""])
        if game.winner is None:
            end = self._words.say("terminal-end-draw")
        else:
            met, king = scene.players[game.winner].met, t.look.title(game.winner)
            end = self._words.say("terminal-end-king", who=king, count=met)
        t.say([t.paint.bold(line) for line in t.look.wrapped(end)])
        self._keep()
        try:
            t.tell("terminal-see-again", command=f"ardri replay {store.finish(self._path)}")
        except OSError:
            t.say("")


def _filled(form: Form, numbers: Numbers) -> str | None:
    """The line that these choices make, once they are all that is needed.

    The numbers are those of the list on the screen, also for what is chosen second.
    """
    shown = form.choices()
    line: str | None = None
    for place in numbers.places:
        if not 0 <= place < len(shown):
            raise Misunderstood("terminal-no-choice", number=place + 1, most=len(shown))
        if line is not None or shown[place] not in _open(form, shown[place]):
            raise Misunderstood("terminal-more-than-asked")
        line = form.take(shown[place])
    return line


def _emptied(form: Form) -> bool:
    """Take back all that was put together in a form; whether there was anything."""
    anything = form.back()
    while form.back():
        pass
    return anything


def _open(form: Form, wanted: Choice) -> list[Choice]:
    """What of it can still be chosen; a bound in its label may have changed."""
    return [wanted for offered in form.choices() if offered.text == wanted.text]
