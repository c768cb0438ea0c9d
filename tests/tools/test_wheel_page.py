"""The page in the wheel: with node, without, and when things go wrong."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.tools.building import GOOD_C, answer, fake_mypyc, has_page, hook, is_plain
from tools import node, page

pytestmark = pytest.mark.slow


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
