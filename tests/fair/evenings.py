"""Tables played out entry by entry, without a house: the people commit, open, desert and leave as a test wants."""

from __future__ import annotations

import json
from functools import cache
from random import Random

from parlour.core.chance import advance, seeded
from parlour.fair.packs import promise_of_packs
from parlour.fair.rounds import NEEDED_AHEAD, commitment, share_of
from parlour.law.fingerprint import law_of
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.recording import record_of
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.table import Table

WATCHING = "stranger"
OF_PACKS = "friday", 2, 9  # the evening, the competition, the line that promised them


class Evening:
    """One game at one table; everybody but the bots keeps what his client would keep."""

    def __init__(
        self,
        game: str,
        opening: str = "shown",
        people: int = 3,
        seed: int = 1,
        ahead: int = NEEDED_AHEAD,
        duplicate: bool = False,
        **more: object,
    ) -> None:
        chance = Random(f"{game} {opening} {people} {seed}")
        self.chance = chance
        self.table = Table("an-evening")
        self.log: list[Entry] = []
        self.heads: dict[int, str] = {}
        self.at = 1_700_000_000_000
        self.seeds = {f"guest{i}": chance.randbytes(32) for i in range(people)}
        self.late: set[int] = set()  # seats that commit to nothing any more
        self.mute: set[int] = set()  # seats that open nothing any more
        settings = Settings(game, opening=opening, **more)  # type: ignore[arg-type]
        secret = chance.randbytes(32)
        packs = self.cut_before(secret) if duplicate else None
        self.do(entries.Made("guest0", settings, secret.hex(), packs=packs))
        for seat in range(len(self.table.chairs)):
            guest = f"guest{seat}"
            sits = seat < people
            self.do(entries.Sat(guest, f"Nam\u00e9 #{seat}", seat, True) if sits else entries.SeatedBot(seat, "random"))
        law, rests = law_of(self.table.rules), settings.next_deal > 0
        self.do(entries.Started(1, chance.randbytes(32).hex(), law=law, scheme=2, rests=rests, ahead=ahead))

    def cut_before(self, secret: bytes) -> entries.Packs:
        """Packs that all of them, with another who plays elsewhere, have cut before the game."""
        self.seeds["elsewhere"] = self.chance.randbytes(32)
        people = [(3 + 2 * i, guest, share_of(seed, *OF_PACKS)) for i, (guest, seed) in enumerate(self.seeds.items())]
        listed = [(one, guest, commitment(*OF_PACKS, one, guest, share).hex()) for one, guest, share in people]
        shares = [(person, share.hex()) for person, _guest, share in people]
        return entries.Packs(*OF_PACKS, promise_of_packs(secret).hex(), tuple(listed), tuple(shares))

    def do(self, act: AnyAct) -> None:
        self.at += self.chance.randrange(1, 3000)
        entry = Entry(self.table.id, len(self.log) + 1, self.at, act)
        self.table.apply(entry)
        self.log.append(entry)
        if entry.head:
            self.heads[entry.seq] = entry.head

    @property
    def head(self) -> str:
        return self.heads[max(self.heads)]

    def share(self, seat: int, drawing: int) -> bytes:
        return share_of(self.seeds[f"guest{seat}"], self.table.id, 1, drawing)

    def bound(self, seat: int, drawing: int) -> str:
        return commitment(self.table.id, 1, drawing, seat, f"guest{seat}", self.share(seat, drawing)).hex()

    def deal(self) -> None:
        """Do what the round that is due waits for."""
        table, rounds = self.table, self.table.rounds
        drawing = rounds.due
        if rounds.listed is not None:
            seat = rounds.missing[0]
            deserted = [seat for seat in rounds.missing if not table.chairs[seat].person_plays]
            if seat in self.mute or deserted:
                self.do(entries.Voided(drawing, tuple(deserted or rounds.missing)))
            else:
                following = "" if seat in self.late else self.bound(seat, drawing + 1)
                self.do(entries.Opened(seat, drawing, self.share(seat, drawing).hex(), following, self.head))
            return
        for seat, chair in enumerate(table.chairs):
            if rounds.shares(chair) and seat not in self.late and not rounds.has_committed(seat, chair):
                self.do(entries.Committed(seat, drawing, self.bound(seat, drawing), self.head))
                return
        self.do(entries.Closed())

    def step(self) -> None:
        table, game = self.table, self.table.game
        assert game is not None
        if table.rest is not None:
            self.do(entries.WentOn())
            return
        if table.rounds.due != NOT_DUE:
            self.deal()
            return
        seat = game.to_act[self.chance.randrange(len(game.to_act))]
        move = table.notation.write(game.pick(seat, advance(seeded(self.chance.randrange(2**30)))))
        by = "person" if table.chairs[seat].person_plays else "bot"
        self.do(entries.Moved(seat, move, by, self.head if by == "person" else ""))  # type: ignore[arg-type]

    def play(self, steps: int = 100_000) -> Evening:
        for _step in range(steps):
            if not self.table.playing:
                break
            self.step()
        return self

    def record(self, guest: str = "guest0") -> str:
        record = record_of(self.log, 1, "running" if self.table.playing else "then")
        return record.record_for(record.eyes_for(guest, None)).text

    def kept(self, guest: str = "guest0") -> str:
        """What the client of a guest has kept."""
        seat = int(guest.removeprefix("guest")) if guest != WATCHING else None
        seed = self.seeds[guest].hex() if guest in self.seeds else ""
        heads = {str(seq): head for seq, head in self.heads.items()}
        started = json.loads(self.record(WATCHING).partition("fair entry ")[2].partition("\n")[0])
        promises = {str(n): promise for n, promise in enumerate(started["promises"])}
        told = {"table": self.table.id, "game": 1, "seat": seat, "guest": guest, "seed": seed, "heads": heads}
        packs = self.table.packs
        if packs is not None:
            told["packs"] = {"person": 3 + 2 * (seat or 0), "seed": seed, "promise": packs.promise}
        return json.dumps({**told, "promises": promises, "complaints": []})

    def undo(self) -> bool:
        """Take back the last move, where it has shown nothing."""
        table = self.table
        if not table.moves or table.rounds.due != NOT_DUE or table.last_move_revealed():
            return False
        self.do(entries.Undone(table.moves[-1][1].seat, table.move_before_last()))
        return True


@cache
def evening(game: str, opening: str = "shown", people: int = 3) -> Evening:
    """Played out with some trouble: somebody commits too late, is away, takes a move back, does not open."""
    made = Evening(game, opening, people, options={"deals": 2}, undo=True)
    made.late.add(0)
    made.play(6)
    made.late.clear()
    while made.table.playing and not made.undo():
        made.step()
    made.late.add(1)
    made.do(entries.SeatedBot(1, "random", "away"))
    made.play(8)
    if made.table.playing:
        made.do(entries.Reclaimed("guest1"))
    made.late.clear()
    made.mute.add(people - 1)
    return made.play()
