"""The package as pip builds and installs it: with a C compiler and node, without, and when things
go wrong.

What needs pip's or npm's index is left out where there is none, but not in CI.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.rules.test_perft import INSIDE, SETUP
from tools import engine, node, page
from tools.environment import ROOT, make_venv, python_in
from tools.record_games import ENDS

pytestmark = pytest.mark.slow

#: Short games; all of them replay on both engines in tests/game.
RECORDS = ["0784.ardri", "1323.ardri", "1386.ardri", "3981.ardri"]
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


@pytest.fixture(scope="module")
def built_page() -> None:
    """Built in this tree, and what builds it installed there."""
    found = node.find()
    if found is None:
        assert not os.environ.get("CI"), "there is no node"
        pytest.skip("there is no node")
    try:
        page.install(found)
        page.build(found)
    except page.PageError as error:
        assert not os.environ.get("CI"), error
        pytest.skip("npm does not reach its index")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unpacked sdist. The page is in it if it could be built here."""
    folder = tmp_path_factory.mktemp("sdist")
    name = answer("build_sdist", str(folder))
    with tarfile.open(folder / name) as archive:
        archive.extractall(folder)
    return folder / name.removesuffix(".tar.gz")


@pytest.fixture
def compiler() -> None:
    if engine.cannot(equipped=True):
        assert not os.environ.get("CI"), "there is no C compiler"
        pytest.skip("there is no C compiler")


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("index")
    pip = [sys.executable, "-m", "pip", "--no-input", "download", "--no-deps", "--retries", "0"]
    done = run(*pip, "--dest", folder, "setuptools>=77", cwd=folder)
    if done.returncode:
        assert not os.environ.get("CI"), done.stdout
        pytest.skip("pip does not reach its index")


# ------------------------------------------------------------------------------------ the backend


def test_the_compiler_is_asked_for_only_where_there_is_one_for_c(compiler: None) -> None:
    mypy, librt = engine.pinned("mypy"), engine.pinned("librt")
    needed = str([f"mypy[mypyc]=={mypy}", f"librt=={librt}"])
    locked = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    assert f"mypy=={mypy} " in locked and f"librt=={librt} " in locked
    ask = "get_requires_for_build_wheel"
    assert answer(ask) == needed
    assert answer(ask, ARDRI_COMPILE="1") == needed
    assert answer(ask, ARDRI_COMPILE="0") == "[]"
    assert answer(ask, CC="false") == "[]"
    status, output = hook(ask, ARDRI_COMPILE="1", CC="false")
    assert status and "The engine cannot be compiled: there is no C compiler" in output
    status, output = hook(ask, ARDRI_COMPILE="yes")
    assert status and "ARDRI_COMPILE is auto, 0 or 1, not yes" in output


def test_an_editable_install_is_plain_python(tmp_path: Path, tree: Path) -> None:
    folder = str(tmp_path)
    assert "editable-py3-none-any" in answer("build_editable", folder, tree=tree, ARDRI_COMPILE="1")
    assert not list(tree.rglob("*.so"))


def fake_mypyc(folder: Path, text: str | None) -> str:
    """Where it lies."""
    package = folder / "fake" / "mypyc"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "build.py").write_text(FAKE.format(text=text), "utf-8")
    return str(package.parent)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "mypyc says no"),
        (BAD_C, "returned non-zero exit status"),
        (WRONG_C, "A known number is shifted by a variable"),
    ],
    ids=["no C", "bad C", "wrong C"],
)
def test_when_compiling_fails_the_wheel_is_plain(
    text: str | None, reason: str, tree: Path, tmp_path: Path, compiler: None
) -> None:
    path = fake_mypyc(tmp_path, text)
    wheels = tmp_path / "wheels"
    status, output = hook("build_wheel", str(wheels), tree=tree, PYTHONPATH=path)
    assert status == 0, output
    (line,) = (line for line in output.splitlines() if line.startswith("ardri: "))
    assert line.startswith("ardri: the engine is NOT compiled: compiling it failed")
    assert reason in output.partition(line)[0]
    assert is_plain(wheels)
    shutil.rmtree(wheels)
    status, _ = hook("build_wheel", str(wheels), tree=tree, PYTHONPATH=path, ARDRI_COMPILE="1")
    assert status and not list(wheels.glob("*.whl"))


def test_only_the_mypyc_that_we_test_with_is_used(
    tree: Path, tmp_path: Path, compiler: None
) -> None:
    other = tmp_path / "other" / "mypy-0.1.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: mypy\nVersion: 0.1\n", "utf-8")
    path, wheels = str(other.parent), str(tmp_path)
    status, output = hook("build_wheel", wheels, tree=tree, PYTHONPATH=path, ARDRI_COMPILE="1")
    assert status and f"compiled by mypy {engine.pinned('mypy')}, and here is 0.1" in output


