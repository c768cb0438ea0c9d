"""What pyproject.toml cannot say: the compiled engine, what is needed to run it, and the page.

Compiles only if `ARDRI_COMPILE` is 1, and puts the page in only if `ARDRI_PAGE` is;
`tools/backend.py` decides that. The recipe of the engine is in `tools/engine.py`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from tools import engine

COMPILED = os.environ.get("ARDRI_COMPILE") == "1"
#: What Vite has built, but of sources that may be others by now.
NO_PAGE = [] if os.environ.get("ARDRI_PAGE") == "1" else ["static/*", "static/**/*"]

#: fluent.runtime reads the texts, the others are the server's. The engine and the match need the
#: standard library alone: who only imports those loads nothing of this.
REQUIRES = (
    "fluent.runtime>=0.4,<0.5",
    "starlette>=1.10,<2",
    "uvicorn>=0.54,<1",
    "websockets>=17.4,<18",
    "msgspec>=0.22,<0.23",
    "sqlalchemy[asyncio]>=2.1,<2.2",
    "aiosqlite>=0.22,<0.23",
    "alembic>=1.16,<2",
    "argon2-cffi>=25",
    "prometheus-client>=0.22",
)


class BuildEngine(build_ext):  # type: ignore[misc]
    """Compiles the engine; nothing is generated before it is to be built."""

    def finalize_options(self) -> None:
        """Python to C."""
        temp = self.build_temp or self.get_finalized_command("build").build_temp
        self.distribution.ext_modules = engine.extensions(Path(temp).absolute())
        super().finalize_options()

    def get_source_files(self) -> list[str]:
        """The C is no source: it is never in an sdist."""
        return []

    def build_extensions(self) -> None:
        """C to machine code; with a profile twice, and games between."""
        if not engine.profiled():
            super().build_extensions()
            return
        if not engine.is_gcc(self.compiler.compiler_so[:1]):
            sys.exit("ARDRI_PROFILE needs gcc")
        plain = [list(extension.extra_compile_args) for extension in self.extensions]
        self.force = True
        for flags in (engine.COUNT, engine.USE_COUNTS):
            for extension, others in zip(self.extensions, plain, strict=True):
                extension.extra_compile_args = [*others, *flags]
                extension.extra_link_args = [*flags]
            super().build_extensions()
            if flags is engine.COUNT:
                engine.train(Path(self.build_lib))


# Nothing stays in the tree: what an earlier version left there would be in the next wheel.
with tempfile.TemporaryDirectory(prefix="ardri-build-") as folder:
    options = {"build": {"build_base": folder}}
    if {"bdist_wheel", "sdist"} & set(sys.argv):
        options["egg_info"] = {"egg_base": folder}
    setup(
        install_requires=[*REQUIRES] + (engine.run_requirements() if COMPILED else []),
        # In the place of those that BuildEngine finds: the wheel's name has to tell of them.
        ext_modules=[Extension("ardri.rules", [])] if COMPILED else [],
        exclude_package_data={"ardri.server": NO_PAGE},
        cmdclass={"build_ext": BuildEngine},
        options=options,
    )
