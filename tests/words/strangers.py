"""English words in other languages: what gives them away, and what may stay."""

from __future__ import annotations

import re
from typing import Final


def _words(said: str) -> frozenset[str]:
    return frozenset(said.split())


#: Words that English sentences have, and that are no words of Polish, Spanish or French.
GIVE_AWAYS: Final = _words(
    """
    the and you your yours with which that this these those is are were have had
    from into their they them there what who whom whose where when then than not nobody
    may must can cannot will would player players territory opponent opponents
    takes take plays draws discards discard moves places removes choose gains
    """
)
#: What is typed in every language, what files and the notation have, and names.
EVERYWHERE: Final = _words(
    """
    ardri Ardrí Inis Matagot human wanderer warrior druid
    compiled interpreted engine Python JSON Enter
    play simulate bench quick catanatron OpenSpiel Markdown replay evening
    lang uk json seats bots help resume round-limit check every jobs
    games players to s N K new clans map log save undo quit
    standard discovery holders possible opening playing phase season draft frames capital true
    false null card territory chance thrown asked result draw unfinished held tray hand
    druid analyse SVG arena data out table seconds Ray ray
    Ctrl docs md running auto text debug info warning error local off all metrics yes no bot-seconds
    SECONDS BOT X-Forwarded-For X-Forwarded-Proto serve https
    Content-Type application ARDRI ORIGINS sqlite postgresql PostgreSQL https inis example
    Geis Bard Brenn Eriu Triskel Lug en es fr pl seed
    """
)
#: Words that are the same in English and in another language: a text of these alone may be
#: the same, too. In small letters.
SHARED: Final = {
    "es": _words("bot festival geis eriu lug samildanach brenn capital clan clanes bots no n"),
    "fr": _words(
        """
        bot exploration migration geis eriu lug samildanach brenn clan clans bots round rounds
        options arguments violet conquest menu action
        """
    ),
    "pl": _words("bard druid geis eriu bot argument menu"),
    "uk": _words(""),
}

WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