@pytest.mark.skipif(os.name == "nt", reason="the compiler is an sh script")
def test_a_profile_needs_gcc_itself(tree: Path, tmp_path: Path, compiler: None) -> None:
    like_gcc = tmp_path / "like-gcc"
    like_gcc.write_text('#!/bin/sh\n[ "$1" = -dM ] && echo __GNUC__ __clang__ || exec cc "$@"\n')
    like_gcc.chmod(0o755)
    path, cc = fake_mypyc(tmp_path, GOOD_C), str(like_gcc)
    status, output = hook(
        "build_wheel", str(tmp_path), tree=tree, ARDRI_PROFILE="1", PYTHONPATH=path, CC=cc
    )
    assert status and "ARDRI_PROFILE needs gcc" in output


def test_nothing_of_a_build_stays_in_the_tree(tree: Path, tmp_path: Path) -> None:
    before = sorted(tree.rglob("*"))
    answer("build_wheel", str(tmp_path), tree=tree, ARDRI_COMPILE="0", ARDRI_PAGE="0")
    assert is_plain(tmp_path)
    added = set(tree.rglob("*")) - set(before)
    assert not [path for path in added if "egg-info" not in str(path)]


# --------------------------------------------------------------------------------------- the page


@pytest.fixture
def without_node(tmp_path: Path) -> dict[str, str]:
    """An environment in which node is too old, and its package is empty."""
    folder = tmp_path / "old"
    (folder / node.MODULE).mkdir(parents=True)
    (folder / node.MODULE / "__init__.py").touch()
    (folder / "node").write_text("#!/bin/sh\necho v18.20.0\n", "utf-8")
    (folder / "node").chmod(0o755)
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    return {"PATH": path, "PYTHONPATH": str(folder)}


@pytest.fixture
def stale(built_page: None, tree: Path, tmp_path: Path) -> Path:
    """Sources that the page in them was not built of; npm has nothing to do for it."""
    folder = shutil.copytree(tree, tmp_path / "stale")
    with (folder / "web" / "index.html").open("a", encoding="utf-8") as file:
        file.write("<!-- changed -->\n")
    (folder / "web" / "node_modules").symlink_to(page.MODULES)
    return folder


