"""A process in which bots think: `python -m ardri.server.live.worker`, started by `bots`.

It reads requests from its standard input and writes answers to its standard output, both as
msgpack behind their length. When whoever started it is gone, so is it, in the middle of a thought.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
from collections import OrderedDict
from queue import SimpleQueue
from typing import BinaryIO, Final, TypeAlias

import msgspec

from ardri import bots
from ardri.bots import Bot, Clock

#: How many bots one process remembers: past that, whoever was asked least lately is forgotten.
REMEMBERED: Final = 500
#: How far a process stands back behind the server, which answers people.
NICE: Final = 5
LENGTH: Final = struct.Struct("!I")


class Think(msgspec.Struct, tag="think"):
    """A decision that a bot owes."""

    table: str
    seat: int
    bot: str
    seed: str
    #: For its clock.
    seconds: float
    #: The `View` and the `Decision`, pickled: from the server to its own process, and never back.
    asked: bytes


class Forget(msgspec.Struct, tag="forget"):
    """A table's bots are no longer needed."""

    table: str


class Ready(msgspec.Struct, tag="ready"):
    """The process has loaded what it needs, and takes requests."""


class Chosen(msgspec.Struct, tag="chosen"):
    """What the bot has chosen: the action's text."""

    action: str


class Failed(msgspec.Struct, tag="failed"):
    """The bot has failed: the kind of the error and its place. Its words might tell of cards."""

    fault: str


Request: TypeAlias = Think | Forget
Reply: TypeAlias = Ready | Chosen | Failed


class Bench:
    """The bots that wait here, each with the memory that it has of its game."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def choose(self, request: Think) -> Reply:
        """What the bot chooses, or how it failed; one that failed is made anew next time."""
        key = (request.table, request.seat, request.bot)
        try:
            view, decision = pickle.loads(request.asked)
            bot = self._bots.pop(key, None) or bots.make(request.bot, request.seed)
            action = bot.choose(view, decision, Clock(request.seconds))
            if action not in decision.actions:
                return Failed("it chose what is not offered")
        except (Exception, SystemExit) as error:
            return Failed(_place(error))
        self._bots[key] = bot
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return Chosen(str(action))

    def forget(self, table: str) -> None:
        """Drop a table's bots."""
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    file = os.path.basename(trace.tb_frame.f_code.co_filename)
    return f"{type(error).__name__} at {file}:{trace.tb_lineno}"


def framed(message: msgspec.Struct) -> bytes:
    """A message behind its length."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def _listen(source: BinaryIO, requests: SimpleQueue[Request]) -> None:
    """Hand on what comes in; at its end there is nobody left to think for."""
    decoder = msgspec.msgpack.Decoder(Request)
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(0)
        requests.put(decoder.decode(source.read(LENGTH.unpack(head)[0])))


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for ourselves: what a bot prints must not get between answers."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb", buffering=0)
    with open(os.devnull, "r+b") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    return source, sink


def main() -> None:
    """Think until nobody asks any more."""
    # Who stops the server by the keyboard stops it in one place.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    source, sink = _pipes()
    requests: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, requests), daemon=True).start()
    bench = Bench()
    sink.write(framed(Ready()))
    while True:
        request = requests.get()
        if isinstance(request, Forget):
            bench.forget(request.table)
        else:
            sink.write(framed(bench.choose(request)))


if __name__ == "__main__":
    main()
