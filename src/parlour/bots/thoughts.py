"""What a bot thinks, and advises, about a game that was sent to it: anywhere, for it needs nothing but the bytes."""

from __future__ import annotations

import io
import pickle
from typing import Any, NamedTuple

from parlour.bots.hints import hint_for
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot, TryingBot
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import BookBot, Bot, Seat
from parlour.registry import rules_of

FEWEST_TRIED = 30
SHORTEST_MS = 20


class _Sealed(pickle.Pickler):
    """Leaves out what decides the cards to come, wherever it hangs: whoever thinks has chances of his own."""

    def reducer_override(self, thing: object) -> Any:
        return (Chance, (0,)) if isinstance(thing, Chance) else NotImplemented


def pickled(game: Game) -> bytes:
    """A game on its way to a process that thinks: neither the table's secret nor its drawings are in it."""
    written = io.BytesIO()
    _Sealed(written, pickle.HIGHEST_PROTOCOL).dump(game)
    return written.getvalue()


def is_quick(bot: Bot) -> bool:
    """Whether it answers sooner than it could be asked elsewhere."""
    return isinstance(bot, (RandomBot, BookBot))


class Thought(NamedTuple):
    """What a bot would do, if anything; and whether it had to say so before it had tried all that it usually tries."""

    move: str | None
    was_cut: bool = False


def think(sent: bytes, seat: int, text: str, asked: bool, share: float, seed: int, within: float = 0.0) -> Thought:
    """The move of a bot that may make this part of its usual trials; none if it is not asked and lets it be.

    ``within``: seconds of work after which it must have found one, where that is not 0.
    """
    game: Game = pickle.loads(sent)
    bot = bot_of(text, rules_of(game.name), seed)
    searcher = bot.mind(Seat(game, seat))
    if isinstance(searcher, TryingBot):
        searcher.longest = within
        _shrink(searcher, share)
    move = _answer(game, bot, seat, asked)
    was_cut = isinstance(searcher, TryingBot) and searcher.was_cut
    return Thought(None if move is None else game.notation().write(move), was_cut)


def _answer(game: Game, bot: Bot, seat: int, asked: bool) -> Move | None:
    handle = Seat(game, seat)
    if asked:
        return bot.choose(handle)
    advice = bot.volunteer(handle)
    return None if advice is None else advice.move


def _shrink(bot: TryingBot, share: float) -> None:
    if share < 1.0:
        if isinstance(bot, SearchBot) and bot.ms:
            bot.ms = max(SHORTEST_MS, int(float(bot.ms) * share))
        else:
            bot.tried = max(FEWEST_TRIED, int(float(bot.tried) * share))


class Counsel(NamedTuple):
    """A hint on its way between processes."""

    move: str
    reason: str
    worth: float | None
    deals: int
    otherwise: str
    otherwise_reason: str


def counsel(sent: bytes, seat: int, within: float = 0.0) -> Counsel:
    game: Game = pickle.loads(sent)
    hint = hint_for(rules_of(game.name), game, seat, within=within)
    write = game.notation().write
    best, other = hint.best, hint.otherwise
    move, reason = ("", "") if other is None else (write(other.move), other.reason)
    return Counsel(write(best.move), best.reason, best.worth, best.deals, move, reason)
