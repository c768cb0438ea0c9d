"""Node is found, the page is built when it is stale, weighed, and its tests' browser is found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import machine, node, page, weight
from tools.environment import ROOT

needs_sh = pytest.mark.skipif(os.name == "nt", reason="the programs are sh scripts")


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)
    return path


# ------------------------------------------------------------------------------------------- node


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.1.0", "v100.0.0"])
def test_a_node_that_is_new_enough(version: str) -> None:
    assert node.new_enough(version)


@pytest.mark.parametrize(
    "version", ["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "what?", "20.19.0"]
)
def test_a_node_that_is_not(version: str) -> None:
    assert not node.new_enough(version)


@needs_sh
def test_nodes_own_npm_is_needed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.on_path() is None
    program(tmp_path / "node", "echo v20.20.2")
    assert node.on_path() is None
    npm = program(tmp_path / "npm", "exit 1")
    assert node.on_path() == node.Node(str(tmp_path / "node"), (str(npm),))
    program(tmp_path / "node", "echo v18.20.2")
    assert node.on_path() is None


def test_the_package_has_a_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / node.MODULE
    package.mkdir()
    (package / "__init__.py").touch()
    assert node.find() is None  # a package without a node
    windows = os.name == "nt"
    program(package / ("node.exe" if windows else "bin/node"), "")
    npm = package / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program(npm, "")
    found = node.find()
    assert found is not None
    assert Path(found.program).parent.is_relative_to(package)
    assert found.npm == (found.program, str(npm))


def test_node_trusts_whom_the_machine_trusts() -> None:
    found = node.Node(os.path.join("a", "node"), ("npm",))
    plain = found.environment({"PATH": "b"})
    assert plain == {"NODE_USE_SYSTEM_CA": "1", "PATH": os.pathsep.join(["a", "b"])}
    named = found.environment({"SSL_CERT_FILE": "mine.pem"})
    assert named["NODE_EXTRA_CA_CERTS"] == "mine.pem"
    both = found.environment({"SSL_CERT_FILE": "mine.pem", "NODE_EXTRA_CA_CERTS": "theirs.pem"})
    assert both["NODE_EXTRA_CA_CERTS"] == "theirs.pem"


def test_what_is_asked_for_is_what_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "AMD64")
    (wanted,) = node.requirements()
    assert f"{wanted} " in (ROOT / "requirements" / "node.txt").read_text("utf-8")
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert node.requirements() == []


# --------------------------------------------------------------------------------------- the page


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A page, in small."""
    for name in ("web/index.html", "web/src/main.ts", "src/ardri/words/texts/en/page.ftl"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/src/lib/new.ts", "src/ardri/words/texts/en/page.ftl"]
)
def test_the_page_is_stale_when_a_source_is_another(tree: Path, name: str) -> None:
    before = page.page_stamp(tree)
    assert page.page_stamp(tree) == before
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text("another", "utf-8")
    assert page.page_stamp(tree) != before


@pytest.mark.parametrize(
    "name", ["web/node_modules/vite.js", "web/src/main.test.ts", "web/src/gallery/a.ts"]
)
def test_the_page_is_not_built_of_this(tree: Path, name: str) -> None:
    before = page.page_stamp(tree)
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text("another", "utf-8")
    assert page.page_stamp(tree) == before


def test_a_moved_tree_is_the_same_page(tree: Path, tmp_path: Path) -> None:
    before = page.page_stamp(tree)
    moved = tree.rename(tmp_path.with_name(f"{tmp_path.name}-moved"))
    assert page.page_stamp(moved) == before


# ------------------------------------------------------------------------------------- its weight


def built(folder: Path) -> Path:
    """A page of four chunks and two languages; each file has as many bytes as is said here."""
    chunks: dict[str, dict[str, object]] = {
        "index.html": {
            "isEntry": True,
            "imports": ["_shared.js"],
            "dynamicImports": ["src/Table"],
        },
        "_shared.js": {},
        "src/Table": {"imports": ["_shared.js"], "dynamicImports": ["src/Rules"]},
        "src/Rules": {},
    }
    sizes = {"index.html": 1000, "_shared.js": 200, "src/Table": 40, "src/Rules": 8}
    manifest = {
        name: {**chunk, "file": f"assets/{number}.js"}
        for number, (name, chunk) in enumerate(chunks.items())
    }
    for k, code in enumerate(("en", "uk")):
        for j, group in enumerate(("basic", "table", "reading")):
            name = f"_{code}-{group}-a_-4567B.txt"
            manifest[name] = {"file": f"assets/{name[1:]}"}
            sizes[name] = 10_000 * (k + 1) * (j + 1)
    (folder / ".vite").mkdir()
    (folder / "assets").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    for name, chunk in manifest.items():
        (folder / f"{chunk['file']}.gz").write_bytes(b"x" * sizes[name])
        (folder / str(chunk["file"])).write_bytes(b"x" * 1_000_000)
    return folder


def test_a_table_weighs_what_it_may_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = built(tmp_path)
    code = 1000 + 200 + 40 + 8
    assert weight.weight(folder) == code
    assert weight.texts(folder) == {"en": 30_000, "uk": 60_000}
    monkeypatch.setattr(weight, "LATER", ("src/Rules",))
    assert weight.weight(folder) == code - 8
    (folder / "assets" / "1.js.gz").unlink()
    assert weight.weight(folder) == code - 8 - 200 + 1_000_000


def test_too_heavy_a_table_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(weight, "texts", lambda: {"en": 1, "uk": 26_040})
    monkeypatch.setattr(weight, "weight", lambda: weight.TABLE_MAY_WEIGH)
    assert weight.main() == 0
    monkeypatch.setattr(weight, "weight", lambda: weight.TABLE_MAY_WEIGH + 1)
    assert weight.main() == 1
    assert (
        "120.0 kB of 120 kB of JavaScript, packed, and at most 26.0 kB" in capsys.readouterr().out
    )


# ------------------------------------------------------------------------- what the tests need


@needs_sh
def test_the_chromium_that_is_named_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(machine, "UNPACKED", tmp_path / "unpacked")
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert machine.chromium() is None
    own = program(tmp_path / "unpacked" / "run", "")
    assert machine.chromium() == str(own)
    program(tmp_path / "chromium-browser", "exec /snap/bin/chromium")
    assert machine.chromium() == str(own)
    found = program(tmp_path / "google-chrome", "exec chrome")
    assert machine.chromium() == str(found)
    monkeypatch.setenv("CHROMIUM", "mine")
    assert machine.chromium() == "mine"


@needs_sh
def test_what_is_not_there_and_cannot_be_had_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.machine", "chromium"],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path), "CHROMIUM": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    own = machine.UNPACKED / "run"
    assert done.returncode == (0 if own.is_file() else 1)
    assert done.stdout.startswith("chromium: ")
