"""Wrong deals: what befalls the dealing, and what follows (smoking-cat.15, 16, 46, r17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Verb
from parlour.errors import ParlourError
from parlour.games.smoking_cat import events
from parlour.games.smoking_cat.faults import votes
from parlour.games.smoking_cat.faults.rights import DEALT, GATHERED, OF_DEAL, OF_RENONCE
from parlour.games.smoking_cat.faults.state import CatConduct
from parlour.games.smoking_cat.rules.game import EVERYBODY
from parlour.games.smoking_cat.state import CatDeal
from parlour.games.smoking_cat.words import ACCIDENTS, MISCOUNT, PASSING, STRANGER
from parlour.mechanisms.accidents import befall

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable

MOST_MISDEALS: Final = 3  # in a round; then nothing befalls the dealing any more (smoking-cat.r34)


def open_round(game: CatTable) -> None:
    """Fresh cards: what was claimed about those before is forgotten."""
    game.conduct = CatConduct()
    game.claims.forget(BIT[OF_DEAL] | BIT[OF_RENONCE])
    game.claims.reach(DEALT)


def deal_out(game: CatTable) -> None:
    deck = game._serve()
    open_round(game)
    strangers = _befall(game, deck)
    if strangers:
        for seat in strangers:
            game.say("smoking-cat.46", "hand-to-stranger", seat)
        void(game, "smoking-cat.46")
        return
    game.phase = PASSING
    events.dealt(game)
    game._ask(EVERYBODY)


def _befall(game: CatTable, deck: vec[i64]) -> list[int]:
    """Miscounts are put into the hands; gives the players whose cards went to a bystander."""
    strangers: list[int] = []
    if game.misdeals >= MOST_MISDEALS:
        return strangers
    for mishap in befall(game.chance, ACCIDENTS, game.agreed.rates, ACCIDENTS, lambda kind: _draw(game, kind)):
        if mishap.verb is STRANGER:
            strangers.append(mishap.a)
        else:
            _miscount(game, deck, mishap.a, mishap.b)
    return strangers


def _draw(game: CatTable, kind: Verb) -> Move:
    seat = game.chance.below(4)
    if kind is STRANGER:
        return Move(STRANGER, seat)
    return Move(MISCOUNT, seat, (seat + 1 + game.chance.below(3)) & 3)


def _miscount(game: CatTable, deck: vec[i64], gets: i64, lacks: i64) -> None:
    """The last card dealt to one sticks to another's: nine and seven (smoking-cat.15)."""
    if gets == lacks:
        raise ParlourError("a card goes from one hand to another: miscount N E")
    at = max([i for i in range(32) if game._gets(i) == lacks])
    game.deal.hands[gets] |= BIT[deck[at]]
    game.deal.hands[lacks] &= ~BIT[deck[at]]
    game.conduct.uneven = True


def claim(game: CatTable, seat: i64) -> None:
    """Hands are counted; where all have as many the round is played on (smoking-cat.r17)."""
    if not game.conduct.uneven:
        game.claims.fail(seat, OF_DEAL, -1)
        game.say("smoking-cat.r17", "claim-fails", seat)
        return
    game.say("smoking-cat.46", "claims-deal", seat, 0, game.names[game.dealer])
    void(game, "smoking-cat.r17")


def run_short(game: CatTable, seat: i64) -> None:
    """Nobody claimed it, and now a player on turn has no card left (smoking-cat.r17)."""
    game.say("smoking-cat.r17", "has-no-card", seat)
    void(game, "smoking-cat.r17")


def void(game: CatTable, clause: str) -> None:
    """The first wrong deal of a round is free, each further one is voted on; the same dealer deals again (r17, r19)."""
    game.misdeals += 1
    game.claims.reach(GATHERED)
    game.deal = CatDeal(4)
    game.conduct = CatConduct()
    game.say(clause, "round-void", game.dealer, game.misdeals)
    if game.misdeals > 1 and game.agreed.misdeal_letter:
        votes.open_vote(game, game.dealer, "smoking-cat.16")
    else:
        game.say("smoking-cat.15", "deals-again", game.dealer)
        game._close(EVERYBODY)
        game.await_deal()
