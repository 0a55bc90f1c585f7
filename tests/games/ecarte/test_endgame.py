"""The last tricks solved: endings known by hand, the law in kinds, worlds as redealt, and chance regrets its moves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parlour.core.cards import BIT, cards_in
from parlour.core.chance import Chance
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import ORDERS, PIQUET
from parlour.games.ecarte.words import TRICKS
from parlour.mechanisms.tricks import ALWAYS, beats, follow_and_head
from parlour.registry import rules_of
from tests.bots.exact import Asked
from tests.games.ecarte.endgame import Ending, Rules, bounds, ending, kind_in, lawful
from tests.games.ecarte.prove_exact import ELSEWHERE, ENDING, known_ending, regrets

FEW = Asked(decisions=8, worlds=8, jobs=1, seed=5)
HEARTS = PIQUET.ids["7H"] >> 4


def cards(faces: str) -> int:
    return sum(int(BIT[PIQUET.ids[face]]) for face in faces.split())


def of(hand: str, unseen: str, size: int, held: str = "", led: str = "") -> Ending:
    card = PIQUET.ids[led] if led else -1
    return ending(cards(hand), HEARTS, card, cards(unseen), cards(held), size, float)


def worth(known: Ending) -> dict[str, float]:
    return {PIQUET.face(card): sum(bounds(known, card)) / 2 for card in lawful(known)}


@pytest.mark.parametrize(
    ("known", "tricks"),
    [
        (of("QS QD", "KS KD", 2, held="7C"), {"QS": 0.5, "QD": 0.5}),  # the king heads one queen, and holds the other
        (of("QS QD", "7S 7D", 1, led="7C"), {"QS": 0.5, "QD": 0.5}),  # open hands would keep the right one and say 1
        (of("KH 7D", "QH 8D", 2), {"KH": 1.0, "7D": 1.0}),
        (of("KH AH", "QH 8D", 2), {"KH": 2.0, "AH": 1.0}),  # trumps from above take the queen
        (of("9S KH", "TS", 1, led="8S"), {"9S": 2.0}),  # who can head must, and the king of trumps is left
    ],
)
def test_endings_known_by_hand(known: Ending, tricks: dict[str, float]) -> None:
    assert worth(known) == pytest.approx(tricks, abs=0.001)


def test_kinds_keep_the_law() -> None:
    chance = Random(3)
    pack = list(PIQUET.cards)
    for _trial in range(150):
        chance.shuffle(pack)
        mine, his, trump = tuple(sorted(pack[:3])), sorted(pack[3:6]), chance.randrange(4)
        known = ending(sum(map(BIT.__getitem__, mine)), trump, -1, sum(map(BIT.__getitem__, his)), 0, 3, float)
        rules = Rules(known)
        (held,) = known.hands
        for card in mine:
            replies = list(cards_in(follow_and_head(sum(map(BIT.__getitem__, his)), card, card, ORDERS[trump], ALWAYS)))
            kinds = {kind_in(reply, mine, trump) for reply in replies}
            assert {known.kinds[at] for at in rules.replies(held, card)} == kinds
            for reply in replies:
                at = known.kinds.index(kind_in(reply, mine, trump))
                assert rules.other_takes(at, card) == beats(reply, card, ORDERS[trump])
        for led in his:
            answers = follow_and_head(sum(map(BIT.__getitem__, mine)), led, led, ORDERS[trump], ALWAYS)
            kind = kind_in(led, mine, trump)
            assert sorted(rules.answers(mine, kind)) == sorted(cards_in(answers))
            for answer in cards_in(answers):
                assert rules.seat_takes(answer, kind) == beats(answer, led, ORDERS[trump])


def test_the_other_holds_what_redeals_give_him() -> None:
    game = rules_of("ecarte").new({}, 11)
    assert isinstance(game, Ecarte)
    pick = 0
    while not (game.phase == TRICKS and game.deal.made() == 2):
        if not game.waits:
            game.go_on()
        else:
            seat = game.to_act[0]
            pick += 7919
            game.play(seat, game.pick(seat, pick))
    seat = game.to_act[0]
    known = known_ending(game, seat)
    assert known is not None
    counted: Counter[tuple[int, ...]] = Counter()
    chance, worlds = Chance(4), 1000
    for _world in range(worlds):
        world = game.redeal(seat, chance)
        assert isinstance(world, Ecarte)
        kinds = [kind_in(card, known.hand, known.trump) for card in cards_in(world.deal.hands[1 - seat])]
        counted[tuple(kinds.count(kind) for kind in known.kinds)] += 1
    assert set(counted) <= set(known.hands)
    for held, likely in known.hands.items():
        assert abs(counted[held] / worlds - likely) < 5 * (likely / worlds) ** 0.5


def test_chance_regrets_its_moves() -> None:
    for part, least in ((ENDING, 0.05), (ELSEWHERE, 0.02)):
        found = regrets(part, FEW, "random")
        assert len(found) == FEW.decisions
        assert all(one.much >= 0 for one in found)
        assert sum(one.much for one in found) / len(found) > least
