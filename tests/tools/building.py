"""Builds the package as pip does: what the tests of the wheel have in common."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.environment import ROOT

#: In the place of mypyc: what it writes, or that it writes nothing.
FAKE = """
from pathlib import Path
from setuptools import Extension
def mypycify(paths, target_dir, **others):
    text = {text!r}
    if text is None:
        raise SystemExit("mypyc says no")
    Path(target_dir).mkdir()
    Path(target_dir, "engine.c").write_text(text)
    return [Extension("ardri.rules.bits", [target_dir + "/engine.c"], extra_compile_args=["-O0"])]
"""
GOOD_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_bits(void) { return NULL; }\n"
BAD_C = "#include <Python.h>\nthis is not C;\n"
WRONG_C = GOOD_C + "int64_t CPyDef_bit(int64_t cpy_r_k) { return 1 << cpy_r_k; }\n"


def run(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run it in an environment that knows nothing of this check."""
    ours = ("ARDRI_", "COVERAGE_", "PYTEST_", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**kept, "PYTHONDONTWRITEBYTECODE": "1", **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def good(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout
    return done.stdout


def hook(name: str, *arguments: str, tree: Path = ROOT, **more: str) -> tuple[int, str]:
    """Call the backend as pip does, but with the packages of this environment; what it answered."""
    given = ", ".join(map(repr, arguments))
    program = f"from tools import backend; print('>', backend.{name}({given}))"
    done = run(sys.executable, "-c", program, cwd=tree, **more)
    return done.returncode, done.stdout


def answer(name: str, *arguments: str, tree: Path = ROOT, **more: str) -> str:
    status, output = hook(name, *arguments, tree=tree, **more)
    assert status == 0, output
    return output.rpartition("> ")[2].strip()


def contents(folder: Path) -> tuple[str, list[str], str]:
    """The one wheel in a folder: its name, its files, and what it says of itself."""
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        files = wheel.namelist()
        (about,) = (name for name in files if name.endswith(".dist-info/METADATA"))
        return path.name, files, wheel.read(about).decode()


def is_plain(folder: Path) -> bool:
    """Whether it has no machine code, and is named and described like it."""
    name, files, about = contents(folder)
    machine_code = [file for file in files if file.endswith((".so", ".pyd", ".c"))]
    assert "ardri/rules/position.py" in files and "ardri/words/texts/en/commands.ftl" in files
    needed = [line for line in about.splitlines() if line.startswith("Requires-Dist")]
    needs_nothing_more = not any("librt" in line or "mypy" in line for line in needed)
    assert any("starlette" in line for line in needed)
    return name.endswith("-py3-none-any.whl") and not machine_code and needs_nothing_more


def has_page(folder: Path) -> bool:
    """Whether it has the page; if so it has all of it, and nothing that only builds need."""
    _, files, _ = contents(folder)
    ours = [file for file in files if file.startswith("ardri/server/static/")]
    if not ours:
        return False
    assert "ardri/server/static/index.html.br" in files
    assert any(re.fullmatch(r"ardri/server/static/assets/index-.*\.js", file) for file in files)
    assert not [file for file in ours if "/." in file]
    return True


def fake_mypyc(folder: Path, text: str | None) -> str:
    """Where it lies."""
    package = folder / "fake" / "mypyc"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "build.py").write_text(FAKE.format(text=text), "utf-8")
    return str(package.parent)
