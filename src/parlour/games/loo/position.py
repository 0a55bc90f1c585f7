"""What a case sets before a deal or in the middle of its tricks, and where the cards of a deal go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count, hand_of
from parlour.core.moves import PLAYS, Move
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.loo.layout import HANDS_LIE
from parlour.games.loo.ranks import ORDERS
from parlour.games.loo.words import CIVIL_PLAYS, SAID_CIVIL, TRICKS
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, lay_stock, named_cards

if TYPE_CHECKING:
    from parlour.games.loo.rules import Loo

DECLARED: Final = ["stands", "exchanged", "miss", "miss_for_pool", "threw_up"]


def arrange(game: Loo, setup: Setup) -> None:
    """Pool, loos owed, counters and deals played stand as set; a set dealer spares the knave."""
    _set_counters(game, setup)
    in_play = setup.word("phase", ["play"], "") == "play"
    if setup.has("dealer") or in_play:
        game.dealer = game.names.index(setup.word("dealer", game.names, game.names[-1]))
        if game.present & BIT[game.dealer] == 0:
            raise BadCase(f"{game.names[game.dealer]} is gone and cannot deal")
        game.first_dealer = (game.dealer - game.deals) % game.seats
        game.rounds = game.deals // game.seats
        if game.rounds >= game.rounds_agreed or 0 < game.deals_agreed <= game.deals:
            raise BadCase(f"after {game.deals} deals there is no other at this table")
        game.next_deal()
    if in_play:
        game.prepare_deal()
        _arrange_play(game, setup)


def _set_counters(game: Loo, setup: Setup) -> None:
    for seat in range(game.seats):
        name = game.names[seat]
        game.ledger.balance[seat] = setup.number(f"counters {name}", 0)
        _owe(game, seat, setup.number(f"owed {name}", 0))
        if setup.word(f"seated {name}", ["yes", "no"], "yes") == "no":
            game.present &= ~BIT[seat]
    pool = setup.number("pool", 0)
    game.deals = setup.number("deals", 0)
    if pool < 0 or game.deals < 0 or count(game.present) < 2:
        raise BadCase("the pool and the deals are not below 0, and two players at least are in")
    game.ledger.balance[game.pool] = pool


def _owe(game: Loo, seat: i64, amount: int) -> None:
    if amount < 0:
        raise BadCase(f"owed {game.names[seat]} cannot be {amount}")
    if amount:
        game.owed[seat] = amount
        game.owing |= BIT[seat]


# -- in the middle of a deal ---------------------------------------------------------------


def _arrange_play(game: Loo, setup: Setup) -> None:
    """The turn-up, who stands, tricks made, the trick so far; cards that are not set come by chance.

    Whoever has a hand set stands, and the leader; the others have thrown up, unless it is set what they declared.
    """
    turn = named_cards(game, setup, "turn")
    if len(turn) != 1:
        raise BadCase("a position needs its turn-up: turn CARD")
    _set_declared(game, setup)
    seats = in_turn(game, setup, game.next_of(game.dealer, game.standing) if game.standing else game.dealt[0])
    game.standing |= BIT[seats[0]]
    players = [seat for seat in seats if game.standing & BIT[seat]]
    dealt = [game.dealt[i] for i in range(game.hands_out)]
    if len(players) < 2 or any(seat not in dealt for seat in players):
        raise BadCase("two at least stand, and only those who were dealt cards")
    position = TrickPosition(game, setup, players, int(game.each))
    rows = [named_cards(game, setup, f"laid {game.names[seat]}") for seat in players]
    others = position.others(game, [turn, *rows])
    game.single = False
    game.deals += 1
    game.set_trumps(turn[0])
    _set_tricks(game, setup, players, int(game.each) - position.size)
    position.take_up(game.hands)
    _begin_tricks(game, players[0])
    position.play(game, _moves(game, setup, position.trick))
    lacks = game.lacks[:]
    if game.few >= 0:
        lacks[game.few] |= ORDERS[game.ranking].trumps  # one he might have, but not two
    others = position.fill(game, game.hands, lacks, others)
    _lay_rest(game, players, rows, others)


def _set_declared(game: Loo, setup: Setup) -> None:
    for i in range(game.hands_out):
        seat = game.dealt[i]
        usual = "stands" if setup.has(f"hand {game.names[seat]}") else "threw_up"
        said = setup.word(f"declared {game.names[seat]}", DECLARED, usual)
        if said != "threw_up":
            game.standing |= BIT[seat]
        if said == "exchanged":
            game.exchanged |= BIT[seat]
        if said in ("miss", "miss_for_pool"):
            game.miss_holder = seat
        if said == "miss_for_pool":
            game.for_pool = seat
    if (game.miss_holder >= 0 and game.changes()) or (game.exchanged and not game.changes()):
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
        game.note_trick(winners[-1 - k])


def _begin_tricks(game: Loo, leader: i64) -> None:
    game.lies = HANDS_LIE
    game.at = game.hands_out
    game.phase = TRICKS
    game.leader = leader
    for i in range(game.hands_out):
        game.looked |= BIT[game.dealt[i]]
    game._turn(leader)


def _moves(game: Loo, setup: Setup, trick: list[int]) -> list[Move]:
    civil = setup.word("civil", ["yes", "no"], "no") == "yes"
    if not game.pam_played:
        return [PLAYS[card] for card in trick]
    return [SAID_CIVIL[card] if civil and i == 0 else CIVIL_PLAYS[card] for i, card in enumerate(trick)]


def _lay_rest(game: Loo, players: list[int], rows: list[list[int]], others: i64) -> None:
    """What each has played before, what lies face down, and the rest of the pack."""
    for i in range(len(players)):
        missing = drawn(others, game.made - len(rows[i]), game)
        others ^= missing
        row = rows[i] + cards_in(missing)
        game.played |= hand_of(row)
        for k in range(game.made):
            game.row[players[i] * game.each + k] = row[k]
    for i in range(game.hands_out):
        seat = game.dealt[i]
        out = game.standing & BIT[seat] == 0 or seat == game.miss_holder
        game.thrown[seat] = drawn(others, game.each if out else 1 if game.exchanged & BIT[seat] else 0, game)
        others ^= game.thrown[seat]
    if game.changes():
        game.deck = lay_stock(game, others)
        game.next_card = len(game.deck) - count(others)


# -- the cards of a deal ------------------------------------------------------------------------


def deal_plan(game: Loo) -> dict[str, list[int]]:
    seats = [game.dealt[i] for i in range(game.hands_out)]
    if game.single:
        plan = {f"hand {game.names[seat]}": [1 + i] for i, seat in enumerate(seats)}
        plan["turn"] = [0]
        return plan
    miss = game.miss_size()
    cards = game.hands_out * game.each + miss
    receivers = [game.gets(i, miss) for i in range(cards)]
    plan = {f"hand {game.names[seat]}": [i for i in range(cards) if receivers[i] == seat] for seat in seats}
    if miss:
        plan["miss"] = [i for i in range(cards) if receivers[i] == game.seats]
    plan["turn"] = [cards]
    if game.changes():
        plan["stock"] = list(range(cards + 1, len(game.sheet)))
    return plan
