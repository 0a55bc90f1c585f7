"""What lies on the table of the second method: heap, board, windows and prizes in events, views and state words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.moves import Move
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.errors import BadCase
from parlour.games.loto.box import NUMBERS
from parlour.games.loto.table import faces
from parlour.games.loto.words import (
    AGREE,
    ASIDE,
    AWAY,
    BAG,
    BOARD,
    DECLINE,
    READY,
    SWAP,
    THE_BOX,
    THROW,
    TRADE,
    tickets_place,
)

if TYPE_CHECKING:
    from parlour.games.loto.second import SecondMethod

WORDS: Final = ["eldest", "drawer", "board", "away", "laid", "won", "stake", "offer"]
LINES: Final = ["", "abstract", "ambo", "terne", "quaterne", "quinterne"]
DRAWN_BY: Final = {1: "loto.17", 2: "loto.15", 4: "loto.16", 6: "loto.16"}


# -- events -------------------------------------------------------------------


def tell_draw(game: SecondMethod) -> None:
    for step in range(game.seats):
        seat = (game.eldest + step) % game.seats
        tickets = cards_in(game.held[seat])
        game.bring(DRAWN_BY[len(tickets)], "draws-tickets", seat, tickets, THE_BOX, tickets_place(seat))
    aside = cards_in(game.aside())
    if aside:
        game.bring("loto.18", "laid-aside", NO_SEAT, aside, THE_BOX, ASIDE)


def tell_move(game: SecondMethod, seat: i64, move: Move) -> None:
    verb = move.verb
    if verb is READY:
        game.say(game.window_clause(), "is-ready", seat)
    elif verb is SWAP:
        game.bring("loto.19", "lays-aside", seat, [move.a], tickets_place(seat), ASIDE)
        game.bring("loto.19", "takes-instead", seat, [move.b], ASIDE, tickets_place(seat))
    elif verb is TRADE:
        game.say("loto.19", "offers-trade", seat, move.a + 1, f"{game.names[move.b]} {move.c + 1}")
    elif verb is AGREE:
        first = game.turn_of
        game.bring("loto.19", "gets-in-trade", seat, [game.offered], tickets_place(first), tickets_place(seat))
        game.bring("loto.19", "gets-in-trade", first, [game.asked_for], tickets_place(seat), tickets_place(first))
    elif verb is DECLINE:
        game.say("loto.19", "declines", seat)
    elif verb is THROW:
        game.bring("loto.20", "throws-up", seat, [move.a], tickets_place(seat), ASIDE)
    else:
        game.bring("loto.20", "takes-ticket", seat, [move.a], ASIDE, tickets_place(seat))


def tell_return(game: SecondMethod, knob: i64) -> None:
    game.bring("loto.24", "knob-returns", NO_SEAT, [knob], AWAY, BAG)


def tell_drawing(game: SecondMethod, knobs: int) -> None:
    game.say("loto.22", "knobs-counted", game.drawer, knobs)
    if game.is_last():
        game.say("loto.31", "last-drawing", NO_SEAT, game.deals)


def tell_knob(game: SecondMethod, knob: i64) -> None:
    game.bring("loto.22", "draws-knob", game.drawer, [knob], BAG, BOARD)
    if game.puts_away and not game.bearing[knob] & game.taken():
        game.bring("loto.24", "put-away", NO_SEAT, [knob], BOARD, AWAY)


def tell_abstract(game: SecondMethod, seat: i64, ticket: i64) -> None:
    game.say("loto.25", "abstract", seat, ticket + 1)


def tell_prize(game: SecondMethod, code: i64) -> None:
    game.say("loto.26", "has-line", (code >> 3) // 24, (code >> 3) % 24 + 1, LINES[code & 7])


def tell_prizes_paid(game: SecondMethod) -> None:
    unpaid = [game.due[i] for i in range(game.due_at, len(game.due))]
    for code in unpaid:
        game.say("loto.33", "unpaid", (code >> 3) // 24, (code >> 3) % 24 + 1, LINES[code & 7])
    if unpaid:
        game.say("loto.33", "bankruptcy")
    else:
        game.say("loto.27", "prizes-paid")


def tell_redemption(game: SecondMethod) -> None:
    for step in range(game.seats):
        seat = (game.eldest + step) % game.seats
        game.say("loto.34", "redeems", seat, won(game, seat))


# -- the view --------------------------------------------------------------------


def won(game: SecondMethod, seat: int) -> int:
    """Counters the seat has from coverings and prizes."""
    return game.ledger.balance[seat] + int(game.put_in[seat])


def stake_of(game: SecondMethod, seat: int) -> str:
    """Money for the tickets the seat holds: the stake is for two (loto.15 to loto.17)."""
    return str(Fraction(game.options.number("stake") * int(count(game.held[seat])), 2))


def _stake_clause(game: SecondMethod, seat: int) -> str:
    """By the number of tickets drawn, or (loto.20) in proportion to those held since a change."""
    n = int(count(game.held[seat]))
    return DRAWN_BY[n] if n == game.tickets_due(seat) else "loto.20"


def lay_out(game: SecondMethod, view: View) -> None:
    view.fact("drawings", f"{game.deals}/{game.agreed}", "loto.31")
    view.fact("eldest", read(game, "eldest", NO_SEAT)[0], "loto.22")
    view.fact("drawer", read(game, "drawer", NO_SEAT)[0], "loto.29")
    view.fact("counter_worth", str(Fraction(game.options.number("stake"), 120)), "loto.21")
    view.fact("counters_needed", str(60 * count(game.taken())), "loto.35")
    for seat in range(game.seats):
        if game.held[seat]:
            view.fact("staked", f"{game.names[seat]} {stake_of(game, seat)}", _stake_clause(game, seat))
            view.fact("won", f"{game.names[seat]} {won(game, seat)}", "loto.34")
    view.show(BOARD, faces(game.knobs_called()), 0, "loto.22")
    view.show(AWAY, read(game, "away", NO_SEAT), 0, "loto.24")
    if game.offered >= 0:
        view.fact("offer", " ".join(read(game, "offer", NO_SEAT)), "loto.19")


# -- state words ---------------------------------------------------------------------


def read(game: SecondMethod, word: str, seat: int) -> list[str]:
    if word in ("eldest", "drawer"):
        who = game.eldest if word == "eldest" else game.drawer
        return [game.names[who]] if who >= 0 else ["nobody"]
    if word == "board":
        return faces(game.knobs_called())
    if word == "away":
        return faces([knob for knob in range(NUMBERS) if game.away[knob]])
    if word == "laid":
        return [str(game.laid)]
    if word == "offer":
        return faces([game.offered, game.asked_for]) if game.offered >= 0 else []
    seat = game.known_seat(word, seat)
    return [stake_of(game, seat) if word == "stake" else str(won(game, seat))]


# -- a position that a case sets ------------------------------------------------


def arrange(game: SecondMethod, setup: Setup) -> None:
    """``pool 30``: so much in the heap; ``phase drawing``: after the exchanges; ``deals 1``: drawings done."""
    phase = setup.word("phase", ["swaps", "drawing"], "swaps")
    game.deals = setup.number("deals", 0)
    if not 0 <= game.deals < game.agreed:
        raise BadCase(f"deals cannot be {game.deals}: {game.agreed} drawings are agreed")
    game.drawer = (game.eldest + game.deals) % game.seats
    _set_heap(game, setup)
    for knob in setup.cards("away", game.pack):
        if not game.puts_away or game.bearing[knob] & game.taken():
            raise BadCase(f"{game.pack.face(knob)} cannot be put away: somebody has it, or no knob is")
        game.away[knob] = 1
    if phase == "drawing":
        game.drawing_comes()


def _set_heap(game: SecondMethod, setup: Setup) -> None:
    """``won A 10`` has come out of the heap; what a set heap and the winnings make has been paid in equally."""
    won_by = [setup.number(f"won {name}", 0) for name in game.names]
    if setup.has("pool"):
        part, rest = divmod(setup.number("pool", 0) + sum(won_by), int(game.seats))
        for seat in range(game.seats):
            game.put_in[seat] = part + (rest if seat == game.eldest else 0)
    heap = -sum(won_by)
    for seat in range(game.seats):
        game.ledger.balance[seat] = won_by[seat] - int(game.put_in[seat])
        heap += int(game.put_in[seat])
    if heap < 0 or min(won_by) < 0:
        raise BadCase("a heap has no fewer than 0 counters, and nobody has won fewer")
    game.ledger.balance[game.pool] = heap
