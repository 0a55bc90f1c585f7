"""What somebody meets who writes ``import parlour``: things that print, plain errors, examples that are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import pickle
import subprocess
import sys
from collections.abc import Iterator

import pytest

import parlour
from parlour.core import show
from parlour.core.cards import hand_of
from parlour.core.events import place
from parlour.core.moves import Choices, Move, Refusal, between, exactly, one_of, some_of, verb
from parlour.errors import BadCard, BadMove, ParlourError
from tests.house.checkout import MODULES


@pytest.fixture(autouse=True)
def _no_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show, "TABLES", [])


def dealt(name: str = "ecarte", seed: int = 3) -> parlour.Game:
    """The game of the examples: its first seat is asked."""
    game = parlour.new(name, seed=seed)
    while not game.to_act:
        game.go_on()
    return game


# -- examples --------------------------------------------------------------------------------------


def public(tree: ast.Module, module: str) -> Iterator[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]]:
    """Everything of a module that the front door offers; compiled things keep no docstrings, their source does."""
    if module == "parlour":
        yield module, tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in parlour.__all__:
            yield node.name, node
        if isinstance(node, ast.ClassDef) and node.name in OFFERING:
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    yield f"{node.name}.{inner.name}", inner


PARTS = [kind for kind in parlour.Game.__mro__[1:] if kind is not object]  # of the contract, in modules of their own
OFFERING = {*parlour.__all__, *(kind.__name__ for kind in PARTS)}
HOMES = ["parlour", *parlour.HOMES, *(kind.__module__ for kind in PARTS)]
OFFERED = [
    (module, name, ast.get_docstring(node) or "")
    for module in HOMES
    for name, node in public(ast.parse(MODULES[module].read_text(encoding="utf-8")), module)
]


@pytest.mark.parametrize(("module", "name", "text"), OFFERED, ids=[name for _module, name, _text in OFFERED])
def test_everything_offered_has_an_example_that_is_true(module: str, name: str, text: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, {"parlour": parlour, "game": dealt()}, name, module, 0)
    assert test.examples, f"{name} in {module} has no example"
    wrong: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append)
    assert not wrong, "".join(wrong)


def test_everything_in_all_is_there_and_was_looked_at() -> None:
    assert all(getattr(parlour, name) is not None for name in parlour.__all__)
    assert {name for _module, name, _text in OFFERED} >= set(parlour.__all__) - {"__version__"}
    assert set(parlour.__all__) <= set(dir(parlour))
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        importlib.import_module("parlour").nothing_of_the_kind  # noqa: B018


def test_the_front_door_opens_at_once() -> None:
    """Importing the package imports no game and nothing that only printing needs."""
    code = "import sys, parlour; print([m for m in sys.modules if m in ('html', 'textwrap', 'parlour.core.game')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# -- moves -----------------------------------------------------------------------------------------


def test_moves_are_printed_as_their_table_writes_them() -> None:
    game = dealt()
    choices = game.moves(0)
    assert str(choices) == ", ".join(game.notation().choices(choices))
    assert [str(move) for move in choices] == [game.notation().write(move) for move in choices]
    assert repr(choices[0]) == "Move(propose)"
    assert repr(choices) == f"<Choices: {choices}>"


def test_german_cards_are_german() -> None:
    assert str(dealt("smoking-cat", 1).moves(0)) == "pass 3..3 of KA QA JB TB 9H 7H KL 9L"


def test_tables_that_write_differently_are_both_quoted_while_both_are_there() -> None:
    game = dealt()
    move = game.notation().read("play QS")
    assert str(move) == "play QS"
    other = dealt("nap", 1)
    assert str(move) == f"play QS ({game.name}) or play 8S ({other.name})"
    del other
    assert str(move) == "play QS"


def test_a_copy_keeps_its_table() -> None:
    game = dealt()
    twin = game.copy()
    move = game.moves(0)[1]
    del game
    assert str(move) == "play 8C"
    assert pickle.loads(pickle.dumps(twin)) == twin
    del twin
    assert str(move) == f"play {move.a}"


def test_without_a_table_only_what_is_certain_is_said() -> None:
    hand = hand_of([3, 5, 18])
    each = [
        exactly(Move(verb("fold"))),
        one_of(Move(verb("play", "card")), hand),
        some_of(Move(verb("lay", "cards")), hand, 1, 2),
        between(Move(verb("bid", "number")), 2, 9),
    ]
    assert str(Choices(each)) == "fold, play one of 3 cards, lay 1..2 of 3 cards, bid 2..9"
    assert str(Choices([])) == ""
    assert str(Move(verb("claim", "word seat?", "18 18a"), 1)) == "claim 18a"
    assert repr(Move(verb("claim", "word seat?", "18 18a"), 0, 2)) == "Move(claim 18 2)"


# -- refusals --------------------------------------------------------------------------------------


def test_a_refusal_says_why_and_cites_the_law() -> None:
    with pytest.raises(parlour.IllegalMove) as caught:
        dealt().do("A: play KS")
    assert str(caught.value) == "You do not hold that card (ecarte.31)"


def test_a_refusal_without_a_text_is_still_readable() -> None:
    assert str(parlour.IllegalMove(Refusal("nowhere.7", "must-follow"))) == "must follow (nowhere.7)"
    assert str(parlour.IllegalMove(Refusal("nap.7", "no-such-text"))) == "no such text (nap.7)"


def test_a_refusal_without_fluent_is_still_readable() -> None:
    code = """
