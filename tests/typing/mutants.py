"""Copies of functions in which one case of a `match` was taken out.

All of them are written beside the functions that they were made from, so that one run of the type
checker judges them all.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """A function without one case, or without one alternative of it.

    `lines` are where it stands in `file`. `classes` are the names of the classes in the pattern
    that was taken out. `control`: nothing was taken out.
    """

    file: Path
    function: str
    case: str
    classes: frozenset[str]
    lines: range
    control: bool = False


@dataclass(frozen=True)
class _Draft:
    tree: Function
    function: str
    case: str
    classes: frozenset[str]
    control: bool
    after: int
    indent: int


def plant(file: Path) -> list[Mutant]:
    """Write every mutant of a module into it."""
    source = file.read_text("utf-8")
    drafts = list(_drafts(ast.parse(source)))
    lines = source.splitlines()
    named = [(f"mutant_{number}", draft) for number, draft in enumerate(drafts)]
    for name, draft in sorted(named, key=lambda one: -one[1].after):
        draft.tree.name = name
        text = ast.unparse(ast.fix_missing_locations(draft.tree))
        lines[draft.after : draft.after] = [
            "",
            *(" " * draft.indent + line for line in text.splitlines()),
        ]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    places = {
        node.name: range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse("\n".join(lines)))
        if isinstance(node, Function)
    }
    return [
        Mutant(
            file,
            draft.function,
            draft.case,
            draft.classes,
            places[name],
            draft.control,
        )
        for name, draft in named
    ]


def _drafts(tree: ast.Module) -> Iterator[_Draft]:
    for function, after, indent in _functions(tree, 0):
        matches = [node for node in ast.walk(function) if isinstance(node, ast.Match)]
        if matches:
            whole = deepcopy(function)
            yield _Draft(whole, function.name, "", frozenset(), True, after, indent)
        for number, found in enumerate(matches):
            for case in range(len(found.cases)):
                yield from _without(function, number, case, after, indent)


def _functions(
    parent: ast.Module | ast.ClassDef, indent: int
) -> Iterator[tuple[Function, int, int]]:
    """The functions of a module and the methods of its classes, and where a copy can stand."""
    end = max((node.end_lineno or 0 for node in parent.body), default=0)
    for node in parent.body:
        if isinstance(node, Function):
            yield node, end, indent
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, node.body[0].col_offset)


def _without(
    function: Function, number: int, case: int, after: int, indent: int
) -> Iterator[_Draft]:
    original = _match(function, number).cases[case]
    if _takes_anything(original):
        return
    alternatives = original.pattern.patterns if isinstance(original.pattern, ast.MatchOr) else []
    for taken in (None, *range(len(alternatives))):
        mutant = deepcopy(function)
        cases = _match(mutant, number).cases
        pattern = original.pattern if taken is None else alternatives[taken]
        if taken is None:
            del cases[case]
        else:
            kept = cases[case].pattern
            assert isinstance(kept, ast.MatchOr)
            del kept.patterns[taken]
            if len(kept.patterns) == 1:
                cases[case].pattern = kept.patterns[0]
        if not cases:
            _empty(mutant, number)
        said = ast.unparse(pattern)
        yield _Draft(mutant, function.name, said, _classes(pattern), False, after, indent)


def _match(function: Function, number: int) -> ast.Match:
    return [node for node in ast.walk(function) if isinstance(node, ast.Match)][number]


def _empty(function: Function, number: int) -> None:
    """A `match` that lost its only case does nothing."""
    found = _match(function, number)
    for node in ast.walk(function):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list) and found in block:
                block[block.index(found)] = ast.Pass()


def _takes_anything(case: ast.match_case) -> bool:
    return (
        case.guard is None
        and isinstance(case.pattern, ast.MatchAs)
        and case.pattern.pattern is None
    )


def _classes(pattern: ast.pattern) -> frozenset[str]:
    return frozenset(
        ast.unparse(node.cls).rpartition(".")[2]
        for node in ast.walk(pattern)
        if isinstance(node, ast.MatchClass)
    )
