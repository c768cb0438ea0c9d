"""What pip calls to build the package: setuptools, with the compiled engine where that works.

`ARDRI_COMPILE` says whether: `auto`, the default, compiles where there is a C compiler, and falls
back on plain Python if anything goes wrong; `1` compiles or fails; `0` does not compile.
`ARDRI_PROFILE=1` has gcc watch some games first. There is no hook for metadata alone: what a wheel
requires is known when it has been built.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping

from setuptools import build_meta

from tools import engine

Settings = Mapping[str, str | list[str] | None] | None


@contextlib.contextmanager
def compiling(answer: str) -> Iterator[None]:
    """Tell setup.py what was decided."""
    before = os.environ.get("ARDRI_COMPILE")
    os.environ["ARDRI_COMPILE"] = answer
    try:
        yield
    finally:
        if before is None:
            del os.environ["ARDRI_COMPILE"]
        else:
            os.environ["ARDRI_COMPILE"] = before


def reason_not_to(*, equipped: bool) -> str | None:
    """Why not to compile; if it must be compiled and cannot be, this is the end."""
    wanted = engine.wish()
    if wanted == "0":
        return "ARDRI_COMPILE=0"
    reason = engine.cannot(equipped=equipped)
    if reason and wanted == "1":
        sys.exit(f"The engine cannot be compiled: {reason}.")
    return reason


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The compiler from Python to C, if there is one from C on."""
    return [] if reason_not_to(equipped=False) else engine.build_requirements()


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the compiled engine or, whole and plain, without."""
    reason = reason_not_to(equipped=True)
    if reason is None:
        try:
            with compiling("1"):
                return str(build_meta.build_wheel(wheel_directory, config_settings))
        except (Exception, SystemExit) as error:
            if engine.wish() == "1":
                raise
            print(repr(error) if isinstance(error, Exception) else error)
            reason = "compiling it failed (see above)"
    print(f"ardri: the engine is NOT compiled: {reason}. It plays the same, slower.", flush=True)
    with compiling("0"):
        return str(build_meta.build_wheel(wheel_directory, config_settings))


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Nothing besides setuptools."""
    return []


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources."""
    with compiling("0"):
        return str(build_meta.build_sdist(sdist_directory, config_settings))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Nothing besides setuptools."""
    return []


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The sources where they are: plain Python."""
    with compiling("0"):
        return str(build_meta.build_editable(wheel_directory, config_settings))
