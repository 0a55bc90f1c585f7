"""The sheet of a deal's end: it says what the ledger says, what the layout says belongs to it, and nothing hidden."""

from __future__ import annotations

import pytest

from parlour.core.events import WATCHER, Event
from parlour.core.game import HOUSE, Game
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.present.deals import Deals
from parlour.present.layout import layout_of
from parlour.present.sheet import Sheet, decisive_deal, sheet_of
from parlour.present.sheet_text import SheetText
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from tests.present.playing import deals_of

GAMES = list(all_rules().values())
BY_GAME = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)


def won(game: Game) -> list[int]:
    """What the ledger says, less the counters that were bought."""
    return list(game.result) if HOUSE in game.ledger.names else list(game.ledger.balance[: game.seats])


@BY_GAME
@pytest.mark.parametrize("conduct", ["strict", "table"])
def test_what_a_deal_brought_is_what_the_ledger_says(rules: Rules, conduct: str) -> None:
    before: list[int] = []
    ended = 0
    for game, deals in deals_of(rules, 3, conduct):
        now = won(game)
        sheet = deals.sheet(game, WATCHER)
        assert sheet.gained == [new - old for new, old in zip(now, before or [0] * len(now), strict=True)]
        assert sheet.deal == ended + 1
        before, ended = now, ended + 1
    assert ended


@BY_GAME
def test_a_table_rests_between_two_deals_and_never_before_the_first(rules: Rules) -> None:
    """Wherever another deal is begun, what happened since the last pause is one deal or none."""
    phases = {phase for conduct in ("strict", "table") for phase in rules.new({"conduct": conduct}, 1).phases()}
    assert layout_of(rules).deal.rests <= phases
    ends = [(int(game.deals), game.over) for game, _deals in deals_of(rules, 5)]
    assert ends[0] == (1, ends[0][1])
    assert len(ends) > 1 or ends[0][1]


@BY_GAME
def test_nobody_has_staked_for_the_next_deal_when_the_table_rests(rules: Rules) -> None:
    """Else it would stand among what the last one brought, and be asked for before that is seen."""
    counts = layout_of(rules).deal.counts
    for game, deals in deals_of(rules, 5, most=2):
        told = game.events[deals.since :]
        last = max(at for at, event in enumerate(told) if event.cards or 0 <= event.payee < game.seats)
        staked = [event for event in told[last:] if event.amount and event.payer < game.seats <= event.payee]
        assert {event.message for event in staked} <= counts


def doctored(event: Event, seat: int, game: Game) -> Event:
    """Another event that a seat is told alike: cards that it may not see are others."""
    other = Event(event.clause, event.message, event.seat, event.number, event.word)
    other.cards, other.source, other.target = event.cards, event.source, event.target
    other.learns, other.sees = event.learns, event.sees
    other.payer, other.payee, other.amount = event.payer, event.payee, event.amount
    if not event.shows(seat):
        pack = game.pack.cards
        other.cards = [pack[-1 - i] for i in range(len(event.cards))]
    return other


def plain(sheet: Sheet, game: Game, seat: int) -> tuple[object, ...]:
    hands = [(hand.seat, hand.where, hand.cards, [name.message for name in hand.names]) for hand in sheet.hands]
    told = SheetText(sheet, game, Teller(rules_of(game.name)), seat)
    numbers = (sheet.gained, sheet.staked, sheet.scored, sheet.held, sheet.scores, sheet.course)
    return hands, told.count, told.hands, numbers


@BY_GAME
def test_a_sheet_tells_nothing_that_its_viewer_was_not_told(rules: Rules) -> None:
    for game, deals in deals_of(rules, 11, most=2):
        events = game.events[deals.since :]
        for seat in (0, 1, WATCHER):
            real = sheet_of(game, deals.layout, seat, events, deals.number, deals.before)
            others = [doctored(event, seat, game) for event in events if event.reaches(seat)]
            again = sheet_of(game, deals.layout, seat, others, deals.number, deals.before)
            assert plain(real, game, seat) == plain(again, game, seat)


@BY_GAME
def test_a_layout_names_messages_that_have_texts(rules: Rules) -> None:
    deal = layout_of(rules).deal
    for language in LANGUAGES:
        teller = Teller(rules, language)
        for message in deal.shows | deal.names | deal.counts:
            assert teller.has(message), (language, message)


@BY_GAME
def test_every_line_has_its_clause_and_its_words(rules: Rules) -> None:
    for game, deals in deals_of(rules, 2, most=2):
        sheet = deals.sheet(game, WATCHER)
        for language in LANGUAGES:
            text = SheetText(sheet, game, Teller(rules, language), WATCHER)
            assert all(said and clause for said, clause in text.count)
            assert len(text.seats) == game.seats


def test_shown_hands_are_named() -> None:
    named = [
        SheetText(deals.sheet(game, WATCHER), game, Teller(rules_of("vingt-un")), WATCHER).hands
        for game, deals in deals_of(rules_of("vingt-un"), 7)
    ]
    assert any("makes" in name for hands in named for _who, _faces, name in hands)


def test_the_deal_that_decides_is_the_one_after_which_nobody_else_led() -> None:
    assert decisive_deal([[1, 0], [1, 3], [4, 3]], low=False) == 3
    assert decisive_deal([[1, 0], [2, 1]], low=False) == 1
    assert decisive_deal([[0, 1], [2, 1]], low=True) == 2
    assert decisive_deal([[1, 1]], low=False) == 0


def test_a_pause_is_over_once() -> None:
    for game, deals in deals_of(rules_of("nap"), 4, most=1):
        assert deals.rests(game)
        twin = Deals(rules_of("nap"), game)
        twin.next_deal(game)
        assert not twin.rests(game)
        return
