"""A knock-out as a tree of plain text."""

from __future__ import annotations

from parlour.evening.tree import columns, tree_lines

ROUNDS = {
    "Round 1": [[0, 1], [2, 3], [4, 5], [6, 7], [8]],
    "Round 2": [[7, 0], [4, 2], [8]],
    "Round 3": [[2, 8], [7]],
}


def test_each_match_stands_beside_those_that_lead_to_it() -> None:
    found = tree_lines(ROUNDS, ("Winner", [2]), lambda person: "abcdefghi"[person])
    assert found == [
        "Round 1   Round 2   Round 3   Winner",
        "c ▸",
        "d",
        "          e",
        "e ▸       c ▸",
        "f                   c ▸       c",
        "                    i",
        "i ▸       i ▸",
        "",
        "a ▸",
        "b",
        "          h ▸       h",
        "g         a",
        "h ▸",
    ]


def test_tables_of_more_lead_to_several_and_nothing_is_no_tree() -> None:
    tree = columns([[[0, 1, 2, 3], [4, 5, 6, 7]], [[0, 4, 1, 5]]], [])
    assert [(cell.people, sorted(cell.winners), cell.next) for cell in tree[0]] == [
        ([0, 1, 2, 3], [0, 1], [0]),
        ([4, 5, 6, 7], [4, 5], [0]),
    ]
    assert columns([], []) == []
    assert tree_lines({}, ("Winner", []), str) == []
