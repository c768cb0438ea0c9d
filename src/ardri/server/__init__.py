"""The server: accounts, tables, seats, storage, HTTP and WebSocket. ``docs/server.md``."""
