"""What a seat sees at Écarté, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, count
from parlour.core.events import HAND, TRICK
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, EACH, TRUMP, Sight, a_number, a_seat, any_seat, one_of, some_cards
from parlour.games.ecarte import words
from parlour.games.ecarte.events import record_line
from parlour.games.ecarte.state import PACKS, PIQUET

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte

PACK: Final = one_of("pack", PACKS)
MARKERS: Final = one_of("markers", ["-", *["|" * points for points in range(1, 64)]], EACH)
MARKED: Final = 0
ANNOUNCED: Final = 1
KING: Final = one_of("king", ["marked", "announced"], EACH)
SHOWN: Final = some_cards("shown")
DAUTORITE: Final = a_seat("dautorite")
REFUSED_FIRST: Final = a_seat("refused_first")
RECORD: Final = a_seat("record", times=32)  # what is written later is read, and not observed

# in table conduct
RIGHTFUL: Final = a_seat("rightful")
DUE: Final = a_number("due", EACH)
OPEN: Final = any_seat("open")
ASKED: Final = a_number("asked")
NAMED: Final = one_of("named", SUIT_NAMES)
ASIDE: Final = a_seat("aside")

SEEN: Final = Seen(
    seats=2,
    pools=1,
    pack=PIQUET,
    phases=words.PHASES,
    facts=[
        *(DEALER, TRUMP, PACK, MARKERS, KING, SHOWN, DAUTORITE, REFUSED_FIRST, RECORD),
        *(RIGHTFUL, DUE, OPEN, ASKED, NAMED, ASIDE),
    ],
    zones=[
        faces(*HAND, *words.TAKEN, words.TURN_UP, TRICK, words.EXTRA, *words.FALLEN),
        backs(*words.DISCARDED, words.TALON),
    ],
)


def lay_out(game: Ecarte, sight: Sight, seat: i64) -> None:
    deal = game.deal
    dealt = deal.turn_up >= 0
    covered = game.agreed.covered
    sight.tell(DEALER, game.dealer)
    if dealt:
        sight.tell(TRUMP, deal.trump, "ecarte.30")
        sight.tell(PACK, game.pack_number(), "ecarte.10b")
    _lay_said(game, sight)
    for s in range(2):
        sight.tell_of(MARKERS, s, game.points[s], "ecarte.7a")
        seen = game.open_cards(s, seat)
        sight.lay(HAND[s], seen, count(deal.hands[s] & ~seen))
        sight.lay(words.DISCARDED[s], 0, count(deal.discards[s]), "ecarte.38")
        game.show_cards(sight, words.TAKEN[s], deal.taken[s], not covered, "ecarte.48")
    sight.lay(words.TALON, 0, game.talon_shown() if dealt else 0, "ecarte.13b")
    sight.lay_one(words.TURN_UP, deal.turn_up, "ecarte.13b")
    sight.lay_one(TRICK, deal.led)


def _lay_said(game: Ecarte, sight: Sight) -> None:
    """What everybody has heard in this deal, what stands in the record, and what interference would cost."""
    deal = game.deal
    if deal.king_marked >= 0:
        sight.tell_of(KING, deal.king_marked, MARKED, "ecarte.26a")
    elif deal.king_said >= 0:
        sight.tell_of(KING, deal.king_said, ANNOUNCED, "ecarte.27b")
    if game.king_shown():
        sight.tell(SHOWN, game.king_shown(), "ecarte.r19")
    if deal.exposed >= 0 and game.phase == words.TRICKS:  # afterwards the deal passes, and he is no more the dealer
        elder = deal.exposed != game.dealer
        clause = "ecarte.41" if elder else "ecarte.40"
        sight.tell(DAUTORITE if elder else REFUSED_FIRST, deal.exposed, clause)
    if sight.reads and game.options.word("committee_sanction") != "none":
        sight.remark("sanction", game.options.word("committee_sanction"), "ecarte.49a")
    for i in range(len(game.record)):
        line = f"{i + 1} {record_line(game, game.record[i])}" if sight.reads else ""
        sight.tell_as(RECORD, i, game.record[i], line, "ecarte.3a")


def advice(game: Ecarte, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what watchers and players owe each other."""
    if seat > 1:
        return ["ecarte.48a", "ecarte.49", "ecarte.49a", "ecarte.56a", "ecarte.57"]
    phase = game.phase
    if phase in (words.CUT, words.DEAL):
        return ["ecarte.47a"]
    if not game.waits & BIT[seat]:
        return []
    if phase == words.CHOICE:
        return ["ecarte.h1", "ecarte.h2", "ecarte.h3", "ecarte.h7", "ecarte.h8", "ecarte.h9"]
    if phase == words.ANSWER:
        return ["ecarte.h5", "ecarte.h6", "ecarte.h8", "ecarte.h9"]
    return ["ecarte.h4"] if phase in (words.ELDER_DISCARDS, words.DEALER_DISCARDS) else ["ecarte.h7", "ecarte.h9"]
