"""What lies on the Écarté table, for whom: events, views, state words, and the cards a seat cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, altered, cards_from, cards_in, count, lay_last
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.moves import CHOOSE
from parlour.core.view import View
from parlour.games.ecarte.state import KING, STAKES
from parlour.games.ecarte.words import (
    PACK,
    TALON,
    TRICK,
    TURN_UP,
    discards_place,
    hand_place,
    tricks_place,
)
from parlour.mechanisms.drawing import draw

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte

FLAGS = ["dautorite", "refused_first"]  # of the first hand
WORDS = ["hand", "turn", "talon", "discards", "trick", "tricks", "leader", "trump", "king", "coups", "pack", "stakes"]
WORDS += FLAGS
COLOURS = ["red", "blue"]


def pack_colour(game: Ecarte) -> str:
    """Each dealer keeps his own pack for the game (ecarte.10a, 10b); the first dealer's is the one chosen."""
    first = game.options.word("pack_choice")
    return first if game.dealer == game.first_dealer else COLOURS[1 - COLOURS.index(first)]


# -- events -------------------------------------------------------------------


def tell_start(game: Ecarte, cut: list[int]) -> None:
    game.say("ecarte.1", "two-play")
    game.say("ecarte.2", "two-packs")
    if cut:
        for seat in range(2):
            game.bring("ecarte.10", "cuts", seat, [cut[seat]], PACK, PACK)
    game.say("ecarte.10a", "chooses-pack", game.dealer, 0, game.options.word("pack_choice"))


def tell_deal(game: Ecarte) -> None:
    game.say("ecarte.10b", "deals-with", game.dealer, 0, pack_colour(game))
    game.say("ecarte.13", "shuffles-and-cuts", game.dealer)
    game.say("ecarte.14", "pattern", game.dealer, 0, "2-3" if game.two_three else "3-2")
    for seat in (1 - game.dealer, game.dealer):
        hand = cards_in(game.hands[seat])
        game.bring("ecarte.13a", "gets-cards", seat, hand, PACK, hand_place(seat), BIT[seat])


def tell_turn_up(game: Ecarte) -> None:
    game.bring("ecarte.13b", "turns-up", game.dealer, [game.turn_up], PACK, TURN_UP)


def tell_exchange(game: Ecarte, seat: i64, thrown: i64, drawn: i64) -> None:
    game.bring("ecarte.38", "discards", seat, cards_in(thrown), hand_place(seat), discards_place(seat), BIT[seat])
    clause = "ecarte.35a" if seat != game.dealer else "ecarte.35b"
    game.bring(clause, "takes-from-talon", seat, cards_in(drawn), TALON, hand_place(seat), BIT[seat])


def tell_card(game: Ecarte, seat: i64, card: i64) -> None:
    clause = "ecarte.31"
    if game.led >= 0:
        suits = (game.led >> 4, game.trump)
        clause = "ecarte.44" if card >> 4 == suits[0] else "ecarte.44a" if card >> 4 == suits[1] else "ecarte.44b"
    game.bring(clause, "plays", seat, [card], hand_place(seat), TRICK)


def tell_trick(game: Ecarte, winner: i64, led: i64, card: i64) -> None:
    trumped = led >> 4 != card >> 4 and game.trump in (led >> 4, card >> 4)
    game.say("ecarte.30" if trumped else "ecarte.12", "takes-trick", winner)
    covered = game.options.is_on("cover_tricks")
    message = "gathers-covered" if covered else "gathers-open"
    game.bring("ecarte.48", message, winner, [led, card], TRICK, tricks_place(winner))


def tell_shown_king(game: Ecarte, seat: i64) -> None:
    """A mark that ends the game must be shown (ecarte.r19); a king already led lies open."""
    king = game.trump * 16 + KING
    for cards, where in ((game.hands[seat], hand_place(seat)), (game.discards[seat], discards_place(seat))):
        if cards & BIT[king]:
            game.bring("ecarte.r19", "shows-king", seat, [king], where, where)


