"""A game told in lines of text: every act, and the events that came of it, as one seat or as the truth has them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.core.events import Event
from parlour.core.game import EVERYTHING, Game
from parlour.testing.walk import walk

TRUTH = -1


def story(game: Game, rng: Random) -> Iterator[str]:
    """Play the game to its end and tell it."""
    game.detail = EVERYTHING
    for act in walk(game, rng):
        yield from [f"    {line}" for line in told(game, TRUTH)]
        game.events.clear()
        if act is not None:
            yield act.text(game)
    yield f"score {game.score}, result {game.result}, counters {list(game.ledger.balance)}"


def told(game: Game, seat: int) -> list[str]:
    """The events kept so far, as the seat learns them: the cards it may not see are only counted."""
    return [_line(game, event, seat) for event in game.events if seat == TRUTH or event.reaches(seat)]


def _line(game: Game, event: Event, seat: int) -> str:
    words = [event.clause, event.message]
    if event.seat >= 0:
        words.append(game.names[event.seat])
    if event.payer >= 0:
        accounts = game.ledger.names
        words.append(f"{event.amount} from {accounts[event.payer]} to {accounts[event.payee]}")
    elif event.source is not None or event.target is not None:
        words.append(_cards(game, event, seat))
    elif event.number:
        words.append(str(event.number))
    return " ".join([*words, event.word]).rstrip()


def _cards(game: Game, event: Event, seat: int) -> str:
    shown = seat == TRUTH or event.shows(seat)
    cards = " ".join([game.pack.face(card) for card in event.cards]) if shown else f"{len(event.cards)} cards"
    ends = [end.text(game.names) if end is not None else "nowhere" for end in (event.source, event.target)]
    return f"{cards or 'nothing'}, {ends[0]} to {ends[1]}"