def test_an_sdist_carries_the_page_and_its_wheel_needs_no_node(
    built_page: None, tree: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    ask = "get_requires_for_build_wheel"
    assert answer(ask, tree=tree, ARDRI_COMPILE="0", **without_node) == "[]"
    answer("build_wheel", str(tmp_path), tree=tree, ARDRI_COMPILE="0", **without_node)
    assert has_page(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="node is an sh script")
@pytest.mark.parametrize("compiled", [True, False], ids=["compiler", "no compiler"])
@pytest.mark.parametrize("noded", [True, False], ids=["node", "no node"])
def test_a_wheel_has_what_could_be_made(
    compiled: bool,
    noded: bool,
    stale: Path,
    tmp_path: Path,
    without_node: dict[str, str],
    compiler: None,
) -> None:
    mypyc = fake_mypyc(tmp_path, GOOD_C)
    given = {} if noded else dict(without_node)
    given["PYTHONPATH"] = os.pathsep.join(filter(None, (mypyc, given.get("PYTHONPATH"))))
    if not compiled:
        given["CC"] = "false"
    wheels = tmp_path / "wheels"
    status, output = hook("build_wheel", str(wheels), tree=stale, **given)
    assert status == 0, output
    assert is_plain(wheels) == (not compiled)
    assert has_page(wheels) == noded
    said = [line for line in output.splitlines() if line.startswith("ardri: the page is NOT")]
    why = "ardri: the page is NOT in this wheel: there is no node 20.19, 22.12 or newer."
    assert said == ([] if noded else [why])


def test_node_is_asked_for_only_where_it_is_needed(
    stale: Path, without_node: dict[str, str]
) -> None:
    wheel, sdist = "get_requires_for_build_wheel", "get_requires_for_build_sdist"
    needed = str(node.requirements())
    plain = {"ARDRI_COMPILE": "0"}
    assert answer(wheel, tree=stale, **plain) == answer(sdist, tree=stale, **plain) == "[]"
    assert answer(wheel, tree=stale, **plain, **without_node) == needed
    assert answer(sdist, tree=stale, **plain, **without_node) == needed
    assert answer(wheel, tree=stale, **plain, **without_node, ARDRI_PAGE="0") == "[]"
    assert answer("get_requires_for_build_editable", tree=stale, **plain, **without_node) == "[]"


def test_the_page_may_be_left_out_and_may_be_a_must(
    stale: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    wheels = str(tmp_path / "wheels")
    plain = {"ARDRI_COMPILE": "0"}
    status, output = hook("build_wheel", wheels, tree=stale, **plain, ARDRI_PAGE="0")
    assert status == 0 and "the page is NOT in this wheel: ARDRI_PAGE=0." in output
    assert not has_page(Path(wheels))
    status, output = hook(
        "build_wheel", wheels, tree=stale, **plain, **without_node, ARDRI_PAGE="1"
    )
    assert status and "The page cannot be built: there is no node" in output
    status, output = hook("build_wheel", wheels, tree=stale, **plain, ARDRI_PAGE="maybe")
    assert status and "ARDRI_PAGE is auto, 0 or 1, not maybe" in output


def test_a_page_that_is_broken_is_not_in_the_wheel(stale: Path, tmp_path: Path) -> None:
    (stale / "web" / "src" / "main.ts").write_text("this is not TypeScript", "utf-8")
    status, output = hook("build_wheel", str(tmp_path), tree=stale, ARDRI_COMPILE="0")
    assert status == 0 and "the page is NOT in this wheel: vite cannot build the page." in output
    assert "main.ts" in output
    assert not has_page(tmp_path)


# ---------------------------------------------------------------------------------- what users do


def play(venv: Path, **more: str) -> list[str]:
    """What `installed.py` prints, the engine first."""
    program = ROOT / "tests" / "tools" / "installed.py"
    path = str(ROOT)
    done = run(python_in(venv), program, *RECORDS, cwd=venv, PYTHONPATH=path, **more)
    return good(done).splitlines()


def expected() -> list[str]:
    """The first lines of it, behind the engine: as they are pinned."""
    ends = dict(line.split(": ", 1) for line in ENDS.read_text("utf-8").splitlines())
    (setup,) = (nodes for players, _, nodes in SETUP if players == 2)
    (inside,) = (case[-1] for case in INSIDE if case[:4] == (3, 2, 230, True))
    return [*(f"{name}: {ends[name]} True" for name in RECORDS), f"{setup} {inside}"]


def install(venv: Path, what: Path, **more: str) -> str:
    make_venv(venv)
    pip = ["-m", "pip", "--no-input", "install", "--no-cache-dir", "-v"]
    return good(run(python_in(venv), *pip, what, cwd=venv, **more))


def version(venv: Path, **more: str) -> str:
    return good(run(python_in(venv).with_name("ardri"), "--version", cwd=venv, **more))


def left_behind(venv: Path) -> list[str]:
    """What is still there of the package when it has been uninstalled."""
    pip = ["-m", "pip", "--no-input", "uninstall", "--yes", "ardri"]
    good(run(python_in(venv), *pip, cwd=venv))
    return [str(path) for path in venv.rglob("*ardri*")]


def test_pip_install_without_a_compiler(tree: Path, tmp_path: Path, index: None) -> None:
    venv = tmp_path / "venv"
    output = install(venv, tree, CC="false")
    assert "ardri: the engine is NOT compiled: there is no C compiler" in output
    assert "engine interpreted" in version(venv)
    assert any(venv.rglob("server/static/index.html")) or not page.is_fresh()
    done = run(python_in(venv), "-c", "import ardri", cwd=venv, ARDRI_ENGINE="compiled")
    assert done.returncode and "the engine that is installed here is interpreted" in done.stdout
    kind, *played = play(venv)
    assert kind.startswith("interpreted " + str(venv))
    assert played[: len(expected())] == expected()
    assert left_behind(venv) == []


def test_pip_install_with_a_compiler(
    tree: Path, tmp_path: Path, compiler: None, index: None
) -> None:
    venv = tmp_path / "venv"
    install(venv, tree.with_name(tree.name + ".tar.gz"))
    assert "engine compiled" in version(venv)
    (about,) = venv.rglob("ardri-*.dist-info")
    assert "-none-any" not in (about / "WHEEL").read_text("utf-8")
    assert f"Requires-Dist: librt~={engine.pinned('librt')}" in (about / "METADATA").read_text()
    kind, *played = play(venv)
    assert kind.startswith("compiled " + str(venv))
    assert played[: len(expected())] == expected()
    # The same install, from its sources.
    assert "engine interpreted" in version(venv, ARDRI_ENGINE="interpreted")
    kind, *again = play(venv, ARDRI_ENGINE="interpreted")
    assert kind.startswith("interpreted " + str(venv))
    assert again == played
    assert left_behind(venv) == []
