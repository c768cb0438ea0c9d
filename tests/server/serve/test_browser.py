from __future__ import annotations

import webbrowser

import pytest

from ardri.server.serve import browser


@pytest.mark.parametrize(
    ("environment", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "w3m"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    environment: dict[str, str], platform: str, shown: bool
) -> None:
    assert browser.can_show(environment, platform) is shown


def test_without_a_screen_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    browser.visit("http://127.0.0.1:8063", wait=True)
    monkeypatch.setenv("DISPLAY", ":0")
    browser.visit("http://127.0.0.1:8063", wait=True)
    assert opened == ["http://127.0.0.1:8063"]
