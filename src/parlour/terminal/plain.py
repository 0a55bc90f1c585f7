"""The plain table: one line in, a few lines out, all of it words; made to be heard as well as read."""

from __future__ import annotations

import contextlib

from parlour.core.moves import IllegalMove, Move
from parlour.errors import ParlourError
from parlour.present.folding import folded
from parlour.terminal.entry import A_NUMBER, POSITIONS, Offer, Way
from parlour.terminal.listing import Item, items_of
from parlour.terminal.plain_telling import Leave, PlainTelling, ended
from parlour.terminal.sheet import parting_lines, who_won

TITLES = ("", "may-claim", "may-offend")


class PlainTable(PlainTelling):
    """A sitting played line by line."""

    # -- the course of the game ----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves; the record is safe after every step."""
        self._welcome()
        self.sitting.save()
        try:
            while not self.game.over:
                if self.sitting.rests():
                    self._rest()
                self._step()
                self.sitting.save()
            self.tell_news()
            self.tell_deal()
            self._tell_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("")
            self.say(self.words("you-leave"))
        finally:
            self.sitting.save()
            for line in parting_lines(self.sitting, self.words):
                self.say(line)

    def _welcome(self) -> None:
        self.say(self.words("plain-welcome", game=self.book.title, seat=self.game.names[self.me]))
        for player in dict.fromkeys(player for seat, player in enumerate(self.sitting.players) if seat != self.me):
            sit = [name for name, who in zip(self.game.names, self.sitting.players, strict=True) if who == player]
            name, about = self.labels.company.name(player), self.labels.company.about(player)
            self.say(ended(f"{', '.join(sit)}: {name}{f', {about}' if about else ''}"))
        if self.told:
            self.say(self._deal_line(self.sitting.deals.number))
            for line in [*self.aloud().table(), *self.aloud().hand()]:
                self.say(line)
        self.say(self.words("plain-help-line", help=self.words("word-help"), quit=self.words("word-quit")))

    def _tell_end(self) -> None:
        self.say(f"{who_won(self.game, self.me, self.words)}.")
        for line in self.aloud().score():
            self.say(line)

    def _rest(self) -> None:
        """The end of a deal, until the player has heard enough of it."""
        self.tell_news()
        self.tell_deal()
        while self.waits:
            self.say(self.words("next-deal"))
            answer = self.ask("> ").strip()
            if not answer or not self.command(answer):
                break
        self.sitting.next_deal()

    def _step(self) -> None:
        sitting = self.sitting
        if not self.game.to_act:
            sitting.go_on()
            return
        if any(self._bot_moves(seat, asked=False) for seat in sitting.volunteers()):
            return
        seat = sitting.next_seat()
        if seat == self.me or sitting.may_volunteer():
            self._my_move(must=seat == self.me)
        else:
            self._bot_moves(seat, asked=True)

    def _bot_moves(self, seat: int, asked: bool) -> bool:
        move = self.sitting.thought(seat, asked)()
        if move is not None:
            self.sitting.play(seat, move)
        return move is not None

    # -- one's own move ------------------------------------------------------------------------------------

    def _my_move(self, must: bool) -> None:
        self.tell_news()
        if must and self.plays_forced and self._play_forced():
            return
        items = self._list(must)
        while True:
            answer = self.ask("> ").strip()
            if not answer:
                if not must:
                    self.sitting.let_be()
                    return
                self.say(self.words("your-move", help=self.words("word-help")))
            elif self.command(answer):
                continue
            elif self._make(self._meant(answer, items)):
                return

    def _play_forced(self) -> bool:
        moves = self.game.moves(self.me)
        if len(moves) != 1 or self.sitting.offences_happen():
            return False
        self.sitting.play(self.me, moves[0])
        return True

    def list_moves(self) -> None:
        self._list(self.sitting.asked())

    def _list(self, must: bool) -> list[Item]:
        """Everything that may be done, one thing a line, with its number."""
        self.say(ended(self.words("your-turn") if must else self.words("plain-may")))
        items: list[Item] = []
        sorts = items_of(self.game.moves(self.me), self.sitting.sorted_out, self.sitting.has_seen)
        for title, sort in zip(TITLES, sorts, strict=True):
            if title and sort:
                self.say(self.words(title))
            for number, item in enumerate(sort, len(items) + 1):
                self.say(f"{number} {self._described(item)}")
            items += sort
        return items

    def _described(self, item: Item) -> str:
        if item.move is None:
            assert item.way is not None
            return self.spoken.text(self.labels.offer(Offer(item.way), self.game.notation()))
        offence = self.game.offends(self.me, item.move)
        text = self.spoken.text(self.labels.move(item.move, self.game.notation()))
        return f"{text} ({self.labels.against(offence)})" if offence else text

    def _meant(self, answer: str, items: list[Item]) -> Move | None:
        if answer.isascii() and answer.isdigit():
            number = int(answer) if len(answer) < 6 else 0
            if not 1 <= number <= len(items):
                self.say(self.words("no-such-number", n=answer, most=len(items)))
                return None
            item = items[number - 1]
            return item.move if item.way is None else self._completed(item.way)
        try:
            return self.reading.read(answer, self.me)
        except ParlourError:
            moves = self.words("word-moves")
            self.say(self.words("cannot-read", text=answer, help=self.words("word-help"), moves=moves))
            return None

    def _completed(self, way: Way) -> Move | None:
        """Ask for what a way leaves open; an empty answer goes back."""
        lo, hi = way.bounds
        if way.kind == A_NUMBER:
            self.say(self.words("number-from-to", lo=lo, hi=hi))
            typed = self.ask("> ").strip()
            number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 18 else -1
            return self._or_say(way.numbered(number), typed, self.words("number-from-to", lo=lo, hi=hi))
        if way.kind == POSITIONS:
            listed = {str(at): at for at in way.positions()}
            self.say(f"{self.labels.offer(Offer(way), self.game.notation())} {', '.join(listed)}")
        else:
            cards = sorted(card for card in way.cards() if self.sitting.has_seen(card))
            listed = {str(number): card for number, card in enumerate(cards, 1)}
            for at, card in listed.items():
                self.say(f"{at} {self.spoken.card(self.game.pack.face(card))}")
        bounds = str(lo) if lo == hi else f"{lo}–{hi}"
        self.say(self.words("which-numbers", bounds=bounds))
        typed = self.ask("> ").strip()
        words = typed.replace(",", " ").split()
        chosen = {listed[word] for word in words if word in listed}
        moves = way.exact(chosen) if len(chosen) == len(words) and words != ["0"] else way.exact(set())
        return self._or_say(moves[0] if moves else None, typed, self.words("which-numbers", bounds=bounds))

    def _or_say(self, move: Move | None, typed: str, wrong: str) -> Move | None:
        if move is None and typed:
            self.say(wrong)
        return move

    def _make(self, move: Move | None) -> bool:
        """Make a move; one that can cost the game only when the player is sure of it."""
        if move is None or not self._is_sure(move):
            return False
        try:
            self.sitting.play(self.me, move)
        except IllegalMove as error:
            clause = self.book.find(error.refusal.clause)
            why = self.spoken.text(self.teller.refusal(error.refusal))
            self.say(f"{why} [{clause.id}: {self.spoken.text(clause.text)}]")
            return False
        return True

    def _is_sure(self, move: Move) -> bool:
        offence = self.game.offends(self.me, move) if self.game.allows(self.me, move) else ""
        cost = self.teller.sure(move.verb.name) if self.game.allows(self.me, move) else ""
        if not offence and not cost:
            return True
        if cost:
            self.say(cost)
        if offence:
            self.say(f"{self.labels.against(offence)}: {self.spoken.text(self.book.find(offence).text)}")
        self.say(self.words("sure-yes", yes=self.words("yes")))
        return folded(self.ask("> ")) in (folded(self.words("yes")), "yes")


def with_editing() -> None:
    """Lines can be edited and called back where the system knows how."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_history_length(0)
