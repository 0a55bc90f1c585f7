"""What a player at the table can do, lawful or not, and which act breaks which article."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, count, suit
from parlour.core.moves import PLAY, Choices, Move, between, exactly, plays, some_of
from parlour.games.ecarte import words
from parlour.games.ecarte.faults import remedies
from parlour.games.ecarte.faults.exchange import MOST_SERVED, kept_back, most_laid
from parlour.games.ecarte.faults.irregular_play import breaks_duty, plays_to_dropped
from parlour.games.ecarte.faults.marking import holds_king, king_is_due, may_announce, may_mark_king, may_unmark
from parlour.games.ecarte.faults.rights import CLAIM_44G
from parlour.games.ecarte.faults.state import (
    CUT_DONE,
    DEALER_LAST,
    DEALER_SHUFFLED,
    OPPONENT_FIRST,
    SHUFFLED_AGAIN,
    UNBOUND,
    UNTOUCHED,
)
from parlour.games.ecarte.state import ALL_FACES

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


def moves(game: EcarteTable, seat: i64) -> Choices:
    found = Choices([])
    if game.phase == words.DEAL:
        _before_deal(game, found, seat)
    elif game.waits & BIT[seat]:
        _own_turn(game, found, seat)
    _out_of_turn(game, found, seat)
    _marks(game, found, seat)
    _liberties(game, found, seat)
    remedies.offer(game, found, seat)
    return found


def _before_deal(game: EcarteTable, found: Choices, seat: i64) -> None:
    """Shuffling and cutting are free (ecarte.45, 47); either player may deal, also the wrong one, also uncut."""
    if may_choose_pack(game, seat):
        for colour in range(2):
            found.add(exactly(Move(words.CHOOSE, colour)))
    if shuffled(game, seat) >= 0:
        found.add(exactly(Move(words.SHUFFLE)))
    if seat != game.rightful and game.handled < CUT_DONE:
        found.add(between(Move(words.CUT_PACK), 2, 30))
    for pattern in range(2):
        if game.patterns[seat] in (UNBOUND, pattern):  # ecarte.14
            found.add(exactly(Move(words.DEAL_OUT, pattern)))


def may_choose_pack(game: EcarteTable, seat: i64) -> bool:
    """Once, by the first dealer before the first deal of a game (ecarte.10a, 10b)."""
    return game.phase == words.DEAL and game.pack_chosen == UNBOUND and seat == game.rightful


def shuffled(game: EcarteTable, seat: i64) -> i64:
    """How the pack is handled once he has shuffled it; -1 where he may not.

    Each may shuffle again what the other has shuffled, the dealer last (ecarte.47).
    """
    if seat == game.rightful:
        return (
            DEALER_SHUFFLED if game.handled < DEALER_SHUFFLED else DEALER_LAST if game.handled == SHUFFLED_AGAIN else -1
        )
    if game.handled == UNTOUCHED:
        return OPPONENT_FIRST
    return SHUFFLED_AGAIN if game.handled == DEALER_SHUFFLED else -1


def _own_turn(game: EcarteTable, found: Choices, seat: i64) -> None:
    phase = game.phase
    hand = game.deal.hands[seat]
    if phase == words.TURNING:
        found.add(exactly(Move(words.TURN)))
    elif phase == words.PAYING:
        found.add(exactly(Move(words.PAY)))
    elif phase in (words.TRICKS, words.CHOICE):
        if phase == words.CHOICE and game.conduct.must_lead < 0:
            found.add(words.PROPOSAL)
        found.add(plays(named_cards(game, seat)).each[0])
    elif phase == words.ANSWER:
        found.add(words.ANSWERS.each[0])
        if not game.conduct.granted:
            found.add(words.ANSWERS.each[1])
    elif phase == words.ELDER_DISCARDS:
        found.add(some_of(words.DISCARDS, hand, 1 if hand else 0, most_laid(hand)))
    elif phase == words.DEALER_DISCARDS:
        found.add(some_of(words.DISCARDS, hand, 0, most_laid_now(game, hand)))
    elif phase == words.PUTTING_ASIDE:
        found.add(some_of(words.DISCARDS, hand, game.conduct.surplus, game.conduct.surplus))
    elif phase == words.KEEPING:
        found.add(some_of(Move(words.KEEP), game.conduct.laid, kept_back(game), kept_back(game)))
    elif phase == words.ASKING:
        found.add(between(Move(words.ASK), 1, MOST_SERVED))
    else:
        found.add(between(Move(words.SERVE if phase == words.SERVING else words.DRAW), 0, most_served(game)))


def named_cards(game: EcarteTable, seat: i64) -> i64:
    """The cards he may say he plays: any at all before he has looked, so that he learns nothing (ecarte.r69)."""
    if game.conduct.unseen[seat]:
        return ALL_FACES
    return game.may_put_down(seat) if game.waits & BIT[seat] else game.deal.hands[seat]


def most_laid_now(game: EcarteTable, hand: i64) -> i64:
    """The dealer never lays more than the talon holds (ecarte.r24)."""
    return min(game.deal.talon(), most_laid(hand))


def most_served(game: EcarteTable) -> i64:
    return min(game.deal.talon(), MOST_SERVED)


def _out_of_turn(game: EcarteTable, found: Choices, seat: i64) -> None:
    phase = game.phase
    leading = (phase in (words.TRICKS, words.CHOICE)) and game.deal.led < 0
    if leading and not game.waits & BIT[seat]:
        found.add(plays(named_cards(game, seat)).each[0])
    if leading and game.waits & BIT[seat] and game.conduct.named < 0:
        for named in range(4):
            found.add(exactly(Move(words.NAME, named)))
    if phase == words.SERVING and seat != game.dealer and not game.conduct.asked_again:
        found.add(between(Move(words.ASK), 1, MOST_SERVED))


def _marks(game: EcarteTable, found: Choices, seat: i64) -> None:
    if may_mark_king(game, seat):
        found.add(exactly(words.KING_MARK))
    if may_announce(game, seat):
        found.add(exactly(words.KING_ANNOUNCE))
    if may_unmark(game, seat):
        found.add(exactly(Move(words.UNMARK)))
    if markable_points(game, seat) > 0:
        found.add(between(words.KING_MARK, 1, game.marks.due[seat]))  # ecarte.55a, r40


def markable_points(game: EcarteTable, seat: i64) -> i64:
    open_for_marks = game.phase in (words.DEAL, words.TURNING) or (game.phase == words.PAYING and not game.has_five())
    return game.marks.due[seat] if open_for_marks else 0


def may_look(game: EcarteTable, seat: i64) -> bool:
    """What elder picks back when the talon is short he picks unseen (ecarte.r25)."""
    return game.conduct.unseen[seat] != 0 and game.phase not in (words.KEEPING, words.PAYING)


def may_peek(game: EcarteTable, seat: i64, what: i64) -> bool:
    if game.conduct.peeks & BIT[seat * 3 + what] or game.phase in (
        words.CUT,
        words.DEAL,
        words.SHUFFLING,
        words.TURNING,
        words.PAYING,
        words.OVER,
    ):
        return False
    if what != words.PEEK_TRICKS:
        return game.deal.discards[1 - seat if what == words.PEEK_DISCARDS else seat] != 0
    return game.deal.tricks[1 - seat] > 0 and game.agreed.covered


def _liberties(game: EcarteTable, found: Choices, seat: i64) -> None:
    if may_look(game, seat):
        found.add(exactly(Move(words.LOOK)))
    if may_pick_up(game, seat):
        found.add(exactly(Move(words.PICK_UP)))
    if not game.called_fresh & BIT[seat]:
        found.add(exactly(Move(words.FRESH)))
    for what in range(3):
        if may_peek(game, seat, what):
            found.add(exactly(Move(words.PEEK, what)))
    if game.phase == words.TRICKS and game.deal.hands[seat]:
        found.add(exactly(Move(words.THROW)))
        found.add(exactly(Move(words.MIX)))
    if game.phase != words.PAYING:
        found.add(exactly(Move(words.LEAVE)))


def may_pick_up(game: EcarteTable, seat: i64) -> bool:
    """His own faulty card, or one that he dropped."""
    if game.phase == words.TRICKS and game.conduct.dropped[seat] >= 0:
        return True
    breach = game.claims.find(CLAIM_44G)
    return breach is not None and breach.offender == seat


def due(game: EcarteTable, seat: i64) -> Move | None:
    """What a careful player does unasked: marks what else is lost, and only then looks; picks up what he dropped."""
    points = markable_points(game, seat)
    if points > 0:
        return Move(words.MARK, points)  # ecarte.55a
    if king_is_due(game, seat):
        return words.KING_MARK
    if (
        game.phase == words.TURNING
    ):  # whoever looks before the turn-up has lost its king and his choice (ecarte.26, r52)
        return Move(words.TURN) if game.waits & BIT[seat] else None
    if may_look(game, seat):
        return Move(words.LOOK)
    dropped = game.phase == words.TRICKS and game.conduct.dropped[seat] >= 0
    return Move(words.PICK_UP) if dropped else None  # ecarte.51


def offends(game: EcarteTable, seat: i64, move: Move) -> str:
    verb = move.verb
    if verb is PLAY:
        return _card_offends(game, seat, move.a)
    if verb is words.DEAL_OUT:
        return "ecarte.18" if seat != game.rightful else "" if game.handled == CUT_DONE else "ecarte.13"
    if verb is words.ASK:
        return (
            "ecarte.38a" if game.phase == words.SERVING else "ecarte.23" if move.a != count(game.conduct.laid) else ""
        )
    if verb is words.SERVE:
        return "ecarte.20" if move.a != game.conduct.asked else ""
    if verb is words.DRAW:
        return "ecarte.21" if move.a != count(game.conduct.laid) else ""
    if (verb is words.MARK and move.a < 0) or verb is words.ANNOUNCE:
        return "" if game.deal.king_turned() or holds_king(game, seat) else "ecarte.29"
    if verb is words.NAME:
        return "" if game.known_hand(seat) & SUIT[move.a] else "ecarte.32"
    if verb is words.PEEK:
        return "ecarte.50" if move.a == words.PEEK_TRICKS else "ecarte.38b"
    if verb is words.THROW:
        return "ecarte.52a"
    return "ecarte.52" if verb is words.MIX else "ecarte.53" if verb is words.LEAVE else ""


def _card_offends(game: EcarteTable, seat: i64, card: i64) -> str:
    if card < 0 or game.deal.trump < 0:
        return ""
    if game.conduct.unseen[seat]:
        return "ecarte.r69"  # who keeps the law looks first
    if not game.deal.hands[seat] & BIT[card]:
        return ""
    if game.deal.led >= 0:
        return "ecarte.44d" if breaks_duty(game, seat, card) else ""
    if plays_to_dropped(game, seat):
        return ""
    if not game.waits & BIT[seat]:
        return "ecarte.34"
    named = game.conduct.named
    return "ecarte.32" if named >= 0 and suit(card) != named and game.deal.hands[seat] & SUIT[named] else ""
