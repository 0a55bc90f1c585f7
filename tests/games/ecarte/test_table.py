"""Table conduct: many games with accidents and errors, and nothing that a seat could not have noticed shows."""

from __future__ import annotations

import json
from random import Random

import pytest

from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.cases.record import Recorder
from parlour.cases.run import run_case
from parlour.core.cards import cards_in
from parlour.core.chance import seeded
from parlour.core.events import WATCHER
from parlour.core.game import EVERYTHING, PAYMENTS, Game
from parlour.core.players import Seat
from parlour.core.playout import playout
from parlour.games.ecarte import RULES
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.registry import rules_of
from parlour.testing.demands import Given
from parlour.testing.soak import play_one
from parlour.testing.walk import questions, walk

GAMES = 500
MOST = 20_000  # moves of one game


def new(seed: int, **options: str | float) -> EcarteTable:
    game = RULES.new({"conduct": "table", **options}, seed)
    assert isinstance(game, EcarteTable)
    return game


def test_random_games_with_accidents_and_errors_end_with_a_winner() -> None:
    for seed in range(GAMES):
        game = new(seed, accidents=0.2)
        game.detail = PAYMENTS
        playout(game, seeded(seed), MOST, 0.04)
        assert sorted(game.result) == [-1, 1]
        assert game.ledger[2] == 0


def test_games_without_errors_are_won_by_five_points() -> None:
    for seed in range(60):
        game = new(seed, accidents=0.3)
        playout(game, seeded(seed), MOST)
        assert 5 in game.score


@pytest.mark.parametrize("accidents", ["1", "faced=1", "short_pack=1,false_pack=1", "miscount=1,misserve=1"])
def test_even_certain_accidents_make_no_endless_deal(accidents: str) -> None:
    for seed in range(12):
        playout(new(seed, accidents=accidents), seeded(seed), MOST, 0.02)


@pytest.mark.parametrize("seed", range(40))
def test_cards_and_points_stay_whole(seed: int) -> None:
    game = new(seed, accidents=0.3)
    for _act in walk(game, Random(seed)):
        assert all(0 <= points <= 5 for points in game.score)
        assert not game.has_five() or game.over or game.read("phase")[0] in ("paying", "cut")
        assert all(game.conduct.unseen[seat] & ~game.deal.hands[seat] == 0 for seat in range(2))
        if game.deal.turn_up >= 0:
            piles = [*game.deal.hands, *game.deal.discards, game.deal.played]
            lying = [card for pile in piles for card in cards_in(pile)] + [*game.deal.talon_cards(), game.deal.turn_up]
            assert len(set(lying)) == len(lying)


def test_soak_plays_this_table() -> None:
    given: Given = {"conduct": "table", "accidents": "0.2"}
    for seed in range(30):
        play_one(RULES, given, seed)


@pytest.mark.parametrize("seed", range(10))
def test_a_record_with_accidents_replays_to_the_same_end(seed: int) -> None:
    recorder = Recorder(new(seed, accidents="dropped=0.3,misserve=0.4,miscount=0.2,short_pack=0.5"))
    for _act in walk(recorder.game, Random(seed), recorder):
        pass
    assert "* accident " in recorder.text()
    assert not run_case(recorder.text(), rules_of).failures


# -- nothing leaks --------------------------------------------------------------


def sight(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat).as_dict())


def told(game: Game, seat: int) -> list[object]:
    kept = [event for event in game.events if event.reaches(seat)]
    return [(e.clause, e.message, e.seat, e.number, e.cards if e.shows(seat) else len(e.cards)) for e in kept]


def played(lines: str) -> Game:
    outcome = run_case(f"game ecarte\noption conduct table\ndealer B\n{lines}", rules_of)
    assert not outcome.failures, outcome.failures
    assert outcome.game is not None
    return outcome.game


def assert_alike(one: Game, other: Game, *seats: int) -> None:
    for seat in seats:
        assert sight(one, seat) == sight(other, seat)
        assert told(one, seat) == told(other, seat)
        assert one.may_act == other.may_act


