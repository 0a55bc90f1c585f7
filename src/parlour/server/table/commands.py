"""What a guest asks for at a table: the entries it comes to, or why not.  Nothing here changes anything."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot
from parlour.core.moves import IllegalMove, Refusal
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.fair.chance import new_secret
from parlour.registry import rules_of
from parlour.server.protocol import messages
from parlour.server.protocol.messages import Code
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.chair import Chair
from parlour.server.table.entries import AnyAct
from parlour.server.table.table import Table

MOST_TRIED = 20_000
LONGEST_THOUGHT = 5_000  # milliseconds
BETWEEN_GAMES = "a game is being played; that can be done between games"
NO_REFUSAL = Refusal("", "not-your-turn")


class Wrong(Exception):
    """Why something asked for was not done."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text


class Asker:
    """Who asks: the guest, the name he goes by, and whether he has a connection to the table."""

    __slots__ = ("guest", "here", "name")

    def __init__(self, guest: str, name: str, here: bool = True) -> None:
        self.guest = guest
        self.name = name
        self.here = here


def acts_for(table: Table, asker: Asker, ask: messages.AnyAsk) -> list[AnyAct]:
    """The acts that an ask comes to; Wrong or IllegalMove says why it is not done."""
    return ANSWERS[type(ask)](table, asker, ask)


