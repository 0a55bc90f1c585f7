"""The deal at the table: shuffled, perhaps not cut, dealt with or without a slip, and dealt again after a misdeal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count, refill
from parlour.core.events import HAND, NO_SEAT, NOBODY, PACK
from parlour.core.game import ALL_SEATS
from parlour.core.moves import Move, Verb
from parlour.errors import ParlourError
from parlour.games.poker import words
from parlour.games.poker.faults.state import ConductDeal
from parlour.games.poker.state import HAND_SIZE, PokerDeal

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def shuffle(game: PokerTable) -> None:
    """Shuffled and, unless it is forgotten, cut; now the dealer deals, and nobody is to speak to him (poker.law.15)."""
    deck = game.agreed.sheet[:]
    game.chance.shuffle(deck)
    game.deal.deck = deck
    game.deal.next_card = 0
    mishaps = game.befall([words.UNCUT], lambda kind: Move(kind))
    game.conduct.uncut = len(mishaps) > 0
    game.say("poker.law.1", "pack", NO_SEAT, len(deck))
    game.say("poker.law.3", "shuffles-last", game.dealer)
    right = (game.dealer + game.seats - 1) % game.seats
    game.say("poker.law.4", "not-cut" if mishaps else "cuts", right)
    game.phase = words.DEALING
    game._put(game.dealer)


def deal_out(game: PokerTable) -> None:
    """Five each, one at a time; what the dealer's hand gets wrong, it gets wrong here (poker.law.10 to 12)."""
    mishaps = game.befall([words.FACED, words.EXPOSED, words.MISCOUNT], lambda kind: _draw_mishap(game, kind))
    for mishap in mishaps:
        if mishap.verb is words.FACED and _comes_to_light(game, mishap.a):
            return
    rows = _dealt_rows(game)
    for mishap in mishaps:
        if mishap.verb is words.MISCOUNT:
            _miscount(game, rows[mishap.a], mishap.b == words.MORE)
    _lay_out(game, rows)
    for mishap in mishaps:
        if mishap.verb is words.EXPOSED:
            _expose(game, mishap.a, rows[mishap.a], mishap.b)
    _begin_say(game)


def _draw_mishap(game: PokerTable, kind: Verb) -> Move:
    chance = game.chance
    if kind is words.FACED:
        return Move(kind, 1 + chance.below(len(game.deal.deck)))
    seat = chance.below(game.seats)
    return Move(kind, seat, chance.below(2) if kind is words.MISCOUNT else 1 + chance.below(HAND_SIZE))


def _comes_to_light(game: PokerTable, position: i64) -> bool:
    """A card face up among those dealt is found before the deal ends; one in the stub lies there (poker.R20)."""
    deck = game.deal.deck
    if not 1 <= position <= len(deck):
        raise ParlourError(f"the card that lies face up is one of {len(deck)}, the top being 1")
    card = deck[position - 1]
    if position > HAND_SIZE * game.seats:
        game.conduct.faced = BIT[card]
        return False
    game.lay("poker.law.10", "faced-card", game.dealer, card, PACK, PACK)
    misdeal(game, "poker.law.10")
    return True


def _dealt_rows(game: PokerTable) -> list[list[int]]:
    """The cards of each seat in the order in which they are dealt."""
    rows: list[list[int]] = [[] for _i in range(game.seats)]
    seat = game.dealer
    for i in range(HAND_SIZE * game.seats):
        seat = game.left(seat)
        rows[seat].append(game.deal.deck[i])
    game.deal.next_card = HAND_SIZE * game.seats
    return rows


def _miscount(game: PokerTable, row: list[int], more: bool) -> None:
    """One card too many comes from the top of the stub, one too few stays on it."""
    stub = game.stub_cards()
    if more:
        row.append(stub.pop(0))
        game.conduct.faced &= ~BIT[row[-1]]
    else:
        stub.insert(0, row.pop())
    game.lay_stub(stub)


def _lay_out(game: PokerTable, rows: list[list[int]]) -> None:
    deal = game.deal
    game.say("poker.law.7", "deals-round", game.dealer)
    for step in range(1, game.seats + 1):
        seat = (game.dealer + step) % game.seats
        for card in rows[seat]:
            deal.hands[seat] |= BIT[card]
        game.conduct.unseen[seat] = deal.hands[seat]
        game.carry("poker.law.6", "gets-cards", seat, deal.hands[seat], PACK, HAND[seat], NOBODY)
    refill(deal.dealt, deal.hands)


def _expose(game: PokerTable, seat: i64, row: list[int], position: i64) -> None:
    """All have seen it, and its player keeps it as if nobody had (poker.law.11)."""
    if position < 1:
        raise ParlourError("the card exposed is one of those dealt to the seat, the first being 1")
    if position > len(row):
        return
    card = row[position - 1]
    game.conduct.exposed[seat] |= BIT[card]
    game.lay("poker.law.11", "exposed-card", seat, card, PACK, HAND[seat])


def _begin_say(game: PokerTable) -> None:
    if game.conduct.uncut:
        game.say("poker.law.9", "uncut-stands", game.dealer)
    if not [hand for hand in game.deal.hands if count(hand) != HAND_SIZE]:
        game.say("poker.law.17", "deal-complete", game.dealer)
    straddled = game.deal.before_deal > game.agreed.ante
    game.say("poker.law.24" if straddled else "poker.law.23", "first-say", game.left(game.deal.last_say))
    game.phase = words.SAY
    game._put(game.left(game.deal.last_say))


def misdeal(game: PokerTable, clause: str) -> None:
    """The same dealer deals again; antes and straddles lie, what was staked since goes back (poker.R14, R44)."""
    old = game.deal
    game.say(clause, "misdeal", game.dealer)
    new = PokerDeal(game.agreed.sheet, game.seats)
    for seat in range(game.seats):
        since = old.stake[seat] - old.forced[seat]
        if since > 0:
            game.pay("poker.R44", "stake-back", game.agreed.pool, seat, since)
        new.forced[seat] = old.forced[seat]
        new.stake[seat] = old.forced[seat]
        if new.stake[seat] > new.highest:
            new.highest = new.stake[seat]
    new.playing = ALL_SEATS[game.seats]
    new.before_deal = old.before_deal
    new.last_say = old.last_say
    new.borrowers = old.borrowers
    game.deal = new
    game.conduct = ConductDeal(game.seats)
    game.claims.failed = []
    game._go_to(words.DEAL)
