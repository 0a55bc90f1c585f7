"""The exchange at the table: lay away, ask, serve, draw, look (articles 16, 20 to 23, 38, 39, 42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count, nth
from parlour.core.events import HAND, NOBODY
from parlour.core.moves import Move, Verb
from parlour.errors import ParlourError
from parlour.games.ecarte import words
from parlour.games.ecarte.faults import rights
from parlour.games.ecarte.faults.misdeals import put_back, to_discards, void
from parlour.games.ecarte.faults.state import BOTH, NO_PACKET

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable

MOST_SERVED: Final = 8  # asked for, served or taken at once (ecarte.r48)


def most_laid(hand: i64) -> i64:
    """As far as it lies with him (ecarte.35a)."""
    held = count(hand)
    return 5 if held > 5 else held


def lay_away(game: EcarteTable, seat: i64, cards: i64) -> None:
    game.conduct.laid = cards
    to_discards(game, seat, cards)
    if seat == game.dealer:
        game.phase = words.DRAWING
        see_talon(game, BIT[seat], MOST_SERVED)
        game._turn(seat)
        return
    game.claims.reach(rights.EXCHANGE)
    game.conduct.asked_again = False
    game.conduct.drew = NO_PACKET
    game.conduct.stage = 0
    game.phase = words.ASKING
    game._turn(seat)


def ask(game: EcarteTable, seat: i64, n: i64) -> None:
    """The first number asked stands (ecarte.38a, r29); more than the talon holds is article 39."""
    if game.phase == words.SERVING:
        game.conduct.asked_again = True
        game.say("ecarte.38a", "asks-again", seat, n)
        game.claims.note(rights.CLAIM_38C, seat)
        return
    game.conduct.asked = n
    game.say("ecarte.35a", "asks", seat, n)
    see_talon(game, BOTH, n)
    if n > game.deal.talon():
        _serve_all(game, seat)
    else:
        game.phase = words.SERVING
        see_talon(game, BIT[game.dealer], MOST_SERVED)
        game._turn(game.dealer)


def see_talon(game: EcarteTable, seats: i64, most: i64) -> None:
    """What can be asked, served, taken or laid shows whether the talon holds so many (ecarte.39, r24, r48)."""
    game.conduct.note_count(seats, game.deal.talon(), most)


def _serve_all(game: EcarteTable, elder: i64) -> None:
    game.say("ecarte.39", "talon-too-short", elder, game.deal.talon())
    game.conduct.packet = game.take_top(game.deal.talon())
    _hand_over(game, elder, game.conduct.packet)
    _note_asked(game, elder)
    game.claims.reach(rights.SERVED)
    if kept_back(game) > 0:
        game.phase = words.KEEPING
        game._turn(elder)
    else:
        _done(game)


def kept_back(game: EcarteTable) -> i64:
    """How many of the cards just laid elder takes back (ecarte.39)."""
    missing = count(game.conduct.laid) - len(game.conduct.packet)
    return missing if missing > 0 else 0


def keep(game: EcarteTable, seat: i64, cards: i64) -> None:
    laid = count(game.conduct.laid)
    held = count(game.deal.hands[seat]) - len(game.conduct.packet) + laid
    game.kings.keep(seat, held, laid - count(cards))
    game.deal.discards = altered(game.deal.discards, seat, game.deal.discards[seat] & ~cards)
    game.deal.hands[seat] |= cards
    game.carry("ecarte.39", "keeps", seat, cards, words.DISCARDED[seat], HAND[seat], BIT[seat])
    _done(game)


def _note_asked(game: EcarteTable, elder: i64) -> None:
    wrong = game.conduct.asked - count(game.conduct.laid)
    if wrong:
        game.claims.note(rights.CLAIM_23, elder, wrong)


def serve(game: EcarteTable, n: i64) -> None:
    elder = 1 - game.dealer
    _note_asked(game, elder)
    mishaps = game.befall([words.MISSERVE, words.EXPOSED], lambda kind: _draw_packet(game, kind, elder, n))
    n = _miscounted(game, mishaps, elder, n)
    game.conduct.packet = game.take_top(n)
    _hand_over(game, elder, game.conduct.packet)
    game.conduct.stage = 1
    game.claims.reach(rights.SERVED)
    if n != game.conduct.asked:
        game.claims.note(rights.CLAIM_20, game.dealer, n - game.conduct.asked)
    _bring_to_light(game, elder, game.conduct.packet, mishaps)
    see_talon(game, BOTH, 1)
    if game.deal.talon() > 0:
        game.phase = words.DEALER_DISCARDS
        see_talon(game, BIT[game.dealer], most_laid(game.deal.hands[game.dealer]))
        game._turn(game.dealer)
    else:
        _done(game)


def draw(game: EcarteTable, n: i64) -> None:
    dealer = game.dealer
    mishaps = game.befall(
        [words.MISSERVE, words.EXPOSED, words.TURNED_AGAIN], lambda kind: _draw_packet(game, kind, dealer, n)
    )
    n = _miscounted(game, mishaps, dealer, n)
    game.conduct.drew = game.take_top(n)
    _hand_over(game, dealer, game.conduct.drew)
    _bring_to_light(game, dealer, game.conduct.drew, mishaps)
    _done(game)
    for mishap in mishaps:
        if mishap.verb is words.TURNED_AGAIN and game.deal.talon() > 0:
            _turn_again(game)


def _draw_packet(game: EcarteTable, kind: Verb, seat: i64, n: i64) -> Move | None:
    chance = game.chance
    if kind is words.MISSERVE:
        word = chance.below(2)
        return Move(words.MISSERVE, seat, word, 1 + chance.below(2))
    if kind is words.EXPOSED:
        return Move(words.EXPOSED, seat, 1 + chance.below(n)) if n > 0 else None
    return Move(words.TURNED_AGAIN)


def _miscounted(game: EcarteTable, mishaps: list[Move], seat: i64, n: i64) -> i64:
    for mishap in mishaps:
        if mishap.verb is words.MISSERVE:
            if mishap.a != seat:
                raise ParlourError("the other player is served now")
            n += mishap.c if mishap.b == words.MORE else -mishap.c
    return 0 if n < 0 else game.deal.talon() if n > game.deal.talon() else n


def _hand_over(game: EcarteTable, seat: i64, cards: vec[i64]) -> None:
    taken = list(cards)
    game.hold(seat, taken)
    clause = "ecarte.35a" if seat != game.dealer else "ecarte.35b"
    game.bring(clause, "takes-from-talon", seat, taken, words.TALON, HAND[seat], NOBODY)


def _bring_to_light(game: EcarteTable, seat: i64, cards: vec[i64], mishaps: list[Move]) -> None:
    """Faced or exposed replacements: elder may annul, for the dealer play stands (ecarte.16, 16a, r10)."""
    faced: i64 = 0
    for i in range(len(cards)):
        faced |= game.conduct.faced & BIT[cards[i]]
    exposed: i64 = 0
    for mishap in mishaps:
        if mishap.verb is words.EXPOSED:
            exposed |= _exposed(cards, mishap, seat)
    if not faced | exposed:
        return
    game.conduct.shown |= faced | exposed
    elder = seat != game.dealer
    clause = "ecarte.16a" if elder else "ecarte.16"
    for light, message in ((faced, "comes-to-light"), (exposed, "exposed-in-serving")):
        if light:
            game.carry(clause, message, seat, light, words.TALON, HAND[seat])
    if elder:
        game.claims.note(rights.CLAIM_16A, game.dealer)


def _exposed(cards: vec[i64], mishap: Move, seat: i64) -> i64:
    """A replacement exposed in serving; a packet miscounted to nothing exposes none."""
    if mishap.a != seat or mishap.b < 1:
        raise ParlourError("the card exposed is one of those now served, the first being 1")
    return BIT[cards[mishap.b - 1]] if mishap.b <= len(cards) else 0


def _turn_again(game: EcarteTable) -> None:
    """The dealer turns the talon's top card as if for trump (ecarte.42)."""
    card = game.deal.deck[game.deal.next_card]
    game.conduct.shown |= BIT[card]
    game.conduct.extra = BIT[card]
    game.lay("ecarte.42", "turns-again", game.dealer, card, words.TALON, words.EXTRA)
    game.claims.note(rights.CLAIM_42, game.dealer, 0, BIT[card])


