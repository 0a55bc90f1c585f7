"""What a case sets before a deal or in the middle of its tricks, and where the cards of a deal go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in, count, hand_of
from parlour.core.moves import PLAY, PLAYS, Move, Verb
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
    flag_of,
    number,
    number_of,
    person,
    row,
    row_of,
    texts_of,
)
from parlour.errors import BadCase
from parlour.games.loo import words
from parlour.games.loo.refusals import why_not
from parlour.games.loo.rules import pool
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import DECLARATIONS, HANDS_LIE
from parlour.mechanisms.pools import pool_word
from parlour.mechanisms.trick_deal import trick_cards
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, lay_stock, named_cards, turned_card

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo

SAID: Final = ["stands", "exchanged", "miss", "miss_for_pool", "threw_up"]


def stock(game: Loo) -> list[int]:
    """In its order, where cards are drawn from it."""
    deal = game.deal
    return [deal.deck[i] for i in range(deal.next_card, len(deal.deck))] if deal.lies == HANDS_LIE else []


def arrange(game: Loo, setup: Setup) -> None:
    """Who is still in and what he owes; a set dealer spares the knave."""
    for seat in range(game.seats):
        _set_owed(game, seat, setup.number(f"owed {game.names[seat]}", 0))
        if setup.word(f"seated {game.names[seat]}", ["yes", "no"], "yes") == "no":
            game.present &= ~BIT[seat]
    if count(game.present) < 2:
        raise BadCase("two players at least are in")
    in_play = setup.word("phase", ["play"], "") == "play"
    if setup.has("dealer") or in_play:
        _set_dealer(game, setup.seat("dealer", game.names, int(game.seats) - 1))
        pool.next_deal(game)
    if in_play:
        pool.prepare_deal(game)
        _arrange_play(game, setup)


def _set_owed(game: Loo, seat: int, amount: int) -> None:
    """Without a bound: unlimited loos multiply."""
    if amount < 0:
        raise BadCase(f"owed {game.names[seat]} cannot be {amount}")
    if amount:
        game.owed[seat] = amount
        game.owing |= BIT[seat]


def _set_dealer(game: Loo, seat: int) -> None:
    if game.present & BIT[seat] == 0:
        raise BadCase(f"{game.names[seat]} is gone and cannot deal")
    game.dealer = seat
    game.first_dealer = (seat - game.deals) % game.seats
    game.rounds = game.deals // game.seats
    if game.rounds >= game.agreed.rounds or 0 < game.agreed.deals <= game.deals:
        raise BadCase(f"after {game.deals} deals there is no other at this table")


def _arrange_play(game: Loo, setup: Setup) -> None:
    """The turn-up, who stands, tricks made, the trick so far; cards that are not set come by chance.

    Whoever has a hand set stands, and the leader; the others have thrown up, unless it is set what they declared.
    """
    turn = turned_card(game, setup)
    _set_declared(game, setup)
    seats = in_turn(game, setup, game.next_of(game.dealer, game.deal.standing) if game.deal.standing else game.dealt[0])
    game.deal.standing |= BIT[seats[0]]
    players = [seat for seat in seats if game.deal.standing & BIT[seat]]
    if len(players) < 2 or any(seat not in game.dealt for seat in players):
        raise BadCase("two at least stand, and only those who were dealt cards")
    position = TrickPosition(game, setup, players, int(game.agreed.each))
    rows = [named_cards(game, setup, f"laid {game.names[seat]}") for seat in players]
    others = position.others(game, [[turn], *rows])
    game.single = False
    game.deals += 1
    game.set_trumps(turn)
    _set_tricks(game, setup, players, int(game.agreed.each) - position.size)
    position.take_up(game.deal.hands)
    _begin_tricks(game, players[0])
    position.play(game, _moves(game, setup, position.trick))
    lacks = game.deal.lacks[:]
    if game.deal.few >= 0:
        lacks[game.deal.few] |= ORDERS[game.deal.ranking].trumps  # one he might have, but not two
    others = position.fill(game, game.deal.hands, lacks, others)
    _lay_rest(game, players, rows, others)


def _set_declared(game: Loo, setup: Setup) -> None:
    for seat in game.dealt:
        usual = "stands" if setup.has(f"hand {game.names[seat]}") else "threw_up"
        said = setup.word(f"declared {game.names[seat]}", SAID, usual)
        if said != "threw_up":
            game.deal.standing |= BIT[seat]
        if said == "exchanged":
            game.deal.exchanged |= BIT[seat]
        if said in ("miss", "miss_for_pool"):
            game.deal.miss_holder = seat
        if said == "miss_for_pool":
            game.deal.for_pool = seat
    if (game.deal.miss_holder >= 0 and game.agreed.changes) or (game.deal.exchanged and not game.agreed.changes):
        raise BadCase("the miss is for three-card loo, an exchange for the others")


def _set_tricks(game: Loo, setup: Setup, players: list[int], made: int) -> None:
    """As set, the last one the leader's; else all are his."""
    places = [f"tricks {game.names[seat]}" for seat in players]
    given = any(setup.has(place) for place in places)
    tricks = [setup.number(place, 0 if given or i else made) for i, place in enumerate(places)]
    if sum(tricks) != made or min(tricks) < 0 or (made and not tricks[0]):
        raise BadCase(f"{made} tricks are made, the last by the leader")
    winners = [seat for i, seat in enumerate(players) for _trick in range(tricks[i])]
    for k in range(made):
        game.deal.note_winner(winners[-1 - k])
        game.deal.tricks[winners[-1 - k]] += 1
        game.deal.tricks_made += 1


