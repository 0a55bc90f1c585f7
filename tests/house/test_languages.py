"""Every language says the same: texts and rule books match the English ones, message by message, row by row."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.languages import ENGLISH, LANGUAGES, language_of
from parlour.errors import Unknown
from parlour.law.book import Book, load
from parlour.present.naming import CODE as CARD
from parlour.present.prose import CARDS
from parlour.present.teller import Teller, bundle_of
from parlour.registry import rules_of
from tests.house.checkout import FOLDERS, GAMES, ROOT, SRC, public_name
from tools.missing import languages

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TOY = ROOT / "tests" / "toy"
HOUSE = "the house"  # the texts that every game may use
FORBIDDEN = {  # slips of old translations, as far as no good sentence needs the word
    "hu": r"kör (?:ász|király|dáma|bubi|alsó|felső|tízes|kilences|nyolcas|hetes|hatos|ötös|négyes|hármas|kettes)",
    "tr": r"krupiye\w*|kraliçe\w*|kral|kalp\w*|kulüp\w*|kıç|krank|kraker|kâhya|kâzım|yaşlı el|kıdemli el|mahkeme kartı"
    r"|liderlik|önderlik|baş atmak|sayaç\w*|uyku|kusmak|memnun|sefalet|missery|çift başlık|tuvalet|lood|kaçırılan"
    r"|ıskalama|kulüp kanunu|sopa yasası|tam el|aşırı çekim|anlaşmanın satışı|ganimet\w*|düğme\w*|sözleşme\w*",
}
WORDS = ("seat", "word", "cards", "card", "payer", "payee", "rank", "suit", "part")
NUMBERS = (0, 1, 2, 3, 5, 11)


def texts_of(language: str, folder: str) -> Path:
    if folder == HOUSE:
        return SRC / "parlour" / "present" / "texts" / f"{language}.ftl"
    return GAMES / folder / f"texts.{language}.ftl"


def laws_of(language: str, folder: str) -> Path:
    return GAMES / folder / f"laws.{language}.md"


def book_in(language: str, folder: str) -> Book:
    return load(rules_of(public_name(folder)), language)


TEXTS = [(tongue, name) for tongue in LANGUAGES for name in (HOUSE, *FOLDERS) if texts_of(tongue, name).is_file()]
LAWS = [(tongue, name) for tongue in OTHERS for name in FOLDERS if laws_of(tongue, name).is_file()]


class Parts(Visitor):
    """The variables of a message and of those it refers to, and the cases that its selectors distinguish."""

    def __init__(self, message: ast.Message, texts: dict[str, ast.Message]) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.texts = texts
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.texts[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{path.name} cannot be read: {junk}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def told_with(language: str, folder: str) -> dict[str, ast.Message]:
    """The messages that a game is told with: the house's, and its own before them."""
    return messages(texts_of(language, HOUSE)) | messages(texts_of(language, folder))


@pytest.mark.parametrize("language", OTHERS)
def test_the_house_speaks_every_language(language: str) -> None:
    assert texts_of(language, HOUSE).is_file()


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_speaks_a_language_wholly_or_not_at_all(folder: str) -> None:
    assert not [str(want) for want in languages(rules_of(public_name(folder))) if want.wanted]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_that_the_readme_offers_speaks_every_language(folder: str) -> None:
    """One of somebody's own may do with English; ./dev missing says what that means."""
    if load(rules_of(public_name(folder))).title in offered():
        assert not languages(rules_of(public_name(folder)))


def offered() -> list[str]:
    """The titles of the games that the README lists."""
    prose = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    listed = re.search(r"The games: (.*?)\. ", prose)
    assert listed, "README.md lists the games after `The games:`"
    return re.split(r", | and ", listed[1])


@pytest.mark.parametrize(("language", "folder"), TEXTS)
def test_texts_have_the_messages_of_the_english(language: str, folder: str) -> None:
    """All of them with their variables, and no others but what a game may say otherwise than the house."""
    ours, english = variables(language, folder), variables(ENGLISH, folder)
    known = variables(ENGLISH, HOUSE) | english
    assert not sorted(set(english) - set(ours)), "not translated"
    assert ours == {name: known.get(name) for name in ours}


