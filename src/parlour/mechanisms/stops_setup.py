"""The state words of a game of stops, and positions that a case sets: somebody is to lead, the stakes lie there.

``run 4H 5H 6H`` is the middle of a run; ``played_by A B A`` says who played its cards (the leader, unless it is said).
"""

from __future__ import annotations

from typing import Final

from parlour.core.cards import hand_of, vec_of
from parlour.core.chance import ANY
from parlour.core.moves import PLAYS
from parlour.core.setup import Setup
from parlour.core.vocabulary import Word, card, cards, cards_of, number, number_of, person
from parlour.errors import BadCase
from parlour.mechanisms.board import set_counters
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.stops import DEAL, PLAYING, Stops


def put_deals(game: Stops, number: int) -> None:
    """Those over and done."""
    if number >= game.deals_agreed:
        raise BadCase(f"{number} deals cannot be over where {game.deals_agreed} are agreed")
    game.deals = number
    game.finished = number


WORDS: Final = {
    "counters": number_of("ledger.balance"),  # set after everybody has paid in
    "dealer": dealer_word(DEAL),
    "deals": number("deals", put_deals),
    "hand": cards_of("deal.hands"),
    "run": Word(lambda game, _seat, _part: [game.pack.face(card) for card in game.run_row()], ordered=True),
    "played_by": Word(lambda game, _seat, _part: [game.name_of(game.deal.player)], names_seats=True),
    "down": cards(lambda game: game.deal.played & ~game.deal.run),
    "leader": person("deal.leader"),
    "due": card("deal.due"),
    "stops": cards(lambda game: game.stops()),
    "lead_only": cards(lambda game: game.lead_only()),
}


def arrange_stops(game: Stops, setup: Setup, playing: bool) -> None:
    """In play the hands as set, after everybody has paid in, and the run so far; then the counters as set."""
    if playing:
        if game.dealer < 0:
            game.dealer = game.seats - 1
        leader = setup.seat("leader", game.names, game.left(game.dealer))
        run = _run(game, setup, leader)
        _lay_cards(game, setup, run)
        game.pay_in()
        _ask_lead(game, leader)
        _play_run(game, run)
    set_counters(game, setup)


def _run(game: Stops, setup: Setup, leader: int) -> list[tuple[int, int]]:
    """The cards of the run so far, each with the seat that has played it."""
    run = setup.cards("run", game.pack)
    names = setup.take("played_by") or [game.names[leader]] * len(run)
    if ANY in run or len(names) != len(run) or not set(names) <= set(game.names):
        raise BadCase("the cards of the run are named one by one, and played_by has a seat for each of them", "run")
    return [(game.names.index(names[i]), run[i]) for i in range(len(run))]


def _lay_cards(game: Stops, setup: Setup, run: list[tuple[int, int]]) -> None:
    """Hands and spare cards as set (``*``: any other); all else but turn-up and run has been played."""
    deal = game.deal
    dealt = game.dealt & ~deal.lacking
    places = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    places.append(setup.cards("spare", game.pack))
    for seat, played in run:
        places[seat].append(played)
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


def _ask_lead(game: Stops, leader: int) -> None:
    """A position in play begins with somebody's lead; by default the dealer's left neighbour's."""
    if not game.deal.hands[leader]:
        raise BadCase(f"{game.names[leader]} has no card to lead; set hand {game.names[leader]}")
    game.deals += 1
    game.phase = PLAYING
    game.ask_lead(leader)


def _play_run(game: Stops, run: list[tuple[int, int]]) -> None:
    """The run so far, card by card, as the rules have it."""
    for seat, played in run:
        if not game.allows(seat, PLAYS[played]):
            raise BadCase(f"{game.names[seat]} may not play {game.pack.face(played)} to that run", "run")
        game.play(seat, PLAYS[played])
    if game.deal.length != len(run):
        raise BadCase("the run ends with its last card; set who leads, and no run", "run")