def _begin_tricks(game: Loo, leader: i64) -> None:
    game.deal.lies = HANDS_LIE
    game.deal.asked = len(game.dealt)
    game.phase = words.TRICKS
    game.deal.leader = leader
    for seat in game.dealt:
        game.deal.looked |= BIT[seat]
    game._turn(leader)


def _moves(game: Loo, setup: Setup, trick: list[int]) -> list[Move]:
    civil = setup.word("civil", ["yes", "no"], "no") == "yes"
    if not game.agreed.pam_played:
        return [PLAYS[card] for card in trick]
    return [words.SAID_CIVIL[card] if civil and i == 0 else words.CIVIL_PLAYS[card] for i, card in enumerate(trick)]


def _lay_rest(game: Loo, players: list[int], rows: list[list[int]], others: i64) -> None:
    """What each has played before, what lies face down, and the rest of the pack."""
    for i in range(len(players)):
        missing = drawn(others, game.deal.tricks_made - len(rows[i]), game)
        others ^= missing
        row = rows[i] + cards_in(missing)
        game.deal.played[players[i]] |= hand_of(row)
        for k in range(game.deal.tricks_made):
            game.deal.row[players[i] * game.agreed.each + k] = row[k]
    for seat in game.dealt:
        out = game.deal.standing & BIT[seat] == 0 or seat == game.deal.miss_holder
        game.deal.thrown[seat] = drawn(
            others, game.agreed.each if out else 1 if game.deal.exchanged & BIT[seat] else 0, game
        )
        others ^= game.deal.thrown[seat]
    if game.agreed.changes:
        game.deal.deck = lay_stock(game, others)
        game.deal.next_card = len(game.deal.deck) - count(others)


def deal_plan(game: Loo) -> dict[str, list[int]]:
    if game.single:
        plan = {f"hand {game.names[seat]}": [1 + i] for i, seat in enumerate(game.dealt)}
        plan["turn"] = [0]
        return plan
    miss = game.miss_size()
    cards = len(game.dealt) * game.agreed.each + miss
    receivers = [game.gets(i, miss) for i in range(cards)]
    plan = {f"hand {game.names[seat]}": [i for i in range(cards) if receivers[i] == seat] for seat in game.dealt}
    if miss:
        plan["miss"] = [i for i in range(cards) if receivers[i] == game.seats]
    plan["turn"] = [cards]
    if game.agreed.changes:
        plan["stock"] = list(range(cards + 1, len(game.agreed.sheet)))
    return plan


def _vocabulary(play: Verb, stock: Word) -> Vocabulary:
    return Vocabulary(
        [
            words.DEAL_ON,
            words.LEAVE,
            words.STAND,
            words.THROW_UP,
            words.TAKE_MISS,
            words.PLAY_MISS,
            words.EXCHANGE,
            words.FLUSH,
            words.NO_FLUSH,
            play,
        ],
        words.PHASES,
        {
            "dealer": person("dealer"),
            "deals": number("deals", assign("deals")),
            "hand": cards_of("deal.hands"),
            "laid": row_of(lambda game, seat: game.laid(seat)),
            "thrown": cards_of("deal.thrown"),
            "owed": number_of("owed"),
            "tricks": number_of("deal.tricks"),
            "declared": texts_of(lambda game, seat: [DECLARATIONS[game.declared(seat)]]),
            "seated": flag_of(lambda game, seat: game.present & BIT[seat] != 0),
            "miss": cards("deal.miss"),
            "stock": stock,
            "turn": card("deal.turn_up"),
            "trick": row(lambda game: trick_cards(game.deal)),
            "trump": choice("deal.trump", SUIT_NAMES),
            "pool": pool_word(),
            "leader": person("deal.leader"),
            "single": flag("single"),
            "last": flag("last"),
            "civil": flag("deal.civil"),
            "rounds": number("rounds"),
        },
        why_not,
        arrange,
    )


VOCABULARIES: Final = [  # by variant
    _vocabulary(PLAY, cards(lambda game: game.undealt())),
    _vocabulary(words.CIVIL_PLAY, row(stock)),
    _vocabulary(PLAY, row(stock)),
]
