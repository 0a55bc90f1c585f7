"""A table: people and bots around a game.  What it is follows from the entries of its log alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.bots.roster import USUAL, bot_names, name_of_bot
from parlour.core.events import NO_EYES, WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.core.notation import Notation
from parlour.core.options import Options
from parlour.core.rules import LETTERS, Rules
from parlour.fair.chance import Drawing, FairChance, fair_game
from parlour.registry import rules_of
from parlour.server.protocol.cards import GameCard, Player, State, TableCard
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.agreed import Agreed, agreed_now, options_of
from parlour.server.table.chair import Chair
from parlour.server.table.entries import Entry
from parlour.server.table.kept import KeptGame
from parlour.server.table.taking_back import Earlier, has_shown

PATIENCE = 60_000  # milliseconds until a bot takes the seat of somebody who is gone
CHAT_KEPT = 100

GameAct = entries.Moved | entries.Nonced

# what an entry changed, so that only that is told
SEATS = 1  # seats, settings, state
GAME = 2
BEGUN = 4  # another game: nothing of the old view holds
SAID = 8
OTHERS = 16  # who sits where: somebody's rights are new
FAIR = 32  # another drawing is promised, or somebody has added to the promised one


class Table:
    id: str
    settings: Settings
    rules: Rules
    options: Options
    game: Game | None
    agreed: Agreed | None  # for the game that was begun last
    game_options: Options  # of that game
    chance: FairChance
    chance_to_come: FairChance
    notation: Notation

    def __init__(self, id: str, patience: int = PATIENCE) -> None:
        self.id = id
        self.patience = patience
        self.seq = 0
        self.at = 0
        self.host = ""
        self.chairs: list[Chair] = []
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.chat: deque[tuple[int, int, entries.Said]] = deque(maxlen=CHAT_KEPT)
        self.number = 0
        self.game = None
        self.agreed = None
        self.law = ""  # the fingerprint of the rules by which that game is played
        self.secret = b""  # of the game that was begun last,
        self.next_secret = b""  # and of the one to come
        self.early: dict[int, bytes] = {}  # what the seats added to the first drawing of this game before it began
        self.players: list[str] = []  # the guests of this game by seat
        self.started_at = 0
        self.ended_at = 0
        self.floor = 0  # answers that know only what was before this entry are stale
        self.game_seq = 0  # the last entry that changed the game
        self.game_at = 0  # and when that was
        self.moves: list[tuple[int, entries.Moved]] = []
        self.nonces: list[tuple[int, entries.Nonced]] = []
        self.marks: list[tuple[int, int]] = []  # entry, and how many events the game had told before it
        self.earlier = Earlier()

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

    @property
    def terms(self) -> Settings:
        """What holds for the game on the table, also after others were agreed on for the next; before one, for that."""
        return self.settings if self.agreed is None else self.agreed.settings

    @property
    def playing(self) -> bool:
        return self.game is not None and not self.game.over

    @property
    def promising(self) -> FairChance:
        """The chance that makes the next drawing: of the game being played, or of the one to come."""
        return self.chance if self.playing else self.chance_to_come

    def seat_of(self, guest: str) -> int:
        """The seat that is a guest's own, also while a bot plays it; -1 without one."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return -1

    def eyes_of(self, guest: str) -> int:
        """Whose view of the game a guest has: his own seat's if he plays in it, else a watcher's, or none at all.

        Who may not watch the next game looks no longer at the last one either; but nobody sees more of it than was
        agreed for it.
        """
        if guest in self.players:
            return self.players.index(guest)
        return WATCHER if self.terms.spectators and self.settings.spectators else NO_EYES

    def name_of(self, guest: str) -> str:
        seat = self.seat_of(guest)
        return self.chairs[seat].name if seat >= 0 else ""

    def usual_bot(self) -> str:
        """A bot of fair strength."""
        return USUAL

    def read(self, text: str) -> Move:
        """The move that a text says at this table."""
        return self.notation.read(text)

    def away_until(self, chair: Chair) -> int | None:
        """When a bot takes this seat over, if nobody comes back."""
        if not self.playing or chair.connected or not chair.person_plays:
            return None
        return chair.away_since + self.patience

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
        seats = zip(self.players, self.agreed.names, strict=True)
        players = tuple([Player(seat, guest, name) for seat, (guest, name) in enumerate(seats)])
        result = tuple(self.game.result) if self.game.over else ()
        game = self.agreed.settings.game
        return GameCard(self.id, self.number, game, self.started_at, self.ended_at, players, result)

    def apply(self, entry: Entry, judged: Move | None = None) -> int:
        """Do what an entry says; gives what changed.

        An entry of the log is read and judged here.  The move of a new one may have been ``judged`` before, in this
        very position, so that it could be refused.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} of table {self.id} comes after {self.seq}")
        self.seq = entry.seq
        self.at = entry.at
        act = entry.act
        if judged is not None and isinstance(act, entries.Moved):
            return self._moved(act, judged)
        return APPLY[type(act)](self, act)

    def _made(self, act: entries.Made) -> int:
        self.host = act.host
        self.next_secret = bytes.fromhex(act.secret)
        self._agree(act.settings)
        return SEATS | FAIR

    def _changed(self, act: entries.Changed) -> int:
        self._agree(act.settings)
        return SEATS | OTHERS | FAIR

    def _agree(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = rules_of(settings.game)
        self.options = options_of(self.rules, settings.options)
        self._seat_all(self.options.number("players"))
        known = bot_names(self.rules)
        for chair in self.chairs:
            if chair.bot and name_of_bot(chair.bot) not in known:
                chair.bot = self.usual_bot()
        self._promise()

    def _promise(self) -> None:
        """Promise the first drawing of the next game, as it is agreed now; nobody has added anything to it yet."""
        _game, self.chance_to_come = self.fresh_game(self.next_secret)

    def _seat_all(self, seats: int) -> None:
        """Bring as many chairs as are needed; people whose chair is carried away take a free one, or a bot's."""
        self.chairs += [Chair(LETTERS[seat]) for seat in range(len(self.chairs), seats)]
        carried_away = self.chairs[seats:]
        del self.chairs[seats:]
        for old in carried_away:
            open_chairs = [chair for chair in self.chairs if chair.is_free] + [c for c in self.chairs if not c.guest]
            if old.guest and open_chairs:
                open_chairs[0].free()
                open_chairs[0].takes_over(old)

    def _sat(self, act: entries.Sat) -> int:
        chair = self.chairs[act.seat]
        old = self.seat_of(act.guest)
        if old >= 0:
            self.chairs[old].free()
        chair.guest = act.guest
        chair.name = act.name
        chair.connected = act.here
        chair.away_since = 0 if act.here else self.at
        self.chance_to_come.nonces.pop(act.seat, None)
        return SEATS | OTHERS | FAIR

    def _left(self, act: entries.Left) -> int:
        self.chairs[self.seat_of(act.guest)].free()
        return SEATS | OTHERS

    def _came(self, act: entries.Came) -> int:
        chair = self.chairs[self.seat_of(act.guest)]
        chair.connected = True
        chair.away_since = 0
        return SEATS

    def _went(self, act: entries.Went) -> int:
        chair = self.chairs[self.seat_of(act.guest)]
        chair.connected = False
        chair.away_since = self.at
        return SEATS

    def _seated_bot(self, act: entries.SeatedBot) -> int:
        chair = self.chairs[act.seat]
        chair.bot = act.bot
        self._watch_clocks()
        return SEATS

    def _freed(self, act: entries.Freed) -> int:
        self.chairs[act.seat].free()
        return SEATS

    def _reclaimed(self, act: entries.Reclaimed) -> int:
        chair = self.chairs[self.seat_of(act.guest)]
        chair.bot = ""
        chair.missed = 0
        self._watch_clocks()
        return SEATS

    def _hosted(self, act: entries.Hosted) -> int:
        self.host = act.guest
        return SEATS

    def _removed(self, act: entries.Removed) -> int:
        self.removed.add(act.guest)
        self.players = ["" if guest == act.guest else guest for guest in self.players]
        seat = self.seat_of(act.guest)
        if seat >= 0:
            chair = self.chairs[seat]
            if chair.bot:
                chair.guest = ""
                chair.name = ""
            else:
                chair.free()
        return SEATS | OTHERS

    def _muted(self, act: entries.Muted) -> int:
        (self.muted.add if act.on else self.muted.discard)(act.guest)
        return SEATS

    def _said(self, act: entries.Said) -> int:
        self.chat.append((self.seq, self.at, act))
        return SAID

    def _resumed(self, act: entries.Resumed) -> int:
        for chair in self.chairs:
            chair.connected = False
            chair.away_since = self.at if chair.guest else 0
            if chair.asked_at:
                chair.asked_at = self.at
        return SEATS

    def _started(self, act: entries.Started) -> int:
        promising = self.chance_to_come
        self._begin(act)
        self.game_options = self.rules.options.make(self.terms.options)
        self._set_up(self.seq, promising.promised)
        self._played()
        return SEATS | GAME | BEGUN | FAIR

    def _begin(self, act: entries.Started) -> None:
        """All that another game changes at the table, but for the game itself."""
        self.number = act.number
        self.law = act.law
        self.agreed = act.agreed or agreed_now(self.settings, self.options, self.chairs, self.usual_bot())
        self.secret = self.next_secret
        self.early = dict(self.chance_to_come.nonces)
        self.next_secret = bytes.fromhex(act.secret)
        self._promise()
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
        self.moves = []
        self.nonces = []
        self.floor = self.seq

    def _ruled(self, act: entries.Ruled) -> int:
        self.law = act.law
        return 0

    def _stopped(self, act: entries.Stopped) -> int:
        assert self.agreed is not None
        self.keep(KeptGame(self.agreed, act.position, self.at, [], stopped=True))
        return SEATS | GAME | BEGUN | FAIR

    def keep(self, game: KeptGame) -> None:
        """Look at what was kept of the game that was begun last; nobody plays it any more."""
        self.game = game
        self.ended_at = game.ended
        self.game_seq = self.seq
        self.game_at = self.at
        self.marks = [(self.seq, 0)]
        self.moves = []
        self.earlier.forget()
        for chair in self.chairs:
            chair.asked_at = 0

    def pass_over(self, entry: Entry) -> None:
        """Take note of an entry of a game without playing it: the game is not looked at, or the move was taken back."""
        self.seq = entry.seq
        self.at = entry.at
        act = entry.act
        if isinstance(act, entries.Started):
            self._begin(act)
            self.game = None
        elif isinstance(act, entries.Moved):
            self._note_by(act)
            self.game_seq = self.seq
            self.game_at = self.at

    def _set_up(self, seq: int, promised: Sequence[Drawing] = ()) -> None:
        """A new game of this number's secret, gone on as far as it goes by itself."""
        game, self.chance = self.fresh_game(self.secret, self.early, self.game_options)
        self.chance.promised_before(promised)
        game.detail = EVERYTHING
        self.game = game
        self.notation = game.notation()
        self.marks = [(seq, 0)]
        self.earlier.forget()
        go_on(game, self.chance)

    def fresh_game(
        self, secret: bytes, early: Mapping[int, bytes] | None = None, options: Options | None = None
    ) -> tuple[Game, FairChance]:
        """A game before its first deal, with what the seats added to that before; as it is agreed now, or was."""
        game, chance = fair_game(self.rules, options or self.options, [chair.label for chair in self.chairs], secret)
        for seat, nonce in (early or {}).items():
            chance.add(0, seat, nonce)
        return game, chance

    def _moved(self, act: entries.Moved, judged: Move | None = None) -> int:
        drawn = self.chance.rested
        self._play(self.seq, act, judged)
        self._note_by(act)
        self._played()
        fair = FAIR if self.chance.rested != drawn else 0
        return GAME | fair | (SEATS if self.ended_at else 0)

    def _note_by(self, act: entries.Moved) -> None:
        chair = self.chairs[act.seat]
        chair.missed = chair.missed + 1 if act.by == "clock" else 0

    def _play(self, seq: int, act: entries.Moved, judged: Move | None = None) -> None:
        game = self.game
        assert game is not None
        may_be_taken_back = self.terms.undo
        if may_be_taken_back:
            self.earlier.keep(self.marks[-1][0], game, self.chance)
        self.marks.append((seq, len(game.events)))
        if judged is None:
            game.play(act.seat, self.read(act.move))
        else:
            game.act(act.seat, judged)
        self.moves.append((seq, act))
        go_on(game, self.chance)
        if may_be_taken_back:
            self.earlier.moved(self.chance)

    def _played(self) -> None:
        self.game_seq = self.seq
        self.game_at = self.at
        if self.game is not None and self.game.over:
            self.ended_at = self.at
        self._watch_clocks()

    def _undone(self, act: entries.Undone) -> int:
        self._take_back(act.to)
        self.floor = self.seq
        for chair, (bank, asked_at) in zip(self.chairs, act.clocks, strict=False):
            chair.bank = bank
            chair.asked_at = asked_at
        for chair in self.chairs:
            chair.window = -1
        self._played()
        return GAME | BEGUN | FAIR

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
        """Play this game once more up to an entry."""
        kept = self.acts_of_game(to)
        self.moves = []
        self._set_up(self.marks[0][0])
        for seq, old in kept:
            if isinstance(old, entries.Moved):
                self._play(seq, old)
            else:
                self._add_nonce(old)

    def last_move_revealed(self) -> bool:
        """Whether the last move has shown anybody a face that he did not see before, or let chance decide."""
        if self.earlier.latest(self.move_before_last()) is None:
            self._play_again(self.moves[-1][0])  # the same game, with copies of where it stood
        before = self.earlier.latest(self.move_before_last())
        assert self.game is not None
        assert before is not None
        return has_shown(before, self.game, self.game.events[self.marks[-1][1] :])

    def move_before_last(self) -> int:
        """The entry that the game would stand at without its last move."""
        return self.moves[-2][0] if len(self.moves) > 1 else self.marks[0][0]

    def acts_of_game(self, last_move: int) -> list[tuple[int, GameAct]]:
        """The moves of this game up to an entry, and all that the seats added to its drawings, as they came."""
        kept: list[tuple[int, GameAct]] = [item for item in self.moves if item[0] <= last_move]
        return sorted([*kept, *self.nonces], key=lambda item: item[0])

    def _watch_clocks(self) -> None:
        """Stop the clocks of those who have answered, start those of people who are asked."""
        game = self.game
        clock = self.terms.clock
        if game is None or clock is None:
            return
        for seat, chair in enumerate(self.chairs):
            asked = bool(game.waits >> seat & 1) and not game.over and chair.person_plays
            window = game.windows[seat]
            if chair.asked_at and not (asked and window == chair.window):
                late = self.at - chair.asked_at - clock.move * 1000
                chair.bank -= min(chair.bank, max(late, 0))
                chair.asked_at = 0
            if asked and not chair.asked_at:
                chair.asked_at = self.at
                chair.window = window

    def _nonced(self, act: entries.Nonced) -> int:
        if self.playing:
            self.nonces.append((self.seq, act))
        self._add_nonce(act)
        return FAIR

    def _add_nonce(self, act: entries.Nonced) -> None:
        self.promising.add(act.drawing, act.seat, bytes.fromhex(act.nonce))


def go_on(game: Game, chance: FairChance) -> None:
    while game.waits == 0 and not game.over:
        game.go_on()
    chance.rest()


APPLY: dict[type, Callable[[Table, Any], int]] = {
    entries.Made: Table._made,
    entries.Changed: Table._changed,
    entries.Sat: Table._sat,
    entries.Left: Table._left,
    entries.Came: Table._came,
    entries.Went: Table._went,
    entries.SeatedBot: Table._seated_bot,
    entries.Freed: Table._freed,
    entries.Reclaimed: Table._reclaimed,
    entries.Hosted: Table._hosted,
    entries.Started: Table._started,
    entries.Ruled: Table._ruled,
    entries.Stopped: Table._stopped,
    entries.Moved: Table._moved,
    entries.Nonced: Table._nonced,
    entries.Undone: Table._undone,
    entries.Resumed: Table._resumed,
    entries.Said: Table._said,
    entries.Removed: Table._removed,
    entries.Muted: Table._muted,
}
