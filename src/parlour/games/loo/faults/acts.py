"""What a player can do at a table of Loo beside what the law asks of him, and which clause an act breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.events import HAND, PACK, STOCK, Place
from parlour.core.moves import PLAY, Choices, Move, exactly, one_of, some_of
from parlour.games.loo import words
from parlour.games.loo.faults import remedies, tricks
from parlour.games.loo.faults.rights import HANDLING, OTHER_HAND, PEEPING, SHOWN
from parlour.games.loo.refusals import why_no_follow, why_no_lead
from parlour.games.loo.rules import play
from parlour.games.loo.rules.ranks import CLUBS
from parlour.mechanisms.trick_deal import all_played
from parlour.mechanisms.trick_faults import IN_PLAY, TOUCH, handle_cards, has_played, may_touch

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable

SEATS_FROM: Final = 4  # in ``looks``: after the four places
OFFENCES: Final = {words.LOOK_AT: "loo.42", words.LOOK: "loo.41", words.EXPOSE: "loo.38"}


def look_bit(move: Move) -> i64:
    return BIT[SEATS_FROM + move.a] if move.verb is words.LOOK_AT else BIT[move.a]


def has_declared(game: LooTable, seat: i64) -> bool:
    return game.deal.standing & BIT[seat] != 0 or game.deal.thrown[seat] != 0


def moves(game: LooTable, seat: i64) -> Choices:
    found = Choices([])
    if game.phase == words.TRICKS:
        _cards(game, found, seat)
    elif game.phase == words.DECLARE:
        _declarations(game, found, seat)
    elif game.waits & BIT[seat] and game.phase == words.FLUSHES:
        found = Choices(game.lawful_moves(seat).each[:])
    elif game.waits & BIT[seat]:
        found.add(exactly(Move(words.GATHER)))
    if game.phase != words.GATHERING:
        _liberties(game, found, seat)
    remedies.offer(game, found, seat)
    return found


def _cards(game: LooTable, found: Choices, seat: i64) -> None:
    """Any card of one who stands, once to each trick; a lawful one where play was restored for it."""
    deal = game.deal
    if deal.standing & BIT[seat] == 0 or has_played(deal, seat):
        return
    cards = deal.hands[seat]
    if game.conduct.bound == seat and game.waits & BIT[seat]:
        cards = play.playable(game, seat)
    if not game.agreed.pam_played:
        found.add(one_of(Move(PLAY), cards))
        return
    found.add(one_of(words.CIVIL_PLAYS[0], cards))
    ace = deal.trump * 16 + game.agreed.ace
    if cards & BIT[ace] and game.waits & BIT[seat] and play.may_be_civil(game, ace):
        found.add(exactly(words.SAID_CIVIL[ace]))


def _declarations(game: LooTable, found: Choices, seat: i64) -> None:
    """At one's turn or out of it (loo.41); once more, which is void (loo.43)."""
    if has_declared(game, seat):
        if game.conduct.repeated & BIT[seat] == 0:
            _say(found, words.MAY_STAND | words.MAY_THROW_UP)
        return
    if game.deal.hands[seat] == 0:
        return
    if game.conduct.barred & BIT[seat]:
        _say(found, words.MAY_THROW_UP)
        return
    _say(found, game.declarations() if game.waits & BIT[seat] else _said_early(game))
    if game.agreed.changes and game.deal.looked & BIT[seat]:
        found.add(some_of(words.EXCHANGES, game.deal.hands[seat], 1, game.most_exchanged()))


def _say(found: Choices, declarations: i64) -> None:
    for choice in words.DECLARING[declarations].each:
        found.add(choice)


def _said_early(game: LooTable) -> i64:
    if game.agreed.changes and game.agreed.club_law and game.deal.trump == CLUBS:
        return words.MAY_STAND
    return words.MAY_STAND | words.MAY_THROW_UP | (words.MAY_TAKE_MISS if game.deal.miss else 0)


def _liberties(game: LooTable, found: Choices, seat: i64) -> None:
    for place in range(4):
        _may_look(game, found, seat, Move(words.LOOK, place))
    for other in range(game.seats):
        if other != seat:
            _may_look(game, found, seat, Move(words.LOOK_AT, other))
    if may_handle_deal(game, seat):
        may_touch(found, game.stock() > 0)
    elif may_handle_tricks(game, seat):
        found.add(exactly(Move(TOUCH)))
    if game.phase == words.TRICKS:
        found.add(one_of(Move(words.EXPOSE), exposable(game, seat)))


def _may_look(game: LooTable, found: Choices, seat: i64, move: Move) -> None:
    if game.conduct.looks[seat] & look_bit(move) == 0 and _lies_there(game, seat, move):
        found.add(exactly(move))


def _lies_there(game: LooTable, seat: i64, move: Move) -> bool:
    deal = game.deal
    if move.verb is words.LOOK_AT:
        return deal.hands[move.a] != 0
    if move.a == words.LOOK_OWN:
        return deal.hands[seat] != 0 and deal.looked & BIT[seat] == 0
    if move.a == words.LOOK_MISS:
        return deal.miss != 0
    return _thrown_by_others(game, seat) != 0 if move.a == words.LOOK_THROWN else game.stock() > 0


def _thrown_by_others(game: LooTable, seat: i64) -> i64:
    cards: i64 = 0
    for s in range(game.seats):
        if s != seat:
            cards |= game.deal.thrown[s]
    return cards


