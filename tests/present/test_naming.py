"""Cards and moves that texts name are printed as the reader's cards and buttons are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.law.book import load
from parlour.present.forms import forms_of
from parlour.present.naming import CODE
from parlour.present.prose import AGREED, CARDS, PLACE, Prose
from parlour.present.prose import CODE as BACKTICKS
from parlour.present.teller import bundle_of, naming_of, told_texts
from parlour.registry import all_rules, rules_of
from tests.house.checkout import SRC

RANKS = "AKQJT98765432"
TABLES = sorted((SRC / "parlour/present/texts").glob("*.toml"))
GAMES = pytest.mark.parametrize("rules", all_rules().values(), ids=all_rules())


@pytest.mark.parametrize(
    ("game", "language", "written", "read"),
    [
        ("loo", "en", "{KS}", "king of spades"),
        ("loo", "hu", "{KS acc}", "pikk királyt"),
        ("loo", "tr", "{7D acc}", "karo yedilisini"),
        ("loo", "tr", "{K}", "papaz"),
        ("loo", "tr", "{K its-acc}", "papazını"),
        ("loo", "hu", "{K its}", "királya"),
        ("loo", "hu", "{K Q J acc}", "királyt, dámát, bubit"),
        ("ecarte", "hu", "{J ins}", "alsóval"),
        ("smoking-cat", "hu", "{QL acc}", "zöld felsőt"),
        ("smoking-cat", "tr", "{QL dat}", "yaprak oberine"),
        ("poker", "hu", "{JOKER acc}", "dzsókert"),
        ("ecarte", "hu", "`mark`", "„Jelzek”"),
        ("loo", "en", "`throw_up`", "“Throw in”"),
        ("spin", "en", "`spin 7C`", "“Spin with seven of clubs”"),
    ],
)
def test_a_rule_book_names_cards_and_moves(game: str, language: str, written: str, read: str) -> None:
    assert Prose(rules_of(game), language).read(f"so {written}") == f"so {read}"


@pytest.mark.parametrize(
    ("language", "written", "read"),
    [
        ("en", "{7} to {A}.", "Seven to ace."),
        ("tr", "Evet. {2} koz: {2}", "Evet. İkili koz: ikili"),
        ("hu", "Mit? {K acc} hívj, az 1. {K acc}", "Mit? Királyt hívj, az 1. királyt"),
    ],
)
def test_a_card_that_begins_a_sentence_has_a_capital(language: str, written: str, read: str) -> None:
    assert Prose(rules_of("loo"), language).read(written) == read


@pytest.mark.parametrize("written", ["{1S}", "{KX}", "{}", "{KS nope}", "{K S}"])
def test_what_is_no_card_is_refused(written: str) -> None:
    with pytest.raises(Unknown):
        Prose(rules_of("loo"), "hu").read(written)


def test_a_fluent_text_names_cards_and_moves(tmp_path: Path) -> None:
    ours = tmp_path / "texts.hu.ftl"
    ours.write_text('due = Add a { CARD("KS", case: "acc") }!\n    { MOVE("pass") }: { $n }\n', encoding="utf-8")
    bundle = bundle_of("hu", SRC / "parlour/present/texts/hu.ftl", ours)
    pattern = bundle.get_message("due").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"n": 3}) == ("Add a pikk királyt!\nPassz: 3", [])


@pytest.mark.parametrize("call", ['CARD("1S")', 'CARD("KS", case: "nope")', 'MOVE("nonsense")'])
def test_a_fluent_text_that_names_nothing_is_refused(tmp_path: Path, call: str) -> None:
    ours = tmp_path / "texts.hu.ftl"
    ours.write_text(f"due = {{ {call} }}\n", encoding="utf-8")
    with pytest.raises(Unknown):
        told_texts("hu", SRC / "parlour/present/texts/hu.ftl", ours)


@pytest.mark.parametrize("call", ['card("KS")', 'NOPE("KS")', "CARD($n)"])
def test_no_other_function_is_read(tmp_path: Path, call: str) -> None:
    """A name in small letters is no Fluent, another function an error: neither is told as a sentence."""
    ours = tmp_path / "texts.hu.ftl"
    ours.write_text(f"due = {{ {call} }}\n", encoding="utf-8")
    bundle = bundle_of("hu", ours)
    pattern = bundle.get_message("due").value if bundle.has_message("due") else None
    assert pattern is None or bundle.format_pattern(pattern, {"n": 1})[1]


@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.stem)
def test_tables_have_every_form(table: Path) -> None:
    read = tomllib.loads(table.read_text(encoding="utf-8"))
    assert all(len(row) == len(read["cases"]) and all(row) for row in read["forms"].values())
    for rules in all_rules().values():
        naming = naming_of(rules, table.stem)
        for case in forms_of(table.stem).cases:
            assert all(naming.card(rank, case) and naming.card(f"{rank}H", case) for rank in RANKS)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_books_name_cards_of_the_game(rules: Rules, language: str) -> None:
    suits = {face.rstrip("'")[-1] for face in rules.new({}, seed=1).pack.ids}
    book = load(rules, language)
    texts = [book.how, *(clause.text for clause in [*book.clauses.values(), *book.rulings.values()])]
    codes = {
        code for text in texts for inside in CARDS.findall(text) for code in inside.split() if CODE.fullmatch(code)
    }
    assert not {code for code in codes if len(code) == 2 and code[1] not in suits}


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_books_name_moves_that_have_a_button(rules: Rules, language: str) -> None:
    """What stands in backticks is told elsewhere, too; only places and cards are what a player would put there."""
    prose, book = Prose(rules, language), load(rules, language)
    texts = [book.how, *(clause.text for clause in [*book.clauses.values(), *book.rulings.values()])]
    typed = [code for text in texts for code in BACKTICKS.findall(AGREED.sub("", text)) if code]
    words = {word for code in typed for word in code.split() if not PLACE.match(word) and not CODE.fullmatch(word)}
    assert not sorted(word for word in words if prose.known(word) is None)
