"""The options of Écarté (articles 1 to 14; the rest is ours)."""

from __future__ import annotations

from fractions import Fraction

from parlour.core.options import Option, OptionSet, Rates, Value, Values, Whole, Words, accidents_at_table, needs
from parlour.errors import BadOption

AT_THE_CLUB = ("double_draw", "short_stake")
ACCIDENTS = " ".join(
    (
        *("faced", "exposed", "miscount", "pattern", "turned_extra", "misserve", "turned_again", "dropped"),
        *("short_pack", "false_pack", *AT_THE_CLUB),
    )
)
CLUB = ("a_deux_cotes", "chouette")
LETTERS = "ABCDEFGHIJKL"  # the seats of the largest table, in their order


class Shares(Option):
    """Partners and their fractions, ``B=1/2,C=1/6``, or none."""

    def read(self, given: object) -> Value:
        text = str(given).replace(" ", "")
        if text == "none":
            return text
        found: dict[str, Fraction] = {}
        for piece in text.split(","):
            letter, _, fraction = piece.partition("=")
            above, _, below = fraction.partition("/")
            sound = len(letter) == 1 and letter in LETTERS and _small(above) and _small(below)
            if not sound or letter in found or not 0 < int(above) < int(below):
                raise self.refuse(given)
            found[letter] = Fraction(int(above), int(below))
        if sum(found.values()) >= 1:
            raise BadOption(f"option {self.name}: the shares together are less than the whole", self.clause)
        return ",".join([f"{letter}={part.numerator}/{part.denominator}" for letter, part in found.items()])

    def range(self) -> str:
        return "none, or SEAT=FRACTION,... such as B=1/2,C=1/6"

    def samples(self) -> list[Value]:
        return ["none", "B=1/2,C=1/6"]


def _small(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < len(text) <= 3 and int(text) > 0


def _seats(values: Values) -> Value:
    return 6 if values.get("mode") in CLUB else 2


def _coups(values: Values) -> Value:
    return "open" if values.get("mode") in CLUB else 1


def _check(values: Values, given: frozenset[str]) -> None:
    club = values["mode"] in CLUB
    players = values["players"]
    assert isinstance(players, int)
    if not club and players != 2:
        raise BadOption("two play; more need mode=a_deux_cotes or mode=chouette", "ecarte.1")
    if club and players < 3:
        clause = "ecarte.4" if values["mode"] == "chouette" else "ecarte.3"
        raise BadOption(f"mode={values['mode']} needs three players or more", clause)
    needs(values, given, "max_stake", "mode", *CLUB, clause="ecarte.1")
    needs(values, given, "start_order", "mode", *CLUB, clause="ecarte.9")
    needs(values, given, "stake_medium", "mode", "chouette", clause="ecarte.8a")
    needs(values, given, "chouette_shares", "mode", "chouette", clause="ecarte.4c")
    needs(values, given, "rest_holder", "mode", "a_deux_cotes", clause="ecarte.58c")
    needs(values, given, "stake", "mode", "two_handed", clause="ecarte.8")
    needs(values, given, "deals", "mode", "two_handed", clause="ecarte.7")
    _check_seats(values, players)
    if values["coups"] == "open" and not club:
        raise BadOption("coups=open needs mode=a_deux_cotes or mode=chouette", "ecarte.7")
    if values["coups"] != 1 and values["deals"] != "coup":
        raise BadOption("more than one coup needs deals=coup", "ecarte.7")
    accidents_at_table(values, "ecarte.59")
    if not club and [kind for kind in AT_THE_CLUB if f"{kind}=" in str(values["accidents"])]:
        raise BadOption(f"the accidents {' and '.join(AT_THE_CLUB)} happen at a club table", "ecarte.59")


def _check_seats(values: Values, players: int) -> None:
    """Whoever is named by an option sits at the table."""
    there = LETTERS[:players]
    if values["rest_holder"] != "none" and str(values["rest_holder"]) not in there:
        raise BadOption(f"option rest_holder is none, or one of {', '.join(there)}", "ecarte.58c")
    shares = str(values["chouette_shares"])
    if shares != "none" and [piece for piece in shares.split(",") if piece[0] not in there]:
        raise BadOption(f"option chouette_shares names seats of the table: {', '.join(there)}", "ecarte.4c")


OPTIONS = OptionSet(
    "ecarte",
    [
        Whole("players", 2, 12, _seats, clause="ecarte.1", tried=(2, 3, 6)),
        Whole("deals", 1, None, "coup", words="coup round", clause="ecarte.7", tried=(1, 3)),
        Whole("coups", 1, None, _coups, words="open", clause="ecarte.7", tried=(1, 2)),
        Words("conduct", "strict table"),
        Rates("accidents", ACCIDENTS, clause="ecarte.59", tried="faced=0.1,exposed=0.2,misserve=0.3,dropped=0.1"),
        Words("mode", "two_handed a_deux_cotes chouette", clause="ecarte.1"),
        Whole("stake", 0, None, 1, clause="ecarte.8", tried=(0, 3)),
        Whole("max_stake", 1, None, 200, clause="ecarte.6"),
        Words("start_order", "draw_lowest agreed", clause="ecarte.9"),
        Words("keep_record", "off on", clause="ecarte.3a"),
        Words("stake_medium", "counters_or_cash counters_only", clause="ecarte.8a"),
        Shares("chouette_shares", "none", clause="ecarte.4c"),
        Words("deal_pattern", "3-2 2-3", clause="ecarte.13a"),
        Words("pack_choice", "red blue", clause="ecarte.10a"),
        Words("cover_tricks", "on off", clause="ecarte.48"),
        Words("rest_holder", f"none {' '.join(LETTERS)}", clause="ecarte.58c"),
        Words("committee_sanction", "none warning exclusion", clause="ecarte.49a"),
    ],
    _check,
    groups={
        "length": "deals coups",
        "stakes": "stake max_stake stake_medium chouette_shares rest_holder",
        "conduct": "committee_sanction",
    },
)
