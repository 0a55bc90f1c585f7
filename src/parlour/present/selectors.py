"""By which variables the messages of a Fluent text choose what they say."""

from __future__ import annotations

from fluent.syntax.ast import Message, Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor


class _Selectors(Visitor):
    """Collects the variables by whose bare word a text chooses what it says."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def selectors_in(text: Resource) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in text.body:
        if isinstance(entry, Message):
            visitor = _Selectors()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found
