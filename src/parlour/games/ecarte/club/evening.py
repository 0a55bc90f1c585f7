"""How an evening begins, goes from game to game, and ends (flow T of the law)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.games.ecarte.club import chouette, gallery, leave, queues, settlement, words
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE, SECOND

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club


def answer_the_call(game: Club, seat: i64, comes: bool) -> None:
    """Who takes part says so; a seat at which nobody sits stays without a role (ecarte.r78)."""
    game.say("ecarte.r78", "takes-part" if comes else "stays-away", seat)
    game.camp[seat] = SECOND if comes else NO_SIDE
    game.asked &= ~BIT[seat]
    game.waits = game.asked
    game.may = game.asked
    game.windows[seat] += 1
    if game.asked == 0:
        if count(_taking_part(game)) < 2:
            game.say("ecarte.r73", "nobody-left")
            game.close_table()
        else:
            game.phase = words.ORDER


def _taking_part(game: Club) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        if game.camp[seat] != NO_SIDE:
            found |= BIT[seat]
    return found


def answer_whether_he_gives(game: Club, seat: i64, gives: bool) -> None:
    if gives:
        chouette.give(game, seat)
        game.open_stakes()
    else:
        game.say("ecarte.5b", "declines-chouette", seat)
        game.candidates = game.candidates[1:]
        game.ask_to_give()


def end_coup(game: Club, chair: i64) -> None:
    """The stakes are settled, the loser goes to the end of his queue, and whoever is next comes up."""
    winner, loser = game.holders[chair], game.holders[1 - chair]
    winning = FIRST if chair == game.chair_for(FIRST) else SECOND
    slips = settlement.slips_of(game, 1 - winning)
    settlement.write_down(game, settlement.result_line(game, winner, loser, slips))
    settlement.settle(game, winning, loser, slips)
    game.coups_played += 1
    game.winner = winner
    game.settled_in = True
    _rise(game)
    if game.camp[loser] != NO_SIDE:
        queues.loser_goes_back(game, loser)
    _next_game(game)


def void_coup(game: Club) -> None:
    """Cards found false: stakes go back, new ones are laid, and it was no game (ecarte.54, r64)."""
    settlement.give_back(game, "ecarte.54")
    settlement.write_down(game, "void")
    game.sound_packs = True
    _rise(game)
    _next_game(game)


def _rise(game: Club) -> None:
    """The cards are gathered and the stakes are off the table."""
    settlement.clear_stakes(game)
    game.deals_before = game.deals
    game.coup = None
    game.dealer = NO_SEAT
    for seat in range(game.seats):
        game.backs[seat] = NO_CHAIR
    game.clear_talk()
    leave.forget(game)


def _next_game(game: Club) -> None:
    gallery.show_out(game)
    if game.coups_played == game.agreed.coups:
        game.close_table()
    elif game.agreed.chouette and game.chouetteur < 0:
        game.candidates = [*chouette.by_share(game), *game.second]
        game.ask_to_give()
    else:
        game.open_stakes()
