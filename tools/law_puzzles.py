"""Puzzles about the law, out of the cases that prove it: positions in which something may be claimed, or is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from parlour.cases.lines import Line, Outcome, block_under, lines_of
from parlour.cases.run import MOVE, Run
from parlour.core.events import place
from parlour.core.files import read_text
from parlour.core.game import Game
from parlour.core.moves import CARD, Move
from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.core.show import view_lines
from parlour.errors import ParlourError
from parlour.judging.foretelling import is_right
from parlour.judging.matters import claims_of, matters_of
from parlour.judging.showing import Shown, examples
from parlour.puzzles.puzzle import CLAIM, LAWFUL, position_of
from parlour.puzzles.writing import Field
from parlour.registry import rules_of

CLAIMS = 2  # of each game, at the most,
LAWFUL_SETS = 3  # and of these; none with the clause of another
OPTIONS = range(1, 13)  # that are lawful, or together with what is not, among which one can choose
ONLY_EXPECTS = "!?=>~@"


def law_puzzles(rules: Rules, folder: Path, made: str) -> list[dict[str, Field]]:
    """Those of one game, each about a clause of its own."""
    found: list[dict[str, Field]] = []
    for kind, most, some in (
        (CLAIM, CLAIMS, _claims(rules, folder)),
        (LAWFUL, LAWFUL_SETS, _lawful_sets(rules, folder)),
    ):
        clauses: set[object] = set()
        for puzzle in some:
            if len(clauses) < most and puzzle["reason"] not in clauses:
                clauses.add(puzzle["reason"])
                found.append({"kind": kind, **puzzle, "made": made})
    return found


def _claims(rules: Rules, folder: Path) -> Iterator[dict[str, Field]]:
    for clause, shown in examples(rules, folder).claims.items():
        for one in shown:
            puzzle = _claim(rules, folder, clause, one)
            if puzzle is not None:
                yield puzzle
                break


def _claim(rules: Rules, folder: Path, clause: str, shown: Shown) -> dict[str, Field] | None:
    """Only where the seat has seen the ground of every claim that is right: the rest would be guessing."""
    game, seat = shown.game, shown.seat
    claims = claims_of(game, seat)
    right = [claim for claim in claims if is_right(game, seat, claim)]
    rights = {matters_of(rules).claimed_by(game, claim).clause for claim in right}
    seen = all(game.noticed(seat, claim) for claim in right)
    if len(claims) not in range(2, OPTIONS.stop) or rights != {clause} or not seen:
        return None
    case = _start(read_text(folder / shown.case), shown.line)
    return _position(rules, case, game, seat, claims, right, clause, f"{shown.case}, line {shown.line}")


def _lawful_sets(rules: Rules, folder: Path) -> list[dict[str, Field]]:
    """Those with most to sort out first: as much that is lawful as is not."""
    found: list[dict[str, Field]] = []
    for path in sorted((folder / rules.name).rglob("*.case")):
        where = path.relative_to(folder).as_posix()
        with suppress(ParlourError):  # not a case for this: the tests say what is wrong with it
            found += Asked(rules, where, read_text(path)).puzzles()
    return sorted(found, key=_sorts_out, reverse=True)


def _sorts_out(puzzle: dict[str, Field]) -> int:
    options, answers = puzzle["options"], puzzle["answers"]
    assert isinstance(options, list)
    assert isinstance(answers, list)
    return min(len(answers), len(options) - len(answers))


class Asked:
    """The positions of a case in which something of the same kind as what is lawful is not: a card of one's hand that
    may not be played, or what the case expects to be refused.  What a case only tries is left out."""

    def __init__(self, rules: Rules, where: str, text: str) -> None:
        self.rules = rules
        self.where = where
        self.text = text

    def puzzles(self) -> Iterator[dict[str, Field]]:
        run = Run(rules_of, Outcome(self.where))
        lines = lines_of(self.text)
        at = 0
        while at < len(lines):
            named = _named_here(lines[at:])
            puzzle = self._puzzle(run, named) if named else None
            if puzzle is not None:
                yield puzzle
            for line in lines[at : at + max(1, len(named))]:
                run.step(line, block_under(lines, at))
            at += max(1, len(named)) + (0 if named else len(block_under(lines, at)))

    def _puzzle(self, run: Run, lines: list[Line]) -> dict[str, Field] | None:
        run.go_on_until_asked()
        read = [run.read_move(_move_of(line)) for line in lines]
        game, seat = run.begin(), read[0][0]
        choices = game.moves(seat)
        if offences_happen(game) or seat not in game.to_act or choices.size not in OPTIONS:
            return None
        options = _options(game, seat, [*choices.all()], [move for _seat, move in read])
        lawful = [one for one in options if game.allows(seat, one)]
        refusals = [game.why_not(seat, one) for one in options if one not in lawful]
        clauses = [refusal.clause for refusal in refusals if refusal is not None]
        if len(options) not in range(3, OPTIONS.stop) or not clauses or not lawful:
            return None
        case, origin = _start(self.text, lines[0].number), f"{self.where}, line {lines[0].number}"
        return _position(self.rules, case, game, seat, options, lawful, clauses[0], origin)


def _options(game: Game, seat: int, lawful: list[Move], named: list[Move]) -> list[Move]:
    """What is lawful, and what is not of the same kind: with the cards of the hand, or as the case names it."""
    verbs = [move.verb for move in lawful]
    held = _held(game, seat)
    tried = list(lawful)
    for move in named:
        if move.verb.shape == [CARD]:
            tried += [Move(move.verb, card) for card in sorted(held)] if move.verb in verbs else []
        elif move.verb in verbs and not game.notation().write(move).endswith(" none"):
            tried.append(move)
    return [one for i, one in enumerate(tried) if not any(one.same(other) for other in tried[:i])]


def _named_here(lines: list[Line]) -> list[Line]:
    """A move that is made, or those together that are expected to be refused to one seat."""
    if MOVE.match(lines[0].text):
        return lines[:1]
    found: list[Line] = []
    for line in lines:
        move = MOVE.match(line.text[2:]) if line.text.startswith("! ") else None
        if move is None or (found and not line.text.startswith(f"! {_seat_of(found[0])}:")):
            break
        found.append(line)
    return found


def _move_of(line: Line) -> str:
    return line.text.removeprefix("! ").partition("->")[0].strip()


def _seat_of(line: Line) -> str:
    return line.text[2:].partition(":")[0]


def _held(game: Game, seat: int) -> set[int]:
    hand = place("hand", seat)
    faces = [face for shown in game.view(seat).places if shown.place == hand for face in shown.faces]
    return {game.pack.ids[face] for face in faces}


def _position(
    rules: Rules, case: str, game: Game, seat: int, options: list[Move], right: list[Move], clause: str, origin: str
) -> dict[str, Field] | None:
    write = game.notation().write
    laid = position_of(case, rules)
    if view_lines(laid.view(seat)) != view_lines(game.view(seat)):
        return None
    return {
        "seat": game.names[seat],
        "answers": sorted(write(move) for move in right),
        "options": sorted(write(move) for move in options),
        "reason": clause,
        "origin": origin,
        "case": case,
    }


def _start(text: str, number: int) -> str:
    """A case up to one of its lines: what happened, without what is expected, and without what was only tried."""
    kept: list[Line] = []
    for line in lines_of(text):
        while kept and line.indent < kept[-1].indent:
            kept.pop()
        if line.number == number:
            break
        kept.append(line)
    told = [line.text for line in kept if line.text[0] not in ONLY_EXPECTS and line.text != "try:"]
    return "".join(f"{line}\n" for line in told)
