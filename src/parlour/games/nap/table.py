"""What lies on the table at Nap, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, SUIT_NAMES, cards_from, cards_in, count, lay_last, lowest
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS
from parlour.games.nap.words import (
    BLUCHER,
    CALLING,
    CHOOSING,
    MISERE,
    NAP,
    PACK,
    PASSED,
    RUNGS,
    SPARE_HAND,
    STOCK,
    THREE,
    TRICK,
    TRICKS,
    WELLINGTON,
    hand_place,
    laid_place,
    out_place,
    played_place,
)
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.nap.rules import Nap

BY_SEAT = ["hand", "laid", "out", "played", "tricks", "said"]
WORDS = [
    *BY_SEAT,
    *("spare", "stock", "trick", "trump", "leader", "caller", "highest", "taker", "kitty", "doubled", "original"),
]
SUITS = [*SUIT_NAMES, "none"]


def out_clause(game: Nap) -> str:
    """Why the dealer stands out: six play, or five agreed on it."""
    return "nap.2" if game.seats == 6 else "nap.3"


# -- events ------------------------------------------------------------------------


def tell_agreement(game: Nap) -> None:
    game.say("nap.1", "table-of", NO_SEAT, game.seats)
    game.say("nap.8", "stake-agreed", NO_SEAT, game.stake)
    game.say("nap.26", "variations", NO_SEAT, 0, " ".join(variations(game)) or "none")


def variations(game: Nap) -> list[str]:
    """What was agreed beyond the plain game."""
    ways = ["pack", "dealer_out", "two_packs", "kitty", "misere", "buying", "spare_hand", "double_header"]
    ways += ["wellington", "blucher", "nap_caller_may_raise", "hand"]
    return [name for name in ways if game.options.word(name) not in ("off", "52", "5", "six_only")]


def tell_deal(game: Nap) -> None:
    dealer = game.dealer
    right = dealer - 1 if dealer > 0 else game.seats - 1
    if game.options.is_on("two_packs"):
        game.say("nap.10", "makes-up-pack", game.left(game.left(dealer)))
    game.say("nap.11", "cuts", right)
    if game.stands_out:
        game.say(out_clause(game), "stands-out", dealer)
    if game.pack is FRENCH_32:
        game.say("nap.46", "short-pack")
    if game.hand_size == 9:
        game.say("nap.48", "nine-cards")
    seat = dealer
    for _i in range(game.active):
        seat = game.after(seat)
        game.bring("nap.12", "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), BIT[seat])
    if game.spare_hand:
        game.bring("nap.R3", "spare-hand", NO_SEAT, cards_in(game.spare), PACK, SPARE_HAND, 0)


def tell_purchase(game: Nap, seat: i64, thrown: i64, drawn: i64) -> None:
    if not thrown:
        game.say("nap.35", "buys-nothing", seat)
        return
    hand = hand_place(seat)
    game.bring("nap.35", "discards", seat, cards_in(thrown), hand, out_place(seat), BIT[seat])
    game.bring("nap.35", "buys", seat, cards_in(drawn), STOCK, hand, BIT[seat])


def tell_laid(game: Nap, seat: i64, cards: i64) -> None:
    clause = "nap.36" if game.phase == CHOOSING else "nap.47"
    game.bring(clause, "lays-away", seat, cards_in(cards), hand_place(seat), laid_place(seat), BIT[seat])


def tell_call(game: Nap, seat: i64, rung: i64) -> None:
    if rung == PASSED:
        game.say("nap.18", "passes", seat)
    else:
        game.say(_call_clause(game, rung), "calls", seat, 0, RUNGS[rung])


def _call_clause(game: Nap, rung: i64) -> str:
    if rung == MISERE:
        return "nap.31"
    if rung == THREE and game.highest == MISERE:
        return "nap.34"
    if rung == WELLINGTON:
        return "nap.41" if game.limited else "nap.40"
    return "nap.42" if rung == BLUCHER else "nap.18"


def tell_spare(game: Nap, seat: i64, spare: i64) -> None:
    game.bring("nap.36", "takes-spare-hand", seat, cards_in(spare), SPARE_HAND, hand_place(seat), BIT[seat])
    game.say("nap.36", "calls", seat, 0, RUNGS[NAP])


def tell_answer(game: Nap, seat: i64, rung: i64, accepted: bool) -> None:
    game.say("nap.44", "raises" if accepted else "declines", seat, 0, RUNGS[rung])


def tell_caller(game: Nap, clause: str) -> None:
    message = "must-stand-for-one" if clause == "nap.19" else "stands"
    game.say(clause, message, game.caller, 0, RUNGS[game.highest])


def tell_lead(game: Nap, seat: i64, card: i64) -> None:
    first = game.tricks_made == 0
    if first and game.trump == NO_TRUMPS:
        game.bring("nap.31", "leads-without-trumps", seat, [card], hand_place(seat), TRICK)
    else:
        clause, message = ("nap.22", "leads-trumps") if first else ("nap.24", "leads")
        game.bring(clause, message, seat, [card], hand_place(seat), TRICK)


def tell_card(game: Nap, seat: i64, card: i64) -> None:
    clause = "nap.32" if game.highest == MISERE and seat == game.caller else "nap.23"
    message = "follows" if card >> 4 == game.led >> 4 else "trumps" if card >> 4 == game.trump else "throws"
    game.bring(clause, message, seat, [card], hand_place(seat), TRICK)


def tell_trick(game: Nap, winner: i64) -> None:
    game.say("nap.24", "takes-trick", winner, game.tricks[winner])


def tell_end_of_play(game: Nap, made: bool) -> None:
    game.say("nap.25", "call-made" if made else "call-lost", game.caller, game.tricks_made, RUNGS[game.highest])


def tell_drawn(game: Nap, seat: i64, card: i64, drawers: i64) -> None:
    again = count(drawers) < game.seats
    game.bring("nap.R6" if again else "nap.30", "draws-for-kitty", seat, [card], PACK, PACK)


# -- the view ------------------------------------------------------------------------


def lay_out(game: Nap, view: View, seat: i64) -> None:
    view.fact("phase", game.phases()[game.phase])
    view.fact("dealer", game.read("dealer")[0])
    view.fact("stake", str(game.stake), "nap.8")
    if game.double_header:
        view.fact("doubled", "yes" if game.doubled else "no", "nap.38")
    if game.kitty_rule != NO_KITTY:
        view.fact("kitty", str(game.kitty()), "nap.28")
    if game.dealt():
        _lay_out_calls(game, view)
        _lay_out_cards(game, view, seat)
        view.advice = advice(game, seat)


def _lay_out_calls(game: Nap, view: View) -> None:
    if game.stands_out:
        view.fact("stands_out", game.names[game.dealer], out_clause(game))
    for s in range(game.seats):
        if game.said[s] >= 0:
            view.fact("said", f"{game.names[s]} {RUNGS[game.said[s]]}", "nap.18")
    if game.caller >= 0:
        view.fact("caller", f"{game.names[game.caller]} {RUNGS[game.highest]}", "nap.5")
    if game.trump >= 0:
        view.fact("trump", SUITS[game.trump], "nap.31" if game.trump == NO_TRUMPS else "nap.22")


def _lay_out_cards(game: Nap, view: View, seat: i64) -> None:
    for s in range(game.seats):
        if game.sits_out(s):
            continue
        mine = s == seat
        view.show(
            hand_place(s), game.faces(game.hands[s]) if mine else [], 0 if mine else count(game.hands[s]), "nap.17"
        )
        if game.to_lay or game.spare_hand:
            view.show(laid_place(s), [], count(game.laid[s]), "nap.47" if game.to_lay else "nap.36")
        if game.buying:
            view.show(out_place(s), [], count(game.out[s]), "nap.35")
        view.show(played_place(s), game.faces(game.played[s] & ~game.in_trick), 0, "nap.R4")
    if game.spare_hand:
        view.show(SPARE_HAND, [], count(game.spare), "nap.36")
    view.show(STOCK, [], game.stock(), "nap.12")
    view.show(TRICK, trick_faces(game))


def trick_faces(game: Nap) -> list[str]:
    """The cards of this trick in the order of play."""
    found: list[str] = []
    if game.led >= 0:
        seat = game.leader
        for _i in range(game.active):
            found += game.faces(game.played[seat] & game.in_trick)
            seat = game.after(seat)
    return found


def advice(game: Nap, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what the opponents owe the caller."""
    if seat >= game.seats:
        return []
    found = ["nap.27"] if game.phase == TRICKS and seat != game.caller else []
    if game.waits & BIT[seat] == 0:
        return found
    if game.phase == CALLING:
        return ["nap.49", "nap.50", "nap.51", "nap.52", "nap.53", "nap.54"]
    if game.phase == TRICKS and game.tricks_made == 0 and game.led >= 0:
        found.append("nap.55")
    elif game.phase == TRICKS:
        found.append("nap.56")
    return found


