"""The draw at the table: discard, ask, be given, lift (poker.law.39 to 50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count, hand_of
from parlour.core.events import HAND, NOBODY
from parlour.core.moves import Move, Verb
from parlour.core.rights import moments
from parlour.errors import ParlourError
from parlour.games.poker import words
from parlour.games.poker.faults.rights import AS_ASKED, DEALER_DREW, FOUL_DEALT, FOUL_DRAWN, TOO_FEW, TOO_MANY
from parlour.games.poker.state import HAND_SIZE
from parlour.games.poker.words import STUB

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable

OF_SUPPLY = moments(TOO_MANY, TOO_FEW, AS_ASKED, DEALER_DREW)
OF_LIFTING = moments(FOUL_DEALT, FOUL_DRAWN)


def discard(game: PokerTable, seat: i64, cards: i64) -> None:
    """Face down; whoever has thrown some away then asks for as many (poker.law.37, 39)."""
    game.throw_away(seat, cards)
    if cards:
        game.phase = words.ASKING
        game._turn(seat)
    else:
        game._draw_on()


def ask(game: PokerTable, seat: i64, n: i64) -> None:
    deal, conduct = game.deal, game.conduct
    thrown = count(deal.thrown[seat])
    game.say("poker.law.39", "asks-cards", seat, n)
    conduct.asked[seat] = n
    if deal.unserved or thrown > game.stub() or n > game.stub():  # poker.law.41: all discards are counted (R46)
        conduct.asked[seat] = thrown
        deal.unserved |= BIT[seat]
        game.say("poker.law.41", "waits-for-cards", seat, thrown)
        game._draw_on()
    elif n == thrown or seat == game.dealer:
        _give(game, seat, n)
    else:
        conduct.giving_to = seat
        game.phase = words.GIVING
        game._turn(game.dealer)


def answer_wish(game: PokerTable, counts: bool) -> None:
    """The dealer gives the wrong number as asked, or has the discards counted (poker.law.44, 45)."""
    conduct = game.conduct
    seat = conduct.giving_to
    conduct.giving_to = -1
    n = conduct.asked[seat]
    if counts:
        n = count(game.deal.thrown[seat])
        conduct.asked[seat] = n
        game.say("poker.law.44", "discards-counted", seat, n)
    else:
        conduct.as_asked |= BIT[seat]
        game.say("poker.law.45", "given-as-asked", seat, n)
    _give(game, seat, n)


def _give(game: PokerTable, seat: i64, n: i64) -> None:
    mishaps = game.befall([words.EXPOSED, words.MISSERVE], lambda kind: _draw_mishap(game, kind, seat, n))
    exposed: i64 = 0
    for mishap in mishaps:
        if mishap.a != seat:
            raise ParlourError(f"it is {game.names[seat]} who is served now")
        if mishap.verb is words.MISSERVE:
            n += mishap.c if mishap.b == words.MORE else -mishap.c
        else:
            exposed = mishap.b
    n = 0 if n < 0 else game.stub() if n > game.stub() else n
    supply(game, seat, n, exposed)
    game._draw_on()


def _draw_mishap(game: PokerTable, kind: Verb, seat: i64, n: i64) -> Move | None:
    if kind is words.MISSERVE:
        return Move(kind, seat, game.chance.below(2), 1 + game.chance.below(2))
    return Move(kind, seat, 1 + game.chance.below(n)) if n > 0 else None


def supply(game: PokerTable, seat: i64, n: i64, exposed: i64) -> None:
    """So many from the top, face down; one that is seen in giving goes under the stub (poker.law.40, R20)."""
    conduct = game.conduct
    stub = game.stub_cards()
    given: list[int] = []
    for _i in range(len(stub)):
        if len(given) == n:
            break
        card = stub.pop(0)
        if conduct.faced & BIT[card] or len(given) + 1 == exposed:
            exposed = 0
            conduct.faced &= ~BIT[card]
            conduct.bottom |= BIT[card]
            stub.append(card)
            game.lay("poker.law.40", "exposed-in-giving", seat, card, STUB, STUB)
        else:
            given.append(card)
    if len(given) < n:  # nothing was left but the card just put back
        given.append(stub.pop(0))
    game.lay_stub(stub)
    _hand_over(game, seat, given)


def _hand_over(game: PokerTable, seat: i64, given: list[int]) -> None:
    """What all have seen before it came back from the bottom, all know now too."""
    conduct = game.conduct
    cards = hand_of(given)
    known = conduct.bottom & cards
    conduct.laid_open[seat] |= known
    conduct.bottom &= ~known
    conduct.keep_packet(seat, conduct.packet(seat) + given)
    conduct.unseen[seat] |= cards
    game.deal.hands[seat] |= cards
    game.claims.forget(OF_SUPPLY)
    if given:
        game.bring("poker.law.39", "is-given", seat, given, STUB, HAND[seat], NOBODY)


def lift(game: PokerTable, seat: i64) -> None:
    conduct = game.conduct
    game.carry("poker.R43", "lifts", seat, conduct.unseen[seat], HAND[seat], HAND[seat], BIT[seat])
    conduct.unseen[seat] = 0
    conduct.lifted |= BIT[seat]
    game.claims.forget(OF_LIFTING)


def put_back_excess(game: PokerTable, seat: i64) -> None:
    """The last ones given go back on top, in their order (poker.law.42, R20)."""
    packet = game.conduct.packet(seat)
    right_number = count(game.deal.thrown[seat])
    back = packet[right_number:]
    cards = hand_of(back)
    game.conduct.keep_packet(seat, packet[:right_number])
    game.conduct.unseen[seat] &= ~cards
    game.deal.hands[seat] &= ~cards
    game.conduct.bottom |= game.conduct.laid_open[seat] & cards
    game.conduct.laid_open[seat] &= ~cards
    game.lay_stub(back + game.stub_cards())
    game.bring("poker.law.42", "excess-back", seat, back, HAND[seat], STUB, NOBODY)


def make_up(game: PokerTable, seat: i64) -> None:
    """The dealer makes up the number (poker.law.43)."""
    missing = count(game.deal.thrown[seat]) - len(game.conduct.packet(seat))
    game.say("poker.law.43", "makes-up", game.dealer, missing)
    supply(game, seat, min(missing, game.stub()), 0)


def may_enquire(game: PokerTable, seat: i64) -> bool:
    """After drawing, before lifting or betting, when the dealer has drawn (poker.law.49, 50)."""
    return (
        game.phase == words.BETTING
        and seat != game.dealer
        and game.deal.playing & game.deal.drew & BIT[seat] != 0
        and game.conduct.asked[seat] >= 0
        and game.deal.drew & BIT[game.dealer] != 0
        and not game.conduct.enquired & BIT[seat]
        and not has_lifted_or_bet(game, seat)
    )


def has_lifted_or_bet(game: PokerTable, seat: i64) -> bool:
    bet = game.deal.stake[seat] > game.deal.level or game.conduct.early[seat] > 0
    return bet or game.conduct.unseen[seat] == 0


def enquire(game: PokerTable, seat: i64) -> None:
    game.conduct.enquired |= BIT[seat]
    game.say("poker.law.49", "asks-dealer", seat)
    game.say("poker.law.49", "dealer-answers", game.dealer, count(game.deal.thrown[game.dealer]))


def is_foul(game: PokerTable, seat: i64) -> bool:
    """Whether the hand is not of five cards (poker.28); while it is being changed nobody can say."""
    changing = game.phase in (words.ASKING, words.GIVING) and game.conduct.unseen[seat] == 0
    return count(game.deal.hands[seat]) != HAND_SIZE and not changing
