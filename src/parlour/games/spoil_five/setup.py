"""Positions that a case sets: pool, scores, and a hand after its first trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import NO_CARD, SUIT_NAMES, altered, cards_in, hand_of
from parlour.core.moves import PLAY, PLAYS
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    Vocabulary,
    Word,
    assign,
    card,
    cards,
    cards_of,
    choice,
    flag,
    number,
    number_of,
    person,
    row,
)
from parlour.errors import BadCase
from parlour.games.spoil_five.refusals import why_not
from parlour.games.spoil_five.state import EACH
from parlour.games.spoil_five.words import AGREE, DEAL, FIVE, KEEP, NO_ROB, PHASES, PLAY_ON, REFUSE, ROB, TAKE_POOL
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.pools import pool_word
from parlour.mechanisms.trick_deal import all_played, trick_cards
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, named_cards, set_tricks, turned_card

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive


def put_deals(game: SpoilFive, played: int) -> None:
    if 0 < game.agreed.deals <= played:
        raise BadCase(f"after {played} deals there is no other: {game.agreed.deals} are agreed")
    game.deals = played
    game.finished = played


def turned(game: SpoilFive) -> i64:
    return NO_CARD if game.deal.turn_taken else game.deal.turn_up


def stock(game: SpoilFive) -> list[int]:
    """In its order, where fiving may turn it."""
    deal = game.deal
    return [deal.deck[i] for i in range(deal.next_card, 52)] if deal.stock else []


def arrange(game: SpoilFive, setup: Setup) -> None:
    for seat in range(game.seats):
        _set_score(game, seat, setup)
    if setup.word("phase", ["play"], "") == "play":
        _arrange_play(game, setup)


def _set_score(game: SpoilFive, seat: i64, setup: Setup) -> None:
    """``score A 40``: of A's side, where there are partners; the game is under way then."""
    where = f"score {game.names[seat]}"
    if not setup.has(where):
        return
    points = setup.number(where, 0)
    if not 0 <= points < game.agreed.target or points % 5:
        raise BadCase(f"{where} cannot be {points}")
    game.points = altered(game.points, game.agreed.side[seat], points)
    game.fresh = False


def _arrange_play(game: SpoilFive, setup: Setup) -> None:
    """Hands as set (others by chance), the turn-up, tricks made, the trick so far."""
    if game.dealer < 0:
        game.dealer = game.seats - 1
    seats = in_turn(game, setup, game.elder())
    position = TrickPosition(game, setup, seats, EACH - 1)
    turn = turned_card(game, setup)
    gone = named_cards(game, setup, "gone")
    others = position.others(game, [[turn], gone])
    _set_tricks(game, setup, seats, EACH - position.size)
    position.take_up(game.deal.hands)
    game.set_trumps(turn)
    game.deals += 1
    game.begin_play(seats[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    others = position.fill(game, game.deal.hands, game.deal.lacks, others)
    played = drawn(others, game.seats * game.deal.tricks_made - len(gone), game)
    game.deal.stock = others ^ played
    away = gone + cards_in(played)  # nobody remembers who played which
    for seat in range(game.seats):
        game.deal.played[seat] |= hand_of(away[seat :: int(game.seats)])


def _set_tricks(game: SpoilFive, setup: Setup, seats: list[int], made: int) -> None:
    """As set; else one for each seat from the leader on."""
    set_tricks(game, game.deal, setup, seats, made)
    enough = EACH if game.agreed.target else game.agreed.need
    if max([game.won(side) for side in range(game.agreed.sides)]) >= enough:
        raise BadCase(f"{made} tricks are made, and nobody has {enough} yet")


def _vocabulary(stock: Word) -> Vocabulary:
    return Vocabulary(
        [FIVE, KEEP, AGREE, REFUSE, ROB, NO_ROB, PLAY, TAKE_POOL, PLAY_ON],
        PHASES,
        {
            "dealer": dealer_word(DEAL),
            "deals": number("deals", put_deals),
            "hand": cards_of("deal.hands"),
            "laid": cards_of(lambda game, seat: game.deal.laid if seat == game.deal.robber else 0),
            "tricks": number_of("deal.tricks"),
            "turn": card(turned),
            "passed": cards("deal.passed"),
            "stock": stock,
            "trick": row(lambda game: trick_cards(game.deal)),
            "gone": cards(lambda game: all_played(game.deal) & ~game.deal.in_trick),
            "trump": choice("deal.trump", SUIT_NAMES),
            "pool": pool_word(),
            "fresh": flag("fresh", assign("fresh")),
            "leader": person("deal.leader"),
            "robber": person("deal.robber"),
        },
        why_not,
        arrange,
    )


VOCABULARY: Final = _vocabulary(cards("deal.stock"))
FIVING_VOCABULARY: Final = _vocabulary(row(stock))
