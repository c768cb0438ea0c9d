"""Builds the compiled engine: `build/compiled`, a copy of the package, its rules as machine code.

Nothing is written into `src`. To run anything on the compiled engine, put the copy first:

    PYTHONPATH=build/compiled ARDRI_ENGINE=compiled python -m pytest

All modules of `ardri.rules` and of `ardri.bots.search` are compiled as one group, but `compat.py`
and those with the comment `# mypyc: interpreted` among their first lines. The copy holds no source
of what is compiled, so that Python cannot fall back on it in silence. An engine that has not
changed is not built again.

Exit status: 0 built, 1 it cannot be built, 77 there is no C compiler here.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import BUILD, ROOT, fresh, locked, stamp
from tools.stages import COMPILED, NO_COMPILER

SOURCE = ROOT / "src"
WORK = BUILD / "mypyc"
GROUP = "ardri_rules"
MARKER = "# mypyc: interpreted"
# What is compiled: the rules, and the core of the bots' search.
COMPILED_ROOMS = ("ardri/rules", "ardri/bots/search")

# `1 << k`: mypyc writes the literal as it is, C takes it for an int of 32 bits, and the result is
# wrong from k = 31 up, without a word. It does so for any left side whose value it knows: `i64(1)`,
# a Final, a local that was just given a literal. The same goes for `>>` from k = 32 up.
NARROW_SHIFT = re.compile(
    r"(?<![\w.])-?\d+[uU]?\s*(?:<<|>>)\s*(?:[A-Za-z_]\w*|3[1-9]|[4-9]\d|\d{3,})"
)
FUNCTION = re.compile(r"^[\w *]+?\b(CPyDef_\w+|CPyPy_\w+)\(")
# An overflow among literals is C's to see: what mypyc folds too late is an error, not a warning.
C_ERRORS = ("-Werror=overflow", "-Werror=shift-count-overflow", "-Werror=shift-count-negative")


def is_compiled(module: Path) -> bool:
    """Whether a module of the rules is to be compiled."""
    if module.name == "compat.py":
        return False
    with module.open(encoding="utf-8") as file:
        return not any(MARKER in line for line, _ in zip(file, range(5), strict=False))


def modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder, in a fixed order."""
    found = [path for room in COMPILED_ROOMS for path in sorted((source / room).rglob("*.py"))]
    return [path.relative_to(source) for path in found if is_compiled(path)]


