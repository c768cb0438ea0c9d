"""A game at one keyboard: asks who is to decide, hands over, keeps what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from ardri.bots import UNHURRIED, Bot, make
from ardri.cli import panel, screen, store
from ardri.cli.card_texts import explained
from ardri.cli.choices import Choice
from ardri.cli.forms import Form, form_of
from ardri.cli.names import BEASTS, PLAYERS, found, listed, name
from ardri.cli.orders import COMMANDS, Command, Line, Misunderstood, Numbers, understood
from ardri.cli.scene import Scene, scene_of
from ardri.cli.telling import Teller
from ardri.cli.terminal import Left, Terminal
from ardri.cli.topics import TOPICS, topic
from ardri.game.decision import Decision
from ardri.game.errors import GameError
from ardri.game.game import Game

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
            self._t.say(["", f"The game is kept. Go on with: {self._how_to_resume()}"])
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
        new = Teller(seat).told(events[self._told[key] :])
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
        form = form_of(self._game, view, scene)
        self._show(seat, decision, scene)
        while True:
            t = self._t
            t.say(["", *screen.asked(form, decision.kind, scene, t.paint, t.columns)])
            if self._answered(seat, decision, form):
                return

    def _show(self, seat: int, decision: Decision, scene: Scene) -> None:
        """What happened, and as much of the table as the question needs."""
        t = self._t
        news = self._tell(seat)
        paint, columns = t.paint, t.columns
        if self._anew or screen.wants_whole(decision, scene):
            t.rule()
            if news:
                t.say([*screen.log(news, paint, columns), ""])
            t.say(screen.whole(scene, decision, paint, columns))
        else:
            t.say(screen.log(news, paint, columns))
            cards = (scene.hand, scene.tray, scene.held)
            known = cards == self._shown and len(news) <= _STILL_IN_SIGHT
            t.say(screen.short(scene, decision, paint, columns, not known))
        if self._anew or screen.shows_cards(decision, scene):
            self._shown = (scene.hand, scene.tray, scene.held)
        self._anew = False

    def _answered(self, seat: int, decision: Decision, form: Form) -> bool:
        """Read till something comes of it; True if the decision is no longer the same."""
        while True:
            typed = self._t.ask(f"{PLAYERS[seat]}> ")
            meant: Command | Numbers | Line | None = None
            try:
                meant = understood(typed, form.choices())
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
                self._t.say(f"{error} (Nothing has changed.)")
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
        who = t.paint.seat(seat, f"{PLAYERS[seat]} ({BEASTS[seat]})")
        t.say(["", f"Pass the keyboard to {who}.", ""])
        regrets = before is not None and not self._game.why_no_undo(before)
        if regrets and before is not None:
            t.say(f'(Or type "undo", and {PLAYERS[before]} takes the last choice back.)')
        while True:
            typed = t.ask(f"{PLAYERS[seat]}, press Enter. ").lower()
            if typed == "undo" and regrets and before is not None:
                self._take_back(before)
                t.clear()
                return False
            if typed == "quit":
                raise Left(False)
            if not typed:
                break
            t.say("Enter alone shows the cards; quit leaves the game.")
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
                t.say("Type a choice's number or its words, or one of these:")
                t.say([f"  {word:<8} {what}" for word, what in COMMANDS.items()])
            case "map":
                t.say(screen.island(scene, decision, t.paint, t.columns))
                t.say(["", *panel.territories(scene, t.paint, t.columns)])
                t.say(["", *panel.players(scene, t.paint)])
            case "hand":
                t.say(panel.hand(scene, t.paint, t.columns))
            case "cards":
                t.say(panel.open_cards(scene))
            case "log":
                most = int(rest) if rest.isdigit() and len(rest) < 6 else 40
                told = Teller(seat).told(self._game.events)
                t.say(screen.log(told, t.paint, t.columns, most))
            case "card":
                t.say(_about(rest))
            case "rules":
                t.say(topic(rest) or _about(rest))
            case "undo":
                # As long as nothing is hidden there is no hand-over at which the last one could.
                last = self._last if self._settling and self._game.why_no_undo(seat) else seat
                self._take_back(last)
                t.say("Taken back.")
                return True
            case "save":
                t.say(self._save_as(rest))
            case "resume":
                self._check_other(rest)
                raise OtherGame(Path(rest).expanduser())
            case _:
                raise Left(False)
        return False

    def _save_as(self, rest: str) -> str:
        if not rest:
            raise Misunderstood("save needs a file's name, as in: save evening.ardri")
        path = Path(rest).expanduser()
        try:
            if path.exists() and not store.is_ours(path):
                raise Misunderstood(f"{path} is there already, and is no game: it stays as it is.")
            store.save(path, self._game, self._seats)
        except OSError as error:
            raise Misunderstood(f"{path} cannot be written: {error.strerror or error}") from None
        return f"Saved. Go on from there with: ardri play {path}"

    def _check_other(self, rest: str) -> None:
        if not rest:
            raise Misunderstood("resume needs a file's name, as in: resume evening.ardri")
        try:
            store.read(Path(rest).expanduser())
        except store.CannotRead as error:
            raise Misunderstood(str(error)) from None

    # ------------------------------------------------------------------ keeping and ending

    def _keep(self) -> None:
        """Put the game on the disk, so that nothing is lost whatever happens."""
        try:
            store.save(self._path, self._game, self._seats)
        except OSError as error:
            if not self._warned:
                self._t.say(f"The game cannot be kept in {self._path}: {error.strerror or error}")
            self._warned = True

    def _how_to_resume(self) -> str:
        return "ardri play --resume"

    def _end(self) -> None:
        t, game = self._t, self._game
        if self._humans:
            # Several share the screen: they are told what everybody may know.
            viewer = self._humans[0] if len(self._humans) == 1 else None
            news = Teller(viewer).told(game.events[min(self._told[s] for s in self._humans) :])
            t.rule()
            t.say([*screen.log(news, t.paint, t.columns), ""])
        scene = scene_of(game.view(None))
        t.say(screen.whole(scene, None, t.paint, t.columns))
        if game.winner is None:
            t.say(["", t.paint.bold("The game ends in a draw: nobody is High King.")])
        else:
            met = scene.players[game.winner].met
            king = t.paint.seat(game.winner, f"{PLAYERS[game.winner]} {BEASTS[game.winner]}")
            many = "one victory condition" if met == 1 else f"{met} victory conditions"
            t.say(["", t.paint.bold(f"{king} is High King, with {many}!")])
        self._keep()
        try:
            t.say(f"See it again with: ardri replay {store.finish(self._path)}")
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
            raise Misunderstood(f"There is no choice {place + 1}: they go from 1 to {len(shown)}.")
        if line is not None or shown[place] not in _open(form, shown[place]):
            raise Misunderstood("That is more than is asked for.")
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


def _about(rest: str) -> list[str]:
    """What there is to say about a card or a territory."""
    if not rest:
        raise Misunderstood("Which one? For example: card new clans")
    things = found(rest)
    if not things:
        raise Misunderstood(
            f'"{rest}" is no card and no territory; rules tells of {listed(list(TOPICS))}.'
        )
    if len(things) > 4:
        names = listed([name(thing) for thing in things], "or")
        raise Misunderstood(f'"{rest}" may be {names}.')
    return [line for thing in things for line in explained(thing)]
