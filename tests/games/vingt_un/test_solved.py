"""Where the solution plays and where it leaves the word to the book."""

from __future__ import annotations

import pytest

from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Bot, Seat
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.solved import WHY, dealers_number, is_solved, shown_at
from parlour.games.vingt_un.bots.table import COUNTS, HANDS, SHOWN, hand_number, pair_number, shown_number
from parlour.games.vingt_un.rules.count import worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS as OF_A_SEAT
from parlour.lab.arena import play_game
from parlour.registry import rules_of

RULES = rules_of("vingt-un")


def play(given: dict[str, object], games: int, bot: str = "solved") -> list[tuple[VingtUn, int, str]]:
    """Every decision of some games of these bots, with its reason."""
    found: list[tuple[VingtUn, int, str]] = []
    options = RULES.options.make(given)
    for seed in range(games):
        bots: list[Bot] = [bot_of(bot, RULES, 9 * seed + seat) for seat in range(options.number("players"))]

        def watch(game: Game, seat: int, _move: Move) -> None:
            copied = game.copy()
            assert isinstance(copied, VingtUn)
            found.append((copied, seat, bot_of(bot, RULES, 1).advise(Seat(game, seat)).reason))

        play_game(RULES, options, bots, seed, watch)
    return found


@pytest.mark.parametrize(
    "given",
    [
        {"players": 3, "deals": 1},
        {"players": 2, "deals": 1, "max_stake": 4},
        {"players": 2, "deals": 1, "min_stake": 5},
        {"players": 2, "deals": 1, "pool": "on"},
        {"players": 2, "deals": 1, "natural_bonus": "single"},
        {"players": 2, "deals": 1, "conduct": "table"},
    ],
    ids=lambda given: " ".join(f"{name}={value}" for name, value in given.items()),
)
def test_elsewhere_the_book_plays(given: dict[str, object]) -> None:
    found = play(given, 2)
    assert found
    assert all(reason != WHY for _game, _seat, reason in found)


def test_where_all_but_two_have_left_the_book_plays() -> None:
    """Before, the other's cards were looked for at the seat one less than one's own."""
    game = RULES.new({"players": 4, "leaving": "on"}, seed=3)
    assert isinstance(game, VingtUn)
    s, drew = 1, 0
    for _move in range(4000):
        if game.over or drew > 20:
            break
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        leaves = game.phase == words.LEAVING and int(game.present).bit_count() > 2 and seat in (0, 1)
        s = s * 1103515245 + 12345 & 0x7FFFFFFF
        chosen = bot_of("solved", RULES, s).advise(Seat(game, seat))
        if int(game.present).bit_count() == 2 and game.phase in (words.DRAWING, words.DEALER_DRAWING):
            drew += 1
            assert chosen.reason != WHY
        going = [move for move in game.moves(seat).all() if move.verb.name == "leave"]
        game.play(seat, going[0] if leaves and going else chosen.move)
    assert drew > 0


def test_between_two_the_solution_plays() -> None:
    for stakes in ({}, {"min_stake": 5, "max_stake": 50}):
        found = play({"players": 2, "deals": 1, **stakes}, 3)
        phases = {int(game.phase) for game, _seat, reason in found if reason == WHY}
        assert {words.STAKING, words.DOUBLING, words.DRAWING} <= phases
        assert all(is_solved(game) for game, _seat, _reason in found)


def test_the_dealers_two_cards_are_told_apart_until_he_draws() -> None:
    seen: set[bool] = set()
    for game, seat, reason in play({"players": 2, "deals": 1}, 8):
        if reason == WHY and game.phase == words.DEALER_DRAWING and max(game.deal.hands) == 1:
            slot = OF_A_SEAT * seat
            drawn = len(list(game.deal.drawn_to(slot))) > 0
            seen.add(drawn)
            assert (dealers_number(game, slot) < COUNTS) == drawn
    assert seen == {False, True}


def test_whatever_a_player_shows_has_a_number_of_its_own() -> None:
    """Of two cards the order too: before, only their sum was told, and whether there was an ace."""
    one = [shown_number(1, card, 0, card, card == 1) for card in range(1, 11)]
    two = [shown_number(2, a, b, a + b, 1 in (a, b)) for a in range(1, 11) for b in range(1, 11)]
    more = [shown_number(3, 1, 1, low, ace) for low in range(3, 20) for ace in (False, True)]
    assert [shown_number(0, 0, 0, 0, False), *one, *two, *more] == list(range(SHOWN))


def test_cards_are_shown_as_they_came() -> None:
    """Bots read the cards drawn to a hand in their order, and of no other hand."""
    seen: set[int] = set()
    for game, _seat, reason in play({"players": 2, "deals": 1}, 12):
        if reason == WHY and game.phase in (words.DRAWING, words.DEALER_DRAWING) and max(game.deal.hands) == 1:
            player = OF_A_SEAT * int(1 - game.dealer)
            cards = [int(worth(card)) for card in game.deal.drawn_to(player)]
            first, second = [*cards, 0, 0][:2]
            assert shown_at(game, player) == shown_number(len(cards), first, second, sum(cards), 1 in cards)
            seen.add(min(3, len(cards)))
    assert seen >= {0, 1, 2}


def test_every_hand_has_a_number_of_its_own() -> None:
    pairs = {hand_number(a + b, a == 1, a, b) for a in range(1, 11) for b in range(a, 11)}
    assert len(pairs) == 55
    assert min(pairs) == COUNTS
    assert max(pairs) == HANDS - 1
    assert hand_number(16, False, 10, 6) == hand_number(16, False, 6, 10) == COUNTS + pair_number(6, 10)
    assert hand_number(16, False) == 32
