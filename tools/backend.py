"""What pip calls to build the package: setuptools, with the compiled engine and the built page.

`ARDRI_COMPILE` says whether the engine is compiled: `auto`, the default, compiles where there is a
C compiler, and falls back on plain Python if anything goes wrong; `1` compiles or fails; `0` does
not compile. `ARDRI_PROFILE=1` has gcc watch some games first. `ARDRI_PAGE` says the same of the
page: it is built if what is built is not of these sources, which takes node; an sdist carries it.
There is no hook for metadata alone: what a wheel requires is known when it has been built.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping

from setuptools import build_meta

from tools import engine, node, page

Settings = Mapping[str, str | list[str] | None] | None


@contextlib.contextmanager
def decided(**answers: str) -> Iterator[None]:
    """Tell setup.py what was decided."""
    before = {name: os.environ.get(name) for name in answers}
    os.environ.update(answers)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


# ------------------------------------------------------------------------------------- the engine


def reason_not_to(*, equipped: bool) -> str | None:
    """Why not to compile; if it must be compiled and cannot be, this is the end."""
    wanted = engine.wish()
    if wanted == "0":
        return "ARDRI_COMPILE=0"
    reason = engine.cannot(equipped=equipped)
    if reason and wanted == "1":
        sys.exit(f"The engine cannot be compiled: {reason}.")
    return reason


# --------------------------------------------------------------------------------------- the page


def page_wish() -> str:
    """What ARDRI_PAGE asks for: "1", the page must be there; "0", it must not; else "auto"."""
    asked = os.environ.get("ARDRI_PAGE", "").lower() or "auto"
    if asked not in ("auto", "0", "1"):
        sys.exit(f"ARDRI_PAGE is auto, 0 or 1, not {asked}")
    return asked


def page_requirements() -> list[str]:
    """Node, if the page must be built and the machine has none."""
    needed = page_wish() != "0" and not page.is_fresh() and node.on_path() is None
    return node.requirements() if needed else []


def build_page(what: str) -> bool:
    """Have the page built; whether it is there. If it must be and cannot be, this is the end."""
    reason = "ARDRI_PAGE=0"
    if page_wish() != "0":
        try:
            page.build()
            return True
        except (page.PageError, OSError) as error:
            reason = str(error)
        if page_wish() == "1":
            sys.exit(f"The page cannot be built: {reason}.")
        *details, reason = reason.splitlines()
        print("\n".join(details))
    print(f"ardri: the page is NOT in this {what}: {reason}.", flush=True)
    return False


# -------------------------------------------------------------------------------------- the hooks


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The compiler from Python to C, if there is one from C on; node, if it is needed."""
    compiler = [] if reason_not_to(equipped=False) else engine.build_requirements()
    return compiler + page_requirements()


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the compiled engine or, whole and plain, without; with the page, or without."""
    reason = reason_not_to(equipped=True)
    has_page = "1" if build_page("wheel") else "0"
    if reason is None:
        try:
            with decided(ARDRI_COMPILE="1", ARDRI_PAGE=has_page):
                return str(build_meta.build_wheel(wheel_directory, config_settings))
        except (Exception, SystemExit) as error:
            if engine.wish() == "1":
                raise
            print(repr(error) if isinstance(error, Exception) else error)
            reason = "compiling it failed (see above)"
    print(f"ardri: the engine is NOT compiled: {reason}. It plays the same, slower.", flush=True)
    with decided(ARDRI_COMPILE="0", ARDRI_PAGE=has_page):
        return str(build_meta.build_wheel(wheel_directory, config_settings))


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node, if it is needed."""
    return page_requirements()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources, and the page as it is built."""
    build_page("sdist")
    with decided(ARDRI_COMPILE="0"):
        return str(build_meta.build_sdist(sdist_directory, config_settings))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Nothing besides setuptools."""
    return []


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The sources where they are: plain Python. `./play` builds their page."""
    with decided(ARDRI_COMPILE="0", ARDRI_PAGE="0"):
        return str(build_meta.build_editable(wheel_directory, config_settings))
