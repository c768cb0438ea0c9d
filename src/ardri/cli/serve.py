"""``ardri serve``, and plain ``ardri``: a server of one's own, and the page in a browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Final

from ardri.cli.complaint import Complaint, fault_of
from ardri.cli.paint import write
from ardri.cli.store import data_home
from ardri.words import Words

#: The database in the user's own folder.
DATABASE: Final = "tables.sqlite3"
#: Plain ``ardri``: for whoever wants to play, not to watch a server.
AT_HOME: Final = {"open": "yes", "log_level": "warning"}


def serve(options: argparse.Namespace, words: Words, usual: Mapping[str, str]) -> int:
    """Run a server until it is stopped; the exit code."""
    from ardri.server.schema.refusals import Refusal
    from ardri.server.serve.browser import visit
    from ardri.server.serve.lock import AlreadyRuns
    from ardri.server.serve.start import serve as run
    from ardri.server.settings import NAMES, Settings

    def tell(addresses: list[str]) -> None:
        write(words.say("command-serve-at", address=addresses[0]))
        for address in addresses[1:]:
            write(words.say("command-serve-also", address=address))
        if sys.stdout.isatty():
            write(words.say("command-serve-stop"))
        sys.stdout.flush()

    flags = {name: getattr(options, name, None) for name in NAMES}
    try:
        settings = Settings.read(flags, usual={**_database(), **usual})
        try:
            run(settings, tell)
        except AlreadyRuns as other:
            if not other.address:
                raise Complaint("command-serve-busy") from None
            write(words.say("command-serve-already", address=other.address))
            if settings.open:
                visit(other.address, wait=True)
            return 0 if settings.open else 1
    except Refusal as refusal:
        raise Complaint(refusal.saying) from None
    return 0


def _database() -> dict[str, str]:
    """The database that is used if nobody names another."""
    place = data_home()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("terminal-in-file", path=str(place), fault=fault_of(error)) from None
    return {"database": f"sqlite:///{place / DATABASE}"}
