"""Writes the page's types from the Structs: ``python -m ardri.server.schema.typescript``.

What a client leaves out has its default, so what only clients send is optional in TypeScript; what
the server sends is always there.
"""

from __future__ import annotations

import builtins
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias, get_args

from msgspec import NODEFAULT, Meta
from msgspec import inspect as m

from ardri.server.schema import common, http, socket

#: In a clone of the repository: where the page has them.
TARGET: Final = Path(__file__).resolve().parents[4] / "web" / "src" / "lib" / "schema.ts"
HEAD: Final = """\
/**
 * What goes over the wire, as the server has it (src/ardri/server/schema).
 *
 * Written by `python -m ardri.server.schema.typescript`: change that, not this.
 */
"""
MODULES: Final = (common, http, socket)
#: The unions that have a name, and who sends what is in them.
UNIONS: Final = ("FromClient", "ToClient")
#: How the description of a body begins that a client sends.
_BODY: Final = re.compile(r"(?:POST|PUT|PATCH|DELETE) /")

Structs: TypeAlias = dict[str, m.StructType]


def structs(module: ModuleType) -> Structs:
    """The Structs that a module defines, in their order."""
    classes = [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, common.Wire)
        and value is not common.Wire
        and value.__module__ == module.__name__
    ]
    infos = {one.__name__: m.type_info(one) for one in classes}
    return {name: info for name, info in infos.items() if isinstance(info, m.StructType)}


def typescript() -> str:
    """All of it, as a file."""
    by_module = [structs(module) for module in MODULES]
    every = {name: info for each in by_module for name, info in each.items()}
    told = _told(every)
    parts = [HEAD, _limits()]
    for module, each in zip(MODULES, by_module, strict=True):
        about = (module.__doc__ or "").partition("\n")[0]
        parts.append(f"// {'-' * 60} {module.__name__}\n// {about}\n")
        parts += [_interface(info, optional=name not in told) for name, info in each.items()]
    for name in UNIONS:
        members = " | ".join(one.__name__ for one in get_args(getattr(socket, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _told(every: Structs) -> set[str]:
    """The Structs that the server sends."""
    from_client = {one.__name__ for one in get_args(socket.FromClient)}
    from_client |= {name for name, i in every.items() if _BODY.match(inspect.getdoc(i.cls) or "")}
    inside = {name for i in every.values() for name in _inside(i)}
    left = [name for name in every if name not in from_client and name not in inside]
    found: set[str] = set()
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += _inside(every[name])
    return found


def _inside(info: m.StructType) -> Iterator[str]:
    """The Structs that one is made of."""
    waiting: list[m.Type] = [field.type for field in info.fields]
    while waiting:
        match waiting.pop():
            case m.StructType() as struct:
                yield struct.cls.__name__
            case m.UnionType(types):
                waiting += types
            case m.ListType() | m.VarTupleType() as many:
                waiting.append(many.item_type)
            case m.TupleType(types):
                waiting += types
            case m.DictType() as mapping:
                waiting.append(mapping.value_type)


def _limits() -> str:
    """How long a text of each kind may be."""
    lines = ["/** How long a text of each kind may be. */", "export const LONGEST = {"]
    for module in MODULES:
        for name, value in vars(module).items():
            for meta in getattr(value, "__metadata__", ()):
                if (
                    isinstance(meta, Meta)
                    and meta.max_length
                    and f"\n{name}: TypeAlias" in _source(module)
                ):
                    lines.append(f"  {name}: {meta.max_length},")
    return "\n".join([*lines, "} as const;", ""])


def _source(thing: object) -> str:
    assert inspect.ismodule(thing) or inspect.isclass(thing)
    return inspect.getsource(thing)


def _interface(info: m.StructType, *, optional: bool) -> str:
    notes = _notes(info.cls)
    lines = [
        *_comment(inspect.getdoc(info.cls) or "", ""),
        f"export interface {info.cls.__name__} {{",
    ]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if optional and has_default else ""
        lines += _comment(notes.get(field.name, ""), "  ")
        lines.append(f"  {field.encode_name}{mark}: {type_of(field.type)};")
    return "\n".join([*lines, "}", ""])


def _notes(struct: type) -> dict[str, str]:
    """What the comments above its fields say."""
    notes: dict[str, str] = {}
    said: list[str] = []
    for line in _source(struct).splitlines():
        text = line.strip()
        if text.startswith("#: ") or (said and text.startswith("# ")):
            said.append(text.lstrip("#: "))
        else:
            if said and (field := re.match(r"(\w+):", text)):
                notes[field[1]] = " ".join(said)
            said = []
    return notes


def _comment(text: str, indent: str) -> list[str]:
    lines = re.sub(r"\bNone\b", "null", text).splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    body = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *body, f"{indent} */"]


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def type_of(info: m.Type) -> str:
    """A type of Python's as one of TypeScript's."""
    match info:
        case m.StrType():
            return "string"
        case m.IntType() | m.FloatType():
            return "number"
        case m.BoolType():
            return "boolean"
        case m.NoneType():
            return "null"
        case m.AnyType() | m.CustomType(cls=builtins.object):
            return "unknown"
        case m.Metadata():
            return type_of(info.type)
        case m.LiteralType(values):
            return " | ".join(_literal(value) for value in values)
        case m.StructType(cls):
            return cls.__name__
        case m.UnionType(types):
            # msgspec has None first; TypeScript's habit is the other way round.
            plain = [one for one in types if not isinstance(one, m.NoneType)]
            return " | ".join(map(type_of, plain + [one for one in types if one not in plain]))
        case m.ListType() | m.VarTupleType():
            inner = type_of(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case m.TupleType(types):
            return f"[{', '.join(map(type_of, types))}]"
        case m.DictType():
            return f"Record<{type_of(info.key_type)}, {type_of(info.value_type)}>"
    raise TypeError(f"the page has no type for {info}")


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
    print(f"wrote {TARGET.name}")