def _done(game: EcarteTable) -> None:
    """Both are served; elder chooses again while the talon lasts (ecarte.37)."""
    game.conduct.stage = 2
    game.claims.reach(rights.DRAWN)
    see_talon(game, BOTH, 1)
    if game.deal.talon() > 0:
        game.phase = words.CHOICE
    else:
        game._begin_play()
    seen_replacements(game)
    game._turn(1 - game.dealer)


def seen_replacements(game: EcarteTable) -> None:
    """What the looks after an exchange open and close."""
    dealer = game.dealer
    if game.conduct.stage == 2 and game.conduct.unseen[dealer] == 0:
        game.conduct.stage = 3
        game.claims.reach(rights.DEALER_SEEN)
    if game.conduct.stage == 3 and game.conduct.unseen[1 - dealer] == 0:
        game.conduct.stage = 4
        game.claims.reach(rights.BOTH_SEEN)


# -- remedies -----------------------------------------------------------------------------


def correct_service(game: EcarteTable, wrong: i64) -> None:
    """In true order: from the packet the dealer gave himself, which he refills (ecarte.20, r13)."""
    elder = 1 - game.dealer
    if wrong > 0:
        back = [game.conduct.packet[i] for i in range(len(game.conduct.packet) - wrong, len(game.conduct.packet))]
        for card in back:
            game.drop_cards(elder, BIT[card])
        game.lay_talon(back + game.deal.talon_cards())
        game.bring("ecarte.20", "surplus-back", elder, back, HAND[elder], words.TALON, NOBODY)
    else:
        _make_up_from_packet(game, elder, -wrong)
    game.claims.settle(rights.CLAIM_20)


