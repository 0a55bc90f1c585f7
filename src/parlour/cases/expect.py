"""What a case expects: refusals, choices, state, events, views, comparisons, advice."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from parlour.cases.lines import CLAUSE, Line
from parlour.cases.segments import same, segments
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT, WATCHER, Event
from parlour.core.moves import CARDS, Move
from parlour.core.players import Seat
from parlour.core.setup import read_cards
from parlour.errors import BadCase, BadOption

if TYPE_CHECKING:
    from parlour.cases.run import Run

RANGE = re.compile(r"^(?P<head>.*?)\s*(?P<lo>\d+)\.\.(?P<hi>\d+)(?:\s+of\s+(?P<cards>.+))?$")
MOST_MOVES = 200_000
WATCHING = "watcher"
BOOK = "book"
SEEN = "after @ SEAT comes knows, sees, same if or advised"


def refused_options(run: Run, line: Line) -> None:
    text, _, clause = line.text[len("! option ") :].partition("->")
    name, _, value = text.strip().partition(" ")
    clause = clause.strip()
    try:
        run.known_rules().options.make({**run.options, name: value.strip()})
    except BadOption as refused:
        if clause and refused.clause != clause:
            run.fail(line, clause, f"{refused.clause or 'no clause'}: {refused}")
        elif clause:
            run.outcome.proven.append(clause)
    else:
        run.fail(line, "a refused set-up", "accepted")


def refused(run: Run, line: Line, text: str) -> None:
    what, _, clause = text.partition("->")
    clause = clause.strip()
    if not CLAUSE.match(clause):
        raise BadCase("a refusal is written ! SEAT: MOVE -> CLAUSE")
    seat, move = run.read_move(what.strip())
    refusal = run.begin().why_not(seat, move)
    if refusal is None:
        run.fail(line, f"refused by {clause}", "a lawful move")
    elif refusal.clause != clause:
        run.fail(line, clause, f"{refusal.clause} ({refusal.message})")
    else:
        run.outcome.proven.append(clause)


def choices(run: Run, line: Line, text: str) -> None:
    head, colon, items = text.partition(":")
    words = head.split()
    if not colon or not words or len(words) > 2:
        raise BadCase("choices are written ? SEAT: MOVES or ? SEAT VERB: ARGUMENTS")
    game = run.begin()
    choices = game.moves(run.seat(words[0]))
    if len(choices) > MOST_MOVES:
        raise BadCase(f"{len(choices)} moves are too many to compare")
    found = choices.all()
    verb = words[1] if len(words) == 2 else ""
    if verb:
        found = [move for move in found if move.verb.name == verb]
        several = "," in items or " of " in items or _takes_several(run, verb)
        pieces = [piece for piece in items.split(",") if piece.strip()] if several else items.split()
        pieces = [f"{verb} {piece.strip()}" for piece in pieces]
    else:
        pieces = [piece.strip() for piece in items.split(",") if piece.strip()]
    wanted = [move for piece in pieces for move in _expand(run, piece)]
    if set(wanted) != set(found):
        write = game.notation().write
        run.fail(line, ", ".join(pieces) or "no move", ", ".join(write(move) for move in found) or "no move")


def _takes_several(run: Run, name: str) -> bool:
    """Whether one move with this verb names more than one thing: then only commas part the moves."""
    verbs = [verb for verb in run.begin().verbs() if verb.name == name]
    return any(len(verb.shape) - verb.optional > 1 or verb.shape == [CARDS] for verb in verbs)


def _expand(run: Run, piece: str) -> list[Move]:
    """``bid 1..5`` and ``discard 1..2 of KS QS`` stand for several moves."""
    read = run.begin().notation().read
    match = RANGE.match(piece)
    if match is None:
        return [read(piece)]
    lo, hi = int(match["lo"]), int(match["hi"])
    if match["cards"] is None:
        return [read(f"{match['head']} {n}") for n in range(lo, hi + 1)]
    cards = match["cards"].split()
    sets = [some for n in range(lo, hi + 1) for some in combinations(cards, n)]
    return [read(f"{match['head']} {' '.join(some) or 'none'}") for some in sets]


def holds(run: Run, line: Line, text: str) -> None:
    words = text.split()
    if words[0] == "event" or words[:2] == ["no", "event"]:
        _expect_event(run, line, words)
        return
    game = run.begin()
    for place, wanted in segments(game, text):
        word, seat, part = _address(run, place)
        found = game.read(word, seat, part)
        if not same(wanted, found, word in game.ordered()):
            run.fail(line, f"{place} {' '.join(wanted)}", " ".join(found) or "nothing")


def _address(run: Run, place: str) -> tuple[str, int, str]:
    head, _, part = place.partition("/")
    word, _, seat = head.partition(" ")
    return word, run.seat(seat) if seat else NO_SEAT, part


def _expect_event(run: Run, line: Line, words: list[str]) -> None:
    absent = words[0] == "no"
    wanted = words[2:] if absent else words[1:]
    if not wanted:
        raise BadCase("an event is written = event CLAUSE [MESSAGE] [SEAT] [NUMBER]")
    happened = run.begin().events[run.told :]
    matches = [event for event in happened if _event_is(run, event, wanted)]
    if bool(matches) == absent:
        found = "; ".join(_event_text(run, event) for event in happened) or "no event"
        run.fail(line, " ".join(words), found)
    elif matches and CLAUSE.match(wanted[0]):
        run.outcome.proven.append(wanted[0])


def _event_is(run: Run, event: Event, wanted: list[str]) -> bool:
    given = _event_text(run, event).split()
    return all(word in given for word in wanted)


def _event_text(run: Run, event: Event) -> str:
    game = run.begin()
    seat = run.names[event.seat] if event.seat >= 0 else ""
    money = ""
    if event.payer >= 0:
        accounts = game.ledger.names
        money = f"{accounts[event.payer]} to {accounts[event.payee]} {event.amount}"
    cards = " ".join(game.pack.face(card) for card in event.cards)
    number = str(event.number) if event.number and not cards else ""
    return " ".join([event.clause, event.message, seat, number, event.word, cards, money]).strip()


def compares(run: Run, line: Line, text: str, beats: bool) -> None:
    """Each hand beats the next, or all are equal."""
    game = run.begin()
    hands = [" ".join(hand.split()) for hand in text.split(",")]
    if len(hands) < 2 or "*" in text:
        raise BadCase("hands are compared as > HAND, HAND with every card named")
    strengths = [game.strength(read_cards(hand.split(), game.pack)) for hand in hands]
    for i in range(1, len(hands)):
        better, worse = strengths[i - 1], strengths[i]
        if better < worse or (better == worse) == beats:
            relation = "equals" if better == worse else "beats" if better > worse else "loses to"
            run.fail(line, line.text, f"{hands[i - 1]} {relation} {hands[i]}")


def seen(run: Run, line: Line, text: str) -> None:
    words = text.split()
    if len(words) < 3:
        raise BadCase(SEEN)
    seat = WATCHER if words[0] == WATCHING else run.seat(words[0])
    if words[1] == "knows":
        _knows(run, line, seat, words[2:])
    elif words[1] == "sees":
        _sees(run, line, seat, words[2:])
    elif words[1:3] == ["same", "if"]:
        _same_if(run, line, seat, " ".join(words[3:]))
    elif words[1] == "advised" and seat != WATCHER:
        _advised(run, line, seat, " ".join(words[2:]))
    else:
        raise BadCase(SEEN)


def _advised(run: Run, line: Line, seat: int, text: str) -> None:
    """What the book of this game would do in the seat's place, and by which clause."""
    run.go_on_until_asked()
    game = run.begin()
    maker = run.known_rules().bots.get(BOOK)
    if maker is None:
        raise BadCase(f"no bot of this game is called {BOOK}")
    what, _, clause = text.partition("->")
    wanted, clause = game.notation().read(what), clause.strip()
    book, handle = maker(run.seed), Seat(game, seat)
    advice = book.advise(handle) if handle.asked() else book.volunteer(handle)
    if advice is None:
        run.fail(line, what.strip(), "no advice")
    elif not advice.move.same(wanted) or clause not in ("", advice.reason):
        run.fail(line, text, f"{game.notation().write(advice.move)} -> {advice.reason}")
    elif clause:
        run.outcome.followed.append(clause)


