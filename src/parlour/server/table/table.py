"""A table: people and bots around a game.  What it is follows from the entries of its log alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.errors import ParlourError
from parlour.server.protocol.cards import GameCard, Player, State, TableCard
from parlour.server.table import entries, public
from parlour.server.table.agreed import Seated, agreed_now
from parlour.server.table.chain import Chain
from parlour.server.table.chair import Chair, company
from parlour.server.table.dealing import AnyChance
from parlour.server.table.entries import Entry
from parlour.server.table.gathering import Gathered
from parlour.server.table.kept import KeptGame
from parlour.server.table.pacing import alone
from parlour.server.table.people import BEGUN, CHAINED, FAIR, GAME, OTHERS, RESTS, SAID, SEATS
from parlour.server.table.playing import Playing
from parlour.server.table.position import eyes_of
from parlour.server.table.prelude import Prelude, prelude
from parlour.server.table.resting import Rest
from parlour.server.table.view_json import EventsJson
from parlour.server.table.waits import USUAL, Waits

__all__ = [
    "BEGUN",
    "CHAINED",
    "FAIR",
    "GAME",
    "MOVED",
    "OTHERS",
    "RESTS",
    "SAID",
    "SEATS",
    "AnyChance",
    "Differs",
    "Table",
]


MOVED: Final = entries.Moved  # asked for with every move: a look into another module costs more than the question
STARTED: Final = entries.Started


class Differs(ParlourError):
    """A game played again is not what it was after this entry: the rules are others."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"after entry {seq} the game is not what it was")
        self.seq = seq


class Table(Playing):
    def __init__(self, id: str, waits: Waits = USUAL, keep: bool = False) -> None:
        super().__init__(id, waits, keep)
        self.by_other_rules = False  # an entry may be told in other words than then; what it comes to is compared apart
        self.has_gaps = False  # the log read lacks entries that do not matter to its last game
        self.started_at = 0
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
    def is_rated(self) -> bool:
        """Whether a rated game is being played."""
        return self.playing and self.terms.rated

    @property
    def was_stopped(self) -> bool:
        return isinstance(self.game, KeptGame) and self.game.stopped

    def away_until(self, chair: Chair) -> int | None:
        """When a bot takes this seat over, if nobody comes back; never where nobody else is kept waiting."""
        if not self.playing or chair.connected or not chair.person_plays:
            return None
        if all(self.chairs[seat] is chair for seat in company(self.chairs)):
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
            settings.rated,
            self.terms.spectators and settings.spectators and not self.sealed,
            self.told_deal if self.playing else 0,
        )

    def game_card(self) -> GameCard:
        """The game that was begun last."""
        assert self.game is not None
        assert self.agreed is not None
        seats = zip(self.players, self.agreed.with_those(self.later), strict=True)
        players = tuple([Player(i, guest, seat.called, seat.program) for i, (guest, seat) in enumerate(seats)])
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
        if judged is not None and isinstance(act, MOVED):
            changed = self._moved(act, judged)
        else:
            changed = APPLY[type(act)](self, act)
        if changed & GAME and self.plea is not None:
            self.plea = None  # whatever changes the game has answered it
            changed |= SEATS
        if changed & GAME and self.playing:
            self._note_deal()
        if changed & CHAINED and self.chain is not None:
            self._compare(entry, self.chain)
        if changed & GAME and self.keep:
            self._gather(entry)
        if self.hurried and changed & GAME:
            self._calm()
        return changed | RESTS if self.has_sheet or self.rest is not rest else changed

    def _calm(self) -> None:
        """Nobody is in a hurry any more once he is asked, or a deal has ended."""
        game, seat = self.game, alone(self.chairs)
        if game is None or game.over or self.rest is not None or seat < 0 or game.waits >> seat & 1:
            self.hurried = False

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
        seq = entry.seq
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} of table {self.id} comes after {self.seq}")
        if type(entry.act) is STARTED:
            self.prelude = prelude(self, entry)
        self.seq = seq
        self.at = entry.at

    def _made(self, act: entries.Made) -> int:
        self.host = act.host
        self.kept_for = act.kept_for
        self.packs = act.packs
        self.sealed = act.packs is not None
        self.laid_at = self.at
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
            self.later[act.seat] = Seated(self.chairs[act.seat].label, act.guest, act.name, program=act.program)
        self._wait_anew()
        self._watch_clocks()
        return FAIR | self._link(public.sat(act))

    def _leaves(self, act: entries.Left) -> int:
        seat = self.seat_of(act.guest)
        self._drop_plea(seat)
        changed = self._left(act)
        return changed | FAIR | self._link(public.left(seat)) if self.playing else changed

    def _sent_away(self, act: entries.Removed) -> int:
        self.players = ["" if guest == act.guest else guest for guest in self.players]
        return self._removed(act)

    def _seated_bot(self, act: entries.SeatedBot) -> int:
        chair = self.chairs[act.seat]
        chair.bot = act.bot
        self._drop_plea(act.seat)
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
        self.ahead = act.ahead
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
        self.hurried = False
        self.plea = None
        self.pleaded = 0
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

    def _disclosed(self, act: entries.Disclosed) -> int:
        self.sealed = False
        return SEATS | OTHERS

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
            self.plea = None
            self.numbers[self.seq] = len(self.numbers) + 1
            self._note_by(act)
            self.game_seq = self.seq
            self.game_at = self.at
        if entry.head and self.chain is not None:
            self.chain.skip(entry.seq, entry.head)


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
    entries.BackAsked: Table._back_asked,
    entries.BackAnswered: Table._back_answered,
    entries.BackLapsed: Table._back_lapsed,
    entries.Paced: Table._paced,
    entries.Hurried: Table._hurried,
    entries.Resumed: Table._resumed,
    entries.Said: Table._said,
    entries.Removed: Table._sent_away,
    entries.Muted: Table._muted,
    entries.Referred: Table._referred,
    entries.Decided: Table._decided,
    entries.Disclosed: Table._disclosed,
}
