"""Écarté by the book at any table: the cards by the hints, and at a club's the stakes, the chouette and advice.

Stakes are even money, so a bettor can only choose how much: more on a hand whose account stands no worse than the
other's, for accounts lie open and tell who has played well.
"""

from __future__ import annotations

from typing import Final

from parlour.core.cards import BIT, cards_in, rank
from parlour.core.game import Game
from parlour.core.moves import NONE, PLAY, Move
from parlour.core.players import Advice, BookBot, Seat
from parlour.games.ecarte import words as cards
from parlour.games.ecarte.bots.book import advise
from parlour.games.ecarte.club import words
from parlour.games.ecarte.club.game import Club
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE, SECOND

USUAL_STAKE: Final = 10
SMALL_STAKE: Final = 1
MOST_HELD: Final = 60 * USUAL_STAKE  # a chouetteur gives up rather than hold more
SMALL_PART: Final = 20  # who has staked less than the twentieth part of his side leaves the hand to another

SAID: Final = {
    cards.PROPOSE: words.TO_PROPOSE,
    cards.ACCEPT: words.TO_ACCEPT,
    cards.REFUSE: words.TO_REFUSE,
    cards.MARK: words.TO_MARK,
    PLAY: words.TO_PLAY,
    cards.DISCARD: words.TO_DISCARD,
}


def book(_seed: int) -> BookBot:
    return ClubBook("book", rule, pace=400_000)


class ClubBook(BookBot):
    """Advises whoever asks for it, also at a table where offences happen."""

    def volunteer(self, seat: Seat) -> Advice | None:
        said = super().volunteer(seat)
        if said is not None or not seat.offences_happen():
            return said
        advice = self.think_unasked(seat)
        return advice if advice is not None and seat.moves().allow(advice.move) else None


def rule(game: Game, seat: int) -> Advice | None:
    """The move of a seat that knows what it sees; None where it need not act."""
    if not isinstance(game, Club):
        return advise(game, seat)
    if game.coup is not None:
        return _beside_cards(game, seat) if game.chair_of(seat) == NO_CHAIR else _with_cards(game, seat)
    if game.phase == words.ARRIVALS:
        return Advice(Move(words.JOIN), "ecarte.r78")
    if game.phase == words.GIVING:
        return Advice(Move(words.GIVE), "why-even-money") if game.waits >> seat & 1 else None
    return _between_games(game, seat)


# -- while a game is played ------------------------------------------------------------------------


def _with_cards(game: Club, seat: int) -> Advice | None:
    coup = game.coup
    assert coup is not None
    advice = advise(coup, int(game.chair_of(seat)))
    return None if advice is None else Advice(words.for_club(advice.move), advice.reason)


def _beside_cards(game: Club, seat: int) -> Advice | None:
    """What he would do in his player's place, if he is asked (ecarte.57)."""
    chair = int(game.eyes_of(seat))
    coup = game.coup
    if coup is None or chair == NO_CHAIR or not game.consulted or not coup.waits & BIT[chair]:
        return None
    would = advise(coup, chair)
    if would is None or would.move.verb not in SAID:
        return None
    said = Move(words.ADVISE, SAID[would.move.verb], _card_of(would.move))
    return Advice(said, "ecarte.57") if game.allows(seat, said) else None


def _card_of(move: Move) -> int:
    """The card that advice names: of several to lay away the lowest."""
    if move.verb is PLAY:
        return int(move.a)
    if move.verb is cards.DISCARD and move.a:
        return min(cards_in(move.a), key=lambda card: rank(card))
    return NONE


# -- between games ----------------------------------------------------------------------------------


def _between_games(game: Club, seat: int) -> Advice | None:
    side = game.camp[seat]
    if side == NO_SIDE:
        return _comes_in(game, seat)
    if not game.waits >> seat & 1:
        return None
    if seat == game.chouetteur:
        return _as_chouetteur(game)
    if game.asked & BIT[seat] or game.hand(side) != seat:
        return Advice(Move(words.STAKE, stake_of(game, seat)), "why-even-money")
    if leaves_the_hand(game, seat):
        return Advice(Move(words.RENOUNCE), "why-small-part")
    return Advice(Move(words.ADD), "ecarte.58")


def _comes_in(game: Club, seat: int) -> Advice | None:
    """To the side that has fewer."""
    if not game.may >> seat & 1:
        return None
    fewer = FIRST if len(game.of_side(FIRST)) < len(game.of_side(SECOND)) else SECOND
    join = Move(words.JOIN, SECOND if game.agreed.chouette else fewer)
    return Advice(join, "ecarte.3b") if game.allows(seat, join) else None


def stake_of(game: Club, seat: int) -> int:
    """The usual stake on a hand that has done no worse than the other, else the smallest."""
    side = game.camp[seat]
    mine, other = _head(game, side, seat), _head(game, 1 - side, seat)
    behind = other >= 0 and game.ledger[mine] < game.ledger[other]
    return min(SMALL_STAKE if behind else USUAL_STAKE, game.agreed.max_stake)


def _head(game: Club, side: int, seat: int) -> int:
    """Who will hold the cards of a side, as far as one can tell; himself where nobody has staked before him."""
    hand = int(game.hand(side))
    if hand >= 0:
        return hand
    queue = game.queue(side)
    return queue[0] if queue else seat


def leaves_the_hand(game: Club, seat: int) -> bool:
    """He plays for others' money rather than for his own, and somebody else of his side could play."""
    side = game.camp[seat]
    if game.agreed.chouette or game.renounced:
        return False
    return game.stakes[seat] * SMALL_PART < game.total(side)


def _as_chouetteur(game: Club) -> Advice:
    """He has the stakes called for once, and holds what he can bear."""
    if not game.called:
        return Advice(Move(words.SEE), "ecarte.6")
    if game.total(SECOND) > MOST_HELD:
        return Advice(Move(words.GIVE_UP), "ecarte.5b")
    return Advice(Move(words.HOLD), "ecarte.6a")
