"""How the engine is compiled: the one recipe of the wheel and of `tools/compile_rules.py`.

All modules of `ardri.rules`, and of the core of the bots' search, are compiled as one group, but
`compat.py` and those with the comment `# mypyc: interpreted` among their first lines; with them,
those elsewhere that have the comment `# mypyc: compiled` behind their first text.

`setup.py` follows it. Needs setuptools and, to compile, the mypy that `requirements/dev.in` pins.
"""

from __future__ import annotations

import contextlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GROUP = "ardri_rules"
ROOMS = ("ardri/rules", "ardri/bots/search")
MARKER = "# mypyc: interpreted"
ASKS_FOR_IT = "# mypyc: compiled"

# `1 << k`: mypyc writes the literal as it is, C takes it for an int of 32 bits, and the result is
# wrong from k = 31 up, without a word. It does so for any left side whose value it knows: `i64(1)`,
# a Final, a local that was just given a literal. The same goes for `>>` from k = 32 up.
NARROW_SHIFT = re.compile(
    r"(?<![\w.])-?\d+[uU]?\s*(?:<<|>>)\s*(?:[A-Za-z_]\w*|3[1-9]|[4-9]\d|\d{3,})"
)
FUNCTION = re.compile(r"^[\w *]+?\b(CPyDef_\w+|CPyPy_\w+)\(")
# An overflow among literals is C's to see: what mypyc folds too late is an error, not a warning.
C_ERRORS = ("-Werror=overflow", "-Werror=shift-count-overflow", "-Werror=shift-count-negative")
# All of it is one library: nobody else calls its functions, nor puts others in their place.
ONE_LIBRARY = ("-fvisibility=hidden",)
ONE_ELF_LIBRARY = ("-fno-plt", "-fno-semantic-interposition")
# Two passes of gcc. What the games of `train_engine.py` do not do is not made small and slow.
COUNT = ("-fprofile-generate",)
USE_COUNTS = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")

# What the types of the rules need not know is not looked for: it need not be there to build.
MYPY_CONFIG = "[mypy]\npython_version = 3.11\n[mypy-fluent.*]\nignore_missing_imports = True\n"

PROBE = """
from setuptools import Extension, setup
setup(
    name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"], export_symbols=[])],
    script_args=["build_clib", "build_ext", "--build-lib", "lib", "--build-temp", "temp"],
)
"""


# ---------------------------------------------------------------------------------- what is wanted


def wish() -> str:
    """What ARDRI_COMPILE asks for: "1", it must be compiled; "0", it must not; else "auto"."""
    asked = os.environ.get("ARDRI_COMPILE", "").lower() or "auto"
    if asked not in ("auto", "0", "1"):
        sys.exit(f"ARDRI_COMPILE is auto, 0 or 1, not {asked}")
    return "1" if asked == "auto" and profiled() else asked


def profiled() -> bool:
    """Whether ARDRI_PROFILE asks for a compiler that has seen the engine at work."""
    return os.environ.get("ARDRI_PROFILE", "0") not in ("", "0")


def pinned(name: str) -> str:
    """The version of a requirement that the engine is compiled and tested with."""
    lines = (ROOT / "requirements" / "dev.in").read_text("utf-8").splitlines()
    return next(line.partition("==")[2] for line in lines if line.startswith(f"{name}=="))


def build_requirements() -> list[str]:
    """What compiles it."""
    return [f"mypy[mypyc]=={pinned('mypy')}", f"librt=={pinned('librt')}"]


def run_requirements() -> list[str]:
    """What the compiled engine needs to run."""
    return [f"librt~={pinned('librt')}", "mypy_extensions>=1"]


# ------------------------------------------------------------------------------ whether it can be