DEAL = "B: deal 3-2\n* hand A KS QS 9D TD AD, hand B {b}, turn 7H, talon KC QC\n{accident}go\nB: turn\n"


@pytest.mark.parametrize("after", ["", "A: play QS\nB: play TH\nB: play 9C\n"])
def test_a_revoke_shows_like_a_lawful_ruff(after: str) -> None:
    moves = after or "A: play QS\nB: play TH\n"
    guilty = played(DEAL.format(b="7S TH 8C 9C TC", accident="") + moves)
    innocent = played(DEAL.format(b="7C TH 8C 9C TC", accident="") + moves)
    assert_alike(guilty, innocent, 0, WATCHER)


def test_a_false_king_shows_like_a_true_one() -> None:
    moves = "B: look\nB: mark\nA: play 9D\nB: play 8D\nA: play TD\nB: play 7D\n"
    false = played(DEAL.format(b="7D 8D JC 9C 8C", accident="") + moves)
    true = played(DEAL.format(b="7D 8D JC KH 8C", accident="") + moves)
    assert_alike(false, true, 0, WATCHER)


@pytest.mark.parametrize("accident", ["false_pack", "short_pack red missing JH", "short_pack red doubled JH"])
def test_packs_that_are_not_sound_do_not_show(accident: str) -> None:
    moves = "A: look\nB: look\nA: play QS\nB: play 7S\n"
    bad = played(f"* accident {accident}\nA: fresh\n" + DEAL.format(b="7S TH 8C 9C TC", accident="") + moves)
    good = played("A: fresh\n" + DEAL.format(b="7S TH 8C 9C TC", accident="") + moves)
    assert_alike(bad, good, 0, 1, WATCHER)


def test_a_card_faced_in_the_talon_does_not_show() -> None:
    faced = played(DEAL.format(b="7S TH 8C 9C TC", accident="* accident faced 20\n"))
    plain = played(DEAL.format(b="7S TH 8C 9C TC", accident=""))
    assert_alike(faced, plain, 0, 1, WATCHER)


def test_cards_not_looked_at_do_not_show_to_their_owner() -> None:
    one = played(DEAL.format(b="7S TH 8C 9C TC", accident=""))
    other = played(DEAL.format(b="KH JD 7C 8D QD", accident=""))
    assert_alike(one, other, 0, 1, WATCHER)
    assert not [card for card in RULES.new().pack.cards if one.knows(1, card) and one.pack.face(card) != "7H"]


# -- seats that err and claim ----------------------------------------------------------


def test_a_random_seat_errs_only_at_its_rate() -> None:
    broken = {0.0: 0, 0.5: 0}
    for errs in broken:
        for seed in range(20):
            game = new(seed, accidents=0.1)
            bots = [RandomBot(seed + seat, errs) for seat in range(2)]
            for asked in questions(game, 200):
                seat = asked[0]
                move = bots[seat].choose(Seat(game, seat))
                broken[errs] += bool(game.offends(seat, move))
                game.play(seat, move)
    assert broken[0.0] == 0
    assert broken[0.5] > 15


def test_what_is_noticed_is_right() -> None:
    """A claim whose ground a seat has seen never fails."""
    for seed in range(40):
        game = new(seed, accidents=0.3)
        for _act in walk(game, Random(seed)):
            for seat in game.may_act:
                for move in [move for move in game.moves(seat).all() if game.noticed(seat, move)]:
                    twin = game.copy()
                    twin.detail = EVERYTHING
                    twin.play(seat, move)
                    assert "claim-fails" not in [event.message for event in twin.events]


def test_neither_seat_is_favoured() -> None:
    won = 0
    s = seeded(5)
    for seed in range(400):
        game = new(seed)
        s, _moves = playout(game, s, MOST, 0.02)
        won += game.result[0]
    assert abs(won) < 80  # four times the deviation of four hundred even games


