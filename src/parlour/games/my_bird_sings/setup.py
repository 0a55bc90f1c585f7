"""Positions that a case sets: the pool before a deal, or the hands in mid-deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import count, hand_of, vec_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    MOST_COUNTERS,
    YES_NO,
    Vocabulary,
    cards,
    cards_of,
    flag,
    flag_of,
    number,
    number_of,
    person,
    row,
)
from parlour.errors import BadCase
from parlour.games.my_bird_sings.refusals import why_not
from parlour.games.my_bird_sings.state import UNANSWERED
from parlour.games.my_bird_sings.words import CALL, DEAL, EXCHANGE, GUARD, OFFER, PHASES, PICK, THROW, WAIT
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.pool_positions import deals_set, even_shares, set_counters

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings

MOST_TRICKS: Final = 13


def arrange(game: MyBirdSings, setup: Setup) -> None:
    """``phase turn`` sets a position in mid-deal, with ``next`` to act."""
    in_deal = setup.word("phase", ["deal", "turn"], "deal") == "turn"
    if in_deal and game.dealer < 0:
        game.dealer = game.seats - 1
    game.deals = deals_set(setup, in_deal, game.agreed.deals)
    game.finished = game.deals - 1 if in_deal else game.deals
    _set_pool(game, setup, in_deal)
    if in_deal:
        _lay_cards(game, setup)


def _set_pool(game: MyBirdSings, setup: Setup, in_deal: bool) -> None:
    """In mid-deal everybody has paid in; what was carried over has come from all alike."""
    paid = [game.stake(seat) if in_deal else 0 for seat in range(game.seats)]
    pool = setup.count("pool", MOST_COUNTERS) if setup.has("pool") else sum(paid)
    carried = even_shares(pool - sum(paid), game.seats)
    set_counters(game, setup, pool, [-paid[seat] - carried[seat] for seat in range(game.seats)])


def _lay_cards(game: MyBirdSings, setup: Setup) -> None:
    """Hands as set, others by chance; the leader has one card fewer than the rest, the player to act one more."""
    deal = game.deal
    leader = game.left(game.dealer)
    deal.circuits = setup.count("circuits", GUARD - 1)
    deal.quiet = deal.circuits
    player = setup.seat("next", game.names, leader)
    held = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    laid = [setup.cards(f"laid {name}", game.pack) for name in game.names]
    top = setup.cards("stock", game.pack) if setup.has("stock") else [ANY]
    gone = setup.cards("gone", game.pack)
    named = [card for pile in [*held, *laid, top, gone] for card in pile if card != ANY]
    if len(set(named)) < len(named) or ANY in gone:
        raise BadCase("a card is set in two places, or any card is gone")
    others = game.pack.all & ~hand_of(named)
    for seat in range(game.seats):
        size = _size(game, seat, player)
        hand = hand_of([card for card in held[seat] if card != ANY])
        missing = size - count(hand)
        if not 0 <= missing <= count(others):
            raise BadCase(f"hand {game.names[seat]} has {size} cards in this position")
        drawn = draw(others, missing, game.chance)
        others ^= drawn
        deal.hands[seat] = hand | drawn
    for seat in range(game.seats):
        others ^= _lay_tricks(game, setup, seat, hand_of([card for card in laid[seat] if card != ANY]), others)
    _lay_stock(game, top, others)
    deal.gone |= hand_of(gone)
    game.begin_at(player)
    deal.exchanged = setup.word("exchanged", YES_NO, "no") == "yes"


def _lay_tricks(game: MyBirdSings, setup: Setup, seat: i64, laid: i64, others: i64) -> i64:
    """So many tricks of cards set as laid, or else of any others; which others these are."""
    name = game.names[seat]
    place = f"tricks {name}"
    size = game.agreed.size
    tricks = setup.count(place, MOST_TRICKS) if setup.has(place) else count(laid) // size
    missing = tricks * size - count(laid)
    if not 0 <= missing <= count(others):
        raise BadCase(f"{tricks} tricks of {name} are {tricks * size} cards, more or fewer than lie there")
    drawn = draw(others, missing, game.chance)
    game.deal.tricks[seat] = tricks
    game.deal.laid[seat] = laid | drawn
    return drawn


def _size(game: MyBirdSings, seat: i64, player: i64) -> i64:
    """Before the leader has thrown for the first time all have as many; then what he threw is always on its way."""
    leader = game.left(game.dealer)
    size = game.agreed.size
    if game.deal.circuits == 0 and player == leader:
        return size
    if seat == leader:
        size -= 1
    return size + 1 if seat == player else size


def _lay_stock(game: MyBirdSings, top: list[int], others: i64) -> None:
    """``stock none``: the rest is out of play; else it lies, mixed, under the cards that are set."""
    if not top:
        game.deal.gone = others
        return
    rest = vec_of(others)
    game.chance.shuffle(rest)
    game.deal.stock = vec[i64]([card for card in top if card != ANY] + list(rest))


VOCABULARY: Final = Vocabulary(
    [CALL, WAIT, EXCHANGE, THROW, OFFER, PICK],
    PHASES,
    {
        "dealer": dealer_word(DEAL),
        "counters": number_of("ledger.balance"),  # set beside the pool, with which they go together
        "hand": cards_of("deal.hands"),
        "laid": cards_of("deal.laid"),
        "tricks": number_of("deal.tricks"),
        "answered": flag_of(lambda game, seat: game.deal.answers[seat] != UNANSWERED),
        "stock": row("deal.stock"),
        "pool": number(lambda game: game.pool()),
        "leader": person("deal.leader"),
        "circuits": number("deal.circuits"),
        "exchanged": flag("deal.exchanged"),
        "gone": cards("deal.gone"),
    },
    why_not,
    arrange,
)
