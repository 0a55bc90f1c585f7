"""What a guest asks for at a table: the entries it comes to, or why not.  Nothing here changes anything."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.bots.roster import bot_of
from parlour.bots.search import SearchBot
from parlour.core.events import ALL, WATCHER
from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move, Refusal
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.fair.chance import new_secret
from parlour.fair.rounds import NEEDED_AHEAD, RoundChance, commitment
from parlour.law.book import load
from parlour.law.fingerprint import law_of
from parlour.registry import rules_of
from parlour.server.net.limits import Over
from parlour.server.protocol import commands
from parlour.server.protocol.messages import Code
from parlour.server.protocol.settings import Settings
from parlour.server.protocol.values import LONGEST_NAME
from parlour.server.table import entries
from parlour.server.table.agreed import agreed_now
from parlour.server.table.chair import Chair
from parlour.server.table.entries import AnyAct
from parlour.server.table.names import is_a_bots, look_alike, visible
from parlour.server.table.pleas import others
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.table import Table
from parlour.server.table.vacancies import is_vacant, may_stay_empty, open_to

SCHEME = 2  # of fair deals
MOST_TRIED = 20_000
MOST_QUESTIONS = 20
LONGEST_THOUGHT = 5_000  # milliseconds
BETWEEN_GAMES = "a game is being played; that can be done between games"
SENT_AWAY = "you were sent away from this table"
NO_GAME = "no game is being played"
RESTING = "the deal is over; the table waits until everybody is ready for the next"
BOT_PLAYS = "a bot plays your seat now; sit down to take it back"
NO_REFUSAL = Refusal("", "not-your-turn")


class Rejected(Exception):
    """Why something asked for was not done; where a limit is in the way, which one, and how many seconds to wait."""

    def __init__(self, code: Code, text: str, limit: str = "", wait: int = 0) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.limit = limit
        self.wait = wait


def too_fast(over: Over) -> Rejected:
    return Rejected("too_fast", over.text, over.limit, over.wait)


class Caller:
    """Who asks: the guest, the name he goes by, and whether he has a connection to the table."""

    __slots__ = ("guest", "here", "name")

    def __init__(self, guest: str, name: str, here: bool = True) -> None:
        self.guest = guest
        self.name = name
        self.here = here


def acts_for(table: Table, caller: Caller, command: commands.AnyCommand) -> list[AnyAct]:
    """The acts that a command other than a move comes to; Rejected or IllegalMove says why it is not done."""
    return HANDLERS[type(command)](table, caller, command)


def clean_name(text: str) -> str:
    """A name as it is shown; Rejected where there is nothing to show, something that cannot be, or a bot's name."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Rejected("malformed", f"a name has 1 to {LONGEST_NAME} characters that can be printed")
    if is_a_bots(name):
        raise Rejected("taken", "that is, or looks like, the name of a bot")
    return name


def _seat_name(table: Table, caller: Caller, wanted: str | None) -> str:
    """The name to sit under: no two at a table look alike.  Who asked for none in particular gets a number to his."""
    name = clean_name(caller.name if wanted is None else wanted)
    if wanted is not None and _is_like_anothers(table, caller, name):
        raise Rejected("taken", "somebody at this table has that name, or one that looks like it")
    return _told_apart(table, caller, name)


def _told_apart(table: Table, caller: Caller, name: str) -> str:
    shown = name
    number = 1
    while _is_like_anothers(table, caller, shown):
        number += 1
        shown = f"{name[: LONGEST_NAME - 3]} {number}"
    return shown


def _is_like_anothers(table: Table, caller: Caller, name: str) -> bool:
    return any(chair.guest not in ("", caller.guest) and look_alike(chair.name, name) for chair in table.chairs)


def checked(settings: Settings) -> Settings:
    """Settings that make a game; Rejected says why they do not."""
    try:
        rules_of(settings.game).options.make(settings.options)
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if settings.name and not settings.name.isprintable():
        raise Rejected("malformed", "the name of a table is printed: no control characters")
    if not all(name.isprintable() for name in settings.committee):
        raise Rejected("malformed", "the names of the committee are printed: no control characters")
    return settings


def check_bot(text: str, table: Table) -> None:
    bot_within_reason(text, table.rules)


