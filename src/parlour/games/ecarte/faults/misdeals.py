"""The deal at the table: packs, what befalls the dealing, and the articles on it (11, 14 to 19, 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, altered, cards_in, count, hand_of, nth, rank
from parlour.core.events import HAND, NO_SEAT, NOBODY, PACK
from parlour.core.moves import Move, Verb
from parlour.errors import ParlourError
from parlour.games.ecarte import words
from parlour.games.ecarte.events import chose_pack
from parlour.games.ecarte.faults import rights
from parlour.games.ecarte.faults.marking import take_off
from parlour.games.ecarte.faults.state import CUT_DONE, UNBOUND, UNTOUCHED, AsideDeal, KingMarks, PastDeal, TrickMarks
from parlour.games.ecarte.state import (
    ELEVENTH,
    KING,
    PACKS,
    STAKES,
    THIRTY_TWO,
    THREE_TWO,
    TWIN,
    TWO_THREE,
)

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


SOUND: Final = hand_of(list(THIRTY_TWO))
ALL_VOUCHED: Final = 7


# -- packs ------------------------------------------------------------------------


def new_packs(game: EcarteTable) -> None:
    """A pair of packs comes to the table; those that a claim has called for are sound (ecarte.r50)."""
    game.short = BLANK[:2]
    game.fresh_due = False
    game.packs += 1
    game.met = BLANK[:4]
    game.vouched = ALL_VOUCHED if game.sound else 0
    game.false_pack = False
    if game.sound:
        game.sound = False
        return
    for mishap in game.befall([words.SHORT_PACK, words.FALSE_PACK], lambda kind: _draw_packs(game, kind)):
        if mishap.verb is words.FALSE_PACK:
            game.false_pack = True
        elif not _makes_short(mishap):
            raise ParlourError("a short pack is written short_pack red|blue missing|doubled CARD; no king is doubled")
        else:
            state = mishap.c + 1
            game.short[mishap.a] = state if mishap.b == words.MISSING else -state


def vouch(game: EcarteTable, not_false: bool) -> None:
    """A claim has shown that the packs are not false, or that the one of this deal is whole now."""
    if not_false:
        game.vouched |= 4
    elif game.conduct.packs == game.packs and game.conduct.colour >= 0:
        game.vouched |= BIT[game.conduct.colour]


def choose_pack(game: EcarteTable, colour: i64) -> None:
    """The first dealer's pack; the other is his opponent's, and they are not changed during the game (ecarte.10b)."""
    game.pack_chosen = colour
    chose_pack(game)


def ask_fresh(game: EcarteTable, seat: i64) -> None:
    """Asked for at any time, they come in between deals (ecarte.46, r6)."""
    game.called_fresh |= BIT[seat]
    game.say("ecarte.46", "fresh-cards", seat)
    if game.phase == words.DEAL:
        game.handled = UNTOUCHED
        new_packs(game)
        game._turn(1 - game.rightful)
    else:
        game.fresh_due = True


def _makes_short(mishap: Move) -> bool:
    """Whether colour, manner and card stand in their places; a king is never doubled (ecarte.r50)."""
    most = KING if mishap.b == words.MISSING else KING - 1
    return mishap.a < 2 and mishap.b >= words.MISSING and rank(mishap.c) <= most


def _draw_packs(game: EcarteTable, kind: Verb) -> Move:
    if kind is words.FALSE_PACK:
        return Move(words.FALSE_PACK)
    chance = game.chance
    colour = chance.below(2)
    how = words.MISSING + chance.below(2)
    card = THIRTY_TWO[chance.below(32)]
    return Move(words.SHORT_PACK, colour, words.MISSING if rank(card) == KING else how, card)


def _pack_of(game: EcarteTable) -> vec[i64]:
    return vec[i64](cards_in(pack_of(game.short[game.pack_number()])))


def pack_of(state: i64) -> i64:
    """The cards of a pack: all, or less the one that it lacks, or with the twin of the one that it has twice."""
    if state > 0:
        return SOUND & ~BIT[state - 1]
    return SOUND | BIT[-state - 1 + TWIN] if state < 0 else SOUND


# -- dealing ------------------------------------------------------------------------


def deal_out(game: EcarteTable) -> None:
    """Five each in two rounds, elder first (ecarte.13a), if nothing goes wrong."""
    deck = _pack_of(game)
    game.chance.shuffle(deck)
    if game.deal.trump >= 0:
        game.last = PastDeal(game.deal, game.conduct)
    game.clear_cards()
    game.deal.deck = deck
    game.conduct.uncut = game.handled != CUT_DONE
    game.conduct.colour = game.pack_number()
    game.conduct.pack_state = game.short[game.pack_number()]
    game.conduct.packs = game.packs
    game.deals += 1
    mishaps = game.befall(
        [words.FACED, words.EXPOSED, words.MISCOUNT, words.PATTERN], lambda kind: _draw_deal(game, kind)
    )
    two_three = game.patterns[game.dealer] == 1
    for mishap in mishaps:
        if mishap.verb is words.PATTERN:
            two_three = not two_three
    packets = TWO_THREE if two_three else THREE_TWO
    dealt: list[list[int]] = [[], []]
    for i in range(ELEVENTH):
        dealt[(1 - game.dealer) ^ packets[i]].append(deck[i])
    for seat in range(2):
        game.hold(seat, dealt[seat])
    game.deal.next_card = ELEVENTH
    _tell_deal(game, two_three)
    if game.pack_chosen == UNBOUND:
        choose_pack(game, game.first_pack())
    game.claims.forget(rights.IN_DEAL)
    game.claims.reach(rights.DEALT)
    game.phase = words.TURNING
    game._turn(game.dealer)
    faced_early = False
    for mishap in mishaps:
        faced_early = _go_wrong(game, mishap, dealt) or faced_early
    if faced_early:
        void(game, False, "ecarte.15a")


def _tell_deal(game: EcarteTable, two_three: bool) -> None:
    dealer = game.dealer
    game.say("ecarte.10b", "deals-with", dealer, 0, PACKS[game.pack_number()])
    game.say("ecarte.14", "pattern", dealer, 0, "2-3" if two_three else "3-2")
    for seat in (1 - dealer, dealer):
        game.carry("ecarte.13a", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], NOBODY)


def _draw_deal(game: EcarteTable, kind: Verb) -> Move:
    chance = game.chance
    if kind is words.FACED:
        return Move(words.FACED, 1 + chance.below(len(game.deal.deck)))
    if kind is words.EXPOSED:
        seat = chance.below(2)
        return Move(words.EXPOSED, seat, 1 + chance.below(5))
    if kind is words.MISCOUNT:
        seat = chance.below(2)
        return Move(words.MISCOUNT, seat, chance.below(2))
    return Move(words.PATTERN)


def _go_wrong(game: EcarteTable, mishap: Move, dealt: list[list[int]]) -> bool:
    """One accident of the dealing; true where a faced card makes it void."""
    dealer = game.dealer
    if mishap.verb is words.FACED:
        return _face(game, mishap.a)
    if mishap.verb is words.EXPOSED:
        if not 1 <= mishap.b <= 5:
            raise ParlourError("the card exposed in the deal is the first to fifth of a hand")
        card = dealt[mishap.a][mishap.b - 1]
        game.conduct.shown |= BIT[card]
        own = mishap.a == dealer
        clause = "ecarte.17" if own else "ecarte.17a"
        game.lay(clause, "exposed", mishap.a, card, PACK, HAND[mishap.a])
        if not own:
            game.claims.note(rights.CLAIM_17A, dealer)
    elif mishap.verb is words.MISCOUNT:
        _miscount(game, mishap.a, mishap.b == words.MORE, dealt)
    else:
        game.claims.note(rights.CLAIM_14A, dealer)
    return False


def _face(game: EcarteTable, position: i64) -> bool:
    """A faced card among the first ten ends the deal (ecarte.15); the eleventh is turned anyway; deeper: article 16."""
    if not 1 <= position <= len(game.deal.deck):
        raise ParlourError(f"the pack has no card {position}")
    card = game.deal.deck[position - 1]
    game.conduct.faced |= BIT[card]
    if position > ELEVENTH + 1:
        return False
    game.conduct.shown |= BIT[card]
    message = "faced-card" if position <= ELEVENTH else "faced-turn-up"
    game.lay("ecarte.15", message, game.dealer, card, PACK, PACK)
    return position <= ELEVENTH


def _miscount(game: EcarteTable, seat: i64, more: bool, dealt: list[list[int]]) -> None:
    """One card too many comes from the top of the talon to be; one too few stays there."""
    deck = list(game.deal.deck)
    if more:
        card = deck.pop(ELEVENTH + 1)
        game.hold(seat, [card])
    else:
        card = dealt[seat][-1]
        deck.insert(ELEVENTH + 1, card)
        game.deal.hands[seat] &= ~BIT[card]
        game.conduct.unseen[seat] &= ~BIT[card]
    game.deal.deck = vec[i64](deck)
    game.claims.note(rights.CLAIM_19, game.dealer, 1 if more else -1, BIT[seat])


# -- the turn-up -------------------------------------------------------------------------


def turn(game: EcarteTable) -> None:
    """The turn-up ends every window of the deal before (ecarte.55a)."""
    for seat in range(2):
        if game.marks.due[seat] > 0:
            game.say("ecarte.55a", "points-lost", seat, game.marks.due[seat])
    game.marks = TrickMarks(game.points)
    game.kings = KingMarks()
    game.last = None
    game.claims.reach(rights.NT)
    game.claims.forget(rights.TO_NT)
    if game.aside_next:
        take_up(game)
        return
    mishaps = game.befall([words.TURNED_EXTRA], lambda _kind: Move(words.TURNED_EXTRA, 1 + game.chance.below(2)))
    game._turn_up()
    game.claims.reach(rights.TURNED)
    if game.has_looked(1 - game.dealer):
        game.claims.close(rights.CLAIM_17A)
    for mishap in mishaps:
        _turn_more(game, mishap.a)


def _turn_more(game: EcarteTable, n: i64) -> None:
    if not 1 <= n <= 2:
        raise ParlourError("one or two cards more are turned up")
    extra: i64 = 0
    for i in range(n):
        extra |= BIT[game.deal.deck[game.deal.next_card + i]]
    game.conduct.extra = extra
    game.conduct.shown |= extra
    game.carry("ecarte.25", "turned-too", game.dealer, extra, words.TALON, words.EXTRA)
    game.claims.note(rights.CLAIM_25, game.dealer, 0, extra)


def put_back(game: EcarteTable, cards: i64, bottom: bool) -> None:
    """Cards turned from the talon go back on top in their order, or under it."""
    talon = game.deal.talon_cards()
    if bottom:
        talon = [card for card in talon if not cards & BIT[card]] + [card for card in talon if cards & BIT[card]]
        game.lay_talon(talon)
    game.conduct.extra = 0


# -- remedies ------------------------------------------------------------------------------


def void(game: EcarteTable, lost: bool, clause: str) -> None:
    """The deal counts for nothing, marks made in it come off (ecarte.r11); the deal is kept or lost."""
    dealer = game.dealer
    if game.deal.trump >= 0:
        _take_marks_off(game)
        game.claims.reach(rights.NT)
    game.claims.reach(rights.VOID)
    game.clear_cards()
    if not lost:
        game.say(clause, "deal-kept", game.rightful)
        game.await_deal(game.rightful)
    elif game.aside is not None:
        game.say(clause, "deal-lost", dealer)
        await_aside(game)  # ecarte.r12
    else:
        game.say(clause, "deal-lost", dealer)
        game.await_deal(1 - dealer)


def _take_marks_off(game: EcarteTable) -> None:
    """The points stand as they did when the card was turned (ecarte.r11)."""
    before = game.marks.before_deal
    for seat in range(2):
        off = game.points[seat] - before[seat]
        if off:
            game.say("ecarte.r11", "mark-comes-off", seat, off)
    game.points = before
    game.kings = KingMarks()


def correct_count(game: EcarteTable, seat: i64, more: bool) -> None:
    """Nobody has looked: a card from the talon, or one drawn unseen and put back on it (ecarte.19, r9)."""
    if more:
        hand = game.deal.hands[seat]
        card = nth(hand, game.chance.pick(count(hand)))
        game.drop_cards(seat, BIT[card])
        game.put_on_talon(card)
        game.bring("ecarte.19", "surplus-back", seat, [card], HAND[seat], words.TALON, NOBODY)
    else:
        deck = list(game.deal.deck)
        card = deck.pop(game.deal.next_card if game.deal.turn_up >= 0 else ELEVENTH + 1)
        game.deal.deck = vec[i64](deck)
        game.hold(seat, [card])
        game.bring("ecarte.19", "card-made-up", seat, [card], words.TALON, HAND[seat], NOBODY)
    game.conduct.king_void = True
    if game.conduct.turned_marked:
        game.conduct.turned_marked = False
        game.deal.king_marked = NO_SEAT
        game.say("ecarte.r9", "mark-comes-off", game.dealer, 1)
        take_off(game, game.dealer, 1)


def new_game(game: EcarteTable, seat: i64) -> None:
    """Cards found false: the game is void and the stakes go back (ecarte.54, r7)."""
    game.say("ecarte.54", "game-void", seat)
    if game.agreed.stake > 0:
        for s in range(2):
            game.pay("ecarte.54", "stake-back", STAKES, s, game.agreed.stake)
    game.sound = True
    game.begin_anew()


# -- article 18: the deal laid aside ----------------------------------------------------------


def lay_aside(game: EcarteTable, seat: i64) -> None:
    """The deal is kept as it is; marks made in it come off and are noted (ecarte.18a, r12)."""
    game.say("ecarte.18a", "laid-aside", seat)
    king_noted = game.conduct.turned_marked
    _take_marks_off(game)
    game.deal.king_marked = NO_SEAT
    game.conduct.turned_marked = False
    game.aside = AsideDeal(game.dealer, game.deal, game.conduct, game.claims.copy(), king_noted)
    game.claims.reach(rights.LAID_ASIDE)
    game.clear_cards()
    game.say("ecarte.18b", "other-pack", game.rightful)
    game.await_deal(game.rightful)


def await_aside(game: EcarteTable) -> None:
    """The cards lie there already; `turn` takes the deal up."""
    assert game.aside is not None
    game.clear_cards()
    game.dealer = game.aside.dealer
    game.rightful = game.dealer
    game.aside_next = True
    game.phase = words.TURNING
    game._turn(game.dealer)


def take_up(game: EcarteTable) -> None:
    """The deal laid aside is the next one, if it is still needed (ecarte.18a)."""
    aside = game.aside
    assert aside is not None
    game.deal = aside.deal.copy()
    game.conduct = aside.conduct.copy()
    noted = game.claims.noted
    game.claims = aside.claims.copy()
    game.claims.noted += noted
    game.claims.close(rights.CLAIM_18A)
    game.dealer = aside.dealer
    game.rightful = aside.dealer
    game.aside = None
    game.aside_next = False
    game.phase = words.CHOICE
    game.say("ecarte.18a", "taken-up", game.dealer)
    game._turn(1 - game.dealer)
    if aside.king_noted:
        game.deal.king_marked = game.dealer
        game.conduct.turned_marked = True
        game._mark(game.dealer, 1, "ecarte.26", "marks-turned-king")


def begin(game: EcarteTable, dealer: i64) -> None:
    """A new game: patterns are free again, and a pair of packs is brought."""
    game.claims.open = 0
    game.claims.faults = []
    game.claims.failed = []
    game.claims.reach(rights.BEGIN)
    new_packs(game)
    game.await_deal(dealer)


def to_discards(game: EcarteTable, seat: i64, cards: i64) -> None:
    """Cards leave a hand for its owner's discards, and nothing replaces them."""
    if game.conduct.open_hands & BIT[seat]:
        game.conduct.shown |= cards  # all have seen them
    game.kings.lay(seat, count(game.deal.hands[seat]), count(cards))
    game.drop_cards(seat, cards)
    game.deal.discards = altered(game.deal.discards, seat, game.deal.discards[seat] | cards)
    game.carry("ecarte.38", "discards", seat, cards, HAND[seat], words.DISCARDED[seat], BIT[seat])
