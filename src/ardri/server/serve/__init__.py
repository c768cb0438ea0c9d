"""The server as a process, or several: its door, its lock, its end. ``docs/running.md``."""
