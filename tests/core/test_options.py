"""Options that make no difference any more are read, and offered to nobody."""

from __future__ import annotations

import pytest

from parlour.core.players import offences_happen
from parlour.errors import BadOption
from parlour.law.book import load
from parlour.registry import all_rules, rules_of

WITHOUT_OFFENCES = [
    name
    for name in all_rules()
    if not any(clause.kind == "irregular" for clause in load(rules_of(name)).clauses.values())
]


@pytest.mark.parametrize("name", WITHOUT_OFFENCES)
def test_table_conduct_without_an_irregular_clause_is_strict(name: str) -> None:
    rules = rules_of(name)
    assert rules.options.make({"conduct": "table"}) == rules.options.make()
    assert not offences_happen(rules.new({"conduct": "table"}))
    assert "conduct" not in [option.name for option in rules.options.offered()]
    with pytest.raises(BadOption):
        rules.options.make({"conduct": "loose"})


def test_there_are_games_of_both_sorts() -> None:
    assert 0 < len(WITHOUT_OFFENCES) < len(all_rules())
    assert "conduct" in [option.name for option in rules_of("ecarte").options.offered()]
