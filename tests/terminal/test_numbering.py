"""Numbers stay with their moves while somebody reaches for a key."""

from __future__ import annotations

from parlour.terminal.numbering import Numbering


def test_a_number_stays_while_the_list_changes() -> None:
    numbering = Numbering()
    assert numbering.number(["propose", "claims", "forbidden"]) == [1, 2, 3]
    assert numbering.number(["claims", "forbidden"]) == [2, 3]
    assert numbering.number(["mark", "claims", "propose"]) == [4, 2, 1]


def test_after_one_has_acted_what_is_still_there_keeps_its_number() -> None:
    numbering = Numbering()
    numbering.number(["stake", "claims"])
    numbering.acted = True
    assert numbering.number([]) == []
    assert numbering.number(["card", "claims", "content"]) == [1, 2, 3]