def bot_within_reason(text: str, rules: Rules) -> None:
    try:
        bot = bot_of(text, rules, 0)
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if isinstance(bot, SearchBot) and (bot.tried > MOST_TRIED or bot.ms > LONGEST_THOUGHT):
        raise Rejected("unknown", f"a bot tries at most {MOST_TRIED} deals, or thinks {LONGEST_THOUGHT} ms")


def heir(table: Table, guest: str) -> list[AnyAct]:
    """When the host goes, another person at the table is the host."""
    if table.host != guest:
        return []
    others = [chair for chair in table.chairs if chair.person_plays and chair.guest != guest]
    others.sort(key=lambda chair: not chair.connected)
    return [entries.Hosted(others[0].guest)] if others else []


def _chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Rejected("unknown", f"there is no seat {seat}; seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def _free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_free]


def _own_chair(table: Table, caller: Caller) -> tuple[int, Chair]:
    seat = table.seat_of(caller.guest)
    if seat < 0:
        raise Rejected("not_seated", "you have no seat at this table")
    return seat, table.chairs[seat]


def _playing_chair(table: Table, caller: Caller) -> tuple[int, Chair]:
    seat, chair = _own_chair(table, caller)
    if not table.playing:
        raise Rejected("not_now", NO_GAME)
    if chair.bot:
        raise Rejected("not_now", BOT_PLAYS)
    return seat, chair


def _only_host(table: Table, caller: Caller) -> None:
    if table.host != caller.guest:
        raise Rejected("not_host", "only the host of the table can do that")


def _between_games(table: Table) -> None:
    if table.playing:
        raise Rejected("not_now", BETWEEN_GAMES)


def _sit(table: Table, caller: Caller, command: commands.Sit) -> list[AnyAct]:
    if caller.guest in table.removed:
        raise Rejected("forbidden", SENT_AWAY)
    mine = table.seat_of(caller.guest)
    if mine >= 0 and table.chairs[mine].bot and command.seat in (None, mine):
        came: list[AnyAct] = [] if table.chairs[mine].connected or not caller.here else [entries.Came(caller.guest)]
        return [entries.Reclaimed(caller.guest), *came]
    joins = _joined_game(table, caller)
    open_seats = open_to(table, caller.guest) if joins else _free_seats(table)
    name = _seat_name(table, caller, command.name)
    seat = _free_seat(table, command.seat, open_seats)
    return [entries.Sat(caller.guest, name, seat, caller.here, joins=joins)]


def _joined_game(table: Table, caller: Caller) -> int:
    """The number of the running game that somebody sits down at; 0 between games."""
    if not table.playing:
        return 0
    has_empty_seats = any(chair.is_free for chair in table.chairs)
    if not has_empty_seats or table.seat_of(caller.guest) >= 0:
        raise Rejected("not_now", BETWEEN_GAMES)
    return table.number


def _free_seat(table: Table, wanted: int | None, free: list[int]) -> int:
    if wanted is None:
        if not free:
            raise Rejected("full", "every seat is taken")
        return free[0]
    chair = _chair_at(table, wanted)
    if not chair.is_free:
        raise Rejected("taken", f"seat {chair.label} is taken")
    if wanted not in free:
        raise Rejected("taken", f"in this game the account of seat {chair.label} is not yours")
    return wanted


def _stand(table: Table, caller: Caller, _command: commands.Stand) -> list[AnyAct]:
    seat, chair = _own_chair(table, caller)
    if not table.playing:
        return [*heir(table, caller.guest), entries.Left(caller.guest)]
    if chair.bot:
        raise Rejected("not_now", "a bot plays your seat already")
    if is_vacant(table, seat):
        return [*heir(table, caller.guest), entries.Left(caller.guest)]
    return [entries.SeatedBot(seat, table.usual_bot(), "left"), *heir(table, caller.guest)]


def _seat_bot(table: Table, caller: Caller, command: commands.SeatBot) -> list[AnyAct]:
    _only_host(table, caller)
    _between_games(table)
    chair = _chair_at(table, command.seat)
    if chair.guest:
        raise Rejected("taken", f"{chair.name} sits there")
    if command.bot is None:
        return [entries.Freed(command.seat)] if chair.bot else []
    check_bot(command.bot, table)
    return [entries.SeatedBot(command.seat, command.bot)]


def _remove(table: Table, caller: Caller, command: commands.Remove) -> list[AnyAct]:
    _only_host(table, caller)
    if command.guest == table.host:
        raise Rejected("forbidden", "the host cannot send himself away")
    seat = table.seat_of(command.guest)
    if seat >= 0 and table.playing and not table.chairs[seat].bot:
        if is_vacant(table, seat):
            return [entries.Left(command.guest), entries.Removed(command.guest)]
        return [entries.SeatedBot(seat, table.usual_bot(), "left"), entries.Removed(command.guest)]
    return [entries.Removed(command.guest)]


def _mute(table: Table, caller: Caller, command: commands.Mute) -> list[AnyAct]:
    _only_host(table, caller)
    return [entries.Muted(command.guest, command.on)]


def _set(table: Table, caller: Caller, command: commands.SetTable) -> list[AnyAct]:
    _only_host(table, caller)
    _between_games(table)
    given = {
        field: getattr(command, field)
        for field in Settings.__struct_fields__
        if getattr(command, field) is not msgspec.UNSET
    }
    if command.game not in (msgspec.UNSET, table.settings.game):
        given.setdefault("options", {})  # those of another game mean nothing
    return [entries.Changed(checked(msgspec.structs.replace(table.settings, **given)))]


def hinted(table: Table, caller: Caller) -> tuple[Game, int]:
    """The game and the seat to give a hint for; Rejected says why there is none."""
    seat, _chair = _own_chair(table, caller)
    game = table.game
    if game is None or game.over or table.eyes_of(caller.guest) != seat:
        raise Rejected("not_now", NO_GAME)
    if not table.terms.hints:
        raise Rejected("forbidden", "there are no hints at this table")
    return game, seat


def _start(table: Table, caller: Caller, command: commands.Start) -> list[AnyAct]:
    _only_host(table, caller)
    _between_games(table)
    empty = may_stay_empty(table)
    least = table.rules.seats[0]
    if len(table.chairs) - len(empty) < least:
        raise Rejected("not_now", f"this game begins with {least} at the table, people or bots")
    lacking = [seat for seat in _free_seats(table) if seat not in empty]
    if lacking and not command.fill:
        raise Rejected("not_now", "seats are free, and you have not asked for bots on them")
    bots: list[AnyAct] = [entries.SeatedBot(seat, table.usual_bot()) for seat in lacking]
    agreed = agreed_now(table.settings, table.options, table.chairs, table.usual_bot(), empty)
    rests = table.settings.next_deal > 0
    law = law_of(table.rules)
    started = entries.Started(table.number + 1, new_secret().hex(), agreed, law, SCHEME, rests, NEEDED_AHEAD)
    return [*bots, started]


def judged_move(table: Table, caller: Caller, command: commands.Move) -> tuple[entries.Moved, Move]:
    """The act that a move comes to, and the move itself, lawful in this position; else Rejected or IllegalMove."""
    seat, _chair = _playing_chair(table, caller)
    game = table.game
    assert game is not None
    asked = game.waits >> seat & 1
    if asked and table.rest is not None:
        raise Rejected("not_now", RESTING)
    needed = table.floor if asked else table.game_seq
    if game.waits == 0 or command.window != game.windows[seat] or not needed <= command.seq <= table.seq:
        raise Rejected("stale", "that answers a question which is no longer open")
    try:
        move = table.read(command.move)
    except ParlourError as error:
        raise Rejected("malformed", str(error)) from None
    if not game.allows(seat, move):
        raise IllegalMove(game.why_not(seat, move) or NO_REFUSAL)
    _same_story(table, command.head, command.seq)
    return entries.Moved(seat, command.move, "person", command.head), move


def _same_story(table: Table, head: str, seq: int) -> None:
    """A client that has seen another head than ours has been told another game."""
    if head and (table.chain is None or not table.chain.tells(head, seq)):
        raise Rejected("story", "you were told another story of this game than its log tells: keep what you have seen")


def _undo(table: Table, caller: Caller, _command: commands.Undo) -> list[AnyAct]:
    """Where other people play they are asked first, once for a move."""
    seat, _chair = _playing_chair(table, caller)
    if not table.terms.undo:
        raise Rejected("forbidden", "moves are not taken back at this table")
    _may_be_taken_back(table, seat)
    people = others(seat, table.chairs)
    if not people:
        return [_undone(table, seat)]
    move = table.moves[-1][0]
    if table.plea is not None or table.pleaded == move:
        raise Rejected("not_now", "the others have been asked")
    if not any(table.chairs[other].connected for other in people):
        raise Rejected("not_now", "the others are away, and nobody can agree")
    return [entries.BackAsked(seat, move)]


def _may_be_taken_back(table: Table, seat: int) -> None:
    """Rejected or IllegalMove says why the last move stands, whatever the others think of it."""
    if not table.moves or table.moves[-1][1].seat != seat:
        raise Rejected("not_now", "you have no move to take back: somebody else has moved since, or nobody yet")
    clause = table.rules.final.get(table.moves[-1][1].move.partition(" ")[0])
    if clause:
        raise IllegalMove(Refusal(clause, "not-taken-back"))
    if table.rounds.due != NOT_DUE or table.last_move_revealed():
        raise Rejected("not_now", "your move has shown a card or brought new ones; it stands")


def _undone(table: Table, seat: int) -> entries.Undone:
    clocks = tuple([(chair.bank, chair.asked_at) for chair in table.chairs]) if table.terms.clock else ()
    return entries.Undone(seat, table.move_before_last(), clocks)


def _grant(table: Table, caller: Caller, command: commands.Grant) -> list[AnyAct]:
    """The last yes takes the move back, unless something has come between."""
    seat, _chair = _playing_chair(table, caller)
    plea = table.plea
    if plea is None:
        raise Rejected("stale", "nobody asks to take a move back, or no longer")
    if seat not in plea.asked:
        raise Rejected("forbidden", "you are not asked")
    answer = entries.BackAnswered(seat, command.yes)
    if not command.yes or plea.missing(table.chairs) - {seat}:
        return [answer] if seat not in plea.yes or not command.yes else []
    _may_be_taken_back(table, plea.seat)
    return [answer, _undone(table, plea.seat)]


def _set_pace(table: Table, caller: Caller, command: commands.SetPace) -> list[AnyAct]:
    seat, chair = _own_chair(table, caller)
    return [] if chair.pace == command.pace else [entries.Paced(seat, command.pace)]


def _hurry(table: Table, caller: Caller, _command: commands.Hurry) -> list[AnyAct]:
    """It changes nothing where he is asked already, or the table waits between deals."""
    seat, _chair = _playing_chair(table, caller)
    if others(seat, table.chairs):
        raise Rejected("forbidden", "other people play at this table")
    game = table.game
    if game is None or game.waits >> seat & 1 or table.rest is not None or table.hurried:
        return []
    return [entries.Hurried(seat)]


def _sharing(table: Table, caller: Caller, drawing: int, head: str, seq: int) -> tuple[int, Chair]:
    """The seat of somebody who may have a share in this drawing."""
    seat, chair = _playing_chair(table, caller)
    chance = table.chance
    if not isinstance(chance, RoundChance):
        raise Rejected("not_now", "this game was begun without rounds")
    if chair.guest in table.rounds.out:
        raise Rejected("forbidden", "you did not open once; you have no share in this game any more")
    if drawing != chance.first:
        raise Rejected("stale", f"drawing {drawing} is not the next one; {chance.first} is")
    _same_story(table, head, seq)
    return seat, chair


def _commit(table: Table, caller: Caller, command: commands.Commit) -> list[AnyAct]:
    seat, chair = _sharing(table, caller, command.drawing, command.head, command.seq)
    if table.rounds.listed is not None:
        raise Rejected("stale", "the list of this drawing is closed")
    if table.rounds.has_committed(seat, chair):
        raise Rejected("not_now", "you have committed to this drawing before")
    return [entries.Committed(seat, command.drawing, command.hash, command.head)]


def _ready(table: Table, caller: Caller, command: commands.Ready) -> list[AnyAct]:
    """Who is ready once more changes nothing; a commitment that was made before is not made again."""
    seat, chair = _playing_chair(table, caller)
    if table.rest is None:
        raise Rejected("not_now", "the table does not wait between deals just now")
    acts: list[AnyAct] = []
    if command.hash is not None and not table.rounds.has_committed(seat, chair):
        acts += _commit(
            table, caller, commands.Commit(command.id, command.drawing, command.hash, command.seq, command.head)
        )
    return acts if seat in table.rest.ready else [*acts, entries.Readied(seat)]


def _open(table: Table, caller: Caller, command: commands.Open) -> list[AnyAct]:
    seat, chair = _sharing(table, caller, command.drawing, command.head, command.seq)
    rounds = table.rounds
    if rounds.listed is None:
        raise Rejected("not_now", "the list of this drawing is not closed yet")
    if not rounds.owes(seat):
        raise Rejected("not_now", "you are not asked to open this drawing")
    share = bytes.fromhex(command.share)
    bound = dict(rounds.listed)[seat]
    if commitment(table.id, table.number, command.drawing, seat, chair.guest, share) != bound:
        raise Rejected("forbidden", "that is not the share you are bound to")
    return [entries.Opened(seat, command.drawing, command.share, command.next or "", command.head)]


def _say(table: Table, caller: Caller, command: commands.Say) -> list[AnyAct]:
    if caller.guest in table.muted:
        raise Rejected("muted", "the host has asked you to be silent")
    text = visible(command.text)
    if not text:
        raise Rejected("malformed", "that says nothing")
    if table.seat_of(caller.guest) < 0 and not table.settings.spectators:
        raise Rejected("not_seated", "only those with a seat talk at this table")
    _heard_by_all(table, caller)
    name = table.name_of(caller.guest) or _told_apart(table, caller, caller.name)
    return [entries.Said(caller.guest, name, text)]


def _heard_by_all(table: Table, caller: Caller) -> None:
    """What is said goes to all: the game tells to whom that is closed now, and by which clause."""
    game = table.game
    if game is None or not table.playing:
        return
    seat = table.seat_of(caller.guest)
    speaker = seat if seat >= 0 else WATCHER
    if game.hearers(speaker) != ALL:
        raise IllegalMove(Refusal(game.silenced_by(speaker), "talk-closed"))


def _refer(table: Table, caller: Caller, command: commands.Refer) -> list[AnyAct]:
    """Whoever plays may ask; the question is a clause of this game's book."""
    seat, _chair = _playing_chair(table, caller)
    if len(table.questions) >= MOST_QUESTIONS:
        raise Rejected("not_now", f"the committee hears {MOST_QUESTIONS} questions in a game and no more")
    try:
        clause = load(table.rules).find(command.clause).id
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if any(question.clause == clause and not question.by for question in table.questions):
        raise Rejected("not_now", f"{clause} is before the committee already")
    return [entries.Referred(seat, clause)]


def _decide(table: Table, caller: Caller, command: commands.Decide) -> list[AnyAct]:
    """A decision stands: nobody decides a question twice."""
    if not table.playing:
        raise Rejected("not_now", NO_GAME)
    if not table.sits_on_committee(caller.guest, table.terms.committee):
        raise Rejected("forbidden", "the committee of this table decides that")
    open_questions = [question.seq for question in table.questions if not question.by]
    if command.question not in open_questions:
        raise Rejected("unknown", f"no question {command.question} is open before the committee")
    if command.against is not None:
        _chair_at(table, command.against)
    name = table.name_of(caller.guest) or _told_apart(table, caller, caller.name)
    return [entries.Decided(command.question, caller.guest, name, command.against)]


HANDLERS: dict[type, Callable[[Table, Caller, Any], list[AnyAct]]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.SeatBot: _seat_bot,
    commands.Remove: _remove,
    commands.Mute: _mute,
    commands.SetTable: _set,
    commands.Start: _start,
    commands.Undo: _undo,
    commands.Grant: _grant,
    commands.SetPace: _set_pace,
    commands.Hurry: _hurry,
    commands.Commit: _commit,
    commands.Open: _open,
    commands.Ready: _ready,
    commands.Say: _say,
    commands.Refer: _refer,
    commands.Decide: _decide,
}
