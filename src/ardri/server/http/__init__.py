"""The addresses under ``/api``, the page, and what stands before them (``docs/server.md``)."""