def clean_name(text: str) -> str:
    """A name as it is shown; Wrong where there is nothing to show or something that cannot be."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= messages.LONGEST_NAME or not name.isprintable():
        raise Wrong("malformed", f"a name has 1 to {messages.LONGEST_NAME} characters that can be printed")
    return name


def checked(settings: Settings) -> Settings:
    """Settings that make a game; Wrong says why they do not."""
    try:
        rules_of(settings.game).options.make(settings.options)
    except ParlourError as error:
        raise Wrong("unknown", str(error)) from None
    if settings.name and not settings.name.isprintable():
        raise Wrong("malformed", "the name of a table is printed: no control characters")
    return settings


def check_bot(text: str, table: Table) -> None:
    bot_within_reason(text, table.rules)
    if table.usual_bot() == "random" and text != "random":
        raise Wrong("unknown", "only the bot random sits at a table where offences can happen")


def bot_within_reason(text: str, rules: Rules) -> None:
    try:
        bot = bot_of(text, rules, 0)
    except ParlourError as error:
        raise Wrong("unknown", str(error)) from None
    if isinstance(bot, SearchBot) and (bot.tried > MOST_TRIED or bot.ms > LONGEST_THOUGHT):
        raise Wrong("unknown", f"a bot tries at most {MOST_TRIED} deals, or thinks {LONGEST_THOUGHT} ms")


def heir(table: Table, guest: str) -> list[AnyAct]:
    """When the host goes, another person at the table is the host."""
    if table.host != guest:
        return []
    others = [chair for chair in table.chairs if chair.person_plays and chair.guest != guest]
    others.sort(key=lambda chair: not chair.connected)
    return [entries.Hosted(others[0].guest)] if others else []


def _own_chair(table: Table, asker: Asker) -> tuple[int, Chair]:
    seat = table.seat_of(asker.guest)
    if seat < 0:
        raise Wrong("not_seated", "you have no seat at this table")
    return seat, table.chairs[seat]


def _playing_chair(table: Table, asker: Asker) -> tuple[int, Chair]:
    seat, chair = _own_chair(table, asker)
    if not table.playing:
        raise Wrong("not_now", "no game is being played")
    if chair.bot:
        raise Wrong("not_now", "a bot plays your seat now; sit down to take it back")
    return seat, chair


def _only_host(table: Table, asker: Asker) -> None:
    if table.host != asker.guest:
        raise Wrong("not_host", "only the host of the table can do that")


def _between_games(table: Table) -> None:
    if table.playing:
        raise Wrong("not_now", BETWEEN_GAMES)


# -- seats ------------------------------------------------------------------------------


def _sit(table: Table, asker: Asker, ask: messages.Sit) -> list[AnyAct]:
    if asker.guest in table.removed:
        raise Wrong("forbidden", "you were sent away from this table")
    mine = table.seat_of(asker.guest)
    if mine >= 0 and table.chairs[mine].bot and ask.seat in (None, mine):
        came: list[AnyAct] = [] if table.chairs[mine].connected or not asker.here else [entries.Came(asker.guest)]
        return [entries.Reclaimed(asker.guest), *came]
    _between_games(table)
    name = clean_name(ask.name if ask.name is not None else asker.name)
    return [entries.Sat(asker.guest, name, _free_seat(table, ask.seat), asker.here)]


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if wanted is None:
        if not free:
            raise Wrong("full", "every seat is taken")
        return free[0]
    if wanted >= len(table.chairs):
        raise Wrong("unknown", f"there is no seat {wanted}; seats are 0 to {len(table.chairs) - 1}")
    if wanted not in free:
        raise Wrong("taken", f"seat {table.chairs[wanted].label} is taken")
    return wanted


def _stand(table: Table, asker: Asker, _ask: messages.Stand) -> list[AnyAct]:
    seat, chair = _own_chair(table, asker)
    if not table.playing:
        return [*heir(table, asker.guest), entries.Left(asker.guest)]
    if chair.bot:
        raise Wrong("not_now", "a bot plays your seat already")
    return [entries.SeatedBot(seat, table.usual_bot(), "left"), *heir(table, asker.guest)]


def _seat_bot(table: Table, asker: Asker, ask: messages.SeatBot) -> list[AnyAct]:
    _only_host(table, asker)
    _between_games(table)
    if ask.seat >= len(table.chairs):
        raise Wrong("unknown", f"there is no seat {ask.seat}; seats are 0 to {len(table.chairs) - 1}")
    chair = table.chairs[ask.seat]
    if chair.guest:
        raise Wrong("taken", f"{chair.name} sits there")
    if ask.bot is None:
        return [entries.Freed(ask.seat)] if chair.bot else []
    check_bot(ask.bot, table)
    return [entries.SeatedBot(ask.seat, ask.bot)]


def _remove(table: Table, asker: Asker, ask: messages.Remove) -> list[AnyAct]:
    _only_host(table, asker)
    if ask.guest == table.host:
        raise Wrong("forbidden", "the host cannot send himself away")
    seat = table.seat_of(ask.guest)
    if seat >= 0 and table.playing and not table.chairs[seat].bot:
        return [entries.SeatedBot(seat, table.usual_bot(), "left"), entries.Removed(ask.guest)]
    return [entries.Removed(ask.guest)]


def _mute(table: Table, asker: Asker, ask: messages.Mute) -> list[AnyAct]:
    _only_host(table, asker)
    return [entries.Muted(ask.guest, ask.on)]


def _set(table: Table, asker: Asker, ask: messages.SetTable) -> list[AnyAct]:
    _only_host(table, asker)
    _between_games(table)
    given = {
        field: getattr(ask, field) for field in Settings.__struct_fields__ if getattr(ask, field) is not msgspec.UNSET
    }
    if ask.game not in (msgspec.UNSET, table.settings.game):
        given.setdefault("options", {})  # those of another game mean nothing
    return [entries.Changed(checked(msgspec.structs.replace(table.settings, **given)))]


# -- the game -----------------------------------------------------------------------------


def _start(table: Table, asker: Asker, _ask: messages.Start) -> list[AnyAct]:
    _only_host(table, asker)
    _between_games(table)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    bots: list[AnyAct] = [entries.SeatedBot(seat, table.usual_bot()) for seat in free]
    return [*bots, entries.Started(table.number + 1, new_secret().hex())]


def _move(table: Table, asker: Asker, ask: messages.Move) -> list[AnyAct]:
    seat, _chair = _playing_chair(table, asker)
    game = table.game
    assert game is not None
    asked = game.waits >> seat & 1
    needed = table.floor if asked else table.game_seq
    if ask.window != game.windows[seat] or not needed <= ask.seq <= table.seq:
        raise Wrong("stale", "that answers a question which is no longer open")
    try:
        move = table.read(ask.move)
    except ParlourError as error:
        raise Wrong("malformed", str(error)) from None
    if not game.allows(seat, move):
        raise IllegalMove(game.why_not(seat, move) or NO_REFUSAL)
    return [entries.Moved(seat, ask.move)]


def _undo(table: Table, asker: Asker, _ask: messages.Undo) -> list[AnyAct]:
    seat, _chair = _playing_chair(table, asker)
    if not table.settings.undo:
        raise Wrong("forbidden", "moves are not taken back at this table")
    if not table.moves or table.moves[-1][1].seat != seat:
        raise Wrong("not_now", "you have no move to take back: somebody else has moved since, or nobody yet")
    clause = table.rules.final.get(table.moves[-1][1].move.partition(" ")[0])
    if clause:
        raise IllegalMove(Refusal(clause, "not-taken-back"))
    if table.last_move_revealed():
        raise Wrong("not_now", "your move has shown a card or brought new ones; it stands")
    return [entries.Undone(seat, table.move_before_last())]


def _nonce(table: Table, asker: Asker, ask: messages.Nonce) -> list[AnyAct]:
    seat, chair = _own_chair(table, asker)
    if chair.bot:
        raise Wrong("not_now", "a bot plays your seat now; sit down to take it back")
    promised = table.promising.next.number
    if ask.drawing != promised:
        raise Wrong("stale", f"drawing {ask.drawing} is not the next one; {promised} is")
    if seat in table.promising.nonces:
        raise Wrong("not_now", "you have added to this drawing before")
    if len(ask.nonce) % 2:
        raise Wrong("malformed", "a nonce is whole bytes: an even number of digits")
    return [entries.Nonced(seat, ask.drawing, ask.nonce)]


def _say(table: Table, asker: Asker, ask: messages.Say) -> list[AnyAct]:
    if asker.guest in table.muted:
        raise Wrong("muted", "the host has asked you to be silent")
    if not ask.text.strip():
        raise Wrong("malformed", "that says nothing")
    if table.seat_of(asker.guest) < 0 and not table.settings.spectators:
        raise Wrong("not_seated", "only those with a seat talk at this table")
    return [entries.Said(asker.guest, table.name_of(asker.guest) or asker.name, ask.text)]


ANSWERS: dict[type, Callable[[Table, Asker, Any], list[AnyAct]]] = {
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.SeatBot: _seat_bot,
    messages.Remove: _remove,
    messages.Mute: _mute,
    messages.SetTable: _set,
    messages.Start: _start,
    messages.Move: _move,
    messages.Undo: _undo,
    messages.Nonce: _nonce,
    messages.Say: _say,
}
