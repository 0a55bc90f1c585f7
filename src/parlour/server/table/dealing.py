"""The game on a table and its rounds: packs are cut by those who play, and what happens is chained (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.events import NO_EYES, WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.core.notation import Notation
from parlour.core.options import Options
from parlour.fair.chance import FairChance, fair_game, round_game
from parlour.fair.heads import MOVE
from parlour.fair.rounds import Probe, RoundChance
from parlour.present.deals import Deals
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries, public
from parlour.server.table.agreed import Agreed, Seated
from parlour.server.table.chain import Chain, sealed_events
from parlour.server.table.people import CHAINED, FAIR, GAME, RESTS, SEATS, People
from parlour.server.table.resting import Rest
from parlour.server.table.rounds import NOT_DUE, VOID, Cut, Rounds
from parlour.server.table.view_json import EventsJson
from parlour.server.table.waits import Waits

AnyChance = FairChance | RoundChance
GameAct = entries.Moved | entries.Nonced | entries.WentOn | Cut


class Dealing(People):
    game: Game | None
    agreed: Agreed | None  # for the game that was begun last
    game_options: Options  # of that game
    chance: AnyChance
    chain: Chain | None
    told: EventsJson | None  # what the last entry has told
    notation: Notation
    deals: Deals  # of the game on the table
    rest: Rest | None  # the table waits between two of them

    def __init__(self, id: str, waits: Waits, keep: bool) -> None:
        super().__init__(id)
        self.keep = keep  # the chain of the last game and what everybody is told of it, for its record,
        self.only: int | None = None  # or only what these eyes are
        self.waits = waits
        self.number = 0
        self.scheme = 0  # of the fair deals of this game,
        self.ahead = 0  # which promise so many drawings at any time
        self.game = None
        self.agreed = None
        self.law = ""  # the fingerprint of the rules by which that game is played
        self.secret = b""  # of the game that was begun last,
        self.next_secret = b""  # and of the one to come
        self.early: dict[int, bytes] = {}  # scheme 1: what the seats added to this game's first drawing before it,
        self.earliest: dict[int, bytes] = {}  # and to that of the next
        self.players: list[str] = []  # the guests of this game by seat
        self.later: dict[int, Seated] = {}  # those who sat down at seats that were empty when it began
        self.packs: entries.Packs | None = None  # that are the same at other tables,
        self.sealed = False  # and nothing is shown of this one before all of them are done
        self.rounds = Rounds(self.waits)
        self.chain = None
        self.told = None
        self.moves: list[tuple[int, entries.Moved]] = []
        self.numbers: dict[int, int] = {}  # by entry, the number of a move in its game, those taken back counted too
        self.nonces: list[tuple[int, entries.Nonced]] = []
        self.cuts: list[tuple[int, Cut]] = []
        self.breaks: list[tuple[int, entries.WentOn]] = []
        self.rests = False  # whether the table waits between the deals of this game
        self.rest = None
        self.on_sheet: Callable[[], None] = lambda: None  # called whenever a deal has ended
        self.has_sheet = False  # a deal has ended with the last entry
        self.new_deal = 0  # the number of the deal that has begun with it
        self.told_deal = 0  # and of the last one that has
        self.marks: list[tuple[int, int]] = []  # entry, and how many events the game had told before it
        self.dealt_at: list[int] = []  # by drawing made, how many events the game had told before it
        self.published = 0  # so many drawings are promised in the chain
        self.newly = ""  # what the entry being done says of rounds
        self.ended_at = 0

    @property
    def playing(self) -> bool:
        return self.game is not None and not self.game.over

    @property
    def terms(self) -> Settings:
        """What holds for the game on the table, also after others were agreed on for the next; before one, for that."""
        return self.settings if self.agreed is None else self.agreed.settings

    def played(self) -> None:
        """The game has changed."""
        raise NotImplementedError

    def eyes_of(self, guest: str) -> int:
        """Whose view of the game a guest has: his own seat's if he plays in it, else a watcher's, or none at all.

        Who may not watch the next game looks no longer at the last one either; but nobody sees more of it than was
        agreed for it.
        """
        if guest in self.players:
            return self.players.index(guest)
        if self.sealed:
            return NO_EYES
        return WATCHER if self.terms.spectators and self.settings.spectators else NO_EYES

    def _set_up(self, seq: int) -> None:
        """A new game of this number's secret, before its first deal."""
        game, self.chance = self.fresh_game()
        game.detail = EVERYTHING
        self.game = game
        self.rounds = Rounds(self.waits, None if self.packs is None else cut_before(self.packs))
        self.notation = game.notation()
        self.deals = Deals(self.rules, game)
        self.rest = None
        self.marks = [(seq, 0)]
        self.dealt_at = []

    def fresh_game(self) -> tuple[Game, AnyChance]:
        """The game of this number before its first deal."""
        names = [chair.label for chair in self.chairs]
        if self.scheme != 1:
            return round_game(self.rules, self.game_options, names, self.secret, self.ahead)
        game, chance = fair_game(self.rules, self.game_options, names, self.secret)
        for seat, nonce in self.early.items():
            chance.add(0, seat, nonce)
        return game, chance

    def _go_on(self) -> None:
        """Go on as far as the game goes by itself: until it asks somebody, or needs another round."""
        game, chance = self.game, self.chance
        assert game is not None
        while game.waits == 0 and not game.over:
            if self._begins_rest():
                return
            if isinstance(chance, RoundChance):
                probe = chance.probed(game)
                if probe is not None:
                    self._await_round(chance, probe)
                    return
            game.go_on()
        chance.rest()
        self._begins_rest()
        if game.over:
            self._end_deal()

    def _begins_rest(self) -> bool:
        """Whether a deal is over and all may look at it first; without such pauses the next one begins at once."""
        game = self.game
        assert game is not None
        if not self.deals.rests(game):
            self.rest = None
            return False
        if not self.rests:
            self._end_deal()
            self.has_sheet = False
            self.deals.next_deal(game)
            return False
        if self.rest is None:
            self.rest = Rest(self.at)
            self._end_deal()
        self.newly = public.rests(game.phases()[game.phase])
        return True

    def _end_deal(self) -> None:
        self.has_sheet = True
        self.on_sheet()

    def _await_round(self, chance: RoundChance, probe: Probe | None = None) -> None:
        self.rounds.becomes_due(chance.first, self.at)
        if self._shares_all_there():
            self._close(chance, probe)
        else:
            self.newly = public.due(chance.first)

    def _shares_all_there(self) -> bool:
        """Whether there is somebody to share in the drawing, and all of them have committed."""
        rounds = self.rounds
        return any(rounds.shares(chair) for chair in self.chairs) and rounds.is_complete(self.chairs)

    def _close(self, chance: RoundChance, probe: Probe | None = None) -> None:
        game, rounds = self.game, self.rounds
        assert game is not None
        plan, without = chance.planned(game, probe)
        rounds.close(self.chairs, plan, without, self.at)
        new = [drawing for drawing in chance.promised if drawing.number >= self.published]
        self.published += len(new)
        faces = [game.pack.face(card) for card in without]
        listed = [] if rounds.before is not None else rounds.listed or []
        self.newly = public.closed(rounds.due, listed, plan, faces, new)

    def _deal(self, chance: RoundChance) -> None:
        """All shares of a round are there."""
        game, rounds = self.game, self.rounds
        assert game is not None
        assert rounds.listed is not None
        self.marks.append((self.seq, len(game.events)))
        self.dealt_at.append(len(game.events))
        self.cuts.append((self.seq, Cut(rounds.listed, sorted(rounds.opened.items()), rounds.without)))
        rounds.begin(chance)
        game.go_on()
        self._go_on()
        self.played()

    def _link(self, members: str, events: bool = False, moved: entries.Moved | None = None) -> int:
        """Another entry of the chain; gives what that changes."""
        chain, game = self.chain, self.game
        if chain is None or game is None or not (self.playing or events):
            return 0
        text = f'{{"seq":{self.seq},"at":{self.at},{members}'.encode()
        sealed: list[tuple[str, bytes]] = []
        if events:
            told = self.told = EventsJson(game.pack, game.ledger.names, game.events[self.marks[-1][1] :])
            if told.for_all:
                text = b'%b,"events":%b' % (text, told.for_all)
            else:
                sealed = sealed_events(told, len(self.chairs))
        if moved is not None:
            sealed.append((MOVE, moved.move.encode()))
        if self.newly:
            text += self.newly.encode()
            self.newly = ""
        if events and game.over:
            text += public.over(game.result).encode()
        chain.add(self.seq, text + b"}", sealed, moved.seat if moved is not None else -1)
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

    def _readied(self, act: entries.Readied) -> int:
        if self.rest is not None:
            self.rest.ready.add(act.seat)
        return RESTS

    def _went_on(self, act: entries.WentOn) -> int:
        game = self.game
        assert game is not None
        self.breaks.append((self.seq, act))
        self._break(self.seq)
        self.played()
        fair = FAIR if self.rounds.due != NOT_DUE else 0
        over = SEATS if self.ended_at else 0
        return GAME | fair | self._link('"kind":"went_on"', events=True) | over

    def _note_deal(self) -> None:
        """See whether what the entry being done tells belongs to another deal than what was told before."""
        number = self.deals.number_at(self.marks[-1][1])
        if number > self.told_deal:
            self.told_deal = self.new_deal = number

    def _break(self, seq: int) -> None:
        """The next deal begins."""
        game = self.game
        assert game is not None
        self.marks.append((seq, len(game.events)))
        self.rest = None
        self.deals.next_deal(game)
        if game.waits == 0:
            self._go_on()

    def _voided(self, act: entries.Voided) -> int:
        chance, rounds = self.chance, self.rounds
        assert isinstance(chance, RoundChance)
        rounds.void(chance, [self.players[seat] for seat in act.seats])  # also those who got up since
        self.cuts.append((self.seq, VOID))
        self._await_round(chance)
        return FAIR | self._link(public.voided(act))

    def _begin_chain(self) -> None:
        """The first entry binds what was agreed, who sits where, and the first promises."""
        if not isinstance(self.chance, RoundChance):
            self.chain = None
            return
        assert self.agreed is not None
        assert self.game is not None
        promised = self.chance.promised
        self.published = len(promised)
        members = public.started(self.agreed, self.law, public.pack(self.game.pack), promised, self.packs)
        text = f'{{"seq":{self.seq},"at":{self.at},{members}{self.newly}}}'.encode()
        self.newly = ""
        self.chain = Chain(self.secret, self.id, self.number, self.seq, text, self.keep)

    def acts_of_game(self, last_move: int) -> list[tuple[int, GameAct]]:
        """The moves of this game up to an entry, and what decided its drawings, as they came."""
        kept: list[tuple[int, GameAct]] = [item for item in self.moves if item[0] <= last_move]
        return sorted([*kept, *self.nonces, *self.cuts, *self.breaks], key=lambda item: item[0])

    def again(self, seq: int, act: Cut | entries.Nonced | entries.WentOn) -> None:
        """What decided a drawing, or ended a pause, once more."""
        game, chance = self.game, self.chance
        assert game is not None
        if isinstance(act, entries.WentOn):
            self._break(seq)
            return
        if isinstance(act, entries.Nonced):
            assert isinstance(chance, FairChance)
            chance.add(act.drawing, act.seat, bytes.fromhex(act.nonce))
            return
        assert isinstance(chance, RoundChance)
        if act is VOID:
            chance.void()
            return
        self.marks.append((seq, len(game.events)))
        self.dealt_at.append(len(game.events))
        chance.begin(act.listed, act.shares)
        game.go_on()
        self._go_on()

    def _nonced(self, act: entries.Nonced) -> int:
        if self.playing:
            self.nonces.append((self.seq, act))
            self.again(self.seq, act)
        else:
            self.earliest[act.seat] = bytes.fromhex(act.nonce)
        return 0


def cut_before(packs: entries.Packs) -> Cut:
    """The closed list and the shares of packs that were cut before the game."""
    listed = [(person, bytes.fromhex(hash)) for person, _guest, hash in packs.listed]
    return Cut(listed, [(person, bytes.fromhex(share)) for person, share in packs.shares])
