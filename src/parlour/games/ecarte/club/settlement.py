"""Who pays whom: the stakes of a game fixed, won, given back, and lost before its end by one who leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.events import NO_SEAT
from parlour.core.moves import Move, Verb
from parlour.games.ecarte.club.words import ACCIDENTS, FIRST, LESS, SECOND, SHORT_STAKE
from parlour.mechanisms.accidents import befall

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

MOST_SLIP: Final = 10  # counters that are laid too many or too few by mistake


def pool(game: Club) -> i64:
    """The account on which the stakes of a game lie."""
    return game.seats


def bettors(game: Club, side: i64) -> list[int]:
    """Those of a queue with a stake, in its order."""
    return [seat for seat in game.queue(side) if game.stakes[seat] > 0]


def fix(game: Club) -> None:
    """Every stake goes on the table; the chouetteur lays as much as all of them (ecarte.4, 8)."""
    game.announced = game.total(SECOND)
    game.shared = game.announced
    for side in (FIRST, SECOND):
        for seat in bettors(game, side):
            game.pay("ecarte.8", "stake", seat, pool(game), game.stakes[seat])
    if game.agreed.chouette:
        game.pay("ecarte.4", "stake", game.chouetteur, pool(game), game.announced)


def give_back(game: Club, clause: str) -> None:
    """The game is void (ecarte.54)."""
    for side in (FIRST, SECOND):
        for seat in bettors(game, side):
            game.pay(clause, "stake-back", pool(game), seat, game.stakes[seat])
    if game.agreed.chouette:
        for seat in [game.chouetteur] if game.chouetteur >= 0 else game.partners:
            laid = game.announced if seat == game.chouetteur else game.stakes[seat]
            game.pay(clause, "stake-back", pool(game), seat, laid)


def settle(game: Club, winning: i64, payer: i64, slips: list[int]) -> None:
    """``payer`` held the cards of the losing side; ``slips``: how much more than announced each has laid, by seat."""
    if game.agreed.chouette:
        _settle_chouette(game, winning == FIRST)
    else:
        _settle_sides(game, winning, payer, slips)


def slips_of(game: Club, losing: i64) -> list[int]:
    """Lost stakes are counted: one of them may not be what was announced (ecarte.58a, r75)."""
    slips = [0] * game.seats
    if game.agreed.chouette or not game.agreed.table:
        return slips
    losers = bettors(game, losing)

    def slip(_kind: Verb) -> Move:
        seat = losers[game.chance.below(len(losers))]
        less = game.chance.below(2) == LESS
        most = min(MOST_SLIP, game.stakes[seat]) if less else MOST_SLIP
        return Move(SHORT_STAKE, seat, LESS if less else 1 - LESS, 1 + game.chance.below(most))

    for mishap in befall(game.chance, ACCIDENTS, game.agreed.rates, [SHORT_STAKE], slip) if losers else []:
        if int(mishap.a) in losers:
            amount = int(mishap.c)
            slips[mishap.a] = -min(amount, game.stakes[mishap.a]) if mishap.b == LESS else amount
    return slips


# -- à deux côtés ----------------------------------------------------------------------------


def _settle_sides(game: Club, winning: i64, player: i64, slips: list[int]) -> None:
    """The losing player, or who holds the rest, gets all lost stakes and pays the winning ones one by one."""
    losing = 1 - winning
    losers = bettors(game, losing)
    rest = game.agreed.rest
    with_rest = rest >= 0 and rest in losers
    payer = rest if with_rest else player
    lost = sum([game.stakes[seat] for seat in losers])
    game.pay("ecarte.58c" if with_rest else "ecarte.r44", "gets-lost-stakes", pool(game), payer, lost)
    for seat in losers:
        if seat != payer:
            _make_good(game, seat, payer, slips[seat])
    for seat in bettors(game, winning):
        game.pay("ecarte.58c" if with_rest else "ecarte.58b", "pays-stake", payer, seat, game.stakes[seat])
        game.pay("ecarte.r44", "stake-back", pool(game), seat, game.stakes[seat])


def _make_good(game: Club, seat: i64, payer: i64, slip: int) -> None:
    """Who answers for the adding pays a shortage and keeps a surplus (ecarte.58a)."""
    if slip < 0:
        game.pay("ecarte.58a", "covers-shortage", payer, seat, -slip)
    elif slip > 0:
        game.pay("ecarte.58a", "keeps-surplus", seat, payer, slip)


# -- chouette --------------------------------------------------------------------------------


def _settle_chouette(game: Club, chouetteur_wins: bool) -> None:
    """His side pays or takes the sum; partners by their shares, what does not divide is his (ecarte.r35, r44)."""
    total = game.announced
    if chouetteur_wins:
        if game.chouetteur >= 0:
            game.pay("ecarte.r44", "takes-stakes", pool(game), game.chouetteur, 2 * total)
            for partner in game.partners:
                game.pay("ecarte.4c", "gets-share", game.chouetteur, partner, game.partners_part(partner))
            return
        _partners_take(game)
        return
    for seat in bettors(game, SECOND):
        game.pay("ecarte.4", "stake-back", pool(game), seat, game.stakes[seat])
        game.pay("ecarte.4", "wins-stake", pool(game), seat, game.stakes[seat])
    if game.chouetteur >= 0:
        for partner in game.partners:
            game.pay("ecarte.4c", "pays-share", partner, game.chouetteur, game.partners_part(partner))


def _partners_take(game: Club) -> None:
    """The chouetteur has left: what rides is the partners' alone, who have laid it themselves (ecarte.r33)."""
    for partner in game.partners:
        game.pay("ecarte.r33", "takes-stakes", pool(game), partner, 2 * game.stakes[partner])


