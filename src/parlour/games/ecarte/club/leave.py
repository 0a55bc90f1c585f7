"""With his leave: once the game is held, a stake changes only if the chouetteur grants it (ecarte.6b, r88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Choices, Move, Refusal, between, exactly
from parlour.games.ecarte.club import words
from parlour.games.ecarte.club.settlement import pool
from parlour.games.ecarte.club.words import SECOND

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club


def may_wish(game: Club, seat: i64) -> bool:
    """Who has a stake against the chouetteur asks once in a game: so nobody sees a hand who did not see it before."""
    playing = game.coup is not None and game.chouetteur >= 0
    return playing and game.camp[seat] == SECOND and game.stakes[seat] > 0 and not game.wished & BIT[seat]


def may_answer(game: Club, seat: i64) -> bool:
    return game.coup is not None and seat == game.chouetteur and any(game.wishes)


def may_act(game: Club, seat: i64) -> bool:
    return may_wish(game, seat) or may_answer(game, seat)


def offer(game: Club, found: Choices, seat: i64) -> None:
    if may_wish(game, seat):
        found.add(between(Move(words.WISH), 1, game.agreed.max_stake))
    if may_answer(game, seat):
        for other in range(game.seats):
            if game.wishes[other]:
                found.add(exactly(Move(words.GRANT, other)))
                found.add(exactly(Move(words.DENY, other)))


def act(game: Club, seat: i64, move: Move) -> None:
    if move.verb is words.WISH:
        game.wishes[seat] = int(move.a)
        game.wished |= BIT[seat]
        game.say("ecarte.6b", "asks-leave", seat, int(move.a))
    elif move.verb is words.GRANT:
        _change(game, move.a)
    else:
        game.wishes[move.a] = 0
        game.say("ecarte.6b", "leave-denied", move.a)


def _change(game: Club, seat: i64) -> None:
    """More is laid by both, or less: the chouetteur holds as much as his opponents stake (ecarte.4)."""
    more = game.wishes[seat] - game.stakes[seat]
    game.say("ecarte.6b", "leave-granted", seat, game.wishes[seat])
    for payer in (seat, game.chouetteur):
        if more > 0:
            game.pay("ecarte.6b", "stake", payer, pool(game), more)
        elif more < 0:
            game.pay("ecarte.6b", "stake-back", pool(game), payer, -more)
    game.stakes[seat] += more
    game.announced += more
    game.shared += more
    game.wishes[seat] = 0


def forget(game: Club) -> None:
    game.wished = 0
    for seat in range(game.seats):
        game.wishes[seat] = 0


def why_not(game: Club, seat: i64, move: Move) -> Refusal:
    if not game.agreed.chouette:
        return Refusal("ecarte.58", "stakes-are-fixed")
    if move.verb is words.WISH:
        if game.stakes[seat] > 0 and game.camp[seat] == SECOND and not game.wished & BIT[seat]:
            return Refusal("ecarte.r88", "wish-within-bounds", {"most": game.agreed.max_stake})
        return Refusal("ecarte.r88", "leave-once-of-bettors")
    return Refusal("ecarte.6b", "nobody-asks-leave" if seat == game.chouetteur else "chouetteur-only")
