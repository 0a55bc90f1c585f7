"""The people of a table: who sits where, who is there, what they have agreed on and what they say."""

from __future__ import annotations

from collections import deque
from typing import Final

from parlour.bots.roster import MASTER, bot_names, name_of_bot
from parlour.core.options import Options
from parlour.core.rules import LETTERS, Rules
from parlour.registry import rules_of
from parlour.server.protocol.messages import Question
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.agreed import options_of
from parlour.server.table.chair import Chair
from parlour.server.table.pleas import Plea

CHAT_KEPT = 100

# what an entry changed, so that only that is told
SEATS: Final = 1  # seats, settings, state
GAME: Final = 2
BEGUN: Final = 4  # another game: nothing of the old view holds
SAID: Final = 8
OTHERS: Final = 16  # who sits where: somebody's rights are new
FAIR: Final = 32  # the round of the next drawing has come further
CHAINED: Final = 64  # the game's chain has another head
RESTS: Final = 128  # a deal has ended, or the pause after it


class People:
    id: str
    settings: Settings  # for the next game
    rules: Rules
    options: Options

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.at = 0
        self.host = ""
        self.kept_for: tuple[str, ...] = ()  # by seat, where a match is played here,
        self.laid_at = 0  # and since when
        self.chairs: list[Chair] = []
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.hurried = False  # bots answer at once until the one who plays with them alone is asked
        self.plea: Plea | None = None  # to take a move back,
        self.pleaded = 0  # and the last move that anybody asked for: nobody is asked twice
        self.questions: list[Question] = []  # put to the committee in this game
        self.chat: deque[tuple[int, int, entries.Said]] = deque(maxlen=CHAT_KEPT)

    def seat_of(self, guest: str) -> int:
        """The seat that is a guest's own, also while a bot plays it; -1 without one."""
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return -1

    def name_of(self, guest: str) -> str:
        seat = self.seat_of(guest)
        return self.chairs[seat].name if seat >= 0 else ""

    def usual_bot(self) -> str:
        """The strongest that was measured at this game."""
        return MASTER

    def _agree(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = rules_of(settings.game)
        self.options = options_of(self.rules, settings.options)
        self._seat_all(self.options.number("players"))
        known = bot_names(self.rules)
        for chair in self.chairs:
            if chair.bot and name_of_bot(chair.bot) not in known:
                chair.bot = self.usual_bot()

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
        chair.program = act.program
        chair.connected = act.here
        chair.at = act.at
        chair.away_since = 0 if act.here else self.at
        return SEATS | OTHERS

    def _left(self, act: entries.Left) -> int:
        self.chairs[self.seat_of(act.guest)].free()
        return SEATS | OTHERS

    def _came(self, act: entries.Came) -> int:
        chair = self.chairs[self.seat_of(act.guest)]
        chair.connected = True
        chair.program = chair.program or act.program
        chair.at = act.at
        chair.away_since = 0
        return SEATS

    def _went(self, act: entries.Went) -> int:
        chair = self.chairs[self.seat_of(act.guest)]
        chair.connected = False
        chair.at = ""
        chair.away_since = self.at
        return SEATS

    def _freed(self, act: entries.Freed) -> int:
        self.chairs[act.seat].free()
        return SEATS

    def _hosted(self, act: entries.Hosted) -> int:
        self.host = act.guest
        return SEATS

    def _removed(self, act: entries.Removed) -> int:
        self.removed.add(act.guest)
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

    def _back_asked(self, act: entries.BackAsked) -> int:
        self.plea = Plea(act.seat, self.chairs, self.at)
        self.pleaded = act.move
        return SEATS

    def _back_answered(self, act: entries.BackAnswered) -> int:
        if self.plea is not None and act.yes:
            self.plea.yes.add(act.seat)
        else:
            self.plea = None
        return SEATS

    def _back_lapsed(self, _act: entries.BackLapsed) -> int:
        self.plea = None
        return SEATS

    def _drop_plea(self, seat: int) -> None:
        """Whoever asked no longer plays."""
        if self.plea is not None and self.plea.seat == seat:
            self.plea = None

    def _paced(self, act: entries.Paced) -> int:
        self.chairs[act.seat].pace = act.pace
        return SEATS

    def _hurried(self, _act: entries.Hurried) -> int:
        self.hurried = True
        return SEATS

    def sits_on_committee(self, guest: str, named: tuple[str, ...]) -> bool:
        """The people named, under the names they sit by, which nobody else at the table can have; else the host."""
        return self.name_of(guest) in named if named else guest == self.host

    def _referred(self, act: entries.Referred) -> int:
        self.questions.append(Question(self.seq, act.seat, act.clause))
        return SEATS

    def _decided(self, act: entries.Decided) -> int:
        for question in self.questions:
            if question.seq == act.question:
                question.by = act.name
                question.against = act.against
        return SEATS
