"""``ardri analyse``: a game once more, with a bot's advice and how the chances moved."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from ardri.arena.analysis import Analysis, Question, Step, analyse
from ardri.arena.errors import ArenaError
from ardri.bots import BotError, strongest
from ardri.cli import store
from ardri.cli.choices import choice
from ardri.cli.complaint import Complaint, fault_of
from ardri.cli.kinds import at_least, bot_is_there, clock
from ardri.cli.look import title
from ardri.cli.paint import flush, wrapped, write
from ardri.cli.picture import picture
from ardri.cli.progress import Progress
from ardri.cli.scene import scene_of
from ardri.game.errors import GameError
from ardri.game.record import Record
from ardri.words import COLOURS, Reader, Saying, Words

#: How wide the text is.
_WIDE: Final = 100


def analyse_game(options: argparse.Namespace, words: Words) -> int:
    """The command; its exit code."""
    path = Path(options.file).expanduser()
    at_least("--playouts", options.playouts, 1)
    bot = strongest() if options.bot is None else options.bot
    bot_is_there("--bot", bot)
    # Not after minutes of work.
    for said in filter(None, (options.json, options.picture)):
        if Path(said).expanduser().is_dir():
            fault = Saying("terminal-fault-folder")
            raise Complaint("terminal-not-written", path=said, fault=fault)
    question = Question(bot, clock(options.seconds), options.seed, options.playouts)
    try:
        record = Record.parse(store.read_text(path))
        analysis = _gone_through(record, question, words)
    except store.CannotRead as error:
        raise Complaint(error.saying) from None
    except GameError as error:
        raise Complaint(store.in_file(path, error.saying).saying) from None
    except (ArenaError, BotError) as error:
        raise Complaint(error.saying) from None
    write("\n".join(_told(words, analysis)))
    for remark in record.remarks:
        write(words.tell(remark))
    if options.json:
        data = json.dumps(analysis.data(), indent=2, ensure_ascii=False)
        _keep(Path(options.json), f"{data}\n", words)
    if options.picture:
        _keep(Path(options.picture), picture(words, analysis), words)
    return 0


def _gone_through(record: Record, question: Question, words: Words) -> Analysis:
    progress = Progress(words, len(record.lines), "analysis-progress")
    try:
        return analyse(record, question, progress.show)
    finally:
        progress.close()


def _keep(path: Path, text: str, words: Words) -> None:
    """Write a file, and say where it is."""
    try:
        store.write_whole(path.expanduser(), text)
    except OSError as error:
        raise Complaint("terminal-not-written", path=str(path), fault=fault_of(error)) from None
    write(words.say("analysis-written", path=str(path)))


# --------------------------------------------------------------------------------------- the text


def _told(words: Words, analysis: Analysis) -> list[str]:
    """Decision by decision, then what it came to."""
    question = analysis.question
    by = "bot" if analysis.judged else "playouts"
    said = words.say("analysis-about", bot=question.bot, by=by, count=question.playouts)
    letters = [
        flush(words.form(f"name-{colour}", "letter"), 4) for colour in COLOURS[: analysis.players]
    ]
    lines = [*wrapped(said, _WIDE)]
    told_round = -1
    for step in analysis.steps:
        if step.round != told_round:
            told_round = step.round
            heading = words.say("terminal-round", count=step.round)
            if step.round == 0:
                heading = words.say("terminal-settling")
            lines += ["", f"      {''.join(letters)}   {heading}"]
        lines += _step(words, question.bot, step)
    return [*lines, "", *_summary(words, analysis)]


def _step(words: Words, bot: str, step: Step) -> list[str]:
    """A decision: its number, the chances before it, what was done, what the bot would do."""
    chances = "".join([flush(str(round(100 * part)), 4) for part in step.before])
    scene = scene_of(step.view)
    reader = Reader(words)
    who = words.name(COLOURS[step.seat])
    played = choice(reader, str(step.played), step.decision, scene).label
    said = words.say("terminal-decided", who=who, choice=played)
    if not step.same:
        other = choice(reader, str(step.advised), step.decision, scene).label
        if other == played:  # as places on the map that have the same neighbours
            other = f"{other} ({step.advised})"
        said = words.say("analysis-other", decided=said, bot=bot, choice=other)
    start = f"{step.number:>5} {chances}   "
    return wrapped(said, _WIDE, start, " " * len(start))


def _summary(words: Words, analysis: Analysis) -> list[str]:
    how = analysis.result if analysis.result in ("draw", "unfinished") else "king"
    who = title(words, int(analysis.result)) if how == "king" else ""
    lines = wrapped(words.say("analysis-end", how=how, who=who), _WIDE)
    for seat in range(analysis.players):
        steps = analysis.of_seat(seat)
        if not steps:
            continue
        who, same = title(words, seat), sum(step.same for step in steps)
        said = words.say("analysis-same", who=who, same=same, count=len(steps))
        worst = min(steps, key=lambda step: step.gain)
        if worst.gain < -analysis.noise:
            before, after = (round(100 * part[seat]) for part in (worst.before, worst.after))
            said += " " + words.say(
                "analysis-worst", number=str(worst.number), before=before, after=after
            )
        lines += wrapped(said, _WIDE)
    return lines
