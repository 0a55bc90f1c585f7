"""The battery finds what it is there to find: the toy game, spoilt in one place, fails the check that guards it."""

from __future__ import annotations

import random

import pytest

from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, Choices, Move, Refusal, the_moves
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.core.sight import Sight
from parlour.testing import ContractBroken, try_out
from parlour.testing.cites import cites
from parlour.testing.copies import copies
from parlour.testing.demands import Check
from parlour.testing.knowing import remembers
from parlour.testing.lawful import lawful
from parlour.testing.ledger import books
from parlour.testing.picks import picks
from parlour.testing.replays import records, replays
from parlour.testing.secrets import secrets
from parlour.testing.turns import turns
from parlour.testing.words import words
from tests.toy.high_card import OPTIONS, RULES
from tests.toy.high_card.game import ANSWERS, CHANGE, KEEP, POOL, HighCard


class LeavesOneOut(HighCard):
    def moves(self, seat: int) -> Choices:
        return NOTHING if seat == 1 else super().moves(seat)


class TakesLateAnswers(HighCard):
    def play(self, seat: int, move: Move, _window: int = -1) -> bool:
        return super().play(seat, move)


class NeverSaysNo(HighCard):
    def why_not(self, _seat: int, _move: Move) -> Refusal | None:
        return None


class CitesNothing(HighCard):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None if self.allows(seat, move) else Refusal("high-card.99", "game-over")


class HasNoWords(HighCard):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        return None if self.allows(seat, move) else Refusal("high-card.4", "never-written")


class TakesGarbage(HighCard):
    def allows(self, seat: int, move: Move) -> bool:
        return seat in self.to_act and move.verb in (KEEP, CHANGE)


class RemembersQuestions(HighCard):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        self.thrown = [card - 1 for card in self.thrown]
        return super().why_not(seat, move)


class ListsTwice(HighCard):
    def moves(self, seat: int) -> Choices:
        return the_moves([*super().moves(seat).all(), *super().moves(seat).all()])


class PrefersToKeep(HighCard):
    def pick(self, _seat: int, s: int) -> Move:
        return ANSWERS[0 if s % 3 else 1]


class InventsLaws(HighCard):
    def _win(self, seat: int) -> None:
        self.say("high-card.42", "wins-pool", seat)
        super()._win(seat)


class ListsWhatNobodyTells(HighCard):
    def words(self) -> list[str]:
        return [*super().words(), "trump"]


class TellsWhatNobodyLists(HighCard):
    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        return super().read(word, seat, part) if word in self.words() else []


class Coins(HighCard):
    def _win(self, seat: int) -> None:
        super()._win(seat)
        self.ledger[seat] += 1


class PaysInSecret(HighCard):
    def _win(self, seat: int) -> None:
        self.ledger.pay(POOL, seat, self.ledger[POOL])


class CountsOtherwiseAsAWhole(HighCard):
    @property
    def result(self) -> list[int]:
        return [int(seat == 0) for seat in range(self.seats)]


class ForgetsInCopies(HighCard):
    def __init__(self, options: Options, names: list[str], chance: Chance, source: HighCard | None = None) -> None:
        super().__init__(options, names, chance, source)
        self.shown = False


class SharesWithCopies(HighCard):
    def __init__(self, options: Options, names: list[str], chance: Chance, source: HighCard | None = None) -> None:
        super().__init__(options, names, chance, source)
        if source is not None:
            self.answers = source.answers


class ShowsAnswers(HighCard):
    def _lay_out(self, sight: Sight, seat: int) -> None:
        super()._lay_out(sight, seat)
        sight.remark("answers", str(self.answers))


class ShowsWatchers(HighCard):
    def _lay_out(self, sight: Sight, seat: int) -> None:
        super()._lay_out(sight, seat)
        if seat > 1:
            sight.remark("cards", str(self.hands))