def record_line(game: Ecarte, winner: i64) -> str:
    """One game in the record: its order, stake and result (ecarte.3a)."""
    won = f"{game.names[winner]} wins" if winner >= 0 else "broken off"
    return f"{' - '.join(game.names)}, stake {game.stake}: {won}"


# -- the view --------------------------------------------------------------------


def lay_out(game: Ecarte, view: View, seat: i64) -> None:
    pack = game.pack
    dealt = game.turn_up >= 0
    view.fact("dealer", game.name_of(game.dealer))
    if dealt:
        view.fact("trump", SUIT_NAMES[game.trump], "ecarte.30")
        view.fact("pack", pack_colour(game), "ecarte.10b")
    _lay_said(game, view)
    for s in range(2):
        view.fact("markers", f"{game.names[s]} {'|' * game.points[s] or '-'}", "ecarte.7a")
        seen = game.open_cards(s, seat)
        faces = [pack.face(card) for card in cards_in(seen)]
        view.show(hand_place(s), faces, count(game.hands[s] & ~seen))
        view.show(discards_place(s), [], count(game.discards[s]), "ecarte.38")
        covered = game.options.is_on("cover_tricks")
        taken = [] if covered else [pack.face(card) for card in cards_in(game.taken[s])]
        view.show(tricks_place(s), taken, count(game.taken[s]) if covered else 0, "ecarte.48")
    view.show(TALON, [], game.talon_shown() if dealt else 0, "ecarte.13b")
    view.show(TURN_UP, [pack.face(game.turn_up)] if dealt else [], 0, "ecarte.13b")
    view.show(TRICK, [pack.face(game.led)] if game.led >= 0 else [])
    view.advice = advice(game, seat)


def _lay_said(game: Ecarte, view: View) -> None:
    """What everybody has heard in this deal, what stands in the record, and what interference would cost."""
    if game.king_said >= 0 or game.king_marked >= 0:
        clause = "ecarte.27b" if game.king_marked < 0 else "ecarte.26a"
        view.fact("king", " ".join(reversed(read(game, "king", NO_SEAT))), clause)
    if game.king_shown():
        view.fact("shown", game.pack.show(game.king_shown()), "ecarte.r19")
    for flag in FLAGS:
        if read(game, flag, NO_SEAT) == ["yes"]:
            view.fact(flag, "yes", "ecarte.41" if flag == "dautorite" else "ecarte.40")
    if game.options.word("committee_sanction") != "none":
        view.fact("sanction", game.options.word("committee_sanction"), "ecarte.49a")
    for i, winner in enumerate(game.record):
        view.fact("record", f"{i + 1} {record_line(game, winner)}", "ecarte.3a")