def narrow_shifts(text: str) -> Iterator[tuple[int, str, str]]:
    """Each (line, function, expression) in generated C that shifts a literal of 32 bits."""
    function = "?"
    for number, line in enumerate(text.splitlines(), 1):
        if match := FUNCTION.match(line):
            function = match.group(1).removeprefix("CPyDef_").replace("___", ".")
        code = re.sub(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/', '""', line)
        for match in NARROW_SHIFT.finditer(code):
            yield number, function, match.group()


def engine_stamp() -> str:
    """What the machine code depends on."""
    sources = [path for room in COMPILED_ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    named = [part for path in sources for part in (str(path.relative_to(SOURCE)), path)]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    lock = ROOT / "requirements" / "dev.txt"
    return stamp(sys.version, sys.executable, *flags, lock, Path(__file__), *named)


def package_stamp() -> str:
    """What the whole copy depends on."""
    found = sorted(p for p in (SOURCE / "ardri").rglob("*") if p.is_file() and is_copied(p))
    named = [part for path in found for part in (str(path.relative_to(SOURCE)), path)]
    return stamp(engine_stamp(), *named)


def is_copied(path: Path) -> bool:
    """Whether a file of the package belongs into the copy."""
    return "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd", ".pyc")


# ---------------------------------------------------------------------------- in its own process


def worker_probe(folder: Path) -> None:
    """Compile two lines of C with Python.h, by the same road as the engine."""
    from setuptools import Extension, setup

    os.chdir(folder)
    Path("probe.c").write_text(
        "#include <Python.h>\nint ardri_probe(void) { return 0; }\n", "ascii"
    )
    setup(
        name="probe",
        py_modules=[],
        ext_modules=[Extension("probe", ["probe.c"], export_symbols=[])],
        script_args=["build_clib", "build_ext", "--build-lib", "lib", "--build-temp", "temp"],
    )


def worker_build(folder: Path) -> None:
    """Python to C, a look at the C, C to machine code."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(SOURCE)
    options = ["--config-file=", "--python-version=3.11", f"--cache-dir={folder / 'cache'}"]
    extensions = mypycify(
        [*options, *map(str, modules(SOURCE))],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(folder / "c"),
    )
    bad = [
        f"{path.name}:{line}: in {function}: {code}"
        for path in sorted((folder / "c").rglob("*.c"))
        for line, function, code in narrow_shifts(path.read_text("utf-8"))
    ]
    if bad:
        print("\n".join(bad))
        sys.exit(
            "A known number is shifted by a variable: compiled, that is a shift of 32 bits, and "
            "silently wrong.\nUse a table of bits (BIT[k]), or shift a variable that mypyc "
            "cannot know."
        )
    for extension in extensions:
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name != "nt":
            flags += ["-fvisibility=hidden", *C_ERRORS]
        extension.extra_compile_args = flags
    output = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    setup(
        name="ardri-rules",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["build_ext", *output],
    )


WORKERS = {"probe": worker_probe, "build": worker_build}


def in_own_process(worker: str, folder: Path) -> str | None:
    """Run a worker in a new folder; nothing if it went well, else all that it printed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--worker", worker, str(folder)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.stdout.decode(errors="replace") if done.returncode else None


# ------------------------------------------------------------------------------------- the steps


def missing_packages() -> list[str]:
    """Debian's packages with which C extensions for this Python can be built."""
    packages = ["gcc", "libc6-dev"]
    if sys.base_prefix == "/usr":
        packages.append(f"python3.{sys.version_info.minor}-dev")
    return packages


def compiler_trouble() -> str | None:
    """Nothing if C can be compiled here, else why not; root on Debian gets a compiler installed."""
    trouble = in_own_process("probe", WORK / "probe")
    apt = shutil.which("apt-get")
    if trouble is None or apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return trouble
    packages = missing_packages()
    print(f"no C compiler: apt-get install {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (
        ["update", "-qq"],
        ["install", "-qq", "-y", "--no-install-recommends", *packages],
    ):
        subprocess.run([apt, *arguments], env=environment, capture_output=True, check=False)
    return in_own_process("probe", WORK / "probe")


def build_engine() -> int:
    """The machine code, in WORK/build/lib, if it is not there yet."""
    mark = WORK / "stamp"
    wanted = engine_stamp()
    if fresh(mark, wanted):
        print("the compiled engine is up to date")
        return 0
    mark.unlink(missing_ok=True)
    trouble = compiler_trouble()
    if trouble is not None:
        print(trouble.rstrip())
        print("The engine cannot be compiled: C cannot be compiled here (see above).")
        print(f"On Debian and Ubuntu: apt-get install {' '.join(missing_packages())}")
        return NO_COMPILER
    began = time.monotonic()
    count = len(modules(SOURCE))
    print(f"compiling {count} modules ...", flush=True)
    trouble = in_own_process("build", WORK / "build") if count else "ardri.rules has no modules"
    if trouble is not None:
        print(trouble.rstrip())
        return 1
    mark.write_text(wanted, "ascii")
    print(f"compiled {count} modules in {time.monotonic() - began:.0f} s")
    return 0


def assemble() -> None:
    """The copy of the package, with machine code in the place of source."""
    mark = COMPILED / "stamp"
    wanted = package_stamp()
    if fresh(mark, wanted):
        return
    new = COMPILED.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    compiled = set(modules(SOURCE))
    for path in sorted((SOURCE / "ardri").rglob("*")):
        relative = path.relative_to(SOURCE)
        if path.is_file() and is_copied(path) and relative not in compiled:
            (new / relative).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, new / relative)
    shutil.copytree(WORK / "build" / "lib", new, dirs_exist_ok=True)
    (new / "stamp").write_text(wanted, "ascii")
    shutil.rmtree(COMPILED, ignore_errors=True)
    new.rename(COMPILED)


def main(arguments: Sequence[str]) -> int:
    """Build what has changed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--force", action="store_true", help="build it even if nothing has changed")
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.worker:
        WORKERS[options.worker[0]](Path(options.worker[1]))
        return 0
    with locked(BUILD / "compile.lock"):
        if options.force:
            (WORK / "stamp").unlink(missing_ok=True)
        status = build_engine()
        if status == 0:
            assemble()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
