"""A table: people and bots around a game.  What it is follows from the entries of its log alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.events import WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.errors import ParlourError
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.server.protocol.cards import GameCard, Player, State, TableCard
from parlour.server.table import entries, public
from parlour.server.table.agreed import Seated, agreed_now
from parlour.server.table.chain import Chain
from parlour.server.table.chair import Chair
from parlour.server.table.dealing import AnyChance, Dealing
from parlour.server.table.entries import Entry
from parlour.server.table.gathering import Gathered
from parlour.server.table.kept import KeptGame
from parlour.server.table.people import BEGUN, CHAINED, FAIR, GAME, OTHERS, RESTS, SAID, SEATS
from parlour.server.table.position import eyes_of
from parlour.server.table.prelude import Prelude, prelude
from parlour.server.table.resting import Rest
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.taking_back import Earlier, has_shown
from parlour.server.table.view_json import EventsJson
from parlour.server.table.waits import USUAL, Waits

__all__ = ["BEGUN", "CHAINED", "FAIR", "GAME", "OTHERS", "RESTS", "SAID", "SEATS", "AnyChance", "Differs", "Table"]


class Differs(ParlourError):
    """A game played again is not what it was after this entry: the rules are others."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"after entry {seq} the game is not what it was")
        self.seq = seq


