"""What lies on the Spoil Five table, for whom: events, views, state words, and the cards a seat cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, SUIT_NAMES, cards_in, count, vec_of
from parlour.core.chance import Chance
from parlour.core.view import View
from parlour.games.spoil_five.ranks import ACE, ACE_OF_HEARTS, HEARTS, ORDERS, ORDINARY, ranked
from parlour.games.spoil_five.words import (
    DEAL,
    PACK,
    PASSED,
    STOCK,
    TRICK,
    TRICKS,
    TURN_UP,
    hand_place,
    laid_place,
    tricks_place,
)
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules import SpoilFive

BY_SEAT: Final = ["hand", "laid", "tricks"]
OF_CARDS: Final = ["turn", "passed", "stock", "trick", "gone"]
WORDS: Final = [*BY_SEAT, *OF_CARDS, "trump", "pool", "fresh", "leader", "robber"]
PLAIN_CLAUSE: Final = ["spoil-five.3", "spoil-five.2", "spoil-five.2", "spoil-five.3"]
TRUMP_CLAUSE: Final = ["spoil-five.5", "spoil-five.4", "spoil-five.4", "spoil-five.5"]


def _written(index: int, suit: int) -> str:
    return " ".join([FRENCH_52.face(card) for card in ranked(ORDERS[index], suit)])


RANKS: Final = [[_written(index, suit) for suit in range(4)] for index in range(8)]  # by order and suit

# -- events -------------------------------------------------------------------


def tell_deal(game: SpoilFive) -> None:
    game.say("spoil-five.12", "shuffles-and-cuts", game.dealer)
    for k in range(game.seats):
        seat = (game.dealer + 1 + k) % game.seats
        game.bring("spoil-five.12", "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), BIT[seat])


def tell_turn_up(game: SpoilFive) -> None:
    again = game.passed != 0
    message = "turns-another" if again else "turns-up"
    game.bring("spoil-five.32" if again else "spoil-five.12", message, game.dealer, [game.turn_up], STOCK, TURN_UP)


def tell_set_aside(game: SpoilFive) -> None:
    game.bring("spoil-five.32", "sets-aside", game.dealer, [game.turn_up], TURN_UP, PASSED)


def tell_return(game: SpoilFive) -> None:
    game.bring("spoil-five.R22", "turn-up-stays", game.dealer, [game.turn_up], PASSED, TURN_UP)


def tell_laying(game: SpoilFive, seat: i64, card: i64) -> None:
    game.bring(_robbing(game), "lays-face-down", seat, [card], hand_place(seat), laid_place(seat), BIT[seat])


def tell_robbing(game: SpoilFive, seat: i64) -> None:
    game.bring(_robbing(game), "robs", seat, [game.turn_up], TURN_UP, hand_place(seat))


def _robbing(game: SpoilFive) -> str:
    """The clause of the dealer's rob, or of the holder's."""
    return "spoil-five.24" if game.turn_up & 15 == ACE else "spoil-five.26"


def tell_card(game: SpoilFive, seat: i64, card: i64) -> None:
    if game.lying == 0:
        game.bring("spoil-five.21" if game.made else "spoil-five.17", "leads", seat, [card], hand_place(seat), TRICK)
    else:
        game.bring(_duty(game), "plays", seat, [card], hand_place(seat), TRICK)


def _duty(game: SpoilFive) -> str:
    """The clause under which the trick is played to."""
    if game.led == ACE_OF_HEARTS and game.trump != HEARTS and not game.first_order:
        return "spoil-five.19"
    return "spoil-five.18" if ORDERS[game.ranking].trumps & BIT[game.led] else "spoil-five.20"


def tell_trick(game: SpoilFive, winner: i64) -> None:
    game.bring("spoil-five.21", "takes-trick", winner, game.trick_cards(), TRICK, tricks_place(winner))


# -- the view --------------------------------------------------------------------


def lay_out(game: SpoilFive, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    _lay_agreements(game, view)
    if game.trump >= 0:
        _lay_cards(game, view, seat)
    if seat < game.seats:
        view.advice = _advice(game, seat)


def _lay_facts(game: SpoilFive, view: View) -> None:
    view.fact("dealer", _who(game, game.dealer))
    if game.fresh:
        view.fact("stakes", "full", "spoil-five.6")
    elif game.target:
        view.fact("stakes", "paid", "spoil-five.R4")
    else:
        view.fact("stakes", "after_spoil", "spoil-five.8")
    for s in range(game.seats):
        view.fact("tricks", f"{game.names[s]} {game.tricks[s]}", "spoil-five.22")
    if game.trump < 0:
        return
    view.fact("leader", _who(game, game.leader))
    view.fact("trump", SUIT_NAMES[game.trump], "spoil-five.25")
    for suit in range(4):
        clauses = TRUMP_CLAUSE if suit == game.trump else PLAIN_CLAUSE
        clause = "spoil-five.30" if game.first_order == ORDINARY else clauses[suit]
        view.fact(SUIT_NAMES[suit], RANKS[game.ranking][suit], clause)


def _lay_agreements(game: SpoilFive, view: View) -> None:
    """The options that differ from the game as it is usually played."""
    options = game.options
    if game.sides < game.seats:
        for side in range(game.sides):
            partners = [game.names[s] for s in range(game.seats) if game.side[s] == side]
            view.fact("side", " ".join(partners), "spoil-five.10" if game.sides == 2 else "spoil-five.31")
    if game.sides == 2 and not game.jinking and not game.target:
        view.fact("spoils", "none", "spoil-five.10")
    if options.word("misdeal") == "may_rebuy":
        view.fact("misdeal", "may_rebuy", "spoil-five.15")
    if not game.compulsory:
        view.fact("robbing", options.word("robbing"), "spoil-five.28")
    if game.need == 2:
        view.fact("enough", "2", "spoil-five.31")
    if game.jinking:
        view.fact("jinking", "on" if game.jinker < 0 else game.names[game.jinker], "spoil-five.33")
    if game.target:
        view.fact("target", str(game.target), "spoil-five.34")


def _lay_cards(game: SpoilFive, view: View, seat: i64) -> None:
    for s in range(game.seats):
        if s == seat:
            view.show(hand_place(s), game.faces(game.hands[s]))
        else:
            view.show(hand_place(s), [], count(game.hands[s]))
    view.show(TURN_UP, _written_each(game, _turned(game)), 0, "spoil-five.12")
    view.show(TRICK, _written_each(game, game.trick_cards()))
    view.show(STOCK, [], count(game.stock))
    if game.passed:
        view.show(PASSED, game.faces(game.passed), 0, "spoil-five.32")
    if game.robber >= 0:
        view.show(laid_place(game.robber), [], 1, _robbing(game))
        if seat == game.robber:
            view.fact("laid", game.pack.show(game.laid), _robbing(game))


def _advice(game: SpoilFive, seat: i64) -> list[str]:
    if game.phase == DEAL and seat == game.dealer and game.options.word("misdeal") == "may_rebuy":
        return ["spoil-five.16"]
    if game.phase == TRICKS and game.waits & BIT[seat] and game.first_order != ORDINARY:
        return ["spoil-five.35"]
    return []


# -- state words ---------------------------------------------------------------------


def read(game: SpoilFive, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_of_seat(game, word, game.known_seat(word, seat))
    if word in OF_CARDS:
        return _written_each(game, _cards_of(game, word))
    if word == "trump":
        return [SUIT_NAMES[game.trump]] if game.trump >= 0 else ["none"]
    if word == "pool":
        return [str(game.ledger.balance[game.pool])]
    if word == "fresh":
        return ["yes" if game.fresh else "no"]
    return [_who(game, game.leader if word == "leader" else game.robber)]


def _who(game: SpoilFive, seat: i64) -> str:
    return game.names[seat] if seat >= 0 else "nobody"


def _read_of_seat(game: SpoilFive, word: str, seat: i64) -> list[str]:
    if word == "tricks":
        return [str(game.tricks[seat])]
    if word == "laid":
        return game.faces(game.laid if seat == game.robber else 0)
    return game.faces(game.hands[seat])


def _cards_of(game: SpoilFive, word: str) -> list[int]:
    if word == "turn":
        return _turned(game)
    if word == "trick":
        return game.trick_cards()
    if word == "passed":
        return cards_in(game.passed)
    if word == "stock":
        return _stock(game)
    gone = game.played
    for card in game.trick_cards():
        gone ^= BIT[card]
    return cards_in(gone)


def _turned(game: SpoilFive) -> list[int]:
    return [game.turn_up] if game.turn_up >= 0 and not game.turn_taken else []


def _stock(game: SpoilFive) -> list[int]:
    """In its order where fiving may turn it."""
    if game.fiving and game.stock:
        return [game.deck[i] for i in range(game.next_card, 52)]
    return cards_in(game.stock)


def _written_each(game: SpoilFive, cards: list[int]) -> list[str]:
    return [game.pack.face(card) for card in cards]


# -- redeal -------------------------------------------------------------------------------


def deal_anew(new: SpoilFive, seat: i64, chance: Chance) -> None:
    """The seat knows what is open, and what the others' lawful cards, and their not robbing, have shown they lack."""
    unseen = new.pack.all & ~new.seen(seat)
    others = [s for s in range(new.seats) if s != seat]
    lie = vec[i64]([new.hands[s] & unseen for s in others])
    lacks = vec[i64]([new.lacks[s] for s in others])
    drawn = fill_hands(vec[i64]([count(hand) for hand in lie]), lacks, lie, unseen, chance)
    undealt = unseen
    for j in range(len(others)):
        new.hands[others[j]] = new.hands[others[j]] & ~unseen | drawn[j]
        undealt ^= drawn[j]
    if new.laid and seat != new.robber:
        new.laid = draw(undealt, 1, chance)
        undealt ^= new.laid
    new.stock = undealt
    if new.fiving:
        _lay_stock(new, undealt, chance)


def _lay_stock(new: SpoilFive, undealt: i64, chance: Chance) -> None:
    """A fresh pack whose undealt part is this; where the dealt cards came from no longer matters."""
    stock = vec_of(undealt)
    chance.shuffle(stock)
    deck = vec[i64]([0 for _i in range(52)])
    for i in range(len(stock)):
        deck[new.next_card + i] = stock[i]
    new.deck = deck
