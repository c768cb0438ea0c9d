"""How much room there is for a text, by the beginning of its key: letters, longest variant.

What is filled in counts twelve. The longest beginning that fits a key decides.
"""

LIMITS = {
    # On a card, and beside it.
    "card-": 200,
    "land-": 200,
    "note-": 220,
    "legend-": 360,
    # Names: in a list, on a button; the short ones are looked at on their own.
    "name-": 36,
    # One line of a log of 80 columns, or two.
    "event-": 125,
    # Two lines above the choices; a choice is one line of 80 columns.
    "question-": 125,
    "choice-": 66,
    # The rules.
    "chapter-": 440,
    "gloss-": 220,
    # Sentences of one to three lines.
    "refusal-": 125,
    "terminal-": 125,
    "command-": 125,
    "account-": 125,
    "seating-": 125,
    "arena-": 125,
    "analysis-": 125,
    "http-": 160,
    "match-": 180,
    "analysis-about": 360,
    "analysis-seat-shows": 200,
    # In a picture.
    "analysis-picture": 60,
    "analysis-rounds": 40,
    # Heads of narrow columns, and what stands in a column.
    "terminal-column-": 7,
    "terminal-head-": 17,
    "terminal-list-": 14,
    "terminal-held": 16,
    "terminal-chosen": 16,
    "terminal-tray": 30,
    "terminal-hand": 30,
    "terminal-round": 24,
    "terminal-command-": 40,
    "terminal-does-": 90,
    "terminal-legend": 78,
    "command-word-": 10,
    # Told once, at the end of a long run.
    "terminal-what-counts": 480,
    "terminal-what-counts-bench": 640,
    "arena-what-counts": 640,
    "arena-head-": 14,
    "language-": 40,
    "list-": 40,
    "number-": 40,
    # The page.
    "page-": 125,
    "page-unofficial": 220,
    "board-": 125,
}
#: Titles and words among the texts above.
TITLES = {"-title": 40, "-word": 32}


def limit(key: str) -> int:
    """How many letters a text may have."""
    for end, most in TITLES.items():
        if key.endswith(end) and key.startswith(("chapter-", "gloss-")):
            return most
    return LIMITS[max((start for start in LIMITS if key.startswith(start)), key=len)]
