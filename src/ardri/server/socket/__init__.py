"""The WebSocket: messages in, messages out, and how many at once. ``docs/server.md``."""
