"""Fair deals: what was promised is dealt, what was shown can be checked, and what was not shown stays sealed."""

from __future__ import annotations

import gc
import pickle
import re
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.cases.record import Recorder
from parlour.core.chance import advance, seeded
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.rules import LETTERS
from parlour.errors import BadCase, ParlourError
from parlour.fair.chance import Drawing, FairChance, cut_key, fair_game, new_secret
from parlour.fair.verify import verify
from parlour.fair.witness import Witness, nonce_line
from parlour.registry import all_rules, rules_of

SECRET = bytes(range(32))
NONCE = bytes.fromhex("c0ffee")
SEATS = (0, 1, WATCHER)


def new_game(name: str, secret: bytes) -> tuple[Game, FairChance]:
    rules = rules_of(name)
    options = rules.options.make(None)
    return fair_game(rules, options, list(LETTERS[: options.number("players")]), secret)


def played(name: str, steps: int = 1500) -> tuple[FairChance, Recorder, list[Witness]]:
    """A game by random moves, every seat cutting every other drawing, followed by witnesses and written down."""
    game, chance = new_game(name, SECRET)
    recorder = Recorder(game)
    witnesses = [Witness(game, chance, seat) for seat in SEATS]
    s = seeded(4)
    for _step in range(steps):
        if game.over:
            break
        if not game.waits:
            if chance.next.number % 2 and not chance.nonces:
                recorder.lines.append(nonce_line(game, chance.next.number, 0, NONCE))
                chance.add(chance.next.number, 0, NONCE)
            before = [witness.expect_drawing() for witness in witnesses]
            recorder.go_on()
            if game.waits:
                chance.rest()
            for witness, plan in zip(witnesses, before, strict=True):
                witness.drawn(plan)
        else:
            s = advance(s)
            recorder.play(game.to_act[0], game.pick(game.to_act[0], s))
            for witness in witnesses:
                witness.look()
    return chance, recorder, witnesses


def head(recorder: Recorder) -> list[str]:
    return [line for line in recorder.lines if line.split()[0] in ("game", "option", "seats")]


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_seat_can_check_what_it_saw(name: str) -> None:
    chance, recorder, witnesses = played(name)
    for witness in witnesses:
        sealed = verify("\n".join([*head(recorder), *witness.lines(opening=False)]), rules_of)
        assert (sealed.wrong, sealed.opened, sealed.promises) == ([], 0, len(chance.history))
        opened = verify("\n".join([*head(recorder), *witness.lines(opening=True)]), rules_of)
        assert opened.wrong == []
        assert opened.opened == sum(len(cards) for cards in witness.seen.values())
    assert any(witness.seen for witness in witnesses)


@pytest.mark.parametrize("name", list(all_rules()))
def test_with_the_secret_the_whole_record_is_checked(name: str) -> None:
    _chance, recorder, witnesses = played(name)
    lines = [*recorder.lines, *witnesses[0].lines(opening=True), f"fair secret {SECRET.hex()}"]
    verdict = verify("\n".join(lines), rules_of)
    assert verdict.wrong == []
    assert verdict.everything


