"""Who is who: guests, accounts, and by what one is known again."""

from ardri.server.people.passwords import Passwords
from ardri.server.people.people import Caller, Entered, People, Recovered

__all__ = ["Caller", "Entered", "Passwords", "People", "Recovered"]
