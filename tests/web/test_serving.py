"""The tests' server is one as people start it, and can be killed."""

from __future__ import annotations

import urllib.request

from tests.web.serving import Server


def test_a_killed_server_comes_back_where_it_was(own_server: Server) -> None:
    address = own_server.address
    own_server.kill()
    own_server.start()
    assert own_server.address == address
    with urllib.request.urlopen(f"{address}/") as page:
        assert b"<title>" in page.read()
    assert own_server.database.is_file()
