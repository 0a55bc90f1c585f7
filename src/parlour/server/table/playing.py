"""The moves of the game on a table: made, taken back, and the clocks that run meanwhile."""

from __future__ import annotations

from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.server.table import entries, public
from parlour.server.table.dealing import Dealing, GameAct
from parlour.server.table.people import BEGUN, FAIR, GAME, SEATS
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.taking_back import Earlier, has_shown
from parlour.server.table.waits import Waits


class Playing(Dealing):
    def __init__(self, id: str, waits: Waits, keep: bool) -> None:
        super().__init__(id, waits, keep)
        self.floor = 0  # answers that know only what was before this entry are stale
        self.game_seq = 0  # the last entry that changed the game
        self.game_at = 0  # and when that was
        self.earlier = Earlier()

    def read(self, text: str) -> Move:
        """The move that a text says at this table."""
        return self.notation.read(text)

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
            self.earlier.keep(self.marks[-1][0], len(self.moves), self.deals.number, game, chance)
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
        else:
            self._stand_at(to, game)

    def _stand_at(self, to: int, game: Game) -> None:
        """This copy is how the game stood after an entry."""
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
        rounds, rest = self.rounds, self.rest
        for seq, old in self._still_to_play(to):
            if isinstance(old, entries.Moved):
                self._play(seq, old)
            else:
                self.again(seq, old)
        self.rounds = rounds
        if self.rest is not None and rest is not None:
            self.rest = rest  # the same pause, with those who were ready in it
        self.has_sheet = False
        self.newly = ""

    def _still_to_play(self, to: int) -> list[tuple[int, GameAct]]:
        """Stand where the game stood earlier, in its deal or before the first; gives what happened from there on."""
        acts = self.acts_of_game(to)
        post = self.earlier.post(to)
        if post is not None:
            self._stand_at(*post)
            return [act for act in acts if act[0] > post[0]]
        self.moves = []
        self.earlier.forget()
        self._set_up(self.marks[0][0])
        self._go_on()
        return acts

    def last_move_revealed(self) -> bool:
        """Whether the last move has shown anybody what he did not know before, or let chance decide."""
        last, act = self.moves[-1]
        if self.rounds.due != NOT_DUE or any(seq > last for seq, _act in (*self.cuts, *self.breaks)):
            return True
        if self.earlier.latest(self.move_before_last()) is None:
            if not self.earlier.reaches(self.move_before_last()):
                return True
            self._play_again(last)  # the same game, with copies of where it stood
        before = self.earlier.latest(self.move_before_last())
        assert self.game is not None
        assert before is not None
        return has_shown(before, self.game, self.game.events[self.marks[-1][1] :], act.seat, self.read(act.move))

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
