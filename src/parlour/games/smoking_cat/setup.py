"""Positions that a case sets: letters written, and the cards after the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, hand_of, suit
from parlour.core.moves import PLAY, PLAYS
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, cards, cards_of, number, number_of, person, row, text
from parlour.errors import BadCase
from parlour.games.smoking_cat.refusals import why_not
from parlour.games.smoking_cat.rules.points import DECIDED, points_of
from parlour.games.smoking_cat.words import DEAL, PASS, PHASES, STOP, THROW
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.trick_positions import TrickPosition, in_turn, named_cards

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat


def put_account(game: SmokingCat, seat: int, written: int) -> None:
    if not game.agreed.drinks and written >= len(game.agreed.letters):
        raise BadCase(f"letters {game.names[seat]} cannot be {written}")
    game.account = altered(game.account, seat, written)


def put_letters(game: SmokingCat, seat: int, written: int) -> None:
    if game.agreed.drinks:
        raise BadCase("no letters are written where the loser buys drinks")
    put_account(game, seat, written)


def put_drinks(game: SmokingCat, seat: int, bought: int) -> None:
    if not game.agreed.drinks:
        raise BadCase("drinks are only bought with forfeit=drinks")
    put_account(game, seat, bought)


def last_trick(game: SmokingCat) -> list[int]:
    return game.deal.in_order(game.deal.last_trick, game.deal.last_leader)


def gone(game: SmokingCat) -> i64:
    """Cards out of play: neither held, nor lying, nor in anybody's pile."""
    if game.deals == 0:
        return 0
    cards = game.pack.all & ~game.deal.in_trick
    for seat in range(4):
        cards &= ~game.deal.taken[seat] & ~game.deal.hands[seat] & ~game.lying_passed(seat)
    return cards


def arrange(game: SmokingCat, setup: Setup) -> None:
    playing = setup.word("phase", ["play"], "") == "play"
    _set_rounds(game, setup, int(playing))
    if playing:
        _set_play(game, setup)


def _set_rounds(game: SmokingCat, setup: Setup, running: int) -> None:
    """``deals N``: rounds begun, of which one may be running."""
    game.finished = setup.number("deals", running) - running
    game.deals = game.finished
    if game.finished < 0 or (game.agreed.deals and game.finished >= game.agreed.deals):
        raise BadCase(f"{game.finished} rounds cannot be over when the game goes on")


def _set_play(game: SmokingCat, setup: Setup) -> None:
    """Hands as set (others by chance, as many as fit), piles as set, the trick so far; what is left is gone."""
    if game.dealer < 0:
        game.dealer = 3
    deal = game.deal
    players = in_turn(game, setup, game.left(game.dealer))
    position = TrickPosition(game, setup, players, 8)
    taken = [named_cards(game, setup, f"taken {name}") for name in game.names]
    piles = [card for pile in taken for card in pile]
    last = named_cards(game, setup, "last_trick")
    gone = named_cards(game, setup, "gone")
    gone += [card for card in last if card not in piles + gone]
    others = position.others(game, [gone, *taken])
    for seat in range(4):
        _lay_pile(game, seat, hand_of(taken[seat]), setup)
    _lay_last_trick(game, players[0], last)
    position.take_up(deal.hands)
    deal.tricks_made = 8 - position.size
    game.begin_at(players[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    position.fill(game, deal.hands, deal.lacks, others)
    deal.fallen = game.pack.all
    for seat in range(4):
        deal.fallen &= ~deal.hands[seat]


def _lay_pile(game: SmokingCat, seat: i64, cards: i64, setup: Setup) -> None:
    """``points N 16`` is what the pile costs; where no pile is set, its cards are gone."""
    points = setup.number(f"points {game.names[seat]}", points_of(cards))
    if points < 0 or (cards and points != points_of(cards)):
        raise BadCase(f"{game.names[seat]} cannot have {points} points: the cards taken cost {points_of(cards)}")
    game.deal.taken[seat] = cards
    game.deal.points[seat] = points
    if points >= DECIDED:
        game.deal.beaten = seat


def _lay_last_trick(game: SmokingCat, winner: i64, trick: list[int]) -> None:
    """Who took it leads now, so its cards say who played which."""
    if not trick:
        return
    if len(trick) != 4:
        raise BadCase("a last trick has four cards, in the order played")
    best = max([card for card in trick if suit(card) == suit(trick[0])])
    game.deal.last_trick = hand_of(trick)
    game.deal.last_leader = (winner - trick.index(best)) & 3
    for i in range(4):
        game.deal.played[(game.deal.last_leader + i) & 3] |= BIT[trick[i]]


STRICT_VERBS: Final = [PASS, PLAY, STOP, THROW]
WORDS: Final = {
    "dealer": dealer_word(DEAL),
    "score": number_of("score", put_account),
    "counters": number_of("ledger.balance"),  # no money (smoking-cat.37)
    "letters": number_of("account", put_letters),
    "drinks": number_of("account", put_drinks),
    "hand": cards_of("deal.hands"),
    "passed": cards_of(lambda game, seat: game.lying_passed(seat)),
    "taken": cards_of("deal.taken"),
    "points": number_of("deal.points"),
    "trick": row(lambda game: game.deal.trick_cards()),
    "last_trick": row(last_trick),
    "leader": person("deal.leader"),
    "tricks": number("deal.tricks_made"),
    "word": text(lambda game: game.options.word("word")),
    "pack": text(lambda game: game.options.word("pack")),
    "gone": cards(gone),
}
VOCABULARY: Final = Vocabulary(STRICT_VERBS, PHASES, WORDS, why_not, arrange)
