"""Check a record of the first scheme, in which seats added nonces: that what was shown is what it says was promised."""

from __future__ import annotations

from parlour.cases.lines import Line, lines_of
from parlour.cases.record import Recorder
from parlour.cases.run import MOVE, Finder, run_case
from parlour.core.game import Game
from parlour.core.moves import IllegalMove
from parlour.errors import BadCase, ParlourError
from parlour.fair.chance import SECRET_BYTES, Drawn, cut_key, fair_game, mixed_places
from parlour.fair.hashes import SALT_BYTES, leaf_of, promise_of
from parlour.fair.verdict import Verdict

HASH_BYTES = 32
LARGEST = 2**31 - 1


class Promised:
    """What a record says of one drawing."""

    def __init__(self) -> None:
        self.promise = b""
        self.picks = b""
        self.leaves: list[bytes] = []
        self.nonces: dict[int, bytes] = {}
        self.opened: list[tuple[int, str, bytes]] = []  # place, face, salt
        self.dealt: list[tuple[str, list[int], list[str]]] = []  # place at the table, positions in the pack, faces seen

    @property
    def only_added_to(self) -> bool:
        """The game was over before this drawing was made."""
        return not (self.promise or self.opened or self.dealt)


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
        if len(secret) != SECRET_BYTES:
            raise BadCase(f"a secret has {SECRET_BYTES} bytes")
        verdict.everything = True
        again = Again(secret, game, find)
        difference = again.follow(text)
        if difference:
            verdict.wrong.append(difference)
        else:
            _check_all(verdict, drawings, again.chance.history)
            verdict.wrong += [str(failure) for failure in run_case(text, find, "record").failures]
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
                _read_line(drawings.setdefault(_number(words[1]), Promised()), words[2:], game)
        except (ValueError, IndexError, KeyError):
            raise BadCase(f"line {line.number} is no line of a fair deal: {line.text[:80]}") from None
    made = {number: promised for number, promised in drawings.items() if not promised.only_added_to}
    return made, secret


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
        promised.opened.append((_number(words[1]), words[2], bytes.fromhex(words[3])))
    elif what == "dealt":
        place, at, faces = " ".join(words[1:]).split(" = ")
        promised.dealt.append((place, [_number(n) for n in at.split()], faces.split()))
    else:
        raise ValueError(what)


def _number(text: str) -> int:
    """Of a drawing or a place: a record may have been tampered with, and no hash is made of any number there is."""
    number = int(text)
    if not 0 <= number <= LARGEST:
        raise ValueError(text)
    return number


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


def _check_all(verdict: Verdict, drawings: dict[int, Promised], history: list[Drawn]) -> None:
    """The promises that the secret makes, and what was added to them, are those of the record."""
    if len(drawings) != len(history):
        verdict.wrong.append(f"{len(drawings)} promises, but {len(history)} drawings")
    for (number, promised), drawn in zip(sorted(drawings.items()), history, strict=False):
        verdict.opened += len(drawn.order)
        if drawn.drawing.promise != promised.promise:
            verdict.wrong.append(f"drawing {number}: the secret makes another promise")
        if drawn.nonces != promised.nonces:
            verdict.wrong.append(f"drawing {number}: the seats added something else when it was made")


class Again:
    """The game of a record played once more from its secret: every shuffle, lot and ticket must come out the same."""

    def __init__(self, secret: bytes, game: Game, find: Finder) -> None:
        self.game, self.chance = fair_game(find(game.name), game.options, game.names, secret)
        self.notation = self.game.notation()
        self.recorder = Recorder(self.game)
        self.head = len(self.recorder.lines)

    def follow(self, text: str) -> str:
        """Do what the record says; gives what does not hold, or nothing."""
        written = []
        for line in lines_of(text):
            move = MOVE.match(line.text)
            try:
                if move is not None:
                    self.recorder.play(self.game.names.index(move[1]), self.notation.read(move[2]))
                elif line.text == "go":
                    self.recorder.go_on()
                elif line.text.startswith("fair "):
                    self._add(line.text.split())
            except (ParlourError, IllegalMove, ValueError, IndexError) as error:
                return f"line {line.number}, {line.text!r}: {error}"
            if move is not None or line.text == "go" or line.text.startswith("* "):
                written.append(line)
            if self.game.waits or self.game.over:
                self.chance.rest()
        return self._difference(written)

    def _add(self, words: list[str]) -> None:
        """A nonce counts where it stands among the moves; after them all are told once more."""
        if words[2] == "nonce" and int(words[1]) == self.chance.next.number and not self.game.over:
            self.chance.add(int(words[1]), self.game.names.index(words[3]), bytes.fromhex(words[4]))

    def _difference(self, written: list[Line]) -> str:
        made = self.recorder.lines[self.head :]
        for line, again in zip(written, made, strict=False):
            if line.text != again:
                return f"line {line.number}, {line.text!r}: the secret gives {again!r}"
        return "" if len(written) == len(made) else "the record does not hold all that was drawn"
