"""Positions that a case sets: kitty, doubled stakes, and a deal in which the caller's tricks are being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count, hand_of
from parlour.core.events import NO_SEAT
from parlour.core.moves import PLAY, PLAYS
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, assign, cards, cards_of, choice, choice_of, flag, number, person, row
from parlour.errors import BadCase
from parlour.games.nap import words
from parlour.games.nap.refusals import why_not
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.trick_deal import trick_words
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, lay_stock, named_cards

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def put_deals(game: Nap, number: int) -> None:
    if number >= game.agreed.deals:
        raise BadCase(f"after {number} deals the game is over: {game.agreed.deals} are agreed")
    game.deals = number
    game.finished = number


def put_doubled(game: Nap, doubled: bool) -> None:
    if not game.agreed.double_header:
        raise BadCase("stakes are only doubled with double_header=on")
    game.doubled = doubled


def put_kitty(game: Nap, counters: int) -> None:
    if game.agreed.kitty_rule == NO_KITTY:
        raise BadCase("there is no kitty at this table")
    game.ledger[game.seats] = counters


def arrange(game: Nap, setup: Setup) -> None:
    """``phase tricks``: caller, call, trumps, tricks made and the trick so far; the rest comes by chance."""
    if setup.word("phase", ["tricks"], "") != "tricks":
        return
    if game.dealer < 0:
        game.dealer = game.seats - 1
    if game.original < 0:
        game.original = game.dealer
    _set_calls(game, setup)
    seats = [seat for seat in in_turn(game, setup, game.deal.caller) if not game.sits_out(seat)]
    position = TrickPosition(game, setup, seats, int(game.agreed.all_tricks))
    made = int(game.agreed.all_tricks) - position.size
    _set_tricks(game, setup, made)
    piles = [named_cards(game, setup, f"{pile} {game.names[seat]}") for pile in ("played", "laid") for seat in seats]
    others = position.others(game, piles)
    game.deals += 1
    position.take_up(game.deal.hands)
    game.phase = words.TRICKS
    game._turn(seats[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    others = position.fill(game, game.deal.hands, game.deal.lacks, others)
    _lay_piles(game, seats, piles, made, others)


def _set_calls(game: Nap, setup: Setup) -> None:
    """Nap by the elder unless it is set; all others have passed."""
    deal = game.deal
    deal.caller = setup.seat("caller", game.names, game.after(game.dealer))
    deal.highest = words.RUNGS.index(setup.word("highest", words.RUNGS, words.RUNGS[words.NAP]))
    deal.taker = setup.seat("taker", game.names, NO_SEAT)
    if deal.highest == words.PASSED or game.agreed.ladder & BIT[deal.highest] == 0:
        raise BadCase(f"nobody may call {words.RUNGS[deal.highest]} at this table")
    if game.sits_out(deal.caller) or (deal.taker >= 0 and not game.agreed.spare_hand):
        raise BadCase("the caller has cards, and a spare hand is only taken where there is one")
    for seat in range(game.seats):
        if not game.sits_out(seat):
            usual = deal.highest if seat == deal.caller else words.NAP if seat == deal.taker else words.PASSED
            said = setup.word(f"said {game.names[seat]}", words.RUNGS, words.RUNGS[usual])
            deal.said[seat] = words.RUNGS.index(said)


def _set_tricks(game: Nap, setup: Setup, made: int) -> None:
    """The caller has made all tricks so far unless they are set; the call is neither made nor lost."""
    places = [f"tricks {name}" for name in game.names]
    given = any(setup.has(place) for place in places)
    for seat in range(game.seats):
        game.deal.tricks[seat] = setup.number(places[seat], made if seat == game.deal.caller and not given else 0)
    game.deal.tricks_made = made
    if sum(game.deal.tricks) != made or min(game.deal.tricks) < 0 or not _open(game):
        raise BadCase(
            f"{made} tricks are made, and the call of {words.RUNGS[game.deal.highest]} is neither made nor lost"
        )
    if made:
        game.deal.trump = NO_TRUMPS if game.deal.highest == words.MISERE and game.agreed.no_trumps else _trump(setup)


def _open(game: Nap) -> bool:
    by_caller = game.deal.tricks[game.deal.caller]
    if game.deal.highest == words.MISERE:
        return by_caller == 0
    called = game.tricks_called()
    return by_caller < called <= by_caller + game.agreed.all_tricks - game.deal.tricks_made


def _trump(setup: Setup) -> int:
    if not setup.has("trump"):
        raise BadCase("after the first trick a position needs its trumps: trump SUIT")
    return words.SUITS.index(setup.word("trump", words.SUITS[:NO_TRUMPS], ""))


def _lay_piles(game: Nap, seats: list[int], piles: list[list[int]], made: int, others: i64) -> None:
    """What each has played and laid away, the spare hand, and the rest of the pack."""
    for i in range(len(seats)):
        seat = seats[i]
        played = drawn(others, made - len(piles[i]), game)
        others ^= played
        game.deal.played[seat] |= hand_of(piles[i]) | played
        to_lay = game.agreed.hand_size if seat == game.deal.taker else game.agreed.to_lay
        away = piles[len(seats) + i]
        laid = drawn(others, to_lay - len(away), game)
        others ^= laid
        game.deal.laid = altered(game.deal.laid, seat, hand_of(away) | laid)
    if game.agreed.spare_hand and game.deal.taker < 0:
        game.deal.spare = drawn(others, game.agreed.hand_size, game)
        others ^= game.deal.spare
    game.deal.deck = lay_stock(game, others)
    game.deal.next_card = len(game.deal.deck) - count(others)


VOCABULARY: Final = Vocabulary(
    [words.BUY, words.LAY, words.CALL, words.TAKE_SPARE, words.ACCEPT, words.DECLINE, PLAY],
    words.PHASES,
    {
        "dealer": dealer_word(words.DEAL),
        "deals": number("deals", put_deals),
        "original": person("original", assign("original")),
        "doubled": flag("doubled", put_doubled),
        "kitty": number(lambda game: game.kitty(), put_kitty),
        **trick_words(words.TRICKS),
        "laid": cards_of("deal.laid"),
        "out": cards_of("deal.out"),
        "said": choice_of("deal.said", words.RUNGS, "nothing"),
        "spare": cards("deal.spare"),
        "stock": row(lambda game: game.deal.deck[game.deal.next_card :]),
        "trump": choice("deal.trump", words.SUITS),
        "highest": choice("deal.highest", words.RUNGS),
        "caller": person("deal.caller"),
        "taker": person("deal.taker"),
    },
    why_not,
    arrange,
)