# -- one who leaves --------------------------------------------------------------------------


def lose_at_once(game: Club, seat: i64) -> None:
    """His own stake is lost to the other side, pro rata; only the rest rides on the game (ecarte.r33)."""
    if not game.agreed.chouette:
        amount = game.stakes[seat]
        game.stakes[seat] = 0
        _hand_out(game, 1 - game.camp[seat], amount)
    elif game.camp[seat] == SECOND:
        amount = game.stakes[seat]
        game.stakes[seat] = 0
        _chouetteur_gains(game, amount)
    else:
        amount = _own_part(game, seat)
        _hand_out(game, SECOND, amount)
    game.announced -= amount


def _own_part(game: Club, seat: i64) -> int:
    """A partner lays his own; of a chouetteur's it is what his partners, who now lay theirs, do not answer for."""
    if seat != game.chouetteur:
        part = game.partners_part(seat)
        game.pay("ecarte.r33", "lays-share", seat, game.chouetteur, part)
        return part
    riding = 0
    for partner in game.partners:
        game.stakes[partner] = game.partners_part(partner)
        riding += game.stakes[partner]
        game.pay("ecarte.r33", "lays-share", partner, seat, game.stakes[partner])
    return game.announced - riding


def _hand_out(game: Club, side: i64, amount: int) -> None:
    _gain_pro_rata(game, bettors(game, side), amount)


def _partners_gain(game: Club, amount: int) -> None:
    _gain_pro_rata(game, [partner for partner in game.partners if game.stakes[partner]], amount)


def _gain_pro_rata(game: Club, winners: list[int], amount: int) -> None:
    """By what they have staked, odd counters in listed order; what has won no longer rides."""
    total = sum([game.stakes[seat] for seat in winners])
    parts = [amount * game.stakes[seat] // total for seat in winners]
    odd = amount - sum(parts)
    for i, seat in enumerate(winners):
        part = parts[i] + (1 if i < odd else 0)
        if part:
            game.pay("ecarte.r33", "wins-at-once", pool(game), seat, part)
            game.pay("ecarte.r33", "stake-back", pool(game), seat, part)
            game.stakes[seat] -= part


def _chouetteur_gains(game: Club, amount: int) -> None:
    """An opponent's stake goes to the chouetteur's side at once; without him to his partners, as they have laid."""
    if game.chouetteur < 0:
        _partners_gain(game, amount)
        return
    game.pay("ecarte.r33", "wins-at-once", pool(game), game.chouetteur, amount)
    game.pay("ecarte.r33", "stake-back", pool(game), game.chouetteur, amount)
    for partner in game.partners:
        game.pay("ecarte.4c", "gets-share", game.chouetteur, partner, game.share_of(partner, amount))
    game.shared -= amount


# -- the record -------------------------------------------------------------------------------


def write_down(game: Club, result: str) -> None:
    """The order, the stakes and the result of each game, where somebody asks for it (ecarte.3a)."""
    if not game.agreed.recording:
        return
    sides = [_side_line(game, side) for side in (FIRST, SECOND)]
    game.record.append(f"{' - '.join(sides)}: {result}")
    game.say("ecarte.3a", "written-down", NO_SEAT, len(game.record), game.record[-1])


def result_line(game: Club, winner: i64, loser: i64, slips: list[int]) -> str:
    """Who held the cards and won, and who of those who lost had laid otherwise than announced."""
    laid = [
        f"{game.names[seat]} laid {abs(slips[seat])} {'more' if slips[seat] > 0 else 'less'}"
        for seat in range(game.seats)
        if slips[seat]
    ]
    return "; ".join([f"{game.names[winner]} beats {game.names[loser]}", *laid])


def _side_line(game: Club, side: i64) -> str:
    if game.agreed.chouette and side == FIRST:
        return ", ".join(_chouette_line(game))
    listed = [seat for seat in game.queue(side) if game.stakes[seat] or seat in game.holders]
    return ", ".join([f"{game.names[seat]} {game.stakes[seat]}" for seat in listed])


def _chouette_line(game: Club) -> list[str]:
    """The chouetteur with all he holds, and of it each partner's share; when he has left, what they have laid."""
    if game.chouetteur < 0:
        return [f"{game.names[seat]} {game.stakes[seat]}" for seat in game.partners]
    shares = [f"{game.names[seat]} {game.fraction(seat)} {game.partners_part(seat)}" for seat in game.partners]
    return [f"{game.names[game.chouetteur]} {game.announced}", *shares]


def clear_stakes(game: Club) -> None:
    for seat in range(game.seats):
        if game.stakes[seat]:
            game.staked_before[seat] = game.stakes[seat]
        game.stakes[seat] = 0
    game.announced = 0
    game.shared = 0