def test_a_card_named_before_looking_is_written_as_a_look() -> None:
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident=""))
    recorder = Recorder(game)
    recorder.play(0, game.notation().read("play 7C"))
    assert recorder.lines[-1] == "A: look"
    other = Recorder(played(DEAL.format(b="7S TH 8C 9C TC", accident="")))
    other.play(0, game.notation().read("play KS"))
    assert other.lines[-2:] == ["A: look", "A: play KS"]


# -- what is due unasked --------------------------------------------------------------


def due(game: Game, seat: int) -> str:
    move = game.due_act(seat)
    assert move is None or game.allows(seat, move)
    return "" if move is None else game.notation().write(move)


def test_before_the_card_is_turned_nobody_looks() -> None:
    game = played("B: deal 3-2\n* hand A KS QS 9D TD AD, hand B 7S TH 8C 9C TC, turn KH, talon KC QC\ngo\n")
    assert [due(game, seat) for seat in range(2)] == ["", "turn"]


def test_the_turned_king_is_marked_before_looking() -> None:
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident="").replace("turn 7H", "turn KH"))
    assert [due(game, seat) for seat in range(2)] == ["look", "mark"]  # ecarte.26
    game.do("B: mark")
    assert due(game, 1) == "look"
    game.do("B: look")
    assert due(game, 1) == ""


def test_a_king_that_all_know_of_is_marked_and_another_only_at_will() -> None:
    held = played(DEAL.format(b="7S KH 8C 9C TC", accident="") + "A: look\nB: look\n")
    assert due(held, 1) == ""  # ecarte.h9: it may be kept dark
    held.do("B: announce")
    assert due(held, 1) == "mark"  # ecarte.28a
    leads = DEAL.format(b="7S TH 8C 9C TC", accident="").replace("KS QS", "KH QS")
    led = played(leads + "A: look\nB: look\nA: play KH\n")
    assert due(led, 0) == "mark"  # ecarte.27a
    led.do("B: play TH")
    assert due(led, 0) == ""


def test_a_false_king_is_no_duty() -> None:
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident="") + "A: look\nB: look\nB: announce\n")
    assert due(game, 1) == ""


def test_points_are_marked_before_the_next_card_is_turned() -> None:
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident="") + "A: play QS\nB: look\nB: throw\n")
    assert game.read("phase") == ["deal"]
    assert [due(game, seat) for seat in range(2)] == ["mark 2", ""]  # ecarte.55a
    game.do("A: mark 2")
    assert due(game, 0) == ""


def test_a_dropped_card_is_picked_up() -> None:
    dropped = "A: look\nB: look\n* accident dropped B 9C aside\nA: play QS\n"
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident="") + dropped)
    assert due(game, 1) == "pickup"  # ecarte.51


def test_replacements_are_looked_at_but_not_before_elder_has_kept_his() -> None:
    exchange = "A: propose\nB: accept\nA: discard 9D TD\nA: ask 2\nB: serve 2\n"
    game = played(DEAL.format(b="7S TH 8C 9C TC", accident="") + exchange)
    assert [due(game, seat) for seat in range(2)] == ["look", ""]


@pytest.mark.parametrize("seed", range(12))
def test_books_that_keep_the_law_lose_no_point_by_forgetting(seed: int) -> None:
    """Whoever has points due has marked them before the next card is turned."""
    game = new(seed)
    bots = [bot_of("book", RULES, seed + seat) for seat in range(2)]
    for asked in questions(game):
        offered = [(seat, bots[seat].volunteer(Seat(game, seat))) for seat in game.may_act if seat not in asked]
        unasked = [(seat, advice.move) for seat, advice in offered if advice is not None]
        seat, move = unasked[0] if unasked else (asked[0], bots[asked[0]].choose(Seat(game, asked[0])))
        if move.verb.name == "turn":
            assert list(game.marks.due) == [0, 0]
        game.play(seat, move)
