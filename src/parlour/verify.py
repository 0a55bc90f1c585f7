"""Check the fair deals of a record: that what was shown is what had been promised."""

from __future__ import annotations

from parlour.case_lines import lines_of
from parlour.cases import Finder, run_case
from parlour.errors import BadCase
from parlour.fair import SALT_BYTES, Drawing, cut_key, leaf_of, mixed_places, promise_of
from parlour.game import Game

HASH_BYTES = 32


class Promised:
    """What a record says of one drawing."""

    promise: bytes
    picks: bytes
    leaves: list[bytes]
    nonces: dict[int, bytes]
    opened: list[tuple[int, str, bytes]]  # place, face, salt
    dealt: list[tuple[str, list[int], list[str]]]  # place at the table, positions in the pack, faces seen

    def __init__(self) -> None:
        self.promise = b""
        self.picks = b""
        self.leaves = []
        self.nonces = {}
        self.opened = []
        self.dealt = []


class Verdict:
    """What was checked, and what did not hold."""

    promises: int
    opened: int
    wrong: list[str]
    everything: bool  # the secret was given, so every card could be checked

    def __init__(self) -> None:
        self.promises = 0
        self.opened = 0
        self.wrong = []
        self.everything = False


def verify(text: str, find: Finder) -> Verdict:
    """Check a record; BadCase when it cannot be read or holds no promise."""
    game = _table_of(text, find)
    drawings, secret = _read(text, game)
    if not drawings:
        raise BadCase("this record holds no promise: it comes from no table with fair deals")
    verdict = Verdict()
    verdict.promises = len(drawings)
    for number, promised in sorted(drawings.items()):
        _check_opened(verdict, number, promised, game)
    if secret:
        verdict.everything = True
        _check_all(verdict, secret, drawings, game, text)
        outcome = run_case(text, find, "record")
        verdict.wrong += [str(failure) for failure in outcome.failures]
    return verdict


def _table_of(text: str, find: Finder) -> Game:
    """A fresh game with the record's options and seats: it knows the pack."""
    heads = [line.text for line in lines_of(text) if line.text.split()[0] in ("game", "option", "seats")]
    game = run_case("\n".join(heads), find, "record").game
    assert game is not None
    return game


def _read(text: str, game: Game) -> tuple[dict[int, Promised], bytes]:
    drawings: dict[int, Promised] = {}
    secret = b""
    for line in lines_of(text):
        words = line.text.split()
        if words[0] != "fair":
            continue
        try:
            if words[1] == "secret":
                secret = bytes.fromhex(words[2])
            else:
                _read_line(drawings.setdefault(int(words[1]), Promised()), words[2:], game)
        except (ValueError, IndexError, KeyError):
            raise BadCase(f"line {line.number} is no line of a fair deal: {line.text[:80]}") from None
    return drawings, secret


def _read_line(promised: Promised, words: list[str], game: Game) -> None:
    what = words[0]
    if what == "promise":
        promised.promise = bytes.fromhex(words[1])
    elif what == "picks":
        promised.picks = bytes.fromhex(words[1])
    elif what == "leaves":
        all_leaves = bytes.fromhex(words[1])
        promised.leaves = [all_leaves[i : i + HASH_BYTES] for i in range(0, len(all_leaves), HASH_BYTES)]
    elif what == "nonce":
        promised.nonces[game.names.index(words[1])] = bytes.fromhex(words[2])
    elif what == "open":
        promised.opened.append((int(words[1]), words[2], bytes.fromhex(words[3])))
    elif what == "dealt":
        place, at, faces = " ".join(words[1:]).split(" = ")
        promised.dealt.append((place, [int(n) for n in at.split()], faces.split()))
    else:
        raise ValueError(what)


def _check_opened(verdict: Verdict, number: int, promised: Promised, game: Game) -> None:
    if not promised.opened and not promised.dealt:
        return
    if promise_of(number, promised.picks, promised.leaves) != promised.promise:
        verdict.wrong.append(f"drawing {number}: the leaves are not those that were promised")
        return
    lies: dict[int, str] = {}  # place in the promised pack: face
    for place, face, salt in promised.opened:
        verdict.opened += 1
        if not _opens(promised, place, game.pack.card(face), salt):
            verdict.wrong.append(f"drawing {number}: {face} was not promised at place {place}")
        elif lies.get(place, face) != face or face in lies.values():
            verdict.wrong.append(f"drawing {number}: {face} or its place is opened twice")
        lies[place] = face
    cut = mixed_places(cut_key(promised.promise, promised.nonces), len(promised.leaves))
    for where, at, faces in promised.dealt:
        found = [lies.get(cut[position], "?") for position in at if position < len(cut)]
        if len(faces) == len(at) and sorted(found) != sorted(faces):
            verdict.wrong.append(f"drawing {number}: {where} showed {' '.join(faces)}, promised was {' '.join(found)}")


def _opens(promised: Promised, place: int, card: int, salt: bytes) -> bool:
    if not 0 <= place < len(promised.leaves) or len(salt) != SALT_BYTES:
        return False
    return leaf_of(place, card, salt) == promised.leaves[place]


def _check_all(verdict: Verdict, secret: bytes, drawings: dict[int, Promised], game: Game, text: str) -> None:
    """With the secret each promise is made again, and each shuffle of the record compared with it."""
    shuffles = [line.text.split()[2:] for line in lines_of(text) if line.text.startswith("* shuffle ")]
    packs = [[game.pack.ids[face] for face in faces] for faces in shuffles if set(faces) <= set(game.pack.ids)]
    if len(packs) != len(drawings):
        verdict.wrong.append(f"{len(drawings)} promises, but {len(packs)} shuffles of cards")
    for (number, promised), shown in zip(sorted(drawings.items()), packs, strict=False):
        drawing = Drawing(secret, number, game.pack.cards)
        if drawing.promise != promised.promise:
            verdict.wrong.append(f"drawing {number}: the secret makes another promise")
            continue
        at = {card: i for i, card in enumerate(drawing.dealt(promised.nonces))}
        positions = [at[card] for card in shown]
        verdict.opened += len(shown)
        if positions != sorted(positions):
            verdict.wrong.append(f"drawing {number}: the cards were not dealt in the promised order")


def verdict_line(verdict: Verdict) -> str:
    how = "every card could be checked" if verdict.everything else "what was shown could be checked"
    return f"{verdict.promises} promises, {verdict.opened} cards opened, {len(verdict.wrong)} wrong ({how})"