# -- redeal ----------------------------------------------------------------------------


def deal_anew(new: Nap, seat: i64, chance: Chance) -> None:
    """Others' hands as their play bounds them; laid away, in the spare hand or the stock anything may lie."""
    unseen = new.pack.all & ~new.seen(seat)
    bound = False
    for s in range(new.seats):
        if s != seat and new.hands[s] and new.lacks[s] & unseen:
            bound = True
    if bound:
        unseen = _fill_bound_hands(new, seat, unseen, chance)
    deck = new.deck
    at = lay_last(deck, unseen)  # so that the stock, which comes last in it, lies where it should
    chance.mix(deck, at, len(deck) if new.buying else new.next_card)  # unbought, the stock's order never tells
    if not bound:
        for s in range(new.seats):
            if s != seat:
                n = count(new.hands[s])
                new.hands[s] = cards_from(deck, at, n)
                at += n
    if new.to_lay or new.buying or new.spare_hand:
        _lay_rest(new, seat, at)


def _fill_bound_hands(new: Nap, seat: i64, unseen: i64, chance: Chance) -> i64:
    """Gives the cards that no hand has got."""
    lie = vec[i64]([0 if s == seat else new.hands[s] for s in range(new.seats)])
    hands = fill_hands(vec[i64]([count(hand) for hand in lie]), new.lacks, lie, unseen, chance)
    for s in range(new.seats):
        if s != seat:
            new.hands[s] = hands[s]
            unseen ^= hands[s]
    return unseen


