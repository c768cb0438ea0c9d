"""What a command cannot do, or does not understand: a saying, to be told in the user's words."""

from __future__ import annotations

import errno

from ardri.words import Saying, Value


class Told(Exception):
    """Something that a person is told, in the language that is spoken."""

    def __init__(self, what: Saying | str, /, **values: Value) -> None:
        self.saying = what if isinstance(what, Saying) else Saying(what, **values)
        super().__init__(self.saying)

    def __str__(self) -> str:
        return str(self.saying)


class Complaint(Told):
    """Bad input on the command line. The exit code is 2."""


#: What the system says most often; anything else is told by its number.
_FAULTS = {
    errno.ENOENT: "terminal-fault-no-file",
    errno.EACCES: "terminal-fault-permission",
    errno.EPERM: "terminal-fault-permission",
    errno.EISDIR: "terminal-fault-folder",
    errno.ENOTDIR: "terminal-fault-no-folder",
    errno.EEXIST: "terminal-fault-exists",
    errno.ENOSPC: "terminal-fault-full",
    errno.EROFS: "terminal-fault-read-only",
    errno.ENAMETOOLONG: "terminal-fault-long-name",
}


def fault_of(error: OSError) -> Saying:
    """Why the system refuses."""
    known = _FAULTS.get(error.errno or 0)
    return Saying(known) if known else Saying("terminal-fault-other", number=str(error.errno))
