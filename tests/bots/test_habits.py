"""Habits drawn by lot: the same number always likes the same, and the one that gains most is found."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.habits import LIKINGS, Habit, size_of
from parlour.bots.leanings import way_of
from parlour.bots.roster import bot_of
from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.registry import rules_of
from tests.bots.habits import PART, likings, strongest_habit
from tests.bots.standing import FEWEST, Question

POKER = rules_of("poker")
MANY = 400


def seat_that_may_raise() -> Seat:
    """By more than one sum."""
    chance = Chance(1)
    game = POKER.new({"players": 4}, seed=2)
    while not (game.waits and sum(way_of(move) == "raise" for move in game.moves(game.to_act[0]).all()) > 1):
        moves = game.moves(game.to_act[0]) if game.waits else None
        game.go_on() if moves is None else game.play(game.to_act[0], moves[chance.below(moves.size)])
    return Seat(game, game.to_act[0])


def habit_that(**wanted: float) -> Habit:
    """The first that likes these ways so much; ``high_`` of a way is how it likes what is named there."""
    for number in range(100_000):
        habit = Habit(number)
        if all(habit.liking(way.replace("_", " ")) == much for way, much in wanted.items()):
            return habit
    raise AssertionError(f"no habit is drawn to {wanted}")


def liked_best(habit: Habit, moves: list[Move], seat: Seat) -> list[Move]:
    much = habit(POKER, seat, moves)
    return [move for move, liked in zip(moves, much, strict=True) if liked == max(much)]


def test_a_number_is_a_habit_and_all_likings_are_drawn() -> None:
    assert [Habit(7).liking(way) for way in ("call", "raise")] == [Habit(7).liking(way) for way in ("call", "raise")]
    drawn = [Habit(number).liking("call") for number in range(MANY)]
    for liking in set(LIKINGS):
        assert abs(drawn.count(liking) / MANY - LIKINGS.count(liking) / len(LIKINGS)) < 0.1


def test_a_way_counts_more_than_what_is_named() -> None:
    seat = seat_that_may_raise()
    moves = seat.moves().all()
    raises = [move for move in moves if way_of(move) == "raise"]
    most, least = max(map(size_of, raises)), min(map(size_of, raises))
    assert most > least
    for high, named in ((1.0, most), (-1.0, least)):
        best = liked_best(habit_that(**{"raise": 1.0, "high_raise": high, "pass": 0.0, "call": 0.0}), moves, seat)
        assert [(way_of(move), size_of(move)) for move in best] == [("raise", named)]
    never = habit_that(**{"raise": -1.0, "call": 0.0, "pass": 0.0, "high_raise": 1.0})
    assert {way_of(move) for move in liked_best(never, moves, seat)} == {way_of(move) for move in moves} - {"raise"}


def test_where_a_habit_says_nothing_the_book_plays() -> None:
    seat = seat_that_may_raise()
    indifferent = habit_that(**{"raise": 0.0, "call": 0.0, "pass": 0.0, "high_raise": 0.0, "show_for": 0.0})
    bot = bot_of(f"stubborn:habit{indifferent.number}", POKER, 1)
    assert bot.choose(seat).same(bot_of("book", POKER, 1).choose(seat))


def test_the_habit_that_gains_most_is_found_by_fewer_and_fewer_with_more_and_more_games() -> None:
    asked: list[tuple[int, int, int]] = []

    def means(questions: Sequence[Question], games: int, seed: int) -> list[float]:
        asked.append((len(questions), games, seed))
        return [-abs(int(question.row.removeprefix("stubborn:habit")) - 13.2) for question in questions]

    found = strongest_habit(POKER, PART * PART * 2, 5, means)
    assert (found.row, found.column) == ("stubborn:habit13", "master")
    assert asked == [(32, FEWEST, 5), (8, FEWEST * PART, 6), (2, FEWEST * PART * PART, 7)]


def test_it_is_told_what_a_habit_likes() -> None:
    question = strongest_habit(POKER, 1, 1, lambda *_asked: [])
    told = likings(question)
    assert told.startswith("  stubborn:habit1 likes ")
    habit = Habit(1)
    assert all(habit.liking(way.removeprefix("never ")) for way in told.partition(" likes ")[2].split(", "))
