"""A record before the committee, told in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Game
from parlour.judging.matters import Matter
from parlour.judging.records import Finding, Laid, findings, open_to
from parlour.judging.telling import Judge


def heard_lines(judge: Judge, game: Game, step: int) -> Iterator[str]:
    """What could have been claimed rightly in a position, all cards open."""
    found = findings(game, judge.matters)
    text = judge.teller.text
    if not found:
        yield text("judge-record-none", {"step": step})
        return
    yield text("judge-record-some", {"step": step})
    for finding in found:
        clause = judge.clause(finding.matter)
        yield f"{clause.id} ({clause.kind}) {clause.text}"
        yield f"  {text('judge-claimed-by', {'who': ', '.join(finding.claimants())})}"
        yield f"  {text('judge-window', {'window': judge.window(finding.matter)})}"
        write = game.notation().write
        for foretold in finding.ways():
            yield f"  {game.names[foretold.seat]}: {write(foretold.move)}"
            yield from [f"    {line}" for line in judge.told(foretold)]


def course_lines(judge: Judge, laid: Laid) -> Iterator[str]:
    """A whole game: at which steps something could first have been claimed rightly."""
    before: set[str] = set()
    some = False
    for step, game in laid.walk():
        found = findings(game, judge.matters)
        for finding in found:
            if finding.matter.clause not in before:
                some = True
                yield judge.teller.text("judge-step", _at_step(judge, finding, step))
        before = {finding.matter.clause for finding in found}
    if not some:
        yield judge.teller.text("judge-none-ever")


def _at_step(judge: Judge, finding: Finding, step: int) -> dict[str, object]:
    matter = finding.matter
    who = ", ".join(finding.claimants())
    return {"step": step, "clause": matter.clause, "label": judge.label(matter), "who": who}


def course_document(judge: Judge, laid: Laid) -> dict[str, object]:
    steps = [
        {"step": step, "clauses": [finding.matter.clause for finding in found]}
        for step, found in ((step, findings(game, judge.matters)) for step, game in laid.walk())
        if found
    ]
    return {"game": judge.rules.name, "steps": laid.steps, "found": steps}


def heard_document(judge: Judge, game: Game, step: int) -> dict[str, object]:
    rows = [_finding(judge, game, finding) for finding in findings(game, judge.matters)]
    return {"game": judge.rules.name, "step": step, "findings": rows}


def _finding(judge: Judge, game: Game, finding: Finding) -> dict[str, object]:
    write = game.notation().write
    ways = [
        {"claim": f"{game.names[foretold.seat]}: {write(foretold.move)}", **judge.foretold(foretold)}
        for foretold in finding.ways()
    ]
    return {**_head(judge, finding.matter), "claimants": finding.claimants(), "ways": ways}


def _head(judge: Judge, matter: Matter) -> dict[str, object]:
    clause = judge.clause(matter)
    return {
        "id": matter.id,
        "clause": clause.id,
        "kind": clause.kind,
        "text": clause.text,
        "label": judge.label(matter),
        "window": judge.window(matter),
    }


def open_lines(judge: Judge, game: Game, seat: int) -> Iterator[str]:
    """What is open to a seat of a game that is still being played."""
    text = judge.teller.text
    yield text("judge-running", {"seat": game.names[seat]})
    found = open_to(game, seat, judge.matters)
    for matter, claims in found:
        clause = judge.clause(matter)
        yield f"{clause.id} ({clause.kind}) {clause.text}"
        yield f"  {text('judge-window', {'window': judge.window(matter)})}"
        yield f"  {', '.join(claims)}"
    if not found:
        yield text("judge-nothing-open")


def open_document(judge: Judge, game: Game, seat: int) -> dict[str, object]:
    rows = [{**_head(judge, matter), "claims": claims} for matter, claims in open_to(game, seat, judge.matters)]
    seats = int(game.seats)
    return {"game": judge.rules.name, "seat": game.names[seat] if seat < seats else "", "open": rows}
