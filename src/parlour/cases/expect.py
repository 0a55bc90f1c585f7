"""What a case expects: refusals, choices, state, events, views, comparisons, advice."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from parlour.cases import worlds
from parlour.cases.lines import CLAUSE, Line
from parlour.cases.segments import same, segments
from parlour.core.chance import ANY
from parlour.core.events import WATCHER, Event
from parlour.core.game import HOUSE, Game
from parlour.core.moves import CARDS, Move
from parlour.core.players import Seat
from parlour.core.setup import read_cards
from parlour.core.shown import Shown
from parlour.core.view import View
from parlour.errors import BadCard, BadCase, BadMove, BadOption, nearest

if TYPE_CHECKING:
    from parlour.cases.run import Run

RANGE = re.compile(r"^(?P<head>.*?)\s*(?P<lo>\d+)\.\.(?P<hi>\d+)(?:\s+of\s+(?P<cards>.+))?$")
MOST_MOVES = 200_000
WATCHING = "watcher"
BOOK = "book"
NO_SUCH_MOVE = "no such move"
SEEN = "after @ SEAT comes knows, sees, same if, blind to, advised or told"


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
    if clause == NO_SUCH_MOVE:
        _unheard_of(run, line, what.strip())
        return
    if not CLAUSE.match(clause):
        raise BadCase(f"a refusal is written ! SEAT: MOVE -> CLAUSE, or -> {NO_SUCH_MOVE}")
    seat, move = run.read_move(what.strip())
    refusal = run.begin().why_not(seat, move)
    if refusal is None:
        run.fail(line, f"refused by {clause}", "a lawful move")
    elif refusal.clause != clause:
        run.fail(line, clause, f"{refusal.clause} ({refusal.message})")
    else:
        run.outcome.proven.append(clause)


def _unheard_of(run: Run, line: Line, text: str) -> None:
    """This table knows no such move: its verb, what goes with it, or a card in it."""
    try:
        seat, move = run.read_move(text)
    except (BadMove, BadCard):
        return
    refusal = run.begin().why_not(seat, move)
    found = "a lawful move" if refusal is None else f"refused by {refusal.clause} ({refusal.message})"
    run.fail(line, "a move that this table does not know", found)


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
    if words[0] == "events":
        _expect_events(run, line, text.partition(" ")[2])
        return
    if words[0].isdigit() and words[1:2] in (["event"], ["events"]):
        _expect_so_many(run, line, int(words[0]), words[2:])
        return
    game = run.begin()
    for place, wanted in segments(game, text):
        word, seat, part = run.place(place)
        found = game.read(word, seat, part)
        if not same(wanted, found, word in game.ordered()):
            run.fail(line, f"{place} {' '.join(wanted)}", " ".join(found) or "nothing")


def _expect_event(run: Run, line: Line, words: list[str]) -> None:
    absent = words[0] == "no"
    wanted = words[2:] if absent else words[1:]
    if not wanted:
        raise BadCase("an event is written = event CLAUSE [MESSAGE] [SEAT] [NUMBER]")
    happened = run.begin().events[run.told :]
    matches = [event for event in happened if _event_is(run, event, wanted)]
    if bool(matches) == absent:
        run.fail(line, " ".join(words), _told(run, happened))
    elif matches and CLAUSE.match(wanted[0]):
        run.outcome.proven.append(wanted[0])


def _expect_so_many(run: Run, line: Line, number: int, wanted: list[str]) -> None:
    """Exactly so many such events in the step."""
    if not wanted:
        raise BadCase("so many events are written = 2 events CLAUSE [MESSAGE] [SEAT] [NUMBER]")
    happened = run.begin().events[run.told :]
    found = sum(_event_is(run, event, wanted) for event in happened)
    if found != number:
        run.fail(line, f"{number} events {' '.join(wanted)}", f"{found}: {_told(run, happened)}")
    elif found and CLAUSE.match(wanted[0]):
        run.outcome.proven.append(wanted[0])


def _expect_events(run: Run, line: Line, text: str) -> None:
    """The events of the step, all of them and in this order; ``*`` is any number of others."""
    pieces = [piece.split() for piece in text.split(",")]
    if not all(pieces):
        raise BadCase("events are written = events EVENT, EVENT, *")
    happened = run.begin().events[run.told :]
    if _in_order(run, pieces, happened):
        run.outcome.proven += [piece[0] for piece in pieces if CLAUSE.match(piece[0])]
    else:
        run.fail(line, f"events {text.strip()}", _told(run, happened))


def _in_order(run: Run, pieces: list[list[str]], happened: list[Event]) -> bool:
    """After each event, how many of the pieces may be behind us: ``*`` lets any event pass."""
    reached = _past_stars(pieces, {0})
    for event in happened:
        stay = {at for at in reached if at < len(pieces) and pieces[at] == ["*"]}
        step = {at + 1 for at in reached - stay if at < len(pieces) and _event_is(run, event, pieces[at])}
        reached = _past_stars(pieces, stay | step)
    return len(pieces) in reached


def _past_stars(pieces: list[list[str]], reached: set[int]) -> set[int]:
    found = set(reached)
    for at in range(len(pieces)):
        if at in found and pieces[at] == ["*"]:
            found.add(at + 1)
    return found


def _told(run: Run, happened: list[Event]) -> str:
    return "; ".join(_event_text(run, event) for event in happened) or "no event"


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
    elif words[1:3] == ["same", "if"] and ":" in text:
        _same_if(run, line, seat, " ".join(words[3:]))
    elif words[1:3] == ["same", "if"]:
        worlds.might_hold(run, line, seat, " ".join(words[3:]))
    elif words[1:3] == ["blind", "to"]:
        worlds.blind(run, line, seat, " ".join(words[3:]))
    elif words[1] == "advised" and seat != WATCHER:
        _advised(run, line, seat, " ".join(words[2:]))
    elif words[1] != "told" or len(words) != 3:  # what a lesson tells: nothing is expected of the game
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
    book, handle = maker(run.seed or 0), Seat(game, seat)
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
            run.outcome.seen.append(words[0])
        else:
            run.fail(line, words[0], f"a view that gives {' '.join(view.clauses()) or 'no clause'}")
        return
    game = run.begin()
    place, wanted = segments(game, " ".join(words))[0]
    if place.startswith("account/"):
        _sees_account(run, line, view, place.partition("/")[2], wanted)
        return
    _known_place(game, view, place)
    shown = view.find(place)
    found = [] if shown is None else shown.tokens()
    if wanted[-1:] == ["backs"]:
        found = _faces_and_backs(shown, len(wanted) > 2)
    if not same(wanted, found, False):
        run.fail(line, " ".join(words), f"{place} {' '.join(found) or 'nothing'}")


def _faces_and_backs(shown: Shown | None, with_faces: bool) -> list[str]:
    """``KS 3 backs``; ``0 backs`` where no card lies face down, whatever lies there open."""
    if shown is None:
        return ["0", "backs"]
    return [*(shown.faces if with_faces or shown.backs else []), str(shown.backs), "backs"]


def _known_place(game: Game, view: View, place: str) -> None:
    """A place that no view of this game could have is a slip of the pen, not an empty place."""
    word = re.split(r"[ /]", place)[0]
    known = [*game.words(), *[shown.place.name for shown in view.places]]
    if word not in known:
        raise BadCase(f"no place {word!r} in this game{nearest(word, known)}")


def _sees_account(run: Run, line: Line, view: View, name: str, wanted: list[str]) -> None:
    accounts = dict(view.accounts)
    if name not in accounts and name != HOUSE:
        raise BadCase(f"no account {name!r} in this view{nearest(name, list(accounts))}")
    if wanted != [str(accounts.get(name, 0))]:
        run.fail(line, f"account/{name} {' '.join(wanted)}", str(accounts.get(name, 0)))


def _same_if(run: Run, line: Line, seat: int, text: str) -> None:
    if run.before is None:
        raise BadCase("`same if` needs a move before it")
    other = run.before.copy()
    actor, move = run.read_move(text)
    other.play(actor, move)
    worlds.looks_the_same(run, line, other, seat)
