from __future__ import annotations

from pathlib import Path

import pytest

from tools import engine


@pytest.mark.parametrize(
    "code",
    [
        "    cpy_r_r0 = 1 << cpy_r_k;",
        "    cpy_r_r0 = -1 << cpy_r_k;",
        "    cpy_r_r0 = 1000000 >> cpy_r_k;",
        "    cpy_r_r0 = 1 << 40;",
    ],
)
def test_a_shift_of_32_bits_is_found(code: str) -> None:
    text = f"int64_t CPyDef_bits___bit(int64_t cpy_r_k) {{\n{code}\n"
    (found,) = engine.narrow_shifts(text)
    assert found[:2] == (2, "bits.bit")


@pytest.mark.parametrize(
    "code",
    [
        "    cpy_r_r0 = cpy_r_m << cpy_r_k;",
        "    cpy_r_r0 = cpy_r_m << 40;",
        "    __mypyc_bitmap |= 1 << 0;",
        "    cpy_r_r0 = 4294967296LL << cpy_r_k;",
        "    cpy_r_r3 = (Py_ssize_t)cpy_r_r0 >> 1;",
        "    cpy_r_r0 = CPyStatics[3]; /* '1 << k' */",
        '    CPy_Raise("1 << k");',
    ],
)
def test_a_shift_of_64_bits_is_fine(code: str) -> None:
    assert not list(engine.narrow_shifts(code))


def test_which_modules_are_compiled(tmp_path: Path) -> None:
    rules = tmp_path / "ardri" / "rules"
    (rules / "cards").mkdir(parents=True)
    for name in ("__init__", "compat", "position", "cards/__init__", "cards/action"):
        (rules / f"{name}.py").write_text('"""A module."""\n', "utf-8")
    (rules / "plain.py").write_text('# mypyc: interpreted\n"""A module."""\n', "utf-8")
    late = '"""A module."""\n' + "\n" * 5 + "# mypyc: interpreted\n"
    (rules / "late.py").write_text(late, "utf-8")
    found = {path.relative_to("ardri/rules").as_posix() for path in engine.modules(tmp_path)}
    assert found == {
        "__init__.py",
        "cards/__init__.py",
        "cards/action.py",
        "late.py",
        "position.py",
    }
