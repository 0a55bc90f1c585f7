"""What can go wrong: the rights of the table, told in every language; a new right is told of by itself."""

from __future__ import annotations

import pytest

from parlour.core.chance import Chance
from parlour.core.languages import LANGUAGES
from parlour.core.moves import CLAIMING, Choices, Move, Refusal, exactly, verb
from parlour.core.options import Options, OptionSet, Words
from parlour.core.rights import CLAIM_FAILS, THE_DEALER, Right, Rights, moments
from parlour.core.rules import Rules
from parlour.core.vocabulary import Vocabulary
from parlour.errors import Unknown
from parlour.judging.asking import Leaving, Questions
from parlour.judging.matters import Matter, matters_of
from parlour.judging.showing import Examples, examples
from parlour.judging.telling import Judge
from parlour.judging.verdict import LATE, NO_CLAIM, OPEN, OTHER_OFFENDER, OWN_FAULT, TOO_EARLY, standing
from parlour.mechanisms.faults import Claims
from parlour.registry import all_rules, rules_of
from tests.toy.high_card import OPTIONS
from tests.toy.high_card.game import POOL, VOCABULARY, HighCard, why_not

EACH = [(rules, matter) for rules in all_rules().values() for matter in matters_of(rules).each]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_right_is_told_wholly_in_every_language(language: str) -> None:
    for rules, matter in EACH:
        judge = Judge(rules, Examples(), language)
        if matter.right is None:
            continue
        for name in matter.rights.moments:
            assert judge.moment(name) != f"moment-{name}", (rules.name, name)
        assert judge.window(matter), matter.clause
        for told in (judge.against(matter), judge.claimants(matter), judge.label(matter)):
            assert told, matter.clause
            assert not told.startswith(("against-", "claimant-", "fault-")), matter.clause
        for state in (OPEN, LATE, TOO_EARLY, OTHER_OFFENDER, OWN_FAULT, NO_CLAIM):
            assert not judge.sentence(matter, state).startswith("judge-")


@pytest.mark.parametrize(
    "matter", [matter for _rules, matter in EACH if matter.right], ids=lambda matter: matter.clause
)
def test_a_window_told_is_the_window_of_the_table(matter: Matter) -> None:
    """After the moments of a deal, one by one, the table's own window stands as the committee is told."""
    rights = matter.rights
    claims = Claims(rights.each)
    assert matter.right is not None
    number = rights.each.index(matter.right)
    for moment in range(len(rights.moments)):
        claims.reach(moment)
        assert bool(matter.right.is_open_after(moment)) == claims.is_open(number), rights.moments[moment]


def test_moments_have_names_where_windows_have_moments() -> None:
    for _rules, matter in EACH:
        if matter.right is not None:
            assert matter.right.opens | matter.right.closes < 1 << len(matter.rights.moments), matter.clause


def test_by_whom_and_when_decide() -> None:
    matters = matters_of(rules_of("ecarte"))
    uncut, revoke, dropped = (matters.find(id) for id in ("13", "ecarte.44d", "51"))
    told = [
        standing(uncut, "dealer", "dealt"),
        standing(uncut, "dealer", "begin"),
        standing(uncut, "dealer", "elder-looks"),
        standing(uncut, "dealer", "too-late"),
        standing(uncut, "player"),
        standing(uncut, "claimant"),
        standing(revoke, "claimant", "second-lead"),
        standing(revoke, "player", "next-turned"),
        standing(dropped),
    ]
    assert told == [OPEN, TOO_EARLY, LATE, LATE, OTHER_OFFENDER, OWN_FAULT, OPEN, LATE, NO_CLAIM]


@pytest.mark.parametrize(("by", "noticed"), [("me", ""), ("dealer", "yesterday")])
def test_an_answer_that_is_none_is_refused_in_a_sentence(by: str, noticed: str) -> None:
    matters = matters_of(rules_of("nap"))
    with pytest.raises(Unknown, match=r"no (offender|moment) '\w+'; one of: "):
        standing(matters.find("13"), by, noticed)


# -- a game of somebody's own, whose table has one right more than yesterday ------------------------

WHISPER = verb("whisper")
CLAIM = verb(CLAIMING, "word", "4a")


class Whispering(HighCard):
    """High Card at which somebody may whisper how he decides, and the other may claim it until both have."""

    whispered: int = -1

    def __init__(self, options: Options, names: list[str], chance: Chance, source: HighCard | None = None) -> None:
        super().__init__(options, names, chance, source)
        if isinstance(source, Whispering):
            self.whispered = source.whispered

    def moves(self, seat: int) -> Choices:
        found = Choices(super().moves(seat).each[:])
        if found.each:
            found.add(exactly(Move(WHISPER)))
            found.add(exactly(Move(CLAIM, 0)))
        return found

    def act(self, seat: int, move: Move) -> None:
        if move.verb is WHISPER:
            self.whispered = seat
        elif move.verb is not CLAIM:
            super().act(seat, move)
        elif self.whispered in (-1, seat):
            self.say("high-card.4a", CLAIM_FAILS, seat)
        else:
            self.pay("high-card.4a", "stakes", self.whispered, POOL, 3)
            self.whispered = -1

    def vocabulary(self) -> Vocabulary:
        return TABLE_VOCABULARY


