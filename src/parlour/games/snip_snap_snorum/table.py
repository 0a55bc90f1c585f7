"""What lies on the Snip-Snap-Snorum table, for whom: events, views, hints and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.snip_snap_snorum.state import FIRST_OUT, FIVE_CARDS
from parlour.games.snip_snap_snorum.words import (
    ACT,
    CALLS,
    OF_RANK,
    PACK,
    PLAY_ROUND,
    RESPOND,
    SNORUM,
    STOCK,
    TURN_UP,
    UNDEALT,
    aside_place,
    hand_place,
    table_place,
)

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

BY_SEAT: Final = ["hand", "aside", "table", "stock", "out"]
WORDS: Final = [*BY_SEAT, "pool", "turn_up", "last", "call", "undealt", "active", "first_out", "games"]
MANY: Final = 5  # players, from which the whole pack makes short hands (snip-snap-snorum.33)


# -- events -------------------------------------------------------------------------


def tell_deal(game: SnipSnapSnorum) -> None:
    if game.finished == 0:
        game.say("snip-snap-snorum.1", "pairing-game")
        if game.method != FIRST_OUT:
            game.say("snip-snap-snorum.4", "starts-with", NO_SEAT, STOCK)
    clause = "snip-snap-snorum.8" if game.method == FIVE_CARDS else "snip-snap-snorum.27"
    for seat in game.order():
        game.bring(clause, "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), BIT[seat])
    for seat in range(game.seats):
        if game.live & BIT[seat] == 0:
            game.say("snip-snap-snorum.19", "gets-no-cards", seat)
    if game.turn_up >= 0:
        game.bring("snip-snap-snorum.34", "turns-up", game.dealer, [game.turn_up], PACK, TURN_UP)
    elif game.method == FIVE_CARDS:
        game.say("snip-snap-snorum.9", "looks-at-hands", game.dealer)


def tell_card(game: SnipSnapSnorum, seat: i64, card: i64, paired: bool) -> None:
    """A card played in turn, or to pair one that the active player has laid."""
    if paired:
        _bring_card(game, "snip-snap-snorum.13", "pairs", seat, card)
        call = game.chain + 1
        game.say("snip-snap-snorum.10", f"calls-{CALLS[call]}", seat, call)
        if call == SNORUM:
            game.say("snip-snap-snorum.14", "rank-exhausted", seat, 0, game.pack.ranks[card & 15])
        return
    if game.last < 0:
        _bring_card(game, "snip-snap-snorum.12", "leads", seat, card)
        return
    if 0 < game.chain < SNORUM:
        game.say("snip-snap-snorum.15", "series-lapses", seat)
    fresh = game.chain == SNORUM
    _bring_card(game, "snip-snap-snorum.14" if fresh else "snip-snap-snorum.16", "plays-other", seat, card)


def _bring_card(game: SnipSnapSnorum, clause: str, message: str, seat: i64, card: i64) -> None:
    game.bring(clause, message, seat, [card], hand_place(seat), table_place(seat))


def tell_laid(game: SnipSnapSnorum, seat: i64, card: i64) -> None:
    _bring_card(game, "snip-snap-snorum.28", "lays", seat, card)


def tell_pass(game: SnipSnapSnorum, seat: i64, goes_on: i64) -> None:
    game.say("snip-snap-snorum.15", "passes", seat)
    game.say("snip-snap-snorum.30" if goes_on == game.active else "snip-snap-snorum.R13", "plays-on", goes_on)


def tell_out(game: SnipSnapSnorum, seat: i64) -> None:
    cards = cards_in(game.hands[seat])
    game.say("snip-snap-snorum.18", "is-out", seat)
    game.bring("snip-snap-snorum.18", "lays-aside", seat, cards, hand_place(seat), aside_place(seat), BIT[seat])


def tell_next_dealer(game: SnipSnapSnorum) -> None:
    five = game.method == FIVE_CARDS
    game.say("snip-snap-snorum.17" if five else "snip-snap-snorum.31", "deals-next", game.dealer)


# -- the view ---------------------------------------------------------------------------


def lay_out(game: SnipSnapSnorum, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("players", str(game.seats), "snip-snap-snorum.3")
    view.fact("aim", "pair", "snip-snap-snorum.10")
    if game.last >= 0:
        view.fact("last", game.pack.face(game.last))
        view.fact("last_player", game.names[game.last_player])
    view.fact("call", CALLS[game.chain] or "none")
    view.fact("active", read(game, "active", NO_SEAT)[0])
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    view.show(UNDEALT, [], count(game.undealt()))
    if game.turn_up >= 0:
        view.show(TURN_UP, [game.pack.face(game.turn_up)], 0, "snip-snap-snorum.34")
    view.advice = advice(game, seat)


def _show_seat(game: SnipSnapSnorum, view: View, seat: i64, s: i64) -> None:
    hand = game.hands[s]
    if s == seat:
        view.show(hand_place(s), _faces(game, hand))
    else:
        view.show(hand_place(s), [], count(hand))
    view.show(table_place(s), _faces(game, game.laid[s]))
    if game.aside[s]:
        view.show(aside_place(s), [], count(game.aside[s]), "snip-snap-snorum.18")
    if game.method != FIRST_OUT:
        view.fact("stock", f"{game.names[s]} {game.stocks[s]}", "snip-snap-snorum.4")


def advice(game: SnipSnapSnorum, seat: i64) -> list[str]:
    """What the book tells a player who is free to choose; it looks at his own hand and the open cards only."""
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    hints: list[str] = []
    if game.method == FIRST_OUT and game.seats >= MANY:
        hints.append("snip-snap-snorum.33")
    if game.phase == RESPOND or game.pairing(seat):
        return hints
    if game.phase == PLAY_ROUND and game.last < 0:
        hints.append("snip-snap-snorum.21")
    shown = game.shown()
    ranks = [game.hands[seat] & OF_RANK[r] for r in range(len(game.pack.ranks))]
    if any(cards and count(shown & OF_RANK[r]) == 2 for r, cards in enumerate(ranks)):
        hints.append("snip-snap-snorum.22")
    if any(count(cards) == 2 for cards in ranks):
        hints.append("snip-snap-snorum.23")
    return hints


# -- state words ----------------------------------------------------------------------------


def read(game: SnipSnapSnorum, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word == "undealt":
        return _faces(game, game.undealt())
    if word == "turn_up":
        return [game.pack.face(game.turn_up)] if game.turn_up >= 0 else []
    if word == "last":
        return [game.pack.ranks[game.last & 15], game.names[game.last_player]] if game.last >= 0 else []
    if word == "active":
        return [game.names[game.active]] if game.phase in (ACT, RESPOND) else ["nobody"]
    if word == "first_out":
        return [game.names[game.first_out]] if game.first_out >= 0 else ["nobody"]
    if word == "call":
        return [CALLS[game.chain]] if game.chain else []
    return [str(game.games if word == "games" else game.ledger.balance[game.seats])]


def _read_seat(game: SnipSnapSnorum, word: str, seat: i64) -> list[str]:
    if word == "stock":
        return [str(game.stocks[seat]) if game.method != FIRST_OUT else "unlimited"]
    if word == "out":
        return ["no" if game.live & BIT[seat] else "yes"]
    if word == "hand":
        return _faces(game, game.hands[seat])
    return _faces(game, game.aside[seat] if word == "aside" else game.laid[seat])


def _faces(game: SnipSnapSnorum, cards: i64) -> list[str]:
    return [game.pack.face(card) for card in cards_in(cards)]
