"""What the three others decide about an offender: nothing, a letter more, or that he is banned (r14, r16, r18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, altered
from parlour.games.smoking_cat.faults.acts import may_ban
from parlour.games.smoking_cat.faults.state import NO_VOTES
from parlour.games.smoking_cat.rules.game import EVERYBODY
from parlour.games.smoking_cat.words import BAN, NOTHING_MORE, VOTE, VOTING

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable


def open_vote(game: CatTable, offender: i64, charge: str) -> None:
    """All three are asked at once; he whom they try may admit that it was on purpose, until the last has voted."""
    game.conduct.tried = offender
    game.conduct.charge = charge
    game.conduct.votes = NO_VOTES
    game.phase = VOTING
    game._ask(EVERYBODY)
    game.waits ^= BIT[offender]
    game.may = EVERYBODY if may_ban(game) else game.waits


def vote(game: CatTable, seat: i64, choice: i64) -> None:
    """Nobody sees it before all have voted (smoking-cat.r14)."""
    conduct = game.conduct
    conduct.votes = altered(conduct.votes, seat, choice)
    game.say("smoking-cat.r14", "votes", seat)
    game.waits ^= BIT[seat]
    game.may ^= BIT[seat]
    if game.waits == 0:
        _decide(game)


def admit(game: CatTable, seat: i64) -> None:
    game.say("smoking-cat.r16", "admits", seat)
    _ban(game, seat)


def _decide(game: CatTable) -> None:
    conduct = game.conduct
    given = [vote for vote in conduct.votes if vote >= 0]
    for seat in range(4):
        if conduct.votes[seat] >= 0:
            game.say("smoking-cat.r14", "voted", seat, 0, VOTE.words[conduct.votes[seat]])
    conduct.votes = NO_VOTES
    if given.count(BAN) == len(given):
        _ban(game, conduct.tried)
        return
    clause = "smoking-cat.44" if conduct.charge != "smoking-cat.16" else "smoking-cat.16"
    if 2 * given.count(NOTHING_MORE) < len(given):
        game.say(clause, "punished", conduct.tried)
        game._give_forfeit(conduct.tried)  # before the round's own (smoking-cat.r18)
    else:
        game.say(clause, "not-punished", conduct.tried)
    game._close(EVERYBODY)
    game.after_vote()


def _ban(game: CatTable, seat: i64) -> None:
    """Banned for life: he has lost the game, which ends (smoking-cat.43, r16)."""
    game.say("smoking-cat.43", "banned", seat)
    game.lost = seat
    game.break_off()