def refuse(game: HighCard, seat: int, move: Move) -> Refusal:
    return why_not(game, seat, move)


WHISPERED = Right("high-card.4a", moments(0), moments(1))
TABLE_VOCABULARY = VOCABULARY.at_table([WHISPER, CLAIM], {}, refuse, rights=Rights([WHISPERED], ["dealt", "in-play"]))


def whispering(table: type[Whispering] = Whispering) -> Rules:
    each = [option for option in OPTIONS.each if option.name != "conduct"]
    options = OptionSet("high-card", [*each, Words("conduct", "strict table")], OPTIONS.check)
    return Rules("high-card", options, HighCard, "tests.toy.high_card", table=table)


CASE = """game high-card
option conduct table
go
A: whisper
B: claim 4a
= account/pool 5
"""


def test_a_new_right_is_found_by_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("cases")
    (folder / "high-card").mkdir()
    (folder / "high-card" / "whisper.case").write_text(CASE, encoding="utf-8")
    rules = whispering()
    judge = Judge(rules, examples(rules, folder, lambda _name: rules))
    matter = judge.matters.find("4a")
    told = "\n".join(judge.lines(matter, "player", "dealt"))
    assert "(play) Nobody learns how the other has decided before both have" in told
    assert "once the cards are dealt, until the first card is played or shown" in told
    assert "It can be claimed now: claim 4a" in told
    assert "A case that shows this: high-card/whisper.case, line 5" in told
    assert "Counters: A -1 → -4, Pool 2 → 5" in told
    assert standing(matter, "player", "in-play") == LATE


class Shouting(Whispering):
    """Where aces are low, shouting may be claimed too."""

    def vocabulary(self) -> Vocabulary:
        return LOUD_VOCABULARY if self.options.word("aces") == "low" else TABLE_VOCABULARY


LOUD = verb(CLAIMING, "word", "4a 5")
LOUD_RIGHTS = Rights([WHISPERED, Right("high-card.5", moments(1), moments(0))], ["dealt", "in-play"])
LOUD_VOCABULARY = VOCABULARY.at_table([WHISPER, LOUD], {}, refuse, rights=LOUD_RIGHTS)


def test_a_right_that_an_option_brings_is_found_too() -> None:
    rules = whispering(Shouting)
    assert [matter.typed for matter in matters_of(rules).each] == ["claim 4a", "claim 5"]


def test_without_the_right_there_is_no_such_matter() -> None:
    rules = Rules("high-card", OPTIONS, HighCard, "tests.toy.high_card")
    assert not matters_of(rules).each


def test_whose_fault_a_right_is_about_is_part_of_it() -> None:
    assert Right("a.1", 0, 0) != Right("a.1", 0, 0, None, THE_DEALER)


# -- the questions -----------------------------------------------------------------------------------


def put(game: str, answers: list[str]) -> tuple[tuple[Matter, str, str] | None, list[str]]:
    judge = Judge(rules_of(game), Examples())
    said: list[str] = []

    def ask(question: str) -> str:
        said.append(question)
        if not answers:
            raise EOFError
        return answers.pop(0)

    try:
        return Questions(judge, ask, said.append).put(), said
    except Leaving:
        return None, said


def test_questions_follow_the_window_of_the_right() -> None:
    found, said = put("nap", ["R15", "2", "no", "yes"])
    assert found is not None
    assert (found[0].clause, *found[1:]) == ("nap.R15", "player", "in-play")
    assert any("the cards are gathered" in line for line in said)


def test_what_closes_the_window_ends_the_questions() -> None:
    found, said = put("ecarte", ["2", "dealer", "y"])
    assert found is not None
    assert (found[0].id, *found[1:]) == ("13", "dealer", "elder-looks")
    assert not any("for the first time" in line for line in said)


def test_before_the_window_opens_it_is_too_early() -> None:
    found, _said = put("nap", ["16", "player", "n", "n"])
    assert found is not None
    assert standing(found[0], *found[1:]) == TOO_EARLY


def test_nonsense_is_asked_again_and_an_empty_line_leaves() -> None:
    found, said = put("jig", ["99", "20", "who", "claimant", "maybe", "n"])
    assert found is not None
    assert found[2] == "too-late"
    assert "jig knows no fault '99'" in " ".join(said)
    assert put("jig", ["1", ""])[0] is None
    assert put("jig", [])[0] is None
