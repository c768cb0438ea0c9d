"""What tests need of the machine besides Python: `python -m tools.machine chromium|postgres`.

Says where it is. What is not there is installed if that can be done: on Debian by root; chromium
otherwise from npm's package of it, into `build/chromium`. Exit status: 0 it is there, 1 it is not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools import node as nodes
from tools.environment import BUILD, ROOT, locked

#: A chromium without anything around it, and the libraries that it needs.
PACKED = "@sparticuz/chromium@153.0.0"
UNPACKED = BUILD / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: Unpacks each file, as node can and Python cannot.
UNPACK = """
const [, ...files] = process.argv;
const { readFileSync, writeFileSync } = require("fs");
for (const f of files) {
  writeFileSync(f.slice(0, -3), require("zlib").brotliDecompressSync(readFileSync(f)));
}
"""
WRAPPER = """\
#!/bin/sh
# Starts the chromium beside it with the libraries that came with it.
here=$(dirname -- "$(readlink -f -- "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
"""
#: Its own fonts, and the machine's.
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


def apt_install(*packages: str) -> None:
    """Have root on Debian install packages; on other machines nothing happens."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"apt-get install {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patient = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run([apt, *patient, *command], env=environment, capture_output=True, check=False)


# --------------------------------------------------------------------------------------- chromium


def is_snap(path: str) -> bool:
    """Whether it is one that sees nothing of the machine's folders."""
    real = Path(path).resolve()
    if "snap" in real.parts:
        return True
    with real.open("rb") as file:  # Ubuntu's is a script that calls it
        return b"/snap/" in file.read(4096)


def chromium() -> str | None:
    """The chromium to test with, if it is there: named, on PATH, or unpacked by us."""
    if named := os.environ.get("CHROMIUM"):
        return named
    for name in NAMES:
        if (found := shutil.which(name)) and not is_snap(found):
            return found
    own = UNPACKED / "run"
    return str(own) if own.is_file() else None


def unpack_chromium() -> None:
    """npm's chromium into build/."""
    node = nodes.find()
    if node is None or not sys.platform.startswith("linux"):
        return
    print(f"npm install {PACKED}", flush=True)
    with locked(BUILD / "chromium.lock"):
        shutil.rmtree(UNPACKED, ignore_errors=True)
        UNPACKED.mkdir(parents=True)
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
        install = ["install", *quiet, "--prefix", str(UNPACKED), PACKED]
        status, output = node.npm_runs(install, ROOT)
        if status:
            print(output)
            return
        packed = UNPACKED / "node_modules" / "@sparticuz" / "chromium" / "bin"
        files = sorted(packed.glob("*.br"))
        status, output = node.runs(["-e", UNPACK, *files], ROOT)
        if status:
            print(output)
            return
        for path in packed.glob("*.tar"):
            name = path.name.removesuffix(".tar")
            with tarfile.open(path) as archive:
                # swiftshader's files are looked for beside the program
                archive.extractall(UNPACKED if name == "swiftshader" else UNPACKED / name)
        shutil.move(packed / "chromium", UNPACKED / "chromium")
        shutil.rmtree(UNPACKED / "node_modules")
        (UNPACKED / "fonts" / "fonts.conf").write_text(FONTS, "utf-8")
        (UNPACKED / "chromium").chmod(0o755)
        (UNPACKED / "run").write_text(WRAPPER, "utf-8")
        (UNPACKED / "run").chmod(0o755)


# ------------------------------------------------------------------------------------- PostgreSQL


def postgres() -> str | None:
    """The folder with PostgreSQL's programs, if they are there."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return str(folder)
    return None


# ----------------------------------------------------------------------------------- as a program


def main(what: str) -> int:
    """Look for it, have it installed, say where it is."""
    find, packages = {
        "chromium": (chromium, ("chromium", "fonts-dejavu-core")),
        "postgres": (postgres, ("postgresql",)),
    }[what]
    found = find()
    if found is None:
        apt_install(*packages)
        found = find()
    if found is None and what == "chromium":
        unpack_chromium()
        found = find()
    print(f"{what}: {found or 'there is none, and none can be installed'}", flush=True)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
