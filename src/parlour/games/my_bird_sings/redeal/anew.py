"""The cards a seat cannot see, drawn anew as they may have come to lie: a tale of the deal is told, then stirred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import vec_of
from parlour.core.chance import Chance
from parlour.games.my_bird_sings.redeal.memory import Memory
from parlour.games.my_bird_sings.redeal.tale import Tale
from parlour.games.my_bird_sings.redeal.ways import Ways
from parlour.games.my_bird_sings.rules.singing import sings
from parlour.games.my_bird_sings.state import UNANSWERED, WAITED, BirdDeal
from parlour.games.my_bird_sings.words import OPENING

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings

WORK: Final = 400  # about so many cards of the log are gone through
MOST_ROUNDS: Final = 16
FEWEST_ROUNDS: Final = 2


def deal_anew(new: MyBirdSings, seat: i64, chance: Chance) -> None:
    """Everything the seat does not know, in a copy of the game."""
    deal = new.deal
    tale = Tale(Memory(deal, seat), chance)
    tale.tell()
    if tale.wrong:
        tale.lay(deal)
    else:
        _stir(tale, deal, chance)
    if new.phase == OPENING:
        _answer_anew(new, seat, chance)
    if len(deal.row) and deal.player != seat:
        row = vec_of(deal.hands[deal.player])
        chance.shuffle(row)
        deal.row = row


def _stir(tale: Tale, deal: BirdDeal, chance: Chance) -> None:
    ways = Ways(tale, deal.base_hands[tale.seat])
    ways.mix(chance)
    for _i in range(_rounds(len(ways.log))):
        ways.go_round(chance)
    ways.lay(deal)


def _rounds(length: i64) -> i64:
    if length == 0:
        return 0
    rounds = WORK // length
    if rounds < FEWEST_ROUNDS:
        return FEWEST_ROUNDS
    return rounds if rounds < MOST_ROUNDS else MOST_ROUNDS


def _answer_anew(new: MyBirdSings, seat: i64, chance: Chance) -> None:
    """Sealed answers: who can call may have called or not."""
    deal = new.deal
    for other in range(new.seats):
        if other != seat and deal.answers[other] != UNANSWERED:
            hand = deal.hands[other]
            calls = sings(hand, new.agreed.flush_only) and chance.below(2) == 0
            deal.answers[other] = hand if calls else WAITED
