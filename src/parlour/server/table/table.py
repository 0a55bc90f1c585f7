"""A table: people and bots around a game.  What it is follows from the entries of its log alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from parlour.bots.roster import USUAL, bot_names, name_of_bot
from parlour.core.events import NO_EYES, WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.core.notation import Notation
from parlour.core.options import Options
from parlour.core.rules import LETTERS, Rules
from parlour.core.view import View
from parlour.errors import ParlourError
from parlour.fair.chance import FairChance, fair_game, round_game
from parlour.fair.rounds import RoundChance
from parlour.registry import rules_of
from parlour.server.protocol.cards import GameCard, Player, State, TableCard
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries, public
from parlour.server.table.chain import MOVE, Chain, sealed_events
from parlour.server.table.chair import Chair
from parlour.server.table.entries import Entry
from parlour.server.table.rounds import NOT_DUE, VOID, Cut, Rounds
from parlour.server.table.view_json import EventsJson

PATIENCE = 60_000  # milliseconds until a bot takes the seat of somebody who is gone
CHAT_KEPT = 100

GameAct = entries.Moved | entries.Nonced | Cut
AnyChance = FairChance | RoundChance


class Differs(ParlourError):
    """An entry of the log makes something else of its table than when it was written: the rules are others."""


# what an entry changed, so that only that is told
SEATS = 1  # seats, settings, state
GAME = 2
BEGUN = 4  # another game: nothing of the old view holds
SAID = 8
OTHERS = 16  # who sits where: somebody's rights are new
FAIR = 32  # another drawing is promised, or somebody has added to the promised one
CHAINED = 64  # the game's chain has another head


class Table:
    id: str
    settings: Settings
    rules: Rules
    options: Options
    game: Game | None
    chance: AnyChance
    rounds: Rounds
    chain: Chain | None
    told: EventsJson | None  # what the last entry has told
    notation: Notation

    def __init__(self, id: str, patience: int = PATIENCE, keep: bool = False) -> None:
        self.id = id
        self.patience = patience
        self.keep = keep  # all links of the chain, for a record
        self.seq = 0
        self.at = 0
        self.host = ""
        self.chairs: list[Chair] = []
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.chat: deque[tuple[int, int, entries.Said]] = deque(maxlen=CHAT_KEPT)
        self.number = 0
        self.scheme = 0  # of the fair deals of this game
        self.game = None
        self.secret = b""  # of the game that was begun last,
        self.next_secret = b""  # and of the one to come
        self.early: dict[int, bytes] = {}  # scheme 1: what the seats added to this game's first drawing before it,
        self.earlier: dict[int, bytes] = {}  # and to that of the next
        self.rounds = Rounds()
        self.chain = None
        self.told = None
        self.players: list[str] = []  # the guests of this game by seat
        self.started_at = 0
        self.ended_at = 0
        self.floor = 0  # answers that know only what was before this entry are stale
        self.game_seq = 0  # the last entry that changed the game
        self.game_at = 0  # and when that was
        self.moves: list[tuple[int, entries.Moved]] = []
        self.numbers: dict[int, int] = {}  # by entry, the number of a move in its game, those taken back counted too
        self.nonces: list[tuple[int, entries.Nonced]] = []
        self.cuts: list[tuple[int, Cut]] = []
        self.dealt_at: list[int] = []  # by drawing made, how many events the game had told before it
        self.published = 0  # so many drawings are promised in the chain
        self.newly = ""  # what the entry being done says of rounds
        self.marks: list[tuple[int, int]] = []  # entry, and how many events the game had told before it

    @property
    def state(self) -> State:
        if self.game is None:
            return "gathering"
        return "over" if self.game.over else "playing"

    @property
    def playing(self) -> bool:
        return self.game is not None and not self.game.over

    def seat_of(self, guest: str) -> int:
        """The seat that is a guest's own, also while a bot plays it; -1 without one."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return -1

    def eyes_of(self, guest: str) -> int:
        """Whose view of the game a guest has: his own seat's if he plays in it, else a watcher's, or none at all."""
        if guest in self.players:
            return self.players.index(guest)
        return WATCHER if self.settings.spectators else NO_EYES

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
        clock = self.settings.clock
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
        chairs = zip(self.players, self.chairs, strict=True)
        players = [Player(seat, guest, chair.name or chair.bot) for seat, (guest, chair) in enumerate(chairs)]
        result = tuple(self.game.result) if self.game.over else ()
        return GameCard(
            self.id, self.number, self.settings.game, self.started_at, self.ended_at, tuple(players), result
        )

    def apply(self, entry: Entry, judged: Move | None = None) -> int:
        """Do what an entry says; gives what changed.

        An entry of the log is read and judged here.  The move of a new one may have been ``judged`` before, in this
        very position, so that it could be refused.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} of table {self.id} comes after {self.seq}")
        self.seq = entry.seq
        self.at = entry.at
        self.told = None
        act = entry.act
        if judged is not None and isinstance(act, entries.Moved):
            changed = self._moved(act, judged)
        else:
            changed = APPLY[type(act)](self, act)
        if changed & CHAINED and self.chain is not None:
            head = self.chain.last
            if entry.head and entry.head != head:
                raise Differs(f"entry {entry.seq} of table {self.id} has become another")
            entry.head = head
        return changed

    def _made(self, act: entries.Made) -> int:
        self.host = act.host
        self.next_secret = bytes.fromhex(act.secret)
        self._agree(act.settings)
        return SEATS

    def _changed(self, act: entries.Changed) -> int:
        self._agree(act.settings)
        return SEATS | OTHERS

    def _agree(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = rules_of(settings.game)
        self.options = self.rules.options.make(settings.options)
        self._seat_all(self.options.number("players"))
        known = bot_names(self.rules)
        for chair in self.chairs:
            if chair.bot and name_of_bot(chair.bot) not in known:
                chair.bot = self.usual_bot()
        self.earlier = {}

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
        self.earlier.pop(act.seat, None)
        return SEATS | OTHERS

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
        return SEATS | self._link(public.bot(act))

    def _freed(self, act: entries.Freed) -> int:
        self.chairs[act.seat].free()
        return SEATS

    def _reclaimed(self, act: entries.Reclaimed) -> int:
        seat = self.seat_of(act.guest)
        chair = self.chairs[seat]
        chair.bot = ""
        chair.missed = 0
        self._watch_clocks()
        return SEATS | self._link(public.person(seat))

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
        self.rounds.resume(self.at)
        return SEATS

    def _started(self, act: entries.Started) -> int:
        self.number = act.number
        self.secret = self.next_secret
        self.early = self.earlier
        self.earlier = {}
        self.next_secret = bytes.fromhex(act.secret)
        self.scheme = act.scheme
        self.started_at = self.at
        self.ended_at = 0
        clock = self.settings.clock
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
        self.numbers = {}
        self.nonces = []
        self.cuts = []
        self.floor = self.seq
        self._set_up(self.seq)
        self._go_on()
        self._begin_chain()
        self._played()
        return SEATS | GAME | BEGUN | FAIR | CHAINED

    def _begin_chain(self) -> None:
        """The first entry binds what was agreed, who sits where, and the first promises."""
        if not isinstance(self.chance, RoundChance):
            self.chain = None
            return
        promised = self.chance.promised
        self.published = len(promised)
        members = public.started(self.settings, self.options.values, "", self.chairs, promised)
        text = f'{{"seq":{self.seq},"at":{self.at},{members}{self.newly}}}'.encode()
        self.newly = ""
        self.chain = Chain(self.secret, self.id, self.number, self.seq, text, self.keep)

    def _set_up(self, seq: int) -> None:
        """A new game of this number's secret, before its first deal."""
        game, self.chance = self.fresh_game()
        game.detail = EVERYTHING
        self.game = game
        self.rounds = Rounds()
        self.notation = game.notation()
        self.marks = [(seq, 0)]
        self.dealt_at = []

    def fresh_game(self) -> tuple[Game, AnyChance]:
        """The game of this number before its first deal."""
        names = [chair.label for chair in self.chairs]
        if self.scheme != 1:
            return round_game(self.rules, self.options, names, self.secret)
        game, chance = fair_game(self.rules, self.options, names, self.secret)
        for seat, nonce in self.early.items():
            chance.add(0, seat, nonce)
        return game, chance

    def _go_on(self) -> None:
        """Go on as far as the game goes by itself: until it asks somebody, or needs another round."""
        game, chance = self.game, self.chance
        assert game is not None
        while game.waits == 0 and not game.over:
            if isinstance(chance, RoundChance) and chance.asked_by(game):
                self._await_round(chance)
                return
            game.go_on()
        chance.rest()

    def _await_round(self, chance: RoundChance) -> None:
        self.rounds.becomes_due(chance.first, self.at)
        if self._shares_all_there():
            self._close(chance)
        else:
            self.newly = public.due(chance.first)

    def _shares_all_there(self) -> bool:
        """Whether there is somebody to share in the drawing, and all of them have committed."""
        rounds = self.rounds
        return any(rounds.shares(chair) for chair in self.chairs) and rounds.is_complete(self.chairs)

    def _close(self, chance: RoundChance) -> None:
        game, rounds = self.game, self.rounds
        assert game is not None
        rounds.close(self.chairs, game.deal_plan(), self.at)
        new = [drawing for drawing in chance.promised if drawing.number >= self.published]
        self.published += len(new)
        self.newly = public.closed(rounds.due, rounds.listed or [], rounds.plan, new)

    def _deal(self, chance: RoundChance) -> None:
        """All shares of a round are there."""
        game, rounds = self.game, self.rounds
        assert game is not None
        assert rounds.listed is not None
        self.marks.append((self.seq, len(game.events)))
        self.dealt_at.append(len(game.events))
        self.cuts.append((self.seq, Cut(rounds.listed, sorted(rounds.opened.items()))))
        rounds.begin(chance)
        game.go_on()
        self._go_on()
        self._played()

    def _link(self, members: str, events: bool = False, moved: entries.Moved | None = None) -> int:
        """Another entry of the chain; gives what that changes."""
        chain, game = self.chain, self.game
        if chain is None or game is None or not (self.playing or events):
            return 0
        text = f'{{"seq":{self.seq},"at":{self.at},{members}'
        sealed: list[tuple[str, bytes]] = []
        if events:
            told = self.told = EventsJson(game.pack, game.ledger.names, game.events[self.marks[-1][1] :])
            if told.for_all:
                text += ',"events":' + told.for_all.decode()
            else:
                sealed = sealed_events(told, len(self.chairs))
        if moved is not None:
            sealed.append((MOVE, moved.move.encode()))
        if self.newly:
            text += self.newly
            self.newly = ""
        if events and game.over:
            text += public.over(game.result)
        chain.add(self.seq, (text + "}").encode(), sealed, moved.seat if moved is not None else -1)
        return CHAINED

    def _committed(self, act: entries.Committed) -> int:
        chance, rounds = self.chance, self.rounds
        assert isinstance(chance, RoundChance)
        rounds.commit(act.seat, self.chairs[act.seat].guest, bytes.fromhex(act.hash))
        if rounds.due == NOT_DUE or not self._shares_all_there():
            return self._link(public.committed(act))
        self._close(chance)
        return FAIR | self._link(public.committed(act))

    def _closed(self, act: entries.Closed) -> int:
        chance, rounds = self.chance, self.rounds
        assert isinstance(chance, RoundChance)
        self._close(chance)
        if not rounds.is_open:
            return FAIR | self._link('"kind":"closed"')
        closed, self.newly = self.newly, ""
        self._deal(chance)
        return GAME | FAIR | self._link('"kind":"closed"' + closed, events=True)

    def _opened(self, act: entries.Opened) -> int:
        chance, rounds = self.chance, self.rounds
        assert isinstance(chance, RoundChance)
        guest = self.chairs[act.seat].guest
        rounds.open(act.seat, guest, bytes.fromhex(act.share), bytes.fromhex(act.next))
        if not rounds.is_open:
            return self._link(public.opened(act))  # nobody has to do anything about it
        self._deal(chance)
        return GAME | FAIR | self._link(public.opened(act), events=True) | (SEATS if self.ended_at else 0)

    def _voided(self, act: entries.Voided) -> int:
        chance, rounds = self.chance, self.rounds
        assert isinstance(chance, RoundChance)
        rounds.void(chance, [self.chairs[seat].guest for seat in act.seats])
        self.cuts.append((self.seq, VOID))
        self._await_round(chance)
        return FAIR | self._link(public.voided(act))

    def _moved(self, act: entries.Moved, judged: Move | None = None) -> int:
        chance = self.chance
        drawn = chance.rested if isinstance(chance, FairChance) else 0
        self.numbers[self.seq] = len(self.numbers) + 1
        self._play(self.seq, act, judged)
        chair = self.chairs[act.seat]
        chair.missed = chair.missed + 1 if act.by == "clock" else 0
        self._played()
        if isinstance(chance, FairChance):
            fair = FAIR if chance.rested != drawn else 0
        else:
            fair = (FAIR if self.rounds.due != NOT_DUE else 0) | self._link(public.moved(act), True, act)
        return GAME | fair | (SEATS if self.ended_at else 0)

    def _play(self, seq: int, act: entries.Moved, judged: Move | None = None) -> None:
        game, chance = self.game, self.chance
        assert game is not None
        self.marks.append((seq, len(game.events)))
        if isinstance(chance, RoundChance):
            chance.in_move(self.numbers[seq])
        if judged is None:
            game.play(act.seat, self.read(act.move))
        else:
            game.act(act.seat, judged)
        self.moves.append((seq, act))
        self._go_on()

    def _played(self) -> None:
        self.game_seq = self.seq
        self.game_at = self.at
        if self.game is not None and self.game.over:
            self.ended_at = self.at
        self._watch_clocks()

    def _undone(self, act: entries.Undone) -> int:
        kept = self.acts_of_game(act.to)
        rounds = self.rounds
        self.moves = []
        self._set_up(self.marks[0][0])
        self._go_on()
        for seq, old in kept:
            self._again(seq, old)
        self.rounds = rounds  # nothing is drawn by taking back
        self.newly = ""
        self.floor = self.seq
        for chair in self.chairs:
            chair.window = -1
        self._played()
        return GAME | BEGUN | FAIR | self._link(public.undone(act))

    def _again(self, seq: int, act: GameAct) -> None:
        chance = self.chance
        if isinstance(act, entries.Moved):
            self._play(seq, act)
        elif isinstance(act, entries.Nonced):
            assert isinstance(chance, FairChance)
            chance.add(act.drawing, act.seat, bytes.fromhex(act.nonce))
        else:
            assert isinstance(chance, RoundChance)
            assert self.game is not None
            if act is VOID:
                chance.void()
                return
            self.marks.append((seq, len(self.game.events)))
            self.dealt_at.append(len(self.game.events))
            chance.begin(act.listed, act.shares)
            self.game.go_on()
            self._go_on()

    def last_move_revealed(self) -> bool:
        """Whether the last move has shown anybody a face that he did not see before, or let chance decide."""
        game = self.game
        assert game is not None
        if self.rounds.due != NOT_DUE or any(seq > self.moves[-1][0] for seq, _cut in self.cuts):
            return True
        before = Table(self.id)
        for name in ("rules", "options", "chairs", "secret", "scheme", "early", "numbers"):
            setattr(before, name, getattr(self, name))
        before._set_up(0)
        before._go_on()
        last = self.moves[-1][0]  # what was added since then may be for a drawing that this move has brought
        for seq, act in self.acts_of_game(self.move_before_last()):
            if seq < last:
                before._again(seq, act)
        assert before.game is not None
        drawn = len(before.chance.history) != len(self.chance.history)
        if drawn or before.game.deals != game.deals:
            return True
        eyes = [*range(len(self.chairs)), WATCHER]
        return any(faces(game.view(seat)) - faces(before.game.view(seat)) for seat in eyes)

    def move_before_last(self) -> int:
        """The entry that the game would stand at without its last move."""
        return self.moves[-2][0] if len(self.moves) > 1 else self.marks[0][0]

    def acts_of_game(self, last_move: int) -> list[tuple[int, GameAct]]:
        """The moves of this game up to an entry, and what decided its drawings, as they came."""
        kept: list[tuple[int, GameAct]] = [item for item in self.moves if item[0] <= last_move]
        return sorted([*kept, *self.nonces, *self.cuts], key=lambda item: item[0])

    def _watch_clocks(self) -> None:
        """Stop the clocks of those who have answered, start those of people who are asked."""
        game = self.game
        clock = self.settings.clock
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
            self._again(self.seq, act)
        else:
            self.earlier[act.seat] = bytes.fromhex(act.nonce)
        return FAIR


def faces(view: View) -> set[str]:
    return {face for place in view.places for face in place.faces}


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
    entries.Moved: Table._moved,
    entries.Committed: Table._committed,
    entries.Closed: Table._closed,
    entries.Opened: Table._opened,
    entries.Voided: Table._voided,
    entries.Nonced: Table._nonced,
    entries.Undone: Table._undone,
    entries.Resumed: Table._resumed,
    entries.Said: Table._said,
    entries.Removed: Table._removed,
    entries.Muted: Table._muted,
}
