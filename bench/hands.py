"""Five-card hands: whole hands of play beside PokerKit, ranking beside eval7; one core, both sides in turn.

    ./dev bench hands [--json]

PokerKit ships no five-card draw with high hands, so it is put together from its parts: fixed limit, one draw, four
players.  Both sides play random lawful moves.
"""

from __future__ import annotations

import json
import random
import sys
import warnings
from importlib import import_module
from typing import Any

from parlour.core.cards import FRENCH_52, hand_of
from parlour.core.chance import Chance, seeded
from parlour.core.playout import playout
from parlour.lab.bench import Row, in_turn, one_core
from parlour.mechanisms.rankings import five_cards, tally
from parlour.registry import rules_of

HANDS = 5_000
DEALS = 20
ALL_HANDS = 2_598_960
AIMS = {"hands of play": 100.0, "ranked from Python": 2.0, "ranked in a compiled loop": 10.0}


class OurHands:
    """Four-handed games of twenty deals."""

    def __init__(self) -> None:
        self.rules = rules_of("poker")
        self.options = self.rules.options.make({"players": 4, "deals": DEALS})
        self.seed = 0

    def play(self) -> float:
        self.seed += 1
        game = self.rules.make(self.options, list("ABCD"), Chance(self.seed))
        playout(game, seeded(self.seed))
        return float(game.deals)


class PokerKit:
    def __init__(self) -> None:
        warnings.simplefilter("ignore")
        kit: Any = import_module("pokerkit")
        names = (
            "ANTE_POSTING BET_COLLECTION BLIND_OR_STRADDLE_POSTING CARD_BURNING HOLE_DEALING BOARD_DEALING"
            " RUNOUT_COUNT_SELECTION HOLE_CARDS_SHOWING_OR_MUCKING HAND_KILLING CHIPS_PUSHING CHIPS_PULLING"
        )
        automatic = tuple(getattr(kit.Automation, name) for name in names.split())
        parts = {"deck": kit.Deck.STANDARD, "hand_types": (kit.StandardHighHand,), "hole_dealing_count": 5}
        draw = type("FiveCardDraw", (kit.FixedLimitPokerMixin, kit.SingleDraw), parts)
        self.game: Any = draw(automatic, True, 1, (0, 0, 0, 0), 2)
        self.rng = random.Random(3)

    def play(self) -> float:
        state = self.game(200, 4)
        while state.status:
            self._move(state)
        return 1.0

    def _move(self, state: Any) -> None:
        if state.can_stand_pat_or_discard():
            held = list(state.get_down_cards(state.stand_patter_or_discarder_index))
            state.stand_pat_or_discard(self.rng.sample(held, self.rng.randrange(len(held) + 1)))
            return
        acts = []
        if state.can_fold():
            acts.append(state.fold)
        if state.can_check_or_call():
            acts.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            acts.append(state.complete_bet_or_raise_to)
        self.rng.choice(acts)()


def dealt() -> list[list[int]]:
    rng = random.Random(42)
    return [rng.sample(FRENCH_52.cards, 5) for _i in range(HANDS)]


def rank_ours() -> float:
    value = ORDER.value
    for hand in OURS:
        value(hand)
    return float(HANDS)


def rank_all() -> float:
    tally(ORDER, FRENCH_52.cards)
    return float(ALL_HANDS)


ORDER = five_cards()
OURS = [int(hand_of(hand)) for hand in dealt()]


def main(arguments: list[str]) -> None:
    eval7: Any = import_module("eval7")
    prepared = [[eval7.Card(face[0] + face[1].lower()) for face in map(FRENCH_52.face, hand)] for hand in dealt()]

    def rank_theirs() -> float:
        evaluate = eval7.evaluate
        for hand in prepared:
            evaluate(hand)
        return float(HANDS)

    with one_core():
        rows: dict[str, Row] = {
            "hands of play": in_turn("hands", OurHands().play, [("PokerKit", PokerKit().play)]),
            "ranked from Python": in_turn("hands", rank_ours, [("eval7", rank_theirs)]),
            "ranked in a compiled loop": in_turn("hands", rank_all, [("eval7", rank_theirs)]),
        }
    for what, row in rows.items():
        row["unit"] = "hands/s"
        row["aim"] = f">= {AIMS[what]:g}"
        row["reached"] = row["ratio"] >= AIMS[what]
    if "--json" in arguments:
        print(json.dumps(rows, indent=2))
        return
    for what, row in rows.items():
        reached = "reached" if row["reached"] else "MISSED"
        print(
            f"{what:<28}{row['value']:>14,.0f} hands/s   {row['peer']:<9}{row['theirs']:>11,.0f}"
            f"   ratio {row['ratio']:8.2f}   aim {row['aim']}: {reached}"
        )


main(sys.argv[1:])
