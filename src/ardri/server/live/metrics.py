"""What is counted here, for `/metrics`. Nothing says who plays, or what is in a hand."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

#: From half a millisecond to ten seconds.
_SECONDS: Final = (
    *(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1),
    *(0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
)

ENTRIES: Final = Counter("ardri_entries_total", "Entries written to tables' logs")
REFUSALS: Final = Counter("ardri_refusals_total", "Deeds refused at tables", ["code"])
CONFLICTS: Final = Counter(
    "ardri_conflicts_total", "Entries that another process had written a version of first"
)
APPEND: Final = Histogram("ardri_append_seconds", "Until an entry is durable", buckets=_SECONDS)
KEPT: Final = Gauge("ardri_tables_kept", "Tables that are in memory", multiprocess_mode="livesum")
BROKEN: Final = Counter("ardri_tables_broken_total", "Tables found whose replay differs")
LOAD: Final = Histogram("ardri_load_seconds", "Until a table is in memory", buckets=_SECONDS)

SOCKETS: Final = Gauge("ardri_sockets", "Sockets that are open", multiprocess_mode="livesum")
MESSAGES: Final = Counter("ardri_messages_total", "Messages from clients", ["kind"])
SENT: Final = Counter("ardri_sent_bytes_total", "Bytes sent to clients by sockets")
SLOW: Final = Counter("ardri_slow_readers_total", "Sockets dropped because nobody read them")

BOTS_ASKED: Final = Counter(
    "ardri_bot_decisions_total", "Decisions made by bots", ["bot", "outcome"]
)
BOT_SECONDS: Final = Histogram(
    "ardri_bot_seconds", "Until a bot has decided, waiting included", buckets=_SECONDS
)
BOT_DEATHS: Final = Counter("ardri_bot_processes_lost_total", "Bots' processes that had to go")