class TellsTales(HighCard):
    def act(self, seat: int, move: Move) -> None:
        self.say("high-card.4a", "has-answered", seat, 0, self.pack.face(self.hands[seat]))
        super().act(seat, move)


class BetraysByMoves(HighCard):
    def moves(self, seat: int) -> Choices:
        found = super().moves(seat)
        return the_moves([Move(KEEP)]) if found and self.hands[1 - seat] > self.hands[seat] else found


class BetraysByRefusals(HighCard):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal is None or not self.stock or self.hands[1 - seat] < self.hands[seat]:
            return refusal
        return Refusal("high-card.4", refusal.message, {"card": "high"})


class ForgetsWhatItSaw(HighCard):
    def knows(self, _seat: int, _card: int) -> bool:
        return False


class KnowsTooMuch(HighCard):
    def knows(self, seat: int, card: int) -> bool:
        return super().knows(seat, card) or (seat < 2 and card == max(self.pack.cards))


class DealsNothingAnew(HighCard):
    def redeal(self, _seat: int, chance: Chance) -> HighCard:
        return type(self)(self.options, self.names, chance, self)


class DealsOwnCardAnew(HighCard):
    def redeal(self, seat: int, chance: Chance) -> HighCard:
        return super().redeal(1 - seat, chance)


class LosesCards(HighCard):
    def redeal(self, seat: int, chance: Chance) -> HighCard:
        world = super().redeal(seat, chance)
        if world.stock and not self.shown:
            world.hands[1 - seat] = world.stock[0]
        return world


class DrawsFromElsewhere(HighCard):
    def redeal(self, seat: int, _chance: Chance) -> HighCard:
        return super().redeal(seat, Chance(random.randrange(1000)))


class RollsItsOwnDice(HighCard):
    def _go_on(self) -> None:
        super()._go_on()
        if random.random() < 0.5:
            self.stock.reverse()


class KeepsChanceFromRecords(HighCard):
    def _go_on(self) -> None:
        super()._go_on()
        if self.chance.below(2):
            self.stock.reverse()


SPOILT: list[tuple[type[HighCard], Check]] = [
    (LeavesOneOut, turns),
    (TakesLateAnswers, turns),
    (NeverSaysNo, lawful),
    (CitesNothing, lawful),
    (HasNoWords, lawful),
    (TakesGarbage, lawful),
    (RemembersQuestions, lawful),
    (ListsTwice, lawful),
    (PrefersToKeep, picks),
    (InventsLaws, cites),
    (ListsWhatNobodyTells, words),
    (TellsWhatNobodyLists, words),
    (Coins, books),
    (PaysInSecret, books),
    (CountsOtherwiseAsAWhole, books),
    (ForgetsInCopies, copies),
    (SharesWithCopies, copies),
    (ShowsAnswers, secrets),
    (ShowsWatchers, secrets),
    (TellsTales, secrets),
    (BetraysByMoves, secrets),
    (BetraysByRefusals, secrets),
    (ForgetsWhatItSaw, remembers),
    (KnowsTooMuch, secrets),
    (DealsNothingAnew, secrets),
    (DealsOwnCardAnew, secrets),
    (LosesCards, secrets),
    (DrawsFromElsewhere, secrets),
    (RollsItsOwnDice, replays),
    (KeepsChanceFromRecords, records),
]


@pytest.mark.parametrize(("spoilt", "check"), SPOILT, ids=lambda part: part.__name__)
def test_spoilt_game_is_found_out(spoilt: type[HighCard], check: Check) -> None:
    rules = Rules("high-card", OPTIONS, spoilt, RULES.package)
    with pytest.raises((ContractBroken, BaseExceptionGroup)):
        try_out(check, rules)


@pytest.mark.parametrize("check", dict.fromkeys([check for _spoilt, check in SPOILT]), ids=lambda check: check.__name__)
def test_sound_game_passes(check: Check) -> None:
    try_out(check, RULES)
