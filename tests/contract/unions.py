"""The types that a package names as its parameters, found where it is written."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import Any, ForwardRef, Union, get_args, get_origin

from farkle_access.gamekit.package import AnyPackage, GamePackage


@dataclass(frozen=True)
class Types:
    """The five parameters of a package; of the last three, every member of the union."""

    state: Any
    view: Any
    moves: tuple[Any, ...]
    events: tuple[Any, ...]
    refusals: tuple[Any, ...]


def types_of(package: AnyPackage) -> Types:
    """What the package says of itself; its names are imported for the type checker only."""
    written, parameters = _described(type(package))
    names = _names(Path(str(sys.modules[written.__module__].__file__)))
    state, view, *unions = (_meant(parameter, names) for parameter in parameters)
    moves, events, refusals = map(members, unions)
    return Types(state, view, moves, events, refusals)


def members(union: Any) -> tuple[Any, ...]:
    """The members of a union; a single class is a union of one."""
    return get_args(union) if get_origin(union) in (UnionType, Union) else (union,)


def _described(kind: type[Any]) -> tuple[type[Any], tuple[Any, ...]]:
    for written in kind.__mro__:
        for base in written.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is GamePackage:
                return written, get_args(base)
    raise AssertionError(f"{kind} does not name the types of its game")


def _meant(parameter: Any, names: dict[str, Any]) -> Any:
    if isinstance(parameter, ForwardRef):
        return names[parameter.__forward_arg__]
    return parameter


def _names(path: Path) -> dict[str, Any]:
    """What the module of a package imports, also for the type checker only."""
    names: dict[str, Any] = {}
    for statement in _imports(ast.parse(path.read_text("utf-8"))):
        exec(compile(ast.Module([statement], []), str(path), "exec"), names)
    return names


def _imports(tree: ast.Module) -> Iterator[ast.stmt]:
    for statement in tree.body:
        body = statement.body if isinstance(statement, ast.If) else [statement]
        yield from (one for one in body if isinstance(one, ast.Import | ast.ImportFrom))
