"""The state words of a game of stops, and positions that a case sets: somebody is to lead, the stakes lie there."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import hand_of, vec_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Word, card, cards, cards_of, number, number_of, person
from parlour.errors import BadCase
from parlour.mechanisms.board import set_counters
from parlour.mechanisms.stops import DEAL, PLAYING, Stops


def put_dealer(game: Stops, seat: int) -> None:
    """A set dealer spares the search for one."""
    game.dealer = seat
    game.phase = DEAL


def put_deals(game: Stops, number: int) -> None:
    """Those over and done."""
    if number >= game.deals_agreed:
        raise BadCase(f"{number} deals cannot be over where {game.deals_agreed} are agreed")
    game.deals = number
    game.finished = number


WORDS: Final = {
    "counters": number_of("ledger.balance"),  # set after everybody has paid in
    "dealer": person("dealer", put_dealer),
    "deals": number("deals", put_deals),
    "hand": cards_of("deal.hands"),
    "run": Word(lambda game, _seat, _part: game.run_faces(), ordered=True),
    "down": cards(lambda game: game.deal.played & ~game.deal.run),
    "leader": person("deal.leader"),
    "due": card("deal.due"),
    "stops": cards(lambda game: game.stops()),
    "lead_only": cards(lambda game: game.lead_only()),
}


def arrange_stops(game: Stops, setup: Setup, playing: bool) -> None:
    """Counters as set; in play the hands too, after everybody has paid in."""
    if playing:
        _lay_cards(game, setup)
        game.pay_in()
    set_counters(game, setup)
    if playing:
        _ask_lead(game, setup)


def _lay_cards(game: Stops, setup: Setup) -> None:
    """Hands and spare cards as set (``*``: any other); all else but the turn-up has been played."""
    if game.dealer < 0:
        game.dealer = game.seats - 1
    deal = game.deal
    dealt = game.dealt & ~deal.lacking
    places = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    places.append(setup.cards("spare", game.pack))
    named = [each for place in places for each in place if each != ANY]
    if len(set(named)) < len(named) or hand_of(named) & ~dealt:
        raise BadCase("a card is set in two places, or is none that is dealt")
    others = vec_of(dealt & ~hand_of(named))
    if sum([place.count(ANY) for place in places]) > len(others):
        raise BadCase("there are not so many cards")
    game.chance.shuffle(others)
    drawn = iter(others)
    hands = [hand_of([next(drawn) if each == ANY else each for each in place]) for place in places]
    deal.aside = hands.pop()
    deal.played = dealt & ~deal.aside
    for seat in range(game.seats):
        deal.hands[seat] = hands[seat]
        deal.played &= ~hands[seat]


def _ask_lead(game: Stops, setup: Setup) -> None:
    """A position in play begins with somebody's lead; by default the dealer's left neighbour's."""
    leader = setup.seat("leader", game.names, game.left(game.dealer))
    if not game.deal.hands[leader]:
        raise BadCase(f"{game.names[leader]} has no card to lead; set hand {game.names[leader]}")
    game.deals += 1
    game.phase = PLAYING
    game.ask_lead(leader)
