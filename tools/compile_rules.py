"""Builds the compiled engine: `build/compiled`, a copy of the package, its rules as machine code.

Nothing is written into `src`. To run anything on the compiled engine, put the copy first:

    PYTHONPATH=build/compiled ARDRI_ENGINE=compiled python -m pytest

What is compiled, and how, is written down in `tools/engine.py`; it is built by `setup.py`, as for
the wheel. The copy holds no source of what is compiled, so that Python cannot fall back on it in
silence. An engine that has not changed is not built again. With `--profile` (or `ARDRI_PROFILE=1`)
gcc watches some games first: twice as long to build, faster to run.

Exit status: 0 built, 1 it cannot be built, 77 there is no C compiler here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.engine import SOURCE, compiler_trouble, modules, profiled
from tools.environment import BUILD, ROOT, fresh, locked, stamp
from tools.stages import COMPILED, NO_COMPILER

WORK = BUILD / "mypyc"


def engine_stamp() -> str:
    """What the machine code depends on."""
    sources = sorted(
        {SOURCE / "ardri" / "rules" / "compat.py", *(SOURCE / m for m in modules(SOURCE))}
    )
    named = [part for path in sources for part in (str(path.relative_to(SOURCE)), path)]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    flags.append("profiled" if profiled() else "")
    recipe = [ROOT / name for name in ("requirements/dev.txt", "setup.py", "tools/engine.py")]
    if profiled():
        recipe.append(ROOT / "tools" / "train_engine.py")
    return stamp(sys.version, sys.executable, *flags, *recipe, *named)


def package_stamp() -> str:
    """What the whole copy depends on."""
    found = sorted(p for p in (SOURCE / "ardri").rglob("*") if p.is_file() and is_copied(p))
    named = [part for path in found for part in (str(path.relative_to(SOURCE)), path)]
    return stamp(engine_stamp(), *named)


def is_copied(path: Path) -> bool:
    """Whether a file of the package belongs into the copy."""
    return "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd", ".pyc")


# ------------------------------------------------------------------------------------- the steps


def missing_packages() -> list[str]:
    """Debian's packages with which C extensions for this Python can be built."""
    packages = ["gcc", "libc6-dev"]
    if sys.base_prefix == "/usr":
        packages.append(f"python3.{sys.version_info.minor}-dev")
    return packages


def no_compiler() -> str | None:
    """Nothing if C can be compiled here, else why not; root on Debian gets a compiler installed."""
    trouble = compiler_trouble(WORK / "probe")
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
    return compiler_trouble(WORK / "probe")


def set_up_builds(folder: Path) -> str | None:
    """Have setup.py build it in a new folder; nothing if that went well, else all it printed."""
    shutil.rmtree(folder, ignore_errors=True)
    output = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", *output],
        cwd=ROOT,
        env={**os.environ, "ARDRI_COMPILE": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.stdout.decode(errors="replace") if done.returncode else None


def build_engine() -> int:
    """The machine code, in WORK/build/lib, if it is not there yet."""
    mark = WORK / "stamp"
    wanted = engine_stamp()
    if fresh(mark, wanted):
        print("the compiled engine is up to date")
        return 0
    mark.unlink(missing_ok=True)
    trouble = no_compiler()
    if trouble is not None:
        print(trouble.rstrip())
        print("The engine cannot be compiled: C cannot be compiled here (see above).")
        print(f"On Debian and Ubuntu: apt-get install {' '.join(missing_packages())}")
        return NO_COMPILER
    began = time.monotonic()
    count = len(modules(SOURCE))
    print(f"compiling {count} modules ...", flush=True)
    trouble = set_up_builds(WORK / "build") if count else "ardri.rules has no modules"
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
    parser.add_argument("--profile", action="store_true", help="have gcc watch some games first")
    options = parser.parse_args(arguments)
    if options.profile:
        os.environ["ARDRI_PROFILE"] = "1"
    with locked(BUILD / "compile.lock"):
        if options.force:
            (WORK / "stamp").unlink(missing_ok=True)
        status = build_engine()
        if status == 0:
            assemble()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
