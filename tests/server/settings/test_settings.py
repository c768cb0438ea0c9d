from __future__ import annotations

import importlib.util
from dataclasses import replace

import pytest

from ardri.server.schema.refusals import Refusal
from ardri.server.settings import NAMES, SWITCHES, Settings, flag, usual, variable
from ardri.words import Words, languages

SQLITE = {"database": "sqlite:///inis.db"}
POSTGRES = {"database": "postgresql://finn:pass@db/inis"}


def read(flags: dict[str, str | None], **environment: str) -> Settings:
    return Settings.read(flags, environment)


def fault(flags: dict[str, str | None], **environment: str) -> str:
    with pytest.raises(Refusal) as caught:
        read(flags, **environment)
    assert caught.value.code == "setting"
    for language in languages({}):
        assert Words.of(language).tell(caught.value.saying)
    return str(caught.value.saying)


def test_what_nobody_gives_is_as_usual() -> None:
    settings = read(dict(SQLITE))
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8063, 1)
    assert settings.given == {"database"}


def test_a_flag_wins_over_the_environment_and_that_over_the_usual() -> None:
    environment = {"ARDRI_PORT": "7000", "ARDRI_PACE": "2.5", "ARDRI_HOST": ""}
    settings = Settings.read({"port": "7001", "pace": None}, environment, {**SQLITE, "pace": "9"})
    assert (settings.port, settings.pace, settings.host) == (7001, 2.5, "127.0.0.1")
    assert settings.given == {"port", "pace"}


EXAMPLES = {
    "database": ("postgresql://finn@db/inis", "postgresql+asyncpg://finn@db/inis"),
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("0", 0),
    "workers": ("4", 4),
    "origins": (
        "https://Inis.example:443, http://[::1]:8063/",
        ("https://inis.example", "http://[::1]:8063"),
    ),
    "secure_cookies": ("yes", "yes"),
    "trusted_proxies": ("127.0.0.1,10.0.0.0/8", ("127.0.0.1/32", "10.0.0.0/8")),
    "bot_workers": ("3", 3),
    "bot_seconds": ("0.25", 0.25),
    "pace": ("0", 0.0),
    "limits": ("0.5", 0.5),
    "sockets": ("100", 100),
    "account_sockets": ("2", 2),
    "metrics": ("all", "all"),
    "log": ("json", "json"),
    "log_level": ("debug", "debug"),
    "grace": ("1", 1.0),
    "open": ("yes", True),
}


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_can_be_given_by_flag_and_by_environment(name: str) -> None:
    said, meant = EXAMPLES[name]
    by_flag = Settings.read({name: said}, {}, POSTGRES)
    by_variable = Settings.read({}, {variable(name): said}, POSTGRES)
    assert getattr(by_flag, name) == getattr(by_variable, name) == meant
    if name != "database":
        assert getattr(read(dict(SQLITE)), name) != meant


def test_every_setting_is_told_as_it_would_be_given() -> None:
    plain = read(dict(SQLITE))
    for name in NAMES:
        if usual(name):
            again = Settings.read({**SQLITE, name: usual(name)}, {})
            assert replace(again, given=plain.given) == plain, name
    assert SWITCHES == ("open",)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("sqlite:///inis.db", "sqlite+aiosqlite:///inis.db"),
        ("sqlite:////var/inis.db", "sqlite+aiosqlite:////var/inis.db"),
        ("postgres://db/inis", "postgresql+asyncpg://db/inis"),
        ("postgresql://a:b%40c@db/inis", "postgresql+asyncpg://a:b%40c@db/inis"),
        ("postgresql://db/inis?sslmode=require", "postgresql+asyncpg://db/inis?ssl=require"),
    ],
)
def test_databases_get_their_driver(said: str, meant: str) -> None:
    settings = read({"database": said})
    assert settings.database == meant
    assert settings.embedded == said.startswith("sqlite")
    if settings.embedded:
        assert f"sqlite:///{settings.file}" == said


@pytest.mark.parametrize(
    "said",
    [
        "inis.db",
        "mysql://db/inis",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/file",
        "postgresql://db",
        "postgresql://finn:geheim@db:port/inis",
    ],
)
def test_a_database_that_is_none_is_refused_without_repeating_it(said: str) -> None:
    sentence = fault({"database": said})
    assert sentence.startswith("--database: ")
    assert "geheim" not in sentence


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "pip install 'ardri[postgres]'" in fault(dict(POSTGRES))


def test_several_processes_need_postgresql() -> None:
    assert "PostgreSQL" in fault({**SQLITE, "workers": "2"})
    assert read({**POSTGRES, "workers": "2"}).workers == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "eighty"),
        ("workers", "0"),
        ("pace", "nan"),
        ("pace", "soon"),
        ("limits", "-1"),
        ("host", "a b"),
        ("origins", "inis.example"),
        ("origins", "https://inis.example/page"),
        ("origins", "https://finn@inis.example"),
        ("origins", "https://inis.example:port"),
        ("trusted_proxies", "everybody"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("metrics", "some"),
        ("secure_cookies", "maybe"),
        ("open", "perhaps"),
    ],
)
def test_what_a_setting_cannot_be_is_refused_by_its_name(name: str, said: str) -> None:
    by_flag = fault({**SQLITE, name: said})
    assert by_flag.startswith(f"{flag(name)}: ") and said.split(",", maxsplit=1)[0] in by_flag
    assert fault(dict(SQLITE), **{variable(name): said}).startswith(f"{variable(name)}: ")


def test_without_a_database_there_is_nothing() -> None:
    assert "--database" in fault({})
