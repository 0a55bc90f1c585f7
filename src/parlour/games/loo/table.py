"""What lies on the Loo table, for whom: views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, count
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.loo.layout import HANDS_LIE, LOO_MODES, VARIANTS
from parlour.games.loo.ranks import NO_CARD
from parlour.games.loo.words import (
    DECLARE,
    MISS,
    STOCK,
    TRICKS,
    TURN_UP,
    hand_place,
    laid_place,
    thrown_place,
)

if TYPE_CHECKING:
    from parlour.games.loo.rules import Loo

OF_SEATS: Final = ["hand", "laid", "thrown", "owed", "tricks", "declared", "seated"]
OF_CARDS: Final = ["miss", "stock", "turn", "trick"]
WORDS: Final = OF_SEATS + OF_CARDS + ["trump", "pool", "leader", "single", "last", "civil", "rounds"]
DEPARTURES: Final = ["club_law", "lead_rule", "miss_leads", "dealing", "dealer_out", "loo_mode", "pack", "pam"]
USUAL: Final = ["off", "highest", "regular", "fixed", "52", "club_knave"]
TO_STAND: Final = ["loo.59", "loo.60", "loo.61", "loo.62", "loo.63", "loo.64"]


# -- the view ----------------------------------------------------------------------------


def lay_out(game: Loo, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("fee", str(game.fee), "loo.7")
    _state_loo(game, view)
    view.fact("agreed", agreed(game), "loo.48")
    if game.trump >= 0:
        view.fact("trump", SUIT_NAMES[game.trump])
    if game.leader >= 0:
        view.fact("leader", game.names[game.leader], "loo.31" if game.made else "loo.22")
    if game.civil:
        view.fact("civil", "yes", "loo.56")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    view.show(MISS, [], count(game.hands[game.seats]), "loo.18")
    view.show(STOCK, [], count(game.undealt()))
    view.show(TURN_UP, read(game, "turn", NO_SEAT))
    view.advice = advice(game, seat)


def _state_loo(game: Loo, view: View) -> None:
    mode = LOO_MODES[game.loo_mode]
    view.fact("loo", str(game.loo) if mode == "fixed" else "pool", "loo.8")
    if mode == "mixed":
        view.fact("limit", str(game.limit), "loo.49")
    view.fact("single_loo", str(game.single_loo), "loo.8")


def agreed(game: Loo) -> str:
    """What departs from the simple game."""
    given = [name for name in DEPARTURES if game.options.word(name) not in USUAL]
    said = [VARIANTS[game.variant], *[f"{name}={game.options.word(name)}" for name in given]]
    return " ".join(said) if given or game.variant else "simple game"


def _show_seat(game: Loo, view: View, seat: i64, s: i64) -> None:
    name = game.names[s]
    if game.owing & BIT[s]:
        view.fact("owed", f"{name} {game.owed[s]}", "loo.13")
    if game.lies == HANDS_LIE:
        view.fact("declared", f"{name} {declared(game, s)}", "loo.15")
    if game.made:
        view.fact("tricks", f"{name} {game.tricks[s]}")
    if game.present & BIT[s] == 0:
        view.fact("left", name, "loo.6")
    if game.sees_hand(seat, s):
        view.show(hand_place(s), game.faces(game.hands[s]))
    else:
        view.show(hand_place(s), [], count(game.hands[s]), "loo.15")
    view.show(laid_place(s), laid(game, s), 0, "loo.35")
    view.show(thrown_place(s), [], count(game.thrown[s]), "loo.16")


def advice(game: Loo, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what is owed to the cards on the table."""
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    if game.phase == DECLARE:
        return [*TO_STAND, "loo.65"] if game.hands[game.seats] else TO_STAND
    if game.phase != TRICKS:
        return []
    return ["loo.66"] if game.led < 0 else []


# -- state words ----------------------------------------------------------------------------


def read(game: Loo, word: str, seat: i64) -> list[str]:
    if word in OF_SEATS:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word in OF_CARDS:
        return _read_cards(game, word)
    if word == "trump":
        return [SUIT_NAMES[game.trump]] if game.trump >= 0 else ["none"]
    if word == "pool":
        return [str(game.ledger.balance[game.pool])]
    if word == "leader":
        return [game.names[game.leader]] if game.leader >= 0 else ["nobody"]
    if word == "rounds":
        return [str(game.rounds)]
    told = game.single if word == "single" else game.last if word == "last" else game.civil
    return ["yes" if told else "no"]


def _read_seat(game: Loo, word: str, seat: i64) -> list[str]:
    if word == "hand":
        return game.faces(game.hands[seat])
    if word == "laid":
        return laid(game, seat)
    if word == "thrown":
        return game.faces(game.thrown[seat])
    if word == "owed":
        return [str(game.owed[seat])]
    if word == "tricks":
        return [str(game.tricks[seat])]
    if word == "declared":
        return [declared(game, seat)]
    return ["yes" if game.present & BIT[seat] else "no"]


def _read_cards(game: Loo, word: str) -> list[str]:
    face = game.pack.face
    if word == "miss":
        return game.faces(game.hands[game.seats])
    if word == "turn":
        return [face(game.turn_up)] if game.turn_up >= 0 else []
    if word == "trick":
        return trick(game)
    if game.lies == HANDS_LIE and game.changes():
        return [face(game.deck[i]) for i in range(game.next_card, len(game.deck))]
    return game.faces(game.undealt())


def laid(game: Loo, seat: i64) -> list[str]:
    """The cards played, in their order."""
    cards = [game.row[seat * game.each + i] for i in range(game.each)]
    return [game.pack.face(card) for card in cards if card != NO_CARD]


def trick(game: Loo) -> list[str]:
    """The cards played to the trick that is going on, from its leader."""
    if game.led < 0:
        return []
    seats = [(game.leader + i) % game.seats for i in range(game.seats)]
    cards = [game.row[seat * game.each + game.made] for seat in seats]
    return [game.pack.face(card) for card in cards if card != NO_CARD]


def declared(game: Loo, seat: i64) -> str:
    if game.for_pool == seat:
        return "miss_for_pool"
    if game.miss_holder == seat:
        return "miss"
    if game.exchanged & BIT[seat]:
        return "exchanged"
    if game.standing & BIT[seat]:
        return "stands"
    if game.thrown[seat]:
        return "threw_up"
    return "undeclared" if game.hands[seat] else "out"