def compiler_trouble(folder: Path) -> str | None:
    """Nothing if two lines of C with Python.h can be compiled; else all that was printed."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = "#include <Python.h>\nint ardri_probe(void) { return 0; }\n"
    (folder / "probe.c").write_text(lines, "ascii")
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.stdout.decode(errors="replace") if done.returncode else None


def cannot(*, equipped: bool) -> str | None:
    """Why the engine cannot be compiled here, in a line; `equipped`: mypyc should be here."""
    if platform.python_implementation() != "CPython":
        return f"mypyc knows CPython only, not {platform.python_implementation()}"
    with tempfile.TemporaryDirectory(prefix="ardri-probe-") as folder:
        if compiler_trouble(Path(folder)) is not None:
            return "there is no C compiler, or no Python.h"
    if equipped:
        try:
            found = metadata.version("mypy")
        except metadata.PackageNotFoundError:
            found = "none"
        if found != pinned("mypy"):
            return f"it is compiled by mypy {pinned('mypy')}, and here is {found}"
    return None


def is_gcc(compiler: Sequence[str]) -> bool:
    """Whether a C compiler is gcc itself, not one that looks like it."""
    command = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    try:
        macros = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "__GNUC__" in macros and "__clang__" not in macros


# ------------------------------------------------------------------------------ what is compiled


def is_compiled(module: Path) -> bool:
    """Whether a module of the rules is to be compiled."""
    if module.name == "compat.py":
        return False
    with module.open(encoding="utf-8") as file:
        return not any(MARKER in line for line, _ in zip(file, range(5), strict=False))


def asks_for_it(module: Path) -> bool:
    """Whether a module of another room is to be compiled with the rules."""
    return f"\n{ASKS_FOR_IT}\n" in module.read_text("utf-8")


def modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder, in a fixed order."""
    rooms = [source / room for room in ROOMS]
    return [
        path.relative_to(source)
        for path in sorted((source / "ardri").rglob("*.py"))
        if (is_compiled(path) if any(map(path.is_relative_to, rooms)) else asks_for_it(path))
    ]


# ---------------------------------------------------------------------------- how it is compiled


def narrow_shifts(text: str) -> Iterator[tuple[int, str, str]]:
    """Each (line, function, expression) in generated C that shifts a literal of 32 bits."""
    function = "?"
    for number, line in enumerate(text.splitlines(), 1):
        if match := FUNCTION.match(line):
            function = match.group(1).removeprefix("CPyDef_").replace("___", ".")
        code = re.sub(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/', '""', line)
        for match in NARROW_SHIFT.finditer(code):
            yield number, function, match.group()


def extensions(folder: Path) -> list[Extension]:
    """Python to C, in a folder; a look at the C; how to make machine code of it."""
    from mypyc.build import mypycify

    folder.mkdir(parents=True, exist_ok=True)
    config = folder / "mypy.ini"
    config.write_text(MYPY_CONFIG, "ascii")
    with contextlib.chdir(SOURCE):
        made = mypycify(
            [f"--config-file={config}", f"--cache-dir={folder / 'cache'}"]
            + [str(module) for module in modules(SOURCE)],
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=str(folder / "c"),
        )
    refuse_narrow_shifts(folder / "c")
    for extension in made:
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name != "nt":
            flags += [*ONE_LIBRARY, *C_ERRORS]
        if sys.platform.startswith("linux"):
            flags += ONE_ELF_LIBRARY
        extension.extra_compile_args = flags
    return made


def refuse_narrow_shifts(folder: Path) -> None:
    """Machine code that would be wrong without a word is not made."""
    bad = [
        f"{path.name}:{line}: in {function}: {code}"
        for path in sorted(folder.rglob("*.c"))
        for line, function, code in narrow_shifts(path.read_text("utf-8"))
    ]
    if bad:
        print("\n".join(bad))
        sys.exit(
            "A known number is shifted by a variable: compiled, that is a shift of 32 bits, and "
            "silently wrong.\nUse a table of bits (BIT[k]), or shift a variable that mypyc "
            "cannot know."
        )


def train(library: Path) -> None:
    """Have games played on the engine in a folder, for the compiler to see."""
    with tempfile.TemporaryDirectory(prefix="ardri-train-") as folder:
        without = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(SOURCE / "ardri", Path(folder) / "ardri", ignore=without)
        shutil.copytree(library, folder, dirs_exist_ok=True)
        path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
        subprocess.run(
            [sys.executable, str(ROOT / "tools" / "train_engine.py")],
            env={**os.environ, "PYTHONPATH": path, "ARDRI_ENGINE": "compiled"},
            check=True,
        )
