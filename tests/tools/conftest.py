"""What the tests of the tools share: an unpacked sdist, and what it takes to build from it."""

from __future__ import annotations

import os
import sys
import tarfile
from pathlib import Path

import pytest

from tests.tools.building import answer, run
from tools import engine, node, page


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
def index(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("index")
    pip = [sys.executable, "-m", "pip", "--no-input", "download", "--no-deps", "--retries", "0"]
    done = run(*pip, "--dest", folder, "setuptools>=77", cwd=folder)
    if done.returncode:
        assert not os.environ.get("CI"), done.stdout
        pytest.skip("pip does not reach its index")