def _knows(run: Run, line: Line, seat: int, words: list[str]) -> None:
    game = run.begin()
    wanted = words[0] != "not"
    cards = read_cards(words if wanted else words[1:], game.pack)
    wrong = [card for card in cards if card == ANY or game.knows(seat, card) != wanted]
    if wrong:
        faces = " ".join(game.pack.face(card) for card in wrong)
        run.fail(line, " ".join(words), f"{'does not know' if wanted else 'knows'} {faces}")


def _sees(run: Run, line: Line, seat: int, words: list[str]) -> None:
    view = run.begin().view(seat)
    if CLAUSE.match(words[0]):
        if words[0] in view.clauses():
            run.outcome.proven.append(words[0])
        else:
            run.fail(line, words[0], f"a view that gives {' '.join(view.clauses()) or 'no clause'}")
        return
    game = run.begin()
    place, wanted = segments(game, " ".join(words))[0]
    shown = view.find(place)
    found = [] if shown is None else shown.tokens()
    if not same(wanted, found, False):
        run.fail(line, " ".join(words), f"{place} {' '.join(found) or 'nothing'}")


def _same_if(run: Run, line: Line, seat: int, text: str) -> None:
    if run.before is None:
        raise BadCase("`same if` needs a move before it")
    other = run.before.copy()
    actor, move = run.read_move(text)
    other.play(actor, move)
    mine, his = run.begin().view(seat).as_dict(), other.view(seat).as_dict()
    different = [key for key in mine if mine[key] != his[key]]
    if different:
        run.fail(line, "the same view", "; ".join(f"{key}: {mine[key]} or {his[key]}" for key in different))
