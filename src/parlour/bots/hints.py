"""A hint: the move that looks best, what it is expected to bring, and why."""

from __future__ import annotations

from parlour.bots.roster import bot_of, usual_of
from parlour.bots.search import SearchBot, TryingBot
from parlour.core.game import Game
from parlour.core.players import Advice, Seat
from parlour.core.rules import Rules
from parlour.errors import ParlourError

TRIED = "search:1000"  # where search is the strongest: a hint may take longer than a move


class Hint:
    def __init__(self, best: Advice, book: Advice | None) -> None:
        """Where the book agrees, its reason is the one to be learnt from."""
        agreed = book is not None and book.move.same(best.move)
        self.best = Advice(best.move, book.reason, best.worth) if book is not None and agreed else best
        self.otherwise: Advice | None = None if agreed else book  # what the book would do, where that is another move


def hint_for(rules: Rules, game: Game, seat: int, bot: str = "", within: float = 0.0) -> Hint:
    """What a bot would do on this seat: the strongest of the game; with the book's reason where it agrees.

    ``within``: seconds after which search ends, where that is not 0.
    """
    handle = Seat(game, seat)
    if not handle.moves():
        raise ParlourError(f"{game.names[seat]} has no move now")
    seats = handle.options().number("players")
    adviser = bot_of(bot or strongest(rules, handle.offences_happen(), seats), rules, 0)
    searcher = adviser.mind(handle)
    if isinstance(searcher, TryingBot):
        searcher.longest = within
    best = adviser.advise(handle)
    return Hint(best, rules.bots["book"](0).advise(handle) if "book" in rules.bots else None)


def strongest(rules: Rules, offences_happen: bool, seats: int) -> str:
    """The bot of a game whose word counts most where so many sit, where it may take longer than for a move."""
    usual = usual_of(rules, seats)
    bot = bot_of(usual, rules, 0)
    is_beaten = isinstance(bot, SearchBot) or (offences_happen and bot.is_strict)
    return TRIED if is_beaten else usual