@pytest.mark.parametrize("name", list(all_rules()))
def test_with_the_secret_no_draw_can_be_another(name: str) -> None:
    """Whatever chance has brought, one card drawn from many or a whole pack: another in its place is found out."""
    _chance, recorder, witnesses = played(name)
    proofs = [*witnesses[0].lines(opening=True), f"fair secret {SECRET.hex()}"]
    drawn = [i for i, line in enumerate(recorder.lines) if line.startswith("* shuffle ")]
    for i in {drawn[0], drawn[len(drawn) // 2], drawn[-1]}:
        cards = recorder.lines[i].split()[2:]
        others = [face for face in witnesses[0].game.pack.ids if face not in cards]
        other = [cards[1], cards[0], *cards[2:]] if len(cards) > 1 else others[:1]
        lines = [*recorder.lines[:i], f"* shuffle {' '.join(other)}", *recorder.lines[i + 1 :], *proofs]
        assert verify("\n".join(lines), rules_of).wrong


def test_cards_drawn_one_by_one_come_from_one_promise_until_the_game_rests() -> None:
    """However often a game draws without anybody being asked, what it draws was promised before."""
    chance = FairChance(SECRET, list(range(40)))
    bag = vec[i64](list(range(10, 30)))
    for left in range(20, 5, -1):
        chance.shuffle(bag, 1)
        assert bag[0] == chance.history[0].order[20 - left]
        bag = bag[1:]
    assert len(chance.history) == 1
    chance.rest()
    chance.shuffle(bag, 1)
    assert len(chance.history) == 2
    chance.shuffle(bag)  # not the rest, all of it once more
    assert len(chance.history) == 3
    chance.shuffle(bag)
    assert len(chance.history) == 4


def test_only_what_was_seen_is_opened() -> None:
    for name in all_rules():
        _chance, _recorder, witnesses = played(name, steps=60)
        faces = witnesses[0].game.pack.faces
        for witness in witnesses:
            opened = re.findall(r"fair (\d+) open \d+ (\S+) ", "\n".join(witness.lines(opening=True)))
            seen = {(number, faces[card]) for number, cards in witness.seen.items() for card in cards}
            assert {(int(number), face) for number, face in opened} == seen


# Seen, though the seat cannot say any more where they are: hands shown before, cards thrown into the heap, the turn for
# the first deal.
SEEN_BEFORE = ("poker", "my-bird-sings", "newmarket")


def is_gathered(game: Game) -> bool:
    """Between two deals, the cards in the pack again: this is not the middle of a deal, and nobody knows any card."""
    everybody = [*range(game.seats), WATCHER]
    return not game.waits and not any(game.knows(seat, card) for seat in everybody for card in game.pack.cards)


@pytest.mark.parametrize("name", [name for name in all_rules() if name not in SEEN_BEFORE])
def test_in_the_middle_of_a_deal_no_unknown_card_could_be_opened(name: str) -> None:
    for steps in range(6, 40, 3):
        chance, _recorder, witnesses = played(name, steps)
        game = witnesses[0].game
        if game.over:
            break
        if is_gathered(game):
            continue
        for witness in witnesses[:2]:
            latest = witness.seen.get(len(chance.history) - 1, set())
            assert [card for card in latest if not game.knows(witness.seat, card)] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"open (\d+) (\S+)", r"open \1 7H"),
        (r"promise [0-9a-f]{8}", "promise 00000000"),
        (r"leaves [0-9a-f]{8}", "leaves 00000000"),
        (r"(nonce \S+ )\w+", r"\1abcd"),
        (r"picks [0-9a-f]{8}", "picks 00000000"),
    ],
)
def test_a_changed_record_is_found_out(old: str, new: str) -> None:
    _chance, recorder, witnesses = played("ecarte")
    text = "\n".join([*head(recorder), *witnesses[0].lines(opening=True)])
    assert verify(text, rules_of).wrong == []
    changed = re.sub(old, new, text)
    assert changed != text
    assert verify(changed, rules_of).wrong


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadCase, match="no promise"):
        verify("game ecarte\n", rules_of)
    for line in ("fair 0 open x KS 00", "fair x promise 00", "fair 0 smells", "fair 0 nonce Z 00", "fair"):
        with pytest.raises(BadCase, match="no line of a fair deal"):
            verify(f"game ecarte\nfair 0 promise 00\n{line}\n", rules_of)


def test_the_cut_changes_the_deal_but_not_the_promise() -> None:
    drawing = Drawing(SECRET, 3, list(range(52)))
    plain, cut = drawing.dealt({}), drawing.dealt({1: NONCE})
    assert plain == drawing.cards
    assert sorted(cut) == sorted(plain)
    assert cut != plain
    assert cut_key(drawing.promise, {1: NONCE}) != cut_key(drawing.promise, {2: NONCE})


def test_a_nonce_counts_once_and_for_the_next_drawing_only() -> None:
    game, chance = new_game("ecarte", new_secret())
    chance.add(0, 1, NONCE)
    for drawing, seat, nonce in ((0, 1, NONCE), (1, 0, NONCE), (0, 0, b""), (0, 0, bytes(33))):
        with pytest.raises(ParlourError):
            chance.add(drawing, seat, nonce)
    promise = chance.next.promise
    game.go_on()
    assert chance.history[0].drawing.promise == promise
    assert chance.history[0].nonces == {1: NONCE}
    ahead = chance.next
    while not game.waits:
        game.go_on()
    later = chance.history[ahead.number]
    assert later.drawing is ahead
    assert later.nonces == {1: NONCE}  # the game has not rested since
    chance.rest()
    assert chance.nonces == {}


def test_the_same_secret_gives_the_same_game_and_copies_stay_fair() -> None:
    for name in all_rules():
        first, _recorder, witnesses = played(name, steps=40)
        second, _other, others = played(name, steps=40)
        assert witnesses[0].game == others[0].game
        assert pickle.loads(pickle.dumps(first)) == second == first.copy()


def begun(name: str) -> None:
    game, _chance = new_game(name, SECRET)
    while not game.waits and not game.over:
        game.go_on()


@pytest.fixture(scope="module")
def a_small_heap() -> None:
    """What is there already is looked at once, not at every collection: that took a second each."""
    gc.collect()
    gc.freeze()


@pytest.mark.usefixtures("a_small_heap")
@pytest.mark.parametrize("name", list(all_rules()))
def test_a_deal_gives_its_memory_back(name: str) -> None:
    """Blocks of memory in use, counted exactly; a pack of each deal was never freed once."""
    found = []
    for _round in range(3):
        for _game in range(8):  # one card kept of each deal would be seen
            begun(name)
        gc.collect()
        found.append(sys.getallocatedblocks())
    assert found[-1] - found[-2] < 15
