"""Positions that a case sets: points and stakes, and a deal in its middle.

``phase choice`` asks elder to propose or lead, ``phase tricks`` sets the play after the exchange, with ``tricks``,
``leader``, ``trick`` (the card led) and the first-hand flags.  Cards set nowhere come by chance: to the hands, to the
tricks made, to the talon; where a talon is set, what is left has been discarded.  ``gone`` are cards out of play that
both have seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, SUIT_NAMES, altered, cards_in, count, hand_of, lowest, rank, suit
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    Vocabulary,
    Word,
    card,
    cards,
    cards_of,
    choice,
    flag,
    number,
    number_of,
    person,
    row,
    text,
    texts,
)
from parlour.errors import BadCase
from parlour.games.ecarte.refusals import why_not
from parlour.games.ecarte.state import GAME_POINTS, KING, PACKS, STAKES
from parlour.games.ecarte.words import CHOICE, PHASES, STRICT_VERBS, TRICKS
from parlour.mechanisms.trick_positions import drawn, lay_stock, named_cards, turned_card

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte

FULL_TALON: Final = 21  # before any exchange
POSITIONS: Final = [PHASES[CHOICE], PHASES[TRICKS]]


# -- state words ----------------------------------------------------------------------------


def begin_with(game: Ecarte, dealer: int) -> None:
    """A set dealer spares the cut."""
    game._begin_coup(dealer, [])


def sum_or_own(row: vec[i64], seat: int) -> list[str]:
    """A word that may stand with a seat or for both."""
    return [str(row[seat] if seat >= 0 else row[0] + row[1])]


def _turn_up(game: Ecarte) -> list[str]:
    return [game.pack.face(game.deal.turn_up)] if game.deal.turn_up >= 0 else ["none"]


def _king(game: Ecarte) -> list[str]:
    if game.deal.king_marked >= 0:
        return ["marked", game.names[game.deal.king_marked]]
    return ["announced", game.names[game.deal.king_said]] if game.deal.king_said >= 0 else ["none"]


def _leads(game: Ecarte) -> i64:
    """Who led the card that lies, or leads next; nobody before play."""
    if game.phase != TRICKS or not game.waits:
        return NO_SEAT
    asked = lowest(game.waits)
    return 1 - asked if game.deal.led >= 0 else asked


def _gone(game: Ecarte) -> i64:
    """What both have seen though nobody played it; only a case sets such cards."""
    deal = game.deal
    led: i64 = BIT[deal.led] if deal.led >= 0 else 0
    return deal.played & ~(deal.taken[0] | deal.taken[1] | led)


def _loses_two(game: Ecarte, seat: i64) -> bool:
    return game.phase == TRICKS and game.deal.exposed >= 0 and game.deal.exposed == seat


WORDS: Final = {
    "dealer": person("dealer", begin_with),
    "counters": number_of("ledger.balance"),  # set below, after the stakes of a game just begun
    "hand": cards_of("deal.hands"),
    "turn": texts(_turn_up),
    "talon": row(lambda game: game.deal.talon_cards()),
    "discards": cards_of("deal.discards"),
    "gone": cards(_gone),
    "trick": card("deal.led"),
    "tricks": number_of("deal.tricks"),
    "leader": person(_leads),
    "trump": choice("deal.trump", SUIT_NAMES),
    "king": texts(_king),
    "coups": Word(lambda game, seat, _part: sum_or_own(game.coups_won, seat)),
    "pack": text(lambda game: PACKS[game.pack_number()]),
    "stakes": number(lambda game: game.ledger[STAKES]),
    "dautorite": flag(lambda game: _loses_two(game, 1 - game.dealer)),
    "refused_first": flag(lambda game: _loses_two(game, game.dealer)),
}


# -- positions --------------------------------------------------------------------------------


def arrange(game: Ecarte, setup: Setup) -> None:
    """``phase choice`` or ``phase tricks`` sets a deal in its middle."""
    _arrange_standing(game, setup)
    _choose_turn_up(game, setup)
    to_act = _arrange_deal(game, setup)
    if to_act >= 0:
        game._turn(to_act)
        game._let_king_owner_in()


def _arrange_standing(game: Ecarte, setup: Setup) -> None:
    """Points, coups won, deals finished and counters."""
    for seat in range(2):
        name = game.names[seat]
        points = setup.number(f"score {name}", game.points[seat])
        won = setup.number(f"coups {name}", 0)
        if not 0 <= points < GAME_POINTS or won < 0:
            raise BadCase(f"{name} cannot have {points} points and {won} coups: the game is 5 points")
        game.points = altered(game.points, seat, points)
        game.coups_won = altered(game.coups_won, seat, won)
        game.ledger[seat] = setup.number(f"counters {name}", game.ledger[seat])
    if game.coups_won[0] + game.coups_won[1] >= game.agreed.coups:
        raise BadCase(f"all {game.agreed.coups} coups are won")


def _arrange_deals(game: Ecarte, setup: Setup, running: int) -> None:
    """``deals N``: deals begun, of which one may be running."""
    game.finished = setup.number("deals", running) - running
    game.deals = game.finished + running
    if game.finished < 0 or (game.agreed.deals and game.finished >= game.agreed.deals):
        raise BadCase(f"{game.finished} deals cannot be over when the game goes on")


def _choose_turn_up(game: Ecarte, setup: Setup) -> None:
    """``trump hearts`` without a turn-up: any card of the suit but its king, which would be marked."""
    named_suit = setup.word("trump", SUIT_NAMES, "")
    if not named_suit:
        return
    trump = SUIT_NAMES.index(named_suit)
    if setup.has("turn"):
        turned = [game.pack.card(face) for face in setup.given["turn"]]
        if [suit(card) for card in turned] != [trump]:
            raise BadCase(f"the turn-up is of the trump suit, {named_suit}")
        return
    named = {face for faces in setup.given.values() for face in faces}
    free = [card for card in game.pack.cards if suit(card) == trump and rank(card) != KING]
    free = [card for card in free if game.pack.face(card) not in named]
    if not free:
        raise BadCase(f"no card of {named_suit} is left to turn up")
    setup.put("turn", [game.pack.face(free[game.chance.below(len(free))])])


def _arrange_deal(game: Ecarte, setup: Setup) -> i64:
    """Lay a deal in its middle; gives the seat to act, or nobody where no phase is set."""
    phase = setup.word("phase", POSITIONS, "")
    _arrange_deals(game, setup, int(phase != ""))
    if not phase:
        return NO_SEAT
    if game.dealer < 0 or game.options.word("conduct") != "strict":
        raise BadCase(f"phase {phase} needs a dealer, and strict conduct")
    game.phase = PHASES.index(phase)
    leader = _leader(game, setup)
    led = setup.cards("trick", game.pack)
    for seat in range(2):
        game.deal.tricks[seat] = setup.number(f"tricks {game.names[seat]}", 0)
    made = game.deal.made()
    if len(led) > 1 or ANY in led or not 0 <= made < 5 or (game.phase == CHOICE and (made or led)):
        raise BadCase("at most one card lies and four tricks are made, none before the first lead")
    _lay_cards(game, setup, leader, led)
    _lay_flags(game, setup)
    _lay_king(game, setup)
    return 1 - leader if led else leader


def _leader(game: Ecarte, setup: Setup) -> i64:
    elder = 1 - game.dealer
    leader = game.names.index(setup.word("leader", game.names, game.names[elder]))
    if game.phase == CHOICE and leader != elder:
        raise BadCase("elder leads first")
    return leader


# -- cards ------------------------------------------------------------------------------


def _lay_cards(game: Ecarte, setup: Setup, leader: i64, led: list[int]) -> None:
    deal = game.deal
    hands = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    discards = [named_cards(game, setup, f"discards {name}") for name in game.names]
    whole_talon = setup.has("talon")
    talon = named_cards(game, setup, "talon")
    gone = named_cards(game, setup, "gone")
    deal.turn_up = turned_card(game, setup)
    deal.trump = suit(deal.turn_up)
    set_cards = [*hands, *discards, talon, gone, [deal.turn_up], led]
    named = [card for some in set_cards for card in some if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card is set in two places")
    rest = game.pack.all & ~hand_of(named)
    for seat in range(2):
        hand = hand_of([card for card in hands[seat] if card != ANY])
        size = 5 - deal.made() - (len(led) if seat == leader else 0)
        deal.hands[seat] = hand | drawn(rest, size - count(hand), game)
        rest &= ~deal.hands[seat]
    for seat in range(2):
        deal.taken[seat] = drawn(rest, 2 * deal.tricks[seat], game)
        rest ^= deal.taken[seat]
    deal.played = deal.taken[0] | deal.taken[1] | hand_of(led) | hand_of(gone)
    deal.led = led[0] if led else NO_CARD
    if whole_talon:
        _throw_away(game, discards, cards_in(rest))
        deal.deck = vec[i64](cards_in(game.pack.all & ~hand_of(talon)) + talon)
    else:
        talon = cards_in(rest)
        deal.deck = lay_stock(game, rest)
    deal.unsettled = 0
    deal.discards = vec[i64]([hand_of(discards[0]), hand_of(discards[1])])
    deal.next_card = 32 - len(talon)
    if len(talon) > FULL_TALON:
        raise BadCase(f"the talon has at most {FULL_TALON} cards")


def _throw_away(game: Ecarte, discards: list[list[int]], rest: list[int]) -> None:
    """What is neither held, played nor in the talon has been discarded, by elder and dealer in turn."""
    discards[1 - game.dealer] += rest[::2]
    discards[game.dealer] += rest[1::2]


# -- what was said ------------------------------------------------------------------------


def _lay_flags(game: Ecarte, setup: Setup) -> None:
    """``dautorite yes`` or ``refused_first yes``; without either, play has been after an exchange."""
    led_at_once = setup.word("dautorite", ["yes", "no"], "no") == "yes"
    refused = setup.word("refused_first", ["yes", "no"], "no") == "yes"
    exchanged = game.deal.discards[0] | game.deal.discards[1] != 0
    if (led_at_once or refused) and (exchanged or game.phase == CHOICE or led_at_once == refused):
        raise BadCase("dautorite or refused_first is set, not both, and only where no proposal was accepted")
    game.deal.exposed = 1 - game.dealer if led_at_once else game.dealer if refused else NO_SEAT
    game.deal.accepted = int(exchanged or (game.phase == TRICKS and game.deal.exposed < 0))


def _lay_king(game: Ecarte, setup: Setup) -> None:
    """``king marked A`` or ``king announced A``."""
    tokens = setup.take("king")
    if not tokens or tokens == ["none"]:
        return
    if len(tokens) != 2 or tokens[0] not in ("marked", "announced") or tokens[1] not in game.names:
        raise BadCase("king is none, `marked SEAT` or `announced SEAT`")
    seat = game.names.index(tokens[1])
    if tokens[0] == "marked":
        game.deal.king_marked = seat
    else:
        game.deal.king_said = seat


VOCABULARY: Final = Vocabulary(STRICT_VERBS, PHASES, WORDS, why_not, arrange)