def _make_up_from_packet(game: EcarteTable, elder: i64, n: i64) -> None:
    see_talon(game, BOTH, n)
    drew = [game.conduct.drew[i] for i in range(len(game.conduct.drew))] if game.conduct.stage >= 2 else []
    order = drew + game.deal.talon_cards()
    given = order[:n]
    rest = order[len(given) :]
    for card in drew:
        game.drop_cards(game.dealer, BIT[card])
    game.hold(elder, given)
    game.hold(game.dealer, rest[: len(drew)])
    game.conduct.drew = vec[i64](rest[: len(drew)])
    game.lay_talon(rest[len(drew) :])
    game.bring("ecarte.20", "made-up", elder, given, words.TALON, HAND[elder], NOBODY)
    _lead_if_talon_empty(game)


def _lead_if_talon_empty(game: EcarteTable) -> None:
    """A remedy has taken the last card: no further proposal (ecarte.37)."""
    see_talon(game, BOTH, 1)
    if game.deal.talon() == 0 and game.phase == words.CHOICE:
        game._begin_play()
        game._turn(1 - game.dealer)


def put_right(game: EcarteTable, seat: i64, drawer: i64, clause: str) -> None:
    """A short hand takes from the talon; from one with too many the other draws, and may look (ecarte.r15, r16)."""
    wrong = count(game.deal.hands[seat]) - 5
    if wrong < 0:
        see_talon(game, BOTH, -wrong)
        given = game.take_top(-wrong)
        game.hold(seat, list(given))
        game.bring(clause, "made-up", seat, list(given), words.TALON, HAND[seat], NOBODY)
        _lead_if_talon_empty(game)
    for _i in range(wrong):
        hand = game.deal.hands[seat]
        card = nth(hand, game.chance.pick(count(hand)))
        game.kings.lay(seat, count(hand), 1)
        game.drop_cards(seat, BIT[card])
        game.deal.discards = altered(game.deal.discards, seat, game.deal.discards[seat] | BIT[card])
        game.conduct.peeked[drawer] |= BIT[card]
        game.bring(clause, "drawn-out", seat, [card], HAND[seat], words.DISCARDED[seat], 3)


def remedy_count(game: EcarteTable, seat: i64, drawer: i64, annul: bool, clause: str) -> None:
    """Three or more wrong: the deal is void (ecarte.r14)."""
    wrong = count(game.deal.hands[seat]) - 5
    if annul:
        void(game, True, clause)
    elif wrong > 2 or wrong < -2:
        void(game, True, "ecarte.59")
    elif seat != game.dealer and wrong > 0:
        game.look(seat)  # to choose he must see them, and his moves must not betray what he has not seen
        game.conduct.surplus = wrong
        game.conduct.resume_choice = game.phase
        game.phase = words.PUTTING_ASIDE
        game._turn(seat)
    else:
        put_right(game, seat, drawer, clause)


def put_aside(game: EcarteTable, seat: i64, cards: i64) -> None:
    """Elder's own choice, unseen (ecarte.22a, r15)."""
    to_discards(game, seat, cards)
    game.say("ecarte.22a", "puts-aside", seat, count(cards))
    game.conduct.surplus = 0
    game.phase = game.conduct.resume_choice
    _lead_if_talon_empty(game)
    game._turn(seat)


def grant(game: EcarteTable, cards: i64, under: bool) -> None:
    """The next proposal cannot be refused; the card turned is taken first, or lies under the talon (ecarte.42, r26)."""
    put_back(game, cards, under)
    must_be_granted(game)


def must_be_granted(game: EcarteTable) -> None:
    game.conduct.granted = True
    game.say("ecarte.42", "granted", 1 - game.dealer)
