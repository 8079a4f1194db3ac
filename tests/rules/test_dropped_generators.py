"""A phase tells what happens as a generator; calling one without `yield from` does nothing at all, silently. So no
statement in the rules may be a bare call of a generator, nor `yield` one instead of what it tells."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "rules"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

# What plain collections can do: such a name says nothing about the thing it is called on.
OF_COLLECTIONS = {name for kind in (list, dict, set, Counter, str, tuple) for name in dir(kind)} | set(dir(builtins))


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """What belongs to a function itself and not to one inside it."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, (*FUNCTIONS, ast.Lambda, ast.ClassDef)):
            yield from own_nodes(child)


def is_generator(function: ast.AST) -> bool:
    returns = getattr(function, "returns", None)
    if isinstance(returns, ast.Name) and returns.id == "Happenings":
        return True  # it may hand on another's generator
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


class Module:
    """The functions of one file: those at its top, and the methods of its classes."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        self.functions = {node.name: is_generator(node) for node in self.tree.body if isinstance(node, FUNCTIONS)}
        self.methods = {
            (owner.name, node.name): is_generator(node)
            for owner in ast.walk(self.tree)
            if isinstance(owner, ast.ClassDef)
            for node in owner.body
            if isinstance(node, FUNCTIONS)
        }
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


def dropped(sources: Mapping[str, str]) -> list[str]:
    """Where in these modules (name: source) a generator is called and what it tells is lost."""
    modules = {name: Module(source) for name, source in sources.items()}
    tell = {method for module in modules.values() for (_, method), tells in module.methods.items() if tells}
    found = []
    for name, module in modules.items():
        for owner in [module.tree, *(node for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef))]:
            for node in _statements(owner):
                call = node.value
                assert isinstance(call, ast.Call)
                if _tells(call.func, owner, module, modules, tell):
                    found.append(f"{name}:{node.lineno}: {ast.unparse(node)}")
    return found


def _statements(owner: ast.AST) -> Iterator[ast.Expr | ast.Yield]:
    """Bare calls and yielded calls that stand in a class or module, outside of classes inside it."""
    for child in ast.iter_child_nodes(owner):
        if isinstance(child, ast.ClassDef):
            continue
        if isinstance(child, ast.Expr | ast.Yield) and isinstance(child.value, ast.Call):
            yield child
        yield from _statements(child)


def _tells(called: ast.expr, owner: ast.AST, module: Module, modules: Mapping[str, Module], tell: set[str]) -> bool:
    if isinstance(called, ast.Name):
        if called.id in module.functions:
            return module.functions[called.id]
        home, original = module.imported.get(called.id, ("", ""))
        return home in modules and modules[home].functions.get(original, False)
    if not isinstance(called, ast.Attribute):
        return False
    on = called.value
    if isinstance(on, ast.Name) and on.id == "self" and isinstance(owner, ast.ClassDef):
        known = module.methods.get((owner.name, called.attr))
        if known is not None:
            return known
    if isinstance(on, ast.Name) and on.id in module.imported:
        home, original = module.imported[on.id]
        inner = modules.get(f"{home}.{original}")
        if inner is not None:
            return inner.functions.get(called.attr, False)
    return called.attr in tell and called.attr not in OF_COLLECTIONS


def test_the_rules_drop_no_generator() -> None:
    sources = {
        ".".join(file.relative_to(RULES.parent).with_suffix("").parts).removesuffix(".__init__"): file.read_text(
            "utf-8"
        )
        for file in sorted(RULES.rglob("*.py"))
    }
    assert "rules.medici.scoring" in sources
    assert dropped(sources) == []


PAYING = """
def pay(state, seat):
    state.florins[seat] += 1
    yield Paid(seat)

def note(state):
    state.notes += 1
"""

DAY = """
from rules.paying import note, pay
from rules import paying

class Day:
    def dawn(self, state):
        yield Began()

    def tidy(self, state):
        state.market.clear()

    def proceed(self, state):
        {statement}
        yield from ()
"""


@pytest.mark.parametrize(
    "statement",
    [
        "pay(state, 1)",
        "paying.pay(state, 1)",
        "self.dawn(state)",
        "state.phases[-1].dawn(state)",
        "yield pay(state, 1)",
        "yield self.dawn(state)",
        "for seat in state.seats: pay(state, seat)",
        "if state.day:\n            self.dawn(state)",
    ],
)
def test_a_dropped_generator_is_found(statement: str) -> None:
    sources = {"rules.paying": PAYING, "rules.day": DAY.format(statement=statement)}
    assert len(dropped(sources)) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "yield from pay(state, 1)",
        "yield from self.dawn(state)",
        "list(pay(state, 1))",
        "events = [*self.dawn(state)]",
        "note(state)",
        "paying.note(state)",
        "self.tidy(state)",
        "state.market.clear()",
        "yield Began(day=1)",
    ],
)
def test_what_drops_nothing_is_not_found(statement: str) -> None:
    sources = {"rules.paying": PAYING, "rules.day": DAY.format(statement=statement)}
    assert dropped(sources) == []
