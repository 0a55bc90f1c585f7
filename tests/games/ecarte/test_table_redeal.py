"""Redeals at a table where offences happen: exact where every world can be laid out, and true to what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import islice
from math import factorial
from random import Random

import pytest

from parlour.cases.run import run_case
from parlour.core.cards import cards_in
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import PLAY, Move
from parlour.games.ecarte import RULES
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.faults.rights import CLAIM_29, CLAIM_44D
from parlour.registry import rules_of
from parlour.testing.candidates import candidates
from parlour.testing.chi import too_far
from parlour.testing.walk import walk
from parlour.testing.worlds import demand_exact
from tests.games.ecarte.test_redeal import Table, check_hands, check_king, lawful

DRAWS = 4000
KEPT = {"KS", "QS", "TD", "AD"}


class AtTable(Table):
    """The same script with every act of a table."""

    def __init__(self, seed: int, **options: str | float) -> None:
        super().__init__(seed)
        self.game = RULES.new({"conduct": "table", **options}, seed)
        self.game.go_on()
        dealer = int(self.game.dealer)
        self.do(1 - dealer, "cut 16")
        self.do(dealer, "deal 3-2")
        self.game.go_on()
        self.do(dealer, "turn")
        self.elder = 1 - dealer
        self.trump = self.game.read("trump")[0][0].upper()

    def exchange(self, sizes: dict[int, int], marks: int = -1) -> None:
        dealer = 1 - self.elder
        self.speak(self.elder, "propose", marks)
        self.speak(dealer, "accept", marks)
        for seat, words in ((self.elder, ("ask", "serve")), (dealer, ("", "draw"))):
            talon = len(self.game.read("talon"))
            if not talon:
                continue
            thrown = self.rng.sample(self.hand(seat), min(sizes[seat], talon))
            self.do(seat, f"discard {' '.join(thrown) or 'none'}")
            if words[0]:
                self.do(seat, f"ask {len(thrown)}")
            self.do(dealer, f"{words[1]} {len(thrown)}")
        self.look()

    def speak(self, seat: int, text: str, marks: int) -> None:
        self.look()
        super().speak(seat, text, marks)

    def look(self) -> None:
        for seat in range(2):
            if any(move.verb.name == "look" for move in self.game.moves(seat).all()):
                self.do(seat, "look")

    def play_any(self, seat: int) -> None:
        led = self.game.read("trick")
        hand = frozenset(self.hand(seat))
        card = self.rng.choice(sorted(lawful(hand, led[0], self.trump) if led else hand))
        if led:
            self.replies.append((seat, led[0], card, len(self.played[seat])))
        self.played[seat].append(card)
        self.do(seat, f"play {card}")


def after_replies(cards: int) -> Iterator[AtTable]:
    for seed in range(400):
        table = AtTable(seed)
        while table.game.read("talon"):
            table.exchange({0: 5, 1: 5})
        table.play_down_to(cards)
        if table.replies:
            yield table


@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_other_hand_is_any_that_could_reply_so(seat: int, cards: int) -> None:
    for table in islice(after_replies(cards), 3):
        check_hands(table, seat)


def after_king(seat: int, after: tuple[int, ...], cards: int) -> Iterator[AtTable]:
    other = 1 - seat
    for seed in range(3000):
        table = AtTable(seed)
        king = f"K{table.trump}"
        if king not in table.hand(other) or table.game.read("turn")[0][0] == "K":
            continue
        for i, m in enumerate(after):
            table.exchange({seat: 5, other: m}, other if i == 0 else -1)
        table.play_down_to(cards)
        if king not in table.played[other]:
            yield table


@pytest.mark.parametrize(("after", "cards"), [((2,), 1), ((3,), 2), ((2, 1), 1), ((1, 1), 5)])
@pytest.mark.parametrize("seat", [0, 1])
def test_king_marked_and_perhaps_thrown(seat: int, after: tuple[int, ...], cards: int) -> None:
    for table in islice(after_king(seat, after, cards), 2):
        check_king(table, seat, after)


# -- packs that are not whole -------------------------------------------------------------------


@pytest.mark.parametrize("looks", [False, True])
def test_a_pack_lacks_a_card_as_often_as_what_was_seen_allows(looks: bool) -> None:
    """Brute force over all packs: how likely each was to be brought, times how likely it was to give what was seen."""
    game = RULES.new({"conduct": "table", "accidents": "short_pack=0.4"}, 11)
    game.go_on()
    assert isinstance(game, EcarteTable)
    game.short[0] = game.short[1] = 0
    dealer = int(game.dealer)
    game.play(dealer, game.notation().read("deal 3-2"))
    game.go_on()
    game.play(dealer, game.notation().read("turn"))
    if looks:
        game.play(0, game.notation().read("look"))
    seen = [card for card in game.pack.cards if game.knows(0, card)]
    due: dict[Hashable, float] = {}
    for colour in ("dealt", "other"):
        for card in game.pack.cards:
            king = game.pack.face(card)[0] == "K"
            for size, share in ((31, 1.0 if king else 0.5), (33, 0.0 if king else 0.5)):
                here = size if colour == "dealt" else 32
                fits = 0.0 if here == 31 and card in seen else factorial(here - len(seen)) / factorial(here)
                due[colour, size] = due.get((colour, size), 0.0) + 0.4 / 64 * share * fits
    due["sound", 32] = 0.6 * factorial(32 - len(seen)) / factorial(32)
    number = int(game.pack_number())

    def outcome(world: Game) -> Hashable:
        assert isinstance(world, EcarteTable)
        for colour in range(2):
            state = world.short[colour]
            if state:
                return "dealt" if colour == number else "other", 31 if state > 0 else 33
        return "sound", 32

    demand_exact(game, 0, due, outcome, 1500)


@pytest.mark.parametrize("accident", ["missing JH", "doubled JH"])
def test_worlds_hold_as_many_cards_as_their_pack(accident: str) -> None:
    game = played(f"* accident short_pack red {accident}\nA: fresh\n" + DEAL + "A: look\nB: look\n", "short_pack=0.5")
    sizes = Counter[int]()
    for seed in range(300):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        lying = [card for pile in world.deal.hands for card in cards_in(pile)] + world.deal.talon_cards()
        assert len(set(lying)) == len(lying) == 31 - world.lacking_cards()
        sizes[len(lying)] += 1
        assert world.view(0).as_dict() == game.view(0).as_dict()
    assert set(sizes) == {30, 31, 32}


def test_a_card_lies_face_up_in_the_talon_as_often_as_it_may() -> None:
    game = played(DEAL + "A: look\nB: look\n", "faced=0.3")
    faced = Counter[Hashable]()
    for seed in range(DRAWS):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        faced[world.conduct.faced != 0] += 1
    due: dict[Hashable, float] = {True: 0.3 * 21 / 32, False: 0.7}
    assert not too_far(faced, due)


# -- cards not looked at --------------------------------------------------------------------------

DEAL = "B: deal 3-2\n* hand A KS QS 9D TD AD, hand B 7S TH 8C 9C TC, turn 7H, talon KC QC\ngo\nB: turn\n"


def played(lines: str, accidents: str = "0") -> EcarteTable:
    head = f"game ecarte\noption conduct table\noption accidents {accidents}\ndealer B\n"
    outcome = run_case(head + "* accident none\n" * (accidents != "0" and "* accident" not in lines) + lines, rules_of)
    assert not outcome.failures, outcome.failures
    assert isinstance(outcome.game, EcarteTable)
    return outcome.game


def test_own_cards_not_looked_at_are_any() -> None:
    game = played(DEAL + "A: propose\nB: accept\nA: discard 9D\nA: ask 1\nB: serve 1\n")
    held = Counter[Hashable]()
    for seed in range(DRAWS):
        world = game.redeal(0, Chance(seed))
        hand = world.read("hand", 0)
        assert set(hand) > KEPT
        held.update(set(hand) - KEPT)
    unseen = [game.pack.face(card) for card in game.pack.cards if not game.knows(0, card)]
    assert len(unseen) == 26
    due: dict[Hashable, float] = dict.fromkeys(unseen, 1.0)
    assert not too_far(held, due)


# -- faults ---------------------------------------------------------------------------------------

REVOKE = DEAL + "A: look\nB: look\nA: play QS\nB: play TH\nB: play 9C\nA: play 9D\n"


def test_a_revoke_nobody_has_seen_has_not_happened() -> None:
    game = played(REVOKE)
    assert game.claims.find(CLAIM_44D) is not None
    for seed in range(50):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        assert world.claims.find(CLAIM_44D) is None
        assert not [face for face in world.read("hand", 1) if face[1] == "S"]


def test_who_has_revoked_knows_it_and_the_copy_has_the_cards_of_the_world() -> None:
    game = played(REVOKE)
    for seed in range(50):
        world = game.redeal(1, Chance(seed))
        hand = set(world.read("hand", 0))
        world.do("B: claim 44d")
        assert set(world.read("hand", 1)) == {*game.read("hand", 1), "TH", "9C"}
        assert set(world.read("hand", 0)) == hand | {"9D"}


def test_a_revoke_come_to_light_shows_nothing_any_more() -> None:
    game = played(REVOKE + "A: play KS\nB: play 7S\n")
    with_spades = 0
    for seed in range(400):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        assert world.claims.find(CLAIM_44D) is not None
        with_spades += any(face[1] == "S" for face in world.read("hand", 1))
    assert with_spades


@pytest.mark.parametrize(("hand", "believes"), [("KS QS 9D TD AD", True), ("KS KH 9D TD AD", False)])
def test_a_false_king_is_believed_unless_one_knows_better(hand: str, believes: bool) -> None:
    moves = "A: look\nB: look\nB: mark\nA: play 9D\nB: play TH\nB: play 9C\n"
    game = played(DEAL.replace("KS QS 9D TD AD", hand) + moves)
    assert game.claims.find(CLAIM_29) is not None
    for seed in range(50):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        assert (world.claims.find(CLAIM_29) is None) == believes
        assert ("KH" in world.read("hand", 1)) == believes


def test_whom_the_replies_give_the_lie_has_marked_falsely_whatever_the_truth() -> None:
    """He threw a club on a diamond, so he has no trump, and yet marked the king of trumps."""
    for hand in ("7S TH 8C 9C TC", "7S KH 8C 9C TC"):
        moves = "A: look\nB: look\nB: mark\nA: play 9D\nB: play 8C\nA: play TD\nB: play 9C\n"
        game = played(DEAL.replace("7S TH 8C 9C TC", hand) + moves)
        for seed in range(20):
            world = game.redeal(0, Chance(seed))
            assert isinstance(world, EcarteTable)
            world.do("A: claim 29")
            assert world.score == [1, 0]


def test_a_deal_laid_aside_is_drawn_anew_but_for_what_was_seen() -> None:
    game = played(DEAL.replace("B: deal", "A: deal").replace("B: turn", "A: turn") + "A: look\nB: claim 18a\n")
    other = Counter[Hashable]()
    for seed in range(200):
        world = game.redeal(0, Chance(seed))
        assert isinstance(world, EcarteTable)
        assert world.aside is not None
        assert game.aside is not None
        assert world.aside.deal.hands[0] == game.aside.deal.hands[0]
        other[world.aside.deal.hands[1]] += 1
    assert len(other) > 150


# -- nothing is learnt by asking ---------------------------------------------------------------------


def asked(game: Game, seat: int, moves: list[Move]) -> list[str]:
    refused = [game.why_not(seat, move) for move in moves]
    return [f"{why.clause} {why.message}" if why is not None else "" for why in refused]


@pytest.mark.parametrize("accidents", ["0", "0.2"])
def test_no_refusal_offence_or_claim_tells_of_cards_that_were_not_seen(accidents: str) -> None:
    for seed in range(6):
        rng = Random(seed)
        game = RULES.new({"conduct": "table", "accidents": accidents, "deals": 2}, seed)
        for act in walk(game, Random(seed)):
            if act is None or rng.random() > 0.3:
                continue
            seat = rng.randrange(2)
            moves = candidates(game, seat, rng) + [Move(PLAY, card) for card in game.pack.cards]
            world = game.redeal(seat, Chance(seed))
            assert asked(game, seat, moves) == asked(world, seat, moves)
            for move in game.moves(seat).all()[-30:]:
                assert game.noticed(seat, move) == world.noticed(seat, move)
            offences = [[one.offends(seat, move) for move in moves if one.allows(seat, move)] for one in (game, world)]
            assert offences[0] == offences[1]


# -- how many cards the talon holds ---------------------------------------------------


TALON = "JC QC 9D 8D KC JD QD KD JH QH KH 8S 9S TS AS 7H TD AD JS QS KS"
SIX_LEFT = f"""* accident none
A: fresh
B: deal 3-2
* hand A 7C 8C 9C TC AC, hand B 7D 8H 9H TH AH, turn 7S, talon {TALON}
go
B: turn
A: propose
B: accept
A: discard 7C 8C 9C TC AC
A: ask 5
B: serve 5
B: discard 7D 8H 9H TH AH
B: draw 5
A: propose
B: accept
A: discard JC QC 9D 8D KC
A: ask 5
B: serve 5
B: discard none
B: draw 0
A: propose
B: accept
"""
ASKS_FIVE = "A: discard KH 8S 9S TS AS\nA: ask 5\n"


def talons(moves: str, seat: int) -> set[int]:
    """How many cards the talon holds in the worlds of a seat, where packs are as often short as not."""
    game = played(SIX_LEFT + moves, "short_pack=0.99")
    worlds = [game.redeal(seat, Chance(seed)) for seed in range(120)]
    assert all(isinstance(world, EcarteTable) for world in worlds)
    return {len(world.read("talon")) for world in worlds}


def test_nobody_counts_a_talon_of_which_nothing_shows() -> None:
    assert talons("", 0) == {5, 6, 7}


def test_who_serves_from_a_thin_talon_has_counted_it() -> None:
    assert talons("", 1) == {6}  # with six left, and ten before, the dealer could have drawn no more than that


def test_what_was_asked_was_there() -> None:
    """Of six cards elder asked for five or six, and was given four; or he was given five, and one at least is left."""
    assert talons(f"{ASKS_FIVE}* accident misserve A fewer 1\nB: serve 5\n", 0) == {1, 2, 3}
    assert talons("A: discard KH 8S 9S TS AS\nA: ask 6\n* accident misserve A fewer 2\nB: serve 6\n", 0) == {2, 3}
    assert talons(f"{ASKS_FIVE}B: serve 5\n", 0) == {1, 2}


def test_everybody_counts_a_talon_that_could_not_give_what_was_asked() -> None:
    assert talons("A: discard KH 8S 9S TS AS\nA: ask 7\n", 0) == {0}
