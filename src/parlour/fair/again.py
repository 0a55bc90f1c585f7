"""Play the game of a record once more, from its secret and the shares: all that was told must come out the same."""

from __future__ import annotations

import json
from typing import NamedTuple

from parlour.cases.record import Recorder
from parlour.cases.run import Finder
from parlour.core.event_json import EventsJson
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move
from parlour.errors import ParlourError
from parlour.fair.chance import round_game
from parlour.fair.following import Following
from parlour.fair.heads import MOVE, WATCH, seal_of
from parlour.fair.reading import Entry
from parlour.fair.rounds import RoundChance
from parlour.fair.seating import Round


class Differs(Exception):
    """The game played once more is another one from here on."""


class Played(NamedTuple):
    """A move, with its number in the game; those taken back count."""

    seq: int
    seat: int
    move: Move
    number: int


class Break:
    """The end of a pause between two deals."""


Step = Played | Round | Break | None  # None: a round was voided


class Again:
    """The record's game at a table of our own."""

    game: Game
    chance: RoundChance
    recorder: Recorder

    def __init__(self, following: Following, fresh: Game, find: Finder) -> None:
        self.following = following
        self.record = following.record
        self.fresh = fresh
        self.find = find
        self.steps: list[tuple[Step, str]] = []  # with the phase in which the table rested after it, if it did
        self.moves = 0  # made so far
        self.closed = {each.closed_in: each for each in following.rounds.values()}
        self.dealt = {each.dealt_in: each for each in following.rounds.values() if each.dealt_in}
        self._begin()

    def _begin(self) -> None:
        """An empty table, as far as the game goes by itself."""
        fresh = self.fresh
        self.game, self.chance = round_game(self.find(fresh.name), fresh.options, fresh.names, self.record.secret)
        players = [line.partition(" ")[2] for line in self.record.said("player")]
        self.recorder = Recorder(self.game, players)
        self._go_on("")

    def difference(self) -> str:
        """The first thing that does not come out the same, or nothing."""
        for entry in self.record.entries:
            try:
                self._follow(entry)
            except (Differs, ParlourError, IllegalMove, ValueError) as error:
                return f"entry {entry.seq}: played once more from the secret, the game is another: {error}"
        return self._written()

    def _follow(self, entry: Entry) -> None:
        told = len(self.game.events)
        rests = entry.data.text("rests") if entry.data.has("rests") else ""
        if entry.kind == "started":
            told = 0
        elif entry.kind == "moved":
            self.moves += 1
            self._do(Played(entry.seq, entry.data.whole("seat"), self._move_of(entry), self.moves), rests)
        elif entry.kind == "went_on":
            self._do(Break(), rests)
        elif entry.kind == "undone":
            self._take_back(entry.data.whole("to"))
            told = len(self.game.events)
        elif entry.kind == "voided":
            self._do(None, rests)
        closed_at_once = self.dealt.get(entry.seq) if entry.kind == "closed" else None
        if closed_at_once is not None:
            self._compare_plan(closed_at_once)
        if entry.seq in self.dealt:
            self._do(self.dealt[entry.seq], rests)
        self._compare_told(entry, told)
        self._compare_rounds(entry, closed_at_once)

    def _move_of(self, entry: Entry) -> Move:
        if MOVE not in entry.told:
            raise Differs("the move is not there")
        return self.game.notation().read(entry.told[MOVE][1])

    def _do(self, step: Step, rests: str) -> None:
        self.steps.append((step, rests))
        if isinstance(step, Break):
            self._end_pause()
        elif isinstance(step, Played):
            self.chance.in_move(step.number)
            self.recorder.play(step.seat, step.move)
        elif step is None:
            self.chance.void()
            return
        else:
            self.chance.begin(sorted(step.parts.items()), sorted(step.shares.items()))
            self.recorder.go_on()
        self._go_on(rests)

    def _end_pause(self) -> None:
        """One step further, unless somebody is asked already or cards are to be drawn."""
        if self.game.waits == 0 and not self.chance.asked_by(self.game):
            self.recorder.go_on()

    def _go_on(self, rests: str) -> None:
        """As far as the game goes by itself, or to where the table rests."""
        game, chance = self.game, self.chance
        while game.waits == 0 and not game.over:
            if rests and game.phases()[game.phase] == rests:
                return
            if chance.asked_by(game):
                return
            self.recorder.go_on()
        chance.rest()

    def _take_back(self, to: int) -> None:
        kept = [(step, rests) for step, rests in self.steps if not isinstance(step, Played) or step.seq <= to]
        self.steps = []
        self._begin()
        for step, rests in kept:
            self._do(step, rests)

    # -- what must be the same ------------------------------------------------------------

    def _compare_told(self, entry: Entry, told: int) -> None:
        """What all were told, and what was sealed for each who was told something else."""
        game = self.game
        events = EventsJson(game.pack, game.ledger.names, game.events[told:])
        seals = {who: seal for who, seal in entry.seals.items() if who != MOVE}
        if entry.data.has("events"):
            if not events.for_all or json.loads(events.for_all) != entry.data.plain("events"):
                raise Differs("all were told something else")
        elif not seals and game.events[told:]:
            raise Differs("nobody was told what happened")
        for who, seal in seals.items():
            text = events.for_eyes(WATCHER if who == WATCH else int(who))
            if seal_of(self.record.secret, entry.seq, who, text) != seal:
                raise Differs(f"{who} was told something else")

    def _compare_rounds(self, entry: Entry, dealt_at_once: Round | None) -> None:
        game = self.game
        needs = game.waits == 0 and not game.over and not self.following.resting[entry.seq]
        if needs != self.following.waiting[entry.seq]:
            raise Differs("a drawing is due" if needs else "no drawing is due")
        closed = self.closed.get(entry.seq)
        if closed is not None and closed is not dealt_at_once:
            self._compare_plan(closed)
        if game.over != entry.data.has("over") or (game.over and entry.data.plain("over") != game.result):
            raise Differs("it ends in another way")

    def _compare_plan(self, closed: Round) -> None:
        plan, left = self.chance.planned(self.game)
        if closed.plan != plan or closed.without != [self.game.pack.face(card) for card in left]:
            raise Differs(f"the cards of drawing {closed.drawing} go to other places")

    def _written(self) -> str:
        """The lines that anybody can replay say the same, whichever version wrote them."""
        found = [pair for pair in self.record.plain if not pair[1].startswith("version ")]
        made = [line for line in self.recorder.text().split("\n")[:-1] if not line.startswith("version ")]
        for (number, line), again in zip(found, made, strict=False):
            if line != again:
                return f"line {number}, {line[:80]!r}: the secret gives {again[:80]!r}"
        return "" if len(found) == len(made) else "the record does not hold all that happened, or more than that"
