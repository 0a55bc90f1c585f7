"""The options of Newmarket."""

from __future__ import annotations

from parlour.core.options import Former, Option, OptionSet, Value, Values, Whole, Words

EXAMPLE = "AS KC QH JD"


def in_order(cards: list[str]) -> list[str]:
    """Ace, king, queen and knave; nothing where they are not of four different suits (newmarket.3)."""
    cards = sorted(cards, key=lambda card: "AKQJ".find(card[:1]))
    ranks, suits = "".join(card[:1] for card in cards), sorted(card[1:] for card in cards)
    return cards if ranks == "AKQJ" and suits == ["C", "D", "H", "S"] else []


class PoolCards(Option):
    """``example``, ``random``, or one ace, king, queen and knave of four different suits (newmarket.3)."""

    values = ("example", "random")

    def read(self, given: object) -> Value:
        text = str(given)
        if text in self.values:
            return text
        cards = in_order(text.split())
        if not cards:
            raise self.refuse(given)
        return " ".join(cards)

    def range(self) -> str:
        return "example, random, or an ace, king, queen and knave of four suits, as in AS KC QH JD"

    def samples(self) -> list[Value]:
        return ["example", "random", "AH KS QD JC"]


def _check(_values: Values, _given: frozenset[str]) -> None:
    """Every combination may be played."""


OPTIONS = OptionSet(
    "newmarket",
    [
        Whole("players", 3, 8, 4, clause="newmarket.R9", tried=(3, 4, 5, 8)),
        Whole("deals", 1, None, "round", words="round", clause="newmarket.R10", tried=(1, 3)),
        Former("conduct", "strict table"),
        PoolCards("pool_cards", "example", clause="newmarket.3"),
        Words("stakes", "every_deal first_pool", clause="newmarket.R2"),
    ],
    _check,
    {
        "first pool": {"stakes": "first_pool"},
    },
    groups={
        "stakes": "stakes",
    },
)