import sys
sys.modules["fluent.runtime"] = None
import parlour
from parlour.core.moves import Refusal
print(parlour.IllegalMove(Refusal("ecarte.44", "must-follow")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "must follow (ecarte.44)\n"


# -- do --------------------------------------------------------------------------------------------


def test_do_plays_what_a_case_would_write() -> None:
    game = parlour.new("ecarte", seed=3)
    game.do("go")
    assert game.deals == 0
    game.do("A: propose")  # the deal was due
    game.do(" B :refuse ")
    assert game.read("phase") == ["tricks"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("propose", "a move is written SEAT: MOVE, as in A: propose"),
        ("", "a move is written SEAT: MOVE"),
        ("A:", "no move given"),
        ("C: propose", "no seat 'C' at this table; there is: A, B"),
        ("A: propse", "no move 'propse' in this game; nearest: propose"),
        ("A: play", "'play' is unfinished; write play CARD"),
    ],
)
def test_do_says_what_cannot_be_read_and_does_nothing(line: str, complaint: str) -> None:
    game = parlour.new("ecarte", seed=3)
    before = game.copy()
    with pytest.raises(BadMove) as caught:
        game.do(line)
    assert complaint in str(caught.value)
    assert game == before


def test_do_names_a_card_that_is_not_in_the_pack() -> None:
    with pytest.raises(BadCard, match="no card '2S'"):
        dealt().do("A: play 2S")


def test_do_knows_when_a_game_is_over() -> None:
    game = dealt()
    while not game.over:
        if game.to_act:
            game.play(game.to_act[0], game.moves(game.to_act[0])[0])
        else:
            game.go_on()
    with pytest.raises(ParlourError, match="the game is over"):
        game.do("A: propose")
    assert repr(game).endswith("; over>")
    assert "over          yes" in str(game)


# -- tables ----------------------------------------------------------------------------------------


def test_a_game_is_printed_as_a_watcher_sees_it() -> None:
    game = dealt()
    assert str(game) == str(game.view())
    assert str(game).startswith("ecarte, as a watcher sees it\n")
    assert "QS" not in str(game)
    assert "hand A        (5 face down)" in str(game)
    assert repr(parlour.new("ecarte")) == "<ecarte: A, B; deal 0; go_on is due>"
    assert repr(game.view(1)) == "<ecarte, as B sees it>"


@pytest.mark.parametrize("name", parlour.game_names())
def test_every_game_prints_for_everybody(name: str) -> None:
    game = dealt(name, 1)
    for seat in (*range(game.seats), 62):
        view = game.view(seat)
        text, page = str(view), view._repr_html_()
        assert text.splitlines()[0].startswith(f"{name}, as ")
        assert all(move in text for move in view.moves)
        assert page.startswith("<table>")
        assert page.endswith("</table>")
    assert game._repr_html_() == game.view()._repr_html_()


def test_long_names_keep_the_columns_straight() -> None:
    view = parlour.View("mine", 0, ["Bartholomew", "B"])
    view.show(place("hand", 0), ["KS"])
    view.show(place("trick"), ["QS"])
    view.accounts = [("B", 3)]
    assert str(view).splitlines()[1:4] == [
        "hand Bartholomew KS",
        "trick            QS",
        "counters         B 3",
    ]


def test_a_notebook_shows_cards_and_takes_nothing_for_markup() -> None:
    view = parlour.View("mine", 1, ["<b>", "B"])
    view.show(place("hand", 1), ["KS", "TH", "QL", "7C'", "JOKER", "17"], backs=2)
    view.fact("said", "<script>", "mine.1")
    page = view._repr_html_()
    assert all(card in page for card in (">K♠<", ">10♥<", ">QL<", ">7♣&#x27;<", ">JOKER<", ">17<", ">2<"))
    assert "color:#b01020" in page
    assert "<script>" not in page
    assert "<b>" not in page
    assert "&lt;b&gt;" in parlour.View("mine", 0, ["<b>", "B"])._repr_html_()
