"""Every game can be shown: what its views and moves name has a text in English, and facts are what its layout says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from parlour.core.cards import SUIT_NAMES
from parlour.core.chance import advance, seeded
from parlour.core.events import WATCHER, place
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.core.view import View
from parlour.present.layout import SUITS, Layout, layout_of
from parlour.present.teller import Teller
from parlour.registry import all_rules
from parlour.testing.options import shortened
from parlour.testing.pairs import pairwise
from tests.house.checkout import GAMES, strings_of

MADE_OF = [GAMES.parent / "mechanisms", GAMES.parent / "core"]
COMPLETIONS = 20
MOVES = 60
WORDS = re.compile(r"[^\s,:]+")
SCREEN = re.compile(r"^(place-own|place|fact|verb|value)-(\S+) =", re.MULTILINE)
GAMES_NAMED = pytest.mark.parametrize("rules", all_rules().values(), ids=all_rules())


class Screen:
    """What one game shows, and what of it cannot be shown."""

    def __init__(self, rules: Rules) -> None:
        self.teller = Teller(rules)
        self.layout = layout_of(rules)
        self.wrong: set[str] = set()

    def needs(self, kind: str, word: str) -> None:
        message = f"{kind}-{word.replace('_', '-')}"
        if not self.teller.has(message):
            self.wrong.add(f"no text {message}")

    def needs_values(self, words: str) -> None:
        for word in WORDS.findall(words):
            if any(c.isalpha() for c in word):
                self.needs("value", word)

    def setting(self, game: Game) -> None:
        for phase in game.phases():
            self.needs("value", phase)
        for verb in game.verbs():
            self.needs("verb", verb.name)
            self.needs_values(" ".join(verb.words))
        for account in game.ledger.names[game.seats :]:
            self.place(*account.partition("/")[::2])

    def view(self, game: Game, view: View) -> None:
        for shown in view.places:
            self.place(shown.place.name, shown.place.part)
        for word, value, _clause in view.facts:
            self.needs("fact", word)
            if not self.is_so(game, self.layout.fact(word), value):
                self.wrong.add(f"{word} {value!r} is no {self.layout.fact(word)}")

    def place(self, name: str, part: str) -> None:
        self.needs("place", name)
        self.needs_values(part)

    def is_so(self, game: Game, kind: str, value: str) -> bool:
        """Whether a front end can show the value as a fact of this kind."""
        first, _, rest = value.partition(" ")
        if kind == "suit":
            return value == "none" or value in SUITS[self.layout.suits].values()
        if kind in ("cards", "centre", "order"):
            return all(face in game.pack.ids for face in value.split())
        if kind == "marker" and set(value.split()) <= set(game.names):
            return True
        if kind in ("value", "marker"):
            self.needs_values(value)
        if kind == "says":
            self.needs_values(rest)
        return kind not in ("seat", "says") or (rest != "" and first.split("/")[0] in game.names)


def play(screen: Screen, game: Game, seed: int) -> None:
    state = seeded(seed)
    for n in range(MOVES):
        if game.over:
            return
        for seat in (n % game.seats, WATCHER):
            screen.view(game, game.view(seat))
        if not game.to_act:
            game.go_on()
            continue
        state = advance(state)
        able = [seat for seat in game.may_act if game.moves(seat)]
        seat = able[n % len(able)]
        game.play(seat, game.pick(seat, state))


@GAMES_NAMED
def test_what_a_game_shows_has_a_text_and_is_of_its_kind(rules: Rules) -> None:
    screen = Screen(rules)
    for seed, given in enumerate(pairwise(rules, COMPLETIONS).sets):
        game = rules.new(shortened(rules, given), seed=seed)
        screen.setting(game)
        play(screen, game, seed)
    assert not screen.wrong


@cache
def said_in(folder: Path) -> str:
    """What the code in a folder says: its strings; what explains it does not count."""
    paths = sorted(folder.rglob("*.py"))
    return "\n".join([string for path in paths for string in strings_of(path)])


def uses_suits(folder: Path) -> bool:
    return any("SUIT_NAMES" in path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


def is_said(rules: Rules, word: str) -> bool:
    """Whether the game's source, or what it is made of, says the word."""
    folder = GAMES / rules.package.rpartition(".")[2]
    if word in SUIT_NAMES and uses_suits(folder):
        return True
    spelt = re.compile(rf"(?<![\w-]){re.sub('[-_]', '[-_]', word)}(?![\w-])")
    return any(spelt.search(said_in(source)) for source in (folder, *MADE_OF))


@GAMES_NAMED
def test_texts_and_layouts_name_only_what_there_is(rules: Rules) -> None:
    layout, bare = layout_of(rules), Layout("french", (), {}, {})
    texts = (rules.folder / "texts.en.ftl").read_text(encoding="utf-8")
    named = {word for _kind, word in SCREEN.findall(texts)} | set(layout.centre)
    named |= (layout.places.keys() - bare.places.keys()) | (layout.facts.keys() - bare.facts.keys())
    assert not [word for word in sorted(named) if not is_said(rules, word)]


@GAMES_NAMED
def test_a_layout_can_be_followed(rules: Rules) -> None:
    for name, look in layout_of(rules).places.items():
        assert (look.columns > 0) == (look.kind == "grid"), name
        assert (look.on != "") == (look.kind == "marks"), name
        assert not look.order or look.kind == "board", name


@GAMES_NAMED
def test_a_teller_says_what_is_on_the_screen(rules: Rules) -> None:
    teller = Teller(rules)
    assert teller.verb("play") == "Play"
    assert teller.verb("no_such_verb") == "no_such_verb"
    assert teller.fact("dealer", "A") == "Dealer"
    assert teller.fact("no_such_fact") == "no_such_fact"
    assert teller.value("none, 3 strange_words") == "none, 3 strange_words"
    assert teller.value("first_dealer") == "finding the first dealer"
    assert [teller.card(face) for face in ("7H", "7H'", "JOKER", "42")] == [*["seven of hearts"] * 2, "joker", "42"]


@GAMES_NAMED
def test_a_seat_has_another_name_for_what_is_its_own(rules: Rules) -> None:
    teller, names = Teller(rules), ["A", "B"]
    assert [teller.place(place("hand", seat), names, 0) for seat in range(2)] == ["Your hand", "Hand of B"]
    assert teller.place(place("hand", 0), names) == "Hand of A"
    assert teller.place(place("no_such_place", 0), names, 0) == "no_such_place"
    assert teller.account("kitty") == "Kitty"


def test_parts_of_places_are_told() -> None:
    """By their number or by their name, whatever game has them."""
    told = set()
    for rules in all_rules().values():
        teller = Teller(rules)
        told |= {teller.place(place("hand", 1, "2"), ["A", "B"], 0), teller.account("board/pope")}
    assert {"Hand 2 of B", "Pope"} <= told