@cache
def variables(language: str, folder: str) -> dict[str, set[str]]:
    texts = told_with(language, folder)
    return {name: Parts(texts[name], texts).variables for name in messages(texts_of(language, folder))}


@pytest.mark.parametrize(("language", "folder"), TEXTS)
def test_texts_can_be_told(language: str, folder: str) -> None:
    bundle = bundle_of(language, texts_of(language, HOUSE), texts_of(language, folder))
    texts = told_with(language, folder)
    for name in messages(texts_of(language, folder)):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        for args in samples(Parts(texts[name], texts)):
            text, errors = bundle.format_pattern(pattern, args)
            assert not errors, f"{name}: {errors}"
            assert str(text).strip(), name


def samples(parts: Parts) -> list[dict[str, object]]:
    words = {name: name for name in parts.variables if name in WORDS}
    chosen = [{**words, "word": key} for key in sorted(parts.keys)] or [words]
    return [{**dict.fromkeys(parts.variables, number), **words} for number in NUMBERS for words in chosen]


@pytest.mark.parametrize(("language", "folder"), LAWS)
def test_rule_books_have_the_rows_of_the_english(language: str, folder: str) -> None:
    ours, english = book_in(language, folder), book_in(ENGLISH, folder)
    assert ours.title
    assert len(ours.how.split("\n\n")) == len(english.how.split("\n\n"))
    assert rows(ours) == rows(english)
    assert list(ours.no_choice) == list(english.no_choice)


def rows(book: Book) -> list[tuple[str, str, bool]]:
    return [(row.id, row.kind, bool(row.pending)) for row in (*book.clauses.values(), *book.rulings.values())]


@pytest.mark.parametrize(("language", "folder"), LAWS)
def test_rule_books_name_the_same_cards_and_moves(language: str, folder: str) -> None:
    """A language may say in words what the English types; it types nothing of its own, and no other card."""
    ours, english = book_in(language, folder), book_in(ENGLISH, folder)
    for id in english.ids():
        told, meant = ours.find(id).text, english.find(id).text
        assert set(typed(told)) <= set(typed(meant)), id
        assert cards(told) <= cards(meant), id


def typed(text: str) -> list[str]:
    """What no language changes: options and moves as they are typed."""
    found = re.findall(r"`[^`]*`|\b[a-z]+(?:_[a-z]+)+\b|\b[A-Za-z]+=\w+", text)
    return [word[0].lower() + word[1:] for word in found]  # an option may begin a sentence


def cards(text: str) -> set[str]:
    """The cards that a text names, whatever case they are in."""
    return {code for inside in CARDS.findall(text) for code in inside.split() if CARD.fullmatch(code)}


@pytest.mark.parametrize(("language", "folder"), sorted(pair for pair in {*LAWS, *TEXTS} if pair[0] in FORBIDDEN))
def test_slips_of_old_translations_are_gone(language: str, folder: str) -> None:
    files = [path for path in (texts_of(language, folder), laws_of(language, folder)) if path.is_file()]
    slips = re.compile(rf"\b(?:{FORBIDDEN[language]})\b", re.IGNORECASE)
    assert not [found for path in files for found in slips.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", FORBIDDEN)
def test_slips_are_found(language: str) -> None:
    slip = {"hu": "a kör király", "tr": "Krupiyenin kâğıdı"}[language]
    assert re.search(rf"\b(?:{FORBIDDEN[language]})\b", slip, re.IGNORECASE)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_not_translated_is_told_in_english(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of the toy, a game of somebody's own in English alone."""
    monkeypatch.syspath_prepend(TOY)
    rules = import_module("high_card").RULES
    english, other = Teller(rules), Teller(rules, language)
    own = messages(TOY / "high_card" / "texts.en.ftl").keys() - messages(texts_of(language, HOUSE)).keys()
    assert own
    for name in own:
        assert other.text(name) == english.text(name) != name


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "tr_TR"}, "tr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:tr:en"}, "tr"),
        ({"LANG": "hu", "LC_ALL": ""}, "hu"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of("", environment) == language


def test_a_language_named_is_one_we_have() -> None:
    assert language_of("tr", {"LANG": "hu_HU"}) == "tr"
    with pytest.raises(Unknown, match=", ".join(LANGUAGES)):
        language_of("xx", {})