def advice(game: Ecarte, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what watchers and players owe each other."""
    if seat > 1:
        return ["ecarte.48a", "ecarte.49", "ecarte.49a", "ecarte.56a", "ecarte.57"]
    phase = game.phases()[game.phase]
    if phase in ("cut", "deal"):
        return ["ecarte.47a"]
    if not game.waits & BIT[seat]:
        return []
    if phase == "choice":
        return ["ecarte.h1", "ecarte.h2", "ecarte.h3", "ecarte.h7", "ecarte.h8", "ecarte.h9"]
    if phase == "answer":
        return ["ecarte.h5", "ecarte.h6", "ecarte.h8", "ecarte.h9"]
    return ["ecarte.h4"] if phase in ("elder_discards", "dealer_discards") else ["ecarte.h7", "ecarte.h9"]


# -- state words ---------------------------------------------------------------------


def read(game: Ecarte, word: str, seat: i64) -> list[str]:
    face = game.pack.face
    if word == "hand":
        return game.faces(game.hands[game.known_seat(word, seat)])
    if word == "discards":
        return game.faces(game.discards[game.known_seat(word, seat)])
    if word == "tricks":
        return [str(game.tricks[game.known_seat(word, seat)])]
    if word == "coups":
        return [str(game.coups_won[seat])] if seat >= 0 else [str(game.coups_won[0] + game.coups_won[1])]
    if word == "turn":
        return [face(game.turn_up)] if game.turn_up >= 0 else ["none"]
    if word == "talon":
        return [face(game.deck[i]) for i in range(game.next_card, game.next_card + game.talon_size())]
    if word == "trick":
        return [face(game.led)] if game.led >= 0 else []
    if word == "trump":
        return [SUIT_NAMES[game.trump]] if game.trump >= 0 else ["none"]
    if word == "pack":
        return [pack_colour(game)]
    if word == "stakes":
        return [str(game.ledger.balance[STAKES])]
    if word in FLAGS:
        exposed = 1 - game.dealer if word == "dautorite" else game.dealer
        return ["yes" if game.trump >= 0 and game.exposed == exposed else "no"]
    if word == "leader":
        return _leader(game)
    if game.king_marked >= 0:
        return ["marked", game.names[game.king_marked]]
    return ["announced", game.names[game.king_said]] if game.king_said >= 0 else ["none"]


def _leader(game: Ecarte) -> list[str]:
    """Who led the card that lies, or leads next; nobody before play."""
    if game.phases()[game.phase] != "tricks" or not game.waits:
        return ["nobody"]
    asked = game.to_act[0]
    return [game.names[1 - asked if game.led >= 0 else asked]]


# -- redeal -------------------------------------------------------------------------------


def deal_anew(new: Ecarte, seat: i64, chance: Chance) -> None:
    """Draw the other hand, the other's discards and the talon anew, as the seat may think they lie.

    The other's lawful replies bound his hand (``lacks``).  A king he marked or announced was in his hand then; after
    m cards changed it is there still in 5 - m of 5 cases, all cards alike, weighed by how well the rest then fits.
    """
    other = 1 - seat
    unseen = new.pack.all & ~new.seen(seat)
    king = BIT[new.trump * 16 + KING]
    fixed = new.king_shown() & new.hands[other]
    thrown = new.king_shown() & new.discards[other]
    if (new.king_marked == other or new.king_said == other) and unseen & king:
        unseen ^= king
        if _king_still_held(new, other, unseen, count(new.hands[other]), king, chance):
            fixed = king
        else:
            thrown = king
    size = count(new.hands[other]) - count(fixed)
    hand: i64 = 0
    if unseen & new.lacks[other]:
        hand = draw(unseen & ~new.lacks[other], size, chance)
        unseen ^= hand
        size = 0
    at = lay_last(new.deck, unseen)  # so that the talon, which comes last in it, lies where it should
    chance.mix(new.deck, at, len(new.deck))
    new.hands[other] = hand | cards_from(new.deck, at, size) | fixed
    if new.discards[other]:
        laid = count(new.discards[other]) - count(thrown)
        new.discards = altered(new.discards, other, thrown | cards_from(new.deck, at + size, laid))


def _king_still_held(new: Ecarte, other: i64, unseen: i64, size: i64, king: i64, chance: Chance) -> bool:
    stays = 1.0
    for i in range(new.king_exchanges):
        stays *= (5 - (new.exchanged[other] >> 3 * i & 7)) / 5
    if stays == 1.0:
        return True
    if size == 0 or new.lacks[other] & king:
        return False
    free = count(unseen & ~new.lacks[other])
    all_cards = count(unseen)
    held = stays * int(size) / 5  # of his five cards then, so many are still unseen
    held *= int(CHOOSE[free * 64 + size - 1]) / int(CHOOSE[all_cards * 64 + size - 1])
    gone = (1 - stays) * int(CHOOSE[free * 64 + size]) / int(CHOOSE[all_cards * 64 + size])
    return chance.below(1 << 30) < int(held / (held + gone) * (1 << 30))
