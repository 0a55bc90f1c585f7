"""What the house tells of a puzzle: the seat's view and no more, and what is right only to who has answered."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.game import Game
from parlour.puzzles.calendar import in_order
from parlour.puzzles.puzzle import BEST, CALL, CLAIM, LAWFUL, Puzzle
from parlour.server.http.puzzles import asked, listed
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.puzzled import PuzzleAnswer, PuzzleInfo
from parlour.server.protocol.views import View
from tests.server.doors import open_door
from tests.server.places import in_loop

NAMES = sorted({puzzle.game for puzzle in in_order()})
ANSWERING = {"answers", "costs", "right", "reason", "refused", "win", "stake", "made", "origin", "case"}


def told(puzzle: Puzzle) -> PuzzleInfo:
    return msgspec.json.decode(ENCODER.encode(asked(puzzle.id)), type=PuzzleInfo)


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in in_order() if puzzle.kind == kind)


def known_to(game: Game, seat: int) -> set[str]:
    shown = {card for event in game.events if event.reaches(seat) and event.shows(seat) for card in event.cards}
    return {game.pack.face(card) for card in game.pack.cards if game.knows(seat, card) or card in shown}


@pytest.mark.parametrize("name", NAMES)
def test_the_question_tells_what_the_seat_may_know_and_no_more(name: str) -> None:
    for puzzle in [puzzle for puzzle in in_order() if puzzle.game == name]:
        found, game = told(puzzle), puzzle.position()
        seat = puzzle.seat_in(game)
        view = found.step.view
        assert isinstance(view, View)
        seen = msgspec.convert({**game.view(seat).plain(), "game": name}, View)
        assert (view.places, view.facts, view.accounts) == (seen.places, seen.facts, seen.accounts)
        known = known_to(game, seat) | {face for place in seen.places for face in place.faces}
        spoken = {face for event in found.step.events for face in event.cards or []}
        assert spoken <= known
        reached = [event for event in game.events if event.reaches(seat)]
        assert len(found.step.events) == len(reached)


def test_nothing_in_the_question_is_the_answer() -> None:
    for puzzle in in_order():
        plain = msgspec.to_builtins(asked(puzzle.id))
        assert not ANSWERING & set(plain), puzzle.id
        assert plain["step"]["view"]["advice"] == [], puzzle.id
        assert bool(plain["step"]["view"]["choices"]) == (puzzle.kind in BEST), puzzle.id
        assert [option["move"] for option in plain["options"]] == sorted(puzzle.options), puzzle.id


def test_the_options_of_a_claim_have_their_clauses() -> None:
    for option in told(first(CLAIM)).options:
        assert option.clause.startswith(f"{first(CLAIM).game}.")


@in_loop
async def test_it_is_asked_and_answered() -> None:
    puzzle = first(CALL)
    wrong = next(iter(puzzle.costs))
    async with open_door() as door, door.http() as http:
        assert (await http.get("/api/puzzles")).content == ENCODER.encode(listed())
        address = f"/api/puzzles/{puzzle.id}"
        assert (await http.get(address)).content == ENCODER.encode(asked(puzzle.id))
        right = await http.get(f"{address}/answer", params={"move": puzzle.answers[0]})
        assert msgspec.json.decode(right.content, type=PuzzleAnswer).right
        refuted = msgspec.json.decode(
            (await http.get(f"{address}/answer", params={"move": wrong})).content, type=PuzzleAnswer
        )
        assert not refuted.right
        assert refuted.answers == puzzle.answers
        assert len(refuted.steps) > 1
        assert {cost.move for cost in refuted.costs} == set(puzzle.costs)


@in_loop
async def test_what_is_lawful_is_told_with_the_law() -> None:
    puzzle = first(LAWFUL)
    async with open_door() as door, door.http() as http:
        found = msgspec.json.decode((await http.get(f"/api/puzzles/{puzzle.id}/answer")).content, type=PuzzleAnswer)
        assert sorted([*found.refused, *found.answers]) == sorted(puzzle.options)


@in_loop
async def test_what_nobody_asked_for_is_refused_or_not_weighed() -> None:
    async with open_door() as door, door.http() as http:
        assert (await http.get("/api/puzzles/nap-9999")).status_code == 404
        assert (await http.get(f"/api/puzzles/{first(CALL).id}/answer")).status_code == 400
        claim = await http.get(f"/api/puzzles/{first(CLAIM).id}/answer", params={"move": "claim everything"})
        assert claim.status_code == 400
        odd = await http.get(f"/api/puzzles/{first(CALL).id}/answer", params={"move": "sing"})
        assert not msgspec.json.decode(odd.content, type=PuzzleAnswer).steps
        assert len(door.front.leaflets.made) <= 2
