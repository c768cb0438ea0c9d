"""What a command cannot do."""

from __future__ import annotations


class Complaint(Exception):
    """Bad input on the command line: a sentence for a person. The exit code is 2."""