def _stock(game: LooTable) -> i64:
    cards: i64 = 0
    for i in range(game.deal.next_card, len(game.deal.deck)):
        cards |= BIT[game.deal.deck[i]]
    return cards


def may_handle_deal(game: LooTable, seat: i64) -> bool:
    """Until the first declaration the cards count as being dealt (loo.40, R8)."""
    return game.claims.is_open(HANDLING) and game.conduct.touched & BIT[seat] == 0


def may_handle_tricks(game: LooTable, seat: i64) -> bool:
    played = game.phase == words.TRICKS and all_played(game.deal) != 0
    return played and game.conduct.handled & BIT[seat] == 0


def exposable(game: LooTable, seat: i64) -> i64:
    """What he holds, or has thrown up, or has looked at where it lies, and not all have seen (loo.38, R30)."""
    deal, conduct = game.deal, game.conduct
    own = deal.hands[seat] if deal.hands[seat] else deal.thrown[seat]
    return (own | conduct.peeked[seat] & ~all_played(deal)) & ~conduct.shown


# -- acts ------------------------------------------------------------------------------------


def note_declaration(game: LooTable, seat: i64) -> None:
    """Who speaks before his turn has looked before it, too (loo.41)."""
    if game.waits & BIT[seat]:
        return
    if game.deal.looked & BIT[seat] == 0:
        game._look(seat)
    game.say("loo.41", "declares-out-of-turn", seat)
    game.claims.note(PEEPING, seat)


def declare_again(game: LooTable, seat: i64) -> None:
    """Void of itself (loo.43)."""
    game.conduct.repeated |= BIT[seat]
    game.say("loo.43", "first-word-stands", seat)


def look(game: LooTable, seat: i64, move: Move) -> None:
    """All see that he looks; the cards he alone sees."""
    deal, conduct = game.deal, game.conduct
    conduct.looks[seat] |= look_bit(move)
    if move.verb is words.LOOK_AT:
        conduct.peeked[seat] |= deal.hands[move.a]
        game.carry("loo.42", "looks-at-hand", seat, deal.hands[move.a], HAND[move.a], HAND[move.a], BIT[seat])
        game.claims.note(OTHER_HAND, seat)
        return
    game.claims.note(PEEPING, seat)
    if move.a == words.LOOK_OWN:
        deal.looked |= BIT[seat]
        game.carry("loo.41", "looks-too-soon", seat, deal.hands[seat], HAND[seat], HAND[seat], BIT[seat])
        return
    if move.a == words.LOOK_MISS:
        cards, place, message = deal.miss, words.MISS, "looks-at-miss"
    elif move.a == words.LOOK_THROWN:
        cards, place, message = _thrown_by_others(game, seat), PACK, "looks-at-thrown"
    else:
        cards, place, message = _stock(game), STOCK, "looks-at-pack"
    conduct.peeked[seat] |= cards
    game.carry("loo.41", message, seat, cards, place, place, BIT[seat])


def touch(game: LooTable, seat: i64, how: i64) -> None:
    """Cards that are being dealt (loo.40), or those that were played, which nothing but words forbids (loo.35)."""
    conduct = game.conduct
    if not may_handle_deal(game, seat):
        conduct.handled |= BIT[seat]
        game.say("loo.35", "handles-played", seat)
        return
    game.claims.note(HANDLING, seat, how)
    handle_cards(game, conduct, seat, how, game.deal.deck[game.deal.next_card :], "loo.40")


def expose(game: LooTable, seat: i64, card: i64) -> None:
    """A card that is not played, his own or another, is shown or named (loo.38)."""
    game.begun()
    game.claims.reach(IN_PLAY)
    game.conduct.shown |= BIT[card]
    place = _where(game, card)
    game.lay("loo.38", "exposes", seat, card, place, place)
    game.claims.note(SHOWN, seat)


def _where(game: LooTable, card: i64) -> Place:
    for s in range(game.seats):
        if game.deal.hands[s] & BIT[card]:
            return HAND[s]
        if game.deal.thrown[s] & BIT[card]:
            return words.THROWN[s]
    return words.MISS if game.deal.miss & BIT[card] else STOCK


# -- what breaks the law ---------------------------------------------------------------------------


def offends(game: LooTable, seat: i64, move: Move) -> str:
    verb = move.verb
    if verb in OFFENCES:
        return OFFENCES[verb]
    if verb is TOUCH:
        return "loo.40" if may_handle_deal(game, seat) else "loo.35"
    if verb is words.CLAIM or verb is words.GATHER or not game.at_table():
        return ""
    if game.phase == words.TRICKS:
        return _card_offends(game, seat, move.a)
    if game.phase != words.DECLARE:
        return ""
    return "loo.43" if has_declared(game, seat) else "" if game.waits & BIT[seat] else "loo.41"


def _card_offends(game: LooTable, seat: i64, card: i64) -> str:
    deal = game.deal
    if card <= NO_CARD or deal.hands[seat] & BIT[card] == 0 or deal.standing & BIT[seat] == 0:
        return ""
    if tricks.whose_turn(game) != seat:
        return "loo.37"
    if play.playable(game, seat) & BIT[card]:
        return ""
    return (why_no_lead(game, seat) if deal.led < 0 else why_no_follow(game, seat, card)).clause
