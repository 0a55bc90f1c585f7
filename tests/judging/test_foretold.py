"""The proof of the committee's tool: every right is claimed in a case, and brings there what was foretold."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cases.lines import Outcome, lines_of
from parlour.cases.run import Run
from parlour.core.events import Event
from parlour.core.files import read_text
from parlour.core.game import Game
from parlour.core.moves import CLAIMING
from parlour.core.rights import CLAIM_FAILS
from parlour.core.rules import Rules
from parlour.judging.foretelling import Foretold
from parlour.judging.matters import claims_of, matters_of
from parlour.judging.showing import examples
from parlour.judging.telling import Judge
from parlour.judging.verdict import OPEN, standing
from parlour.registry import all_rules, rules_of
from tests.house.checkout import ROOT

CASES = ROOT / "tests" / "cases"
CLAIMED_IN = [rules for rules in all_rules().values() if matters_of(rules).claimed]


class Asked(Run):
    """A case at which the committee is asked before every claim; the claim is then made at the table itself."""

    claimed: set[str]
    wrong: list[str]

    def _move(self, game: Game, text: str) -> None:
        seat, move = self.read_move(text)
        if move.verb.name != CLAIMING or not game.allows(seat, move):
            super()._move(game, text)
            return
        matters = matters_of(self.known_rules())
        matter = matters.claimed_by(game, move)
        if move not in claims_of(game, seat) or standing(matter) != OPEN:
            self.wrong.append(f"{text}: not open")
        foretold = Foretold(game, seat, move)
        scores, told = list(game.score), len(game.events)
        held = dict(zip(game.ledger.names, game.ledger.balance, strict=True))
        super()._move(game, text)
        events = game.events[told:]
        self._compare(text, foretold, game, scores, held, events)
        if all(event.message != CLAIM_FAILS for event in events):
            self.claimed.add(matter.clause)

    def _compare(
        self, text: str, foretold: Foretold, game: Game, scores: list[int], held: dict[str, int], events: list[Event]
    ) -> None:
        """What the table has now, less what it had, beside what was said before."""
        names = game.ledger.names
        money = {name: now for name, now in zip(names, game.ledger.balance, strict=True) if now != held.get(name, 0)}
        score = {game.names[i]: now for i, now in enumerate(game.score) if now != scores[i]}
        pairs = {
            "score": ({name: after for name, _before, after in foretold.score}, score),
            "money": ({name: after for name, _before, after in foretold.money}, money),
            "remedy": ([_told(event) for event in foretold.events], [_told(event) for event in events]),
            "next": (foretold.waits_for, [game.names[seat] for seat in game.to_act]),
            "position": (foretold.after.state(), game.state()),
        }
        self.wrong += [f"{text}: {what}" for what, (said, found) in pairs.items() if said != found]

    def fork(self) -> Run:
        other = super().fork()
        assert isinstance(other, Asked)
        other.claimed, other.wrong = self.claimed, self.wrong
        return other


def _told(event: Event) -> tuple[object, ...]:
    return event.clause, event.message, event.seat, event.number, event.word, list(event.cards), event.amount


def asked_in(path: Path) -> Asked:
    run = Asked(rules_of, Outcome(path.name))
    run.claimed, run.wrong = set(), []
    run.steps(lines_of(read_text(path)))
    return run


@pytest.mark.parametrize("rules", CLAIMED_IN, ids=lambda rules: rules.name)
def test_every_right_brings_what_was_foretold(rules: Rules) -> None:
    claimed: set[str] = set()
    for path in sorted((CASES / rules.name).rglob("*.case")):
        if f": {CLAIMING}" in read_text(path):
            run = asked_in(path)
            assert not run.wrong, f"{path.name}: {'; '.join(run.wrong)}"
            claimed |= run.claimed
    assert {matter.clause for matter in matters_of(rules).claimed} <= claimed


@pytest.mark.parametrize("rules", CLAIMED_IN, ids=lambda rules: rules.name)
def test_every_right_is_shown_by_a_case(rules: Rules) -> None:
    judge = Judge(rules, examples(rules, CASES))
    for matter in judge.matters.each:
        if matter.right is None:
            continue
        shown = judge.shown.claim_of(matter.clause)
        assert shown is not None, matter.clause
        assert shown.text in (CASES / shown.case).read_text(encoding="utf-8").splitlines()[shown.line - 1]
        foretold = shown.foretold()
        assert foretold.upheld
        assert judge.sentences(foretold)


def test_every_irregular_clause_is_a_matter_and_what_is_in_force_is_shown() -> None:
    for rules in all_rules().values():
        judge = Judge(rules, examples(rules, CASES))
        irregular = [clause for clause in judge.book.clauses.values() if clause.kind == "irregular"]
        assert {clause.id for clause in irregular} <= {matter.clause for matter in judge.matters.each}
        for clause in irregular:
            assert clause.pending or judge.shown.case_of(clause.id), clause.id