def _lay_rest(new: Nap, seat: i64, at: i64) -> None:
    """The unseen cards that are neither in a hand nor in the stock: laid away or bought out by others, or spare."""
    for s in range(new.seats):
        if s != seat:
            laid = count(new.laid[s])
            new.laid[s] = cards_from(new.deck, at, laid)
            at += laid
            out = count(new.out[s])
            new.out[s] = cards_from(new.deck, at, out)
            at += out
    new.spare = cards_from(new.deck, at, count(new.spare))


# -- state words ---------------------------------------------------------------------------


def read(game: Nap, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_of_seat(game, word, game.known_seat(word, seat))
    if word == "spare":
        return game.faces(game.spare)
    if word == "stock":
        return [game.pack.face(game.deck[i]) for i in range(game.next_card, len(game.sheet))]
    if word == "trick":
        return trick_faces(game)
    if word == "trump":
        return [SUITS[game.trump]] if game.trump >= 0 else ["none"]
    if word == "highest":
        return [RUNGS[game.highest]]
    if word == "kitty":
        return [str(game.kitty())]
    if word == "doubled":
        return ["yes" if game.doubled else "no"]
    who = _who(game, word)
    return [game.names[who]] if who >= 0 else ["nobody"]


def _who(game: Nap, word: str) -> i64:
    if word == "caller":
        return game.caller
    if word == "original":
        return game.original
    if word == "taker":
        return game.taker
    if game.phase != TRICKS:
        return NO_SEAT
    return game.leader if game.led >= 0 else lowest(game.waits)


def _read_of_seat(game: Nap, word: str, seat: i64) -> list[str]:
    if word == "tricks":
        return [str(game.tricks[seat])]
    if word == "said":
        return [RUNGS[game.said[seat]]] if game.said[seat] >= 0 else ["nothing"]
    if word == "hand":
        return game.faces(game.hands[seat])
    if word == "laid":
        return game.faces(game.laid[seat])
    return game.faces(game.out[seat] if word == "out" else game.played[seat])
