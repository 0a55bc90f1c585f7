"""Positions that a case sets: tickets of the box, who holds which, what is called and covered, the heap.

``ticket A/3`` sets the fifteen numbers of ticket 3, row by row, and gives it to A; ``ticket/3`` sets them only, and
``tickets A 1 2`` only says what A holds.  The rest of the box is a valid set by chance, so at most one ticket of each
strip (four, or three) can be set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, Word, cards, cards_of, number, number_of, person, row, texts
from parlour.errors import BadCase
from parlour.games.loto import words
from parlour.games.loto.refusals import why_no_answer, why_no_change
from parlour.games.loto.rules.box import COLUMNS, IN_STRIP, ON_TICKET, column_of, grid_of, ticket_fault
from parlour.mechanisms.trick_positions import named_cards

if TYPE_CHECKING:
    from parlour.games.loto.rules.first import FirstMethod
    from parlour.games.loto.rules.game import Loto
    from parlour.games.loto.rules.second import SecondMethod


def read_ticket(game: Loto, seat: int, part: str) -> list[str]:
    return words.faces(game.knobs_on(_ticket(game, "ticket", seat, part)))


def read_covered(game: Loto, seat: int, part: str) -> list[str]:
    return words.faces(game.knobs_covered(_ticket(game, "covered", seat, part)))


def read_columns(game: Loto, seat: int, part: str) -> list[str]:
    """How many numbers stand in each column of the ticket."""
    columns = [int(column_of(knob)) for knob in game.knobs_on(_ticket(game, "columns", seat, part))]
    return [str(columns.count(column)) for column in range(COLUMNS)]


def _ticket(game: Loto, word: str, seat: int, part: str) -> int:
    """The ticket that ``ticket B/3`` or ``ticket/3`` names."""
    if not (part.isascii() and part.isdigit()) or not 1 <= int(part) <= game.agreed.tickets:
        raise BadCase(f"{word} needs the number of a ticket: {word} {game.names[0]}/3")
    ticket = int(part) - 1
    if seat != NO_SEAT and not game.held[seat] & BIT[ticket]:
        raise BadCase(f"{game.names[seat]} does not hold ticket {part}")
    return ticket


WORDS: Final = {
    "dealer": person("dealer"),  # nobody is: there is nothing to set
    "counters": number_of("ledger.balance"),  # they follow from the stakes and what is won
    "ticket": Word(read_ticket, ordered=True),
    "tickets": cards_of("held"),
    "covered": Word(read_covered),
    "aside": cards(lambda game: game.aside()),
    "bag": texts(lambda game: words.faces(game.knobs_in_bag())),
    "knobs": number(lambda game: len(game.knobs_in_bag())),
    "pool": number(lambda game: game.counters_in_pool()),
    "columns": Word(read_columns),
}


def _bring_box(game: Loto, setup: Setup) -> dict[str, list[int]]:
    """The box with the tickets set; gives what each place is to hold."""
    held = {f"tickets {name}": setup.cards(f"tickets {name}", game.pack) for name in game.names}
    game.open_box(_tickets_wanted(game, setup, held))
    return held


def _deal(game: Loto, held: dict[str, list[int]]) -> None:
    game.phase = words.DEAL
    game.give({place: tickets for place, tickets in held.items() if tickets})
    game.begin()


def _tickets_wanted(game: Loto, setup: Setup, held: dict[str, list[int]]) -> dict[int, list[int]]:
    """The tickets set, which their holders hold."""
    wanted: dict[int, list[int]] = {}
    for ticket in range(game.agreed.tickets):
        _want(game, setup, f"ticket/{ticket + 1}", ticket, wanted)
        for name in game.names:
            own = held[f"tickets {name}"]
            if _want(game, setup, f"ticket {name}/{ticket + 1}", ticket, wanted) and ticket not in own:
                own.append(ticket)
    if len(wanted) > game.agreed.tickets // IN_STRIP:
        raise BadCase(f"at most {game.agreed.tickets // IN_STRIP} tickets of a box can be set")
    return wanted


def _want(game: Loto, setup: Setup, place: str, ticket: int, wanted: dict[int, list[int]]) -> bool:
    if not setup.has(place):
        return False
    knobs = setup.cards(place, game.pack)
    fault = "T1" if ANY in knobs or len(knobs) != ON_TICKET else ticket_fault(grid_of(knobs))
    if fault:
        raise BadCase(f"{place} is no valid ticket: it breaks {fault}")
    wanted[ticket] = knobs
    return True


def arrange_first(game: FirstMethod, setup: Setup) -> None:
    """Which of the games agreed it is, knobs called already, and what is covered by them."""
    if not setup.given:
        return
    _deal(game, _bring_box(game, setup))
    game.deals = setup.number("deals", 1)
    if not 1 <= game.deals <= game.agreed.deals:
        raise BadCase(f"deals cannot be {game.deals}: {game.agreed.deals} games are agreed")
    called = named_cards(game, setup, "called")
    game.bag = vec[i64]([*called, *[knob for knob in game.bag if knob not in called]])
    game.drawn = len(called)
    for seat in range(game.seats):
        for ticket in cards_in(game.held[seat]):
            _cover(game, setup, seat, ticket)
    if game.fresh_with(3):
        raise BadCase("a full ticket ends the game: leave one of its numbers uncovered")
    if game.agreed.plan == words.QUARTERS:
        game.row_prizes()
    game.claims.fresh = 0


def _cover(game: FirstMethod, setup: Setup, seat: int, ticket: int) -> None:
    """What a case covers must stand on the ticket and have been called."""
    for knob in named_cards(game, setup, f"covered {game.names[seat]}/{ticket + 1}"):
        if knob not in game.knobs_on(ticket) or knob not in game.knobs_called():
            raise BadCase(f"{game.pack.face(knob)} is not called, or not on ticket {ticket + 1}")
        game.cover(seat, ticket, knob)
    game.claims.fresh |= BIT[ticket]


def arrange_second(game: SecondMethod, setup: Setup) -> None:
    """``pool 30``: so much in the heap; ``phase drawing``: after the exchanges; ``deals 1``: drawings done."""
    if not setup.given:
        return
    held = _bring_box(game, setup)
    game.choose_eldest(setup.seat("eldest", game.names, game.chance.pick(game.seats)))
    _deal(game, held)
    phase = setup.word("phase", ["swaps", "drawing"], "swaps")
    game.deals = setup.number("deals", 0)
    if not 0 <= game.deals < game.agreed.deals:
        raise BadCase(f"deals cannot be {game.deals}: {game.agreed.deals} drawings are agreed")
    game.drawer = (game.eldest + game.deals) % game.seats
    _set_heap(game, setup)
    for knob in named_cards(game, setup, "away"):
        if not game.agreed.puts_away or game.bearing[knob] & game.taken():
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
        game.ledger[seat] = won_by[seat] - int(game.put_in[seat])
        heap += int(game.put_in[seat])
    if heap < 0 or min(won_by) < 0:
        raise BadCase("a heap has no fewer than 0 counters, and nobody has won fewer")
    game.ledger[game.agreed.pool] = heap


FIRST_VOCABULARY: Final = Vocabulary(
    [words.ANSWER, words.WAIT],
    words.PHASES,
    {**WORDS, "called": row(lambda game: game.knobs_called()), "lying": number_of("claims.lying")},
    why_no_answer,
    arrange_first,
)
SECOND_VOCABULARY: Final = Vocabulary(
    [words.SWAP, words.TRADE, words.AGREE, words.DECLINE, words.THROW, words.TAKE, words.READY],
    words.PHASES,
    {
        **WORDS,
        "eldest": person("eldest"),
        "drawer": person("drawer"),
        "board": row(lambda game: game.knobs_called()),
        "away": texts(lambda game: words.faces(game.knobs_away())),
        "laid": number("laid"),
        "won": number_of(lambda game, seat: game.won(seat)),
        "stake": number_of(lambda game, seat: game.money_staked(seat)),
        "offer": texts(lambda game: words.faces(game.tickets_offered())),
    },
    why_no_change,
    arrange_second,
)