class Table(Dealing):
    def __init__(self, id: str, waits: Waits = USUAL, keep: bool = False) -> None:
        super().__init__(id, waits, keep)
        self.by_other_rules = False  # an entry may be told in other words than then; what it comes to is compared apart
        self.has_gaps = False  # the log read lacks entries that do not matter to its last game
        self.started_at = 0
        self.floor = 0  # answers that know only what was before this entry are stale
        self.game_seq = 0  # the last entry that changed the game
        self.game_at = 0  # and when that was
        self.earlier = Earlier()
        self.gathered: Gathered | None = None  # what everybody was told of this game, where that is kept
        self.prelude: Prelude = ()  # what the record of the game that was begun last needs of the log before it

    @property
    def state(self) -> State:
        if self.game is None:
            return "gathering"
        if self.was_stopped:
            return "stopped"
        return "over" if self.game.over else "playing"

    @property
    def was_stopped(self) -> bool:
        return isinstance(self.game, KeptGame) and self.game.stopped

    def read(self, text: str) -> Move:
        """The move that a text says at this table."""
        return self.notation.read(text)

    def away_until(self, chair: Chair) -> int | None:
        """When a bot takes this seat over, if nobody comes back; never where no other person is kept waiting."""
        if not self.playing or chair.connected or not chair.person_plays:
            return None
        if not any(other.person_plays for other in self.chairs if other is not chair):
            return None
        return chair.away_since + self.waits.away

    def time_up(self, chair: Chair) -> int | None:
        """When the time of this seat is up, if its clock runs."""
        clock = self.terms.clock
        if clock is None or not chair.asked_at:
            return None
        return chair.asked_at + clock.move * 1000 + chair.bank

    def card(self) -> TableCard:
        free = sum(chair.is_free for chair in self.chairs)
        settings = self.settings
        return TableCard(
            self.id,
            settings.name,
            settings.game,
            settings.public,
            self.state,
            len(self.chairs),
            free,
            self.name_of(self.host),
            self.at,
        )

    def game_card(self) -> GameCard:
        """The game that was begun last."""
        assert self.game is not None
        assert self.agreed is not None
        seats = zip(self.players, self.agreed.names_with(self.later), strict=True)
        players = tuple([Player(seat, guest, name) for seat, (guest, name) in enumerate(seats)])
        result = tuple(self.game.result) if self.game.over else ()
        game = self.agreed.settings.game
        return GameCard(self.id, self.number, game, self.started_at, self.ended_at, players, result)

    def apply(self, entry: Entry, judged: Move | None = None) -> int:
        """Do what an entry says; gives what changed.

        An entry of the log is read and judged here.  The move of a new one may have been ``judged`` before, in this
        very position, so that it could be refused.
        """
        self._come_to(entry)
        self.told = None
        self.has_sheet = False
        self.new_deal = 0
        rest = self.rest
        act = entry.act
        if judged is not None and isinstance(act, entries.Moved):
            changed = self._moved(act, judged)
        else:
            changed = APPLY[type(act)](self, act)
        if changed & GAME and self.playing:
            self._note_deal()
        if changed & CHAINED and self.chain is not None:
            self._compare(entry, self.chain)
        if changed & GAME and self.keep:
            self._gather(entry)
        return changed | RESTS if self.has_sheet or self.rest is not rest else changed

    def _gather(self, entry: Entry) -> None:
        """Keep what everybody was told of the game by this entry, if he was since it began."""
        game, act, gathered = self.game, entry.act, self.gathered
        assert game is not None
        if isinstance(act, entries.Undone):
            if gathered is not None:
                gathered.take_back(game, act.to)
            return
        if isinstance(act, entries.Started):
            self.gathered = Gathered(game, self.readers(game), entry.seq, entry.at, self.news(game))
        elif gathered is not None:
            gathered.add(game, entry.seq, entry.at, self.news(game))

    def readers(self, game: Game) -> list[int]:
        """Whose eyes somebody may have in the record of this game: nobody has those of a bot that keeps its cards."""
        if self.only is not None:
            return [self.only]
        if self.terms.opening == "all":
            return eyes_of(game)
        return [*[seat for seat, guest in enumerate(self.players) if guest or self._began_empty(seat)], WATCHER]

    def _began_empty(self, seat: int) -> bool:
        return self.agreed is not None and self.agreed.seats[seat].is_empty

    def holder(self, seat: int) -> str:
        """Whose seat it is in the game on the table, also when he has got up: one seat has one person's account."""
        assert self.agreed is not None
        return self.later.get(seat, self.agreed.seats[seat]).guest

    def news(self, game: Game) -> EventsJson:
        """What the last entry that changed the game has told."""
        if self.told is None:
            self.told = EventsJson(game.pack, game.ledger.names, game.events[self.marks[-1][1] :])
        return self.told

    def _compare(self, entry: Entry, chain: Chain) -> None:
        """A new entry gets its head; one of the log must come to the same again."""
        if not entry.head:
            entry.head = chain.last
        elif entry.head != chain.last:
            if not self.by_other_rules:
                raise Differs(entry.seq)
            chain.skip(entry.seq, entry.head)

    def _come_to(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} of table {self.id} comes after {self.seq}")
        if type(entry.act) is entries.Started:
            self.prelude = prelude(self, entry)
        self.seq = entry.seq
        self.at = entry.at

    def _made(self, act: entries.Made) -> int:
        self.host = act.host
        self.next_secret = bytes.fromhex(act.secret)
        self._agree(act.settings)
        return SEATS

    def _changed(self, act: entries.Changed) -> int:
        self._agree(act.settings)
        self.earliest = {}
        return SEATS | OTHERS

    def _comes(self, act: entries.Came) -> int:
        self._wait_anew()
        return self._came(act)

    def _wait_anew(self) -> None:
        """Who comes to the table while it waits between deals has as much time as the others had."""
        if self.rest is not None:
            self.rest.since = self.at

    def _sits(self, act: entries.Sat) -> int:
        self.earliest.pop(act.seat, None)
        changed = self._sat(act)
        return changed | self._joins(act) if act.joins else changed

    def _joins(self, act: entries.Sat) -> int:
        """Somebody comes into a running game: from now on his eyes are the seat's, and he shares in its drawings."""
        self.players[act.seat] = act.guest
        if not self.holder(act.seat):
            self.later[act.seat] = Seated(self.chairs[act.seat].label, act.guest, act.name)
        self._wait_anew()
        self._watch_clocks()
        return FAIR | self._link(public.sat(act))

    def _leaves(self, act: entries.Left) -> int:
        seat = self.seat_of(act.guest)
        changed = self._left(act)
        return changed | FAIR | self._link(public.left(seat)) if self.playing else changed

    def _sent_away(self, act: entries.Removed) -> int:
        self.players = ["" if guest == act.guest else guest for guest in self.players]
        return self._removed(act)

    def _seated_bot(self, act: entries.SeatedBot) -> int:
        chair = self.chairs[act.seat]
        chair.bot = act.bot
        self._watch_clocks()
        return SEATS | self._link(public.bot(act))

    def _reclaimed(self, act: entries.Reclaimed) -> int:
        seat = self.seat_of(act.guest)
        chair = self.chairs[seat]
        chair.bot = ""
        chair.missed = 0
        self._wait_anew()
        self._watch_clocks()
        return SEATS | self._link(public.person(seat))

    def _resumed(self, act: entries.Resumed) -> int:
        for chair in self.chairs:
            chair.connected = False
            chair.at = ""
            chair.away_since = self.at if chair.guest else 0
            if chair.asked_at:
                chair.asked_at = self.at
        self.rounds.resume(self.at)
        if self.rest is not None:
            self.rest = Rest(self.at)  # whoever is back first must not go on alone
        return SEATS

    def _started(self, act: entries.Started) -> int:
        self._begin(act)
        self.game_options = self.rules.options.make(self.terms.options)
        self.earlier.forget()
        self._set_up(self.seq)
        self._go_on()
        self._begin_chain()
        self.played()
        return SEATS | GAME | BEGUN | FAIR | CHAINED

    def _begin(self, act: entries.Started) -> None:
        """All that another game changes at the table, but for the game itself."""
        self.number = act.number
        self.law = act.law
        self.agreed = act.agreed or agreed_now(self.settings, self.options, self.chairs, self.usual_bot())
        self.secret = self.next_secret
        self.scheme = act.scheme
        self.early = self.earliest
        self.earliest = {}
        self.next_secret = bytes.fromhex(act.secret)
        self.started_at = self.at
        self.ended_at = 0
        clock = self.terms.clock
        for chair in self.chairs:
            if chair.bot:
                chair.guest = ""  # whoever left the last game has given up his claim
                chair.name = ""
            chair.missed = 0
            chair.asked_at = 0
            chair.window = -1
            chair.bank = clock.bank * 1000 if clock else 0
            chair.away_since = self.at if chair.guest and not chair.connected else 0
        self.players = [chair.guest for chair in self.chairs]
        self.later = {}
        self.questions = []
        self.moves = []
        self.numbers = {}
        self.nonces = []
        self.cuts = []
        self.breaks = []
        self.rests = act.rests
        self.told_deal = 0
        self.rest = None
        self.chain = None
        self.gathered = None
        self.floor = self.seq

    def _ruled(self, act: entries.Ruled) -> int:
        self.law = act.law
        return 0

    def _stopped(self, act: entries.Stopped) -> int:
        assert self.agreed is not None
        self.gathered = None
        self.show(KeptGame(self.agreed, act.position, self.at, [], stopped=True))
        return SEATS | GAME | BEGUN

    def show(self, game: KeptGame) -> None:
        """Look at what was kept of the game that was begun last; nobody plays it any more."""
        self.game = game
        self.ended_at = game.ended
        self.rest = None
        self.game_seq = self.seq
        self.game_at = self.at
        self.marks = [(self.seq, 0)]
        self.moves = []
        self.earlier.forget()
        for chair in self.chairs:
            chair.asked_at = 0

    def pass_over(self, entry: Entry) -> None:
        """Take note of an entry of a game without playing it: the game is not looked at, or the move was taken back."""
        self._come_to(entry)
        act = entry.act
        if isinstance(act, entries.Started):
            self._begin(act)
            self.game = None
        elif isinstance(act, entries.Moved):
            self.numbers[self.seq] = len(self.numbers) + 1
            self._note_by(act)
            self.game_seq = self.seq
            self.game_at = self.at
        if entry.head and self.chain is not None:
            self.chain.skip(entry.seq, entry.head)

    def _moved(self, act: entries.Moved, judged: Move | None = None) -> int:
        chance = self.chance
        drawn = chance.rested if isinstance(chance, FairChance) else 0
        self.numbers[self.seq] = len(self.numbers) + 1
        self._play(self.seq, act, judged)
        self._note_by(act)
        self.played()
        if isinstance(chance, FairChance):
            fair = FAIR if chance.rested != drawn else 0
        else:
            fair = (FAIR if self.rounds.due != NOT_DUE else 0) | self._link(public.moved(act), True, act)
        return GAME | fair | (SEATS if self.ended_at else 0)

    def _note_by(self, act: entries.Moved) -> None:
        chair = self.chairs[act.seat]
        chair.missed = chair.missed + 1 if act.by == "clock" else 0

    def _play(self, seq: int, act: entries.Moved, judged: Move | None = None) -> None:
        game, chance = self.game, self.chance
        assert game is not None
        if isinstance(chance, RoundChance):
            chance.in_move(self.numbers[seq])
        may_be_taken_back = self.terms.undo
        if may_be_taken_back:
            self.earlier.keep(self.marks[-1][0], game, chance)
        self.marks.append((seq, len(game.events)))
        if judged is None:
            game.play(act.seat, self.read(act.move))
        else:
            game.act(act.seat, judged)
        self.moves.append((seq, act))
        self._go_on()
        if may_be_taken_back:
            self.earlier.moved(chance)
        if isinstance(chance, RoundChance):
            chance.in_move(0)

    def played(self) -> None:
        self.game_seq = self.seq
        self.game_at = self.at
        if self.game is not None and self.game.over:
            self.ended_at = self.at
        self._watch_clocks()

    def _undone(self, act: entries.Undone) -> int:
        self._take_back(act.to)
        self._begins_rest()
        self.floor = self.seq
        for chair, (bank, asked_at) in zip(self.chairs, act.clocks, strict=False):
            chair.bank = bank
            chair.asked_at = asked_at
        for chair in self.chairs:
            chair.window = -1
        self.played()
        return GAME | BEGUN | FAIR | self._link(public.undone(act))

    def _take_back(self, to: int) -> None:
        """Stand where the game stood after an entry: at a copy from then, else by playing once more."""
        if not self.moves or self.moves[-1][0] <= to:
            return  # the log was read ahead: what is taken back here was not even made
        game = self.earlier.go_back(to)
        if game is None:
            self._play_again(to)
            return
        game.events = self.game.events[: self._told_before(to)] if self.game is not None else []
        game.detail = EVERYTHING
        game.chance = self.chance
        self.game = game
        self.moves = [item for item in self.moves if item[0] <= to]
        self.marks = [mark for mark in self.marks if mark[0] <= to]

    def _told_before(self, to: int) -> int:
        """How many events had been told when the entry after this one came."""
        return next(told for seq, told in self.marks if seq > to)

    def _play_again(self, to: int) -> None:
        """Play this game once more up to an entry; nothing is drawn by that which was not drawn before."""
        kept = self.acts_of_game(to)
        rounds, rest = self.rounds, self.rest
        self.moves = []
        self.earlier.forget()
        self._set_up(self.marks[0][0])
        self._go_on()
        for seq, old in kept:
            if isinstance(old, entries.Moved):
                self._play(seq, old)
            else:
                self.again(seq, old)
        self.rounds = rounds
        if self.rest is not None and rest is not None:
            self.rest = rest  # the same pause, with those who were ready in it
        self.has_sheet = False
        self.newly = ""

    def last_move_revealed(self) -> bool:
        """Whether the last move has shown anybody a face that he did not see before, or let chance decide."""
        last = self.moves[-1][0]
        if self.rounds.due != NOT_DUE or any(seq > last for seq, _act in (*self.cuts, *self.breaks)):
            return True
        if self.earlier.latest(self.move_before_last()) is None:
            self._play_again(self.moves[-1][0])  # the same game, with copies of where it stood
        before = self.earlier.latest(self.move_before_last())
        assert self.game is not None
        assert before is not None
        return has_shown(before, self.game, self.game.events[self.marks[-1][1] :])

    def move_before_last(self) -> int:
        """The entry that the game would stand at without its last move."""
        return self.marks[-2][0]

    def _watch_clocks(self) -> None:
        """Stop the clocks of those who have answered, start those of people who are asked."""
        game = self.game
        clock = self.terms.clock
        if game is None or clock is None:
            return
        for seat, chair in enumerate(self.chairs):
            asked = bool(game.waits >> seat & 1) and not game.over and chair.person_plays and self.rest is None
            window = game.windows[seat]
            if chair.asked_at and not (asked and window == chair.window):
                late = self.at - chair.asked_at - clock.move * 1000
                chair.bank -= min(chair.bank, max(late, 0))
                chair.asked_at = 0
            if asked and not chair.asked_at:
                chair.asked_at = self.at
                chair.window = window


APPLY: dict[type, Callable[[Table, Any], int]] = {
    entries.Made: Table._made,
    entries.Changed: Table._changed,
    entries.Sat: Table._sits,
    entries.Left: Table._leaves,
    entries.Came: Table._comes,
    entries.Went: Table._went,
    entries.SeatedBot: Table._seated_bot,
    entries.Freed: Table._freed,
    entries.Reclaimed: Table._reclaimed,
    entries.Hosted: Table._hosted,
    entries.Started: Table._started,
    entries.Ruled: Table._ruled,
    entries.Stopped: Table._stopped,
    entries.Moved: Table._moved,
    entries.Committed: Table._committed,
    entries.Closed: Table._closed,
    entries.Opened: Table._opened,
    entries.Voided: Table._voided,
    entries.Readied: Table._readied,
    entries.WentOn: Table._went_on,
    entries.Nonced: Table._nonced,
    entries.Undone: Table._undone,
    entries.Resumed: Table._resumed,
    entries.Said: Table._said,
    entries.Removed: Table._sent_away,
    entries.Muted: Table._muted,
    entries.Referred: Table._referred,
    entries.Decided: Table._decided,
}
