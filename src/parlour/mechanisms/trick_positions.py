"""A trick in the middle of a deal, as a case sets it: the hands, and what lies in the trick so far."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import cards_in, count, hand_of
from parlour.core.chance import ANY
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.trick_deal import TrickDeal


def in_turn(game: Game, setup: Setup, leader: i64) -> list[int]:
    """The seats from the leader on: the one that is set, or this."""
    first = game.names.index(setup.word("leader", game.names, game.names[leader]))
    return [(first + i) % game.seats for i in range(game.seats)]


def named_cards(game: Game, setup: Setup, place: str) -> list[int]:
    """The cards of a place that chance may not fill."""
    cards = setup.cards(place, game.pack)
    if ANY in cards:
        raise BadCase(f"the cards of {place} are named one by one")
    return cards


def turned_card(game: Game, setup: Setup) -> int:
    """The turn-up of a position, which must be set."""
    cards = named_cards(game, setup, "turn")
    if len(cards) != 1:
        raise BadCase("a position needs its turn-up: turn CARD")
    return cards[0]


def drawn(cards: i64, n: i64, game: Game) -> i64:
    """Some of these cards by chance, where a case leaves them open."""
    if not 0 <= n <= count(cards):
        raise BadCase("there are too many cards set, or too few left")
    return draw(cards, n, game.chance)


class TrickPosition:
    """All players held as many cards when the trick began; what is not set comes by chance."""

    players: list[int]  # from the leader
    trick: list[int]  # their cards in it so far
    held: list[list[int]]  # when the trick began, as far as they are set
    size: int

    def __init__(self, game: Game, setup: Setup, players: list[int], most: int) -> None:
        places = [f"hand {game.names[seat]}" for seat in players]
        set_hands = [setup.has(place) for place in places]
        self.players = players
        self.trick = named_cards(game, setup, "trick")
        self.held = [setup.cards(place, game.pack) for place in places]
        if len(self.trick) >= len(players):
            raise BadCase("a trick that is full is not a position")
        for i in range(len(self.trick)):
            self.held[i].append(self.trick[i])
        sizes = [len(self.held[i]) for i in range(len(players)) if set_hands[i]]
        self.size = max(sizes, default=most)
        if len(set(sizes)) > 1 or not 0 < self.size <= most:
            raise BadCase(
                f"the hands set do not go together: all have as many cards when a trick begins, at most {most}"
            )

    def others(self, game: Game, elsewhere: list[list[int]]) -> i64:
        """The cards that lie neither in these hands nor elsewhere."""
        named = [card for cards in [*self.held, *elsewhere] for card in cards if card != ANY]
        if len(set(named)) < len(named):
            raise BadCase("a card is set in two places")
        return game.pack.all & ~hand_of(named)

    def take_up(self, hands: vec[i64]) -> None:
        for i in range(len(self.players)):
            hands[self.players[i]] = hand_of([card for card in self.held[i] if card != ANY])

    def play(self, game: Game, moves: list[Move]) -> None:
        """The trick so far, card by card, as the rules have it."""
        for i in range(len(moves)):
            seat = self.players[i]
            if not game.allows(seat, moves[i]):
                raise BadCase(f"{game.names[seat]} may not play {game.pack.face(self.trick[i])} to that trick")
            game.play(seat, moves[i])

    def fill(self, game: Game, hands: vec[i64], lacks: vec[i64], others: i64) -> i64:
        """Chance fills the hands, with nothing that a card in the trick has shown to be lacking; gives what is left."""
        for i in range(len(self.players)):
            seat = self.players[i]
            size = self.size - 1 if i < len(self.trick) else self.size
            some = drawn(others & ~lacks[seat], size - count(hands[seat]), game)
            hands[seat] |= some
            others ^= some
        return others


def lay_stock(game: Game, stock: i64) -> vec[i64]:
    """A pack whose last cards are these, in an order of chance."""
    rest = vec[i64](cards_in(stock))
    game.chance.shuffle(rest)
    dealt = cards_in(game.pack.all & ~stock)
    return vec[i64](dealt + list(rest))


def set_tricks(game: Game, deal: TrickDeal, setup: Setup, seats: list[int], made: int) -> None:
    """The tricks that were made: as set, else one for each seat from the leader on."""
    places = [f"tricks {name}" for name in game.names]
    given = any(setup.has(place) for place in places)
    for i in range(len(seats)):
        usual = (made + len(seats) - 1 - i) // len(seats)
        deal.tricks[seats[i]] = setup.number(places[seats[i]], 0 if given else usual)
    deal.tricks_made = made
    if sum(deal.tricks) != made or min(deal.tricks) < 0:
        raise BadCase(f"{made} tricks are made: the tricks set do not go with the hands")


def arrange_tricks(
    game: Game, deal: TrickDeal, setup: Setup, seats: list[int], each: int, phase: int, elsewhere: list[int]
) -> i64:
    """The middle of a deal of ``each`` cards, played from the first of these seats; gives the cards that lie nowhere.

    Set may be the tricks taken, what each has played to them, the hands, and the trick so far; the rest is chance.
    """
    position = TrickPosition(game, setup, seats, each)
    made = each - position.size
    set_tricks(game, deal, setup, seats, made)
    piles = [named_cards(game, setup, f"played {game.names[seat]}") for seat in seats]
    others = position.others(game, [elsewhere, *piles])
    game.deals += 1
    position.take_up(deal.hands)
    game.phase = phase
    game._turn(seats[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    others = position.fill(game, deal.hands, deal.lacks, others)
    for i in range(len(seats)):
        played = drawn(others, made - len(piles[i]), game)
        others ^= played
        deal.played[seats[i]] |= hand_of(piles[i]) | played
    return others
