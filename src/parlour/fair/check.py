"""Check a record of rounds: all that docs/fair.md says of it, and what it says of itself twice."""

from __future__ import annotations

from parlour.cases.run import Finder
from parlour.core.game import Game
from parlour.errors import BadCase, ParlourError
from parlour.fair.again import Again
from parlour.fair.drawings import Drawing
from parlour.fair.following import Following
from parlour.fair.heads import salt_of
from parlour.fair.kept import Kept, check_kept
from parlour.fair.packs import promise_of_packs
from parlour.fair.reading import PLAIN, read_record
from parlour.fair.shown import Shown, check_told
from parlour.fair.verdict import Verdict


def check(text: str, find: Finder, kept: Kept | None = None) -> Verdict:
    """BadCase when the record cannot be read."""
    record = read_record(text)
    verdict = Verdict()
    verdict.entries = len(record.entries)
    following = Following(record, verdict)
    verdict.promises = len(following.promises)
    check_told(record, verdict)
    if verdict.finished:
        Shown(following)
    game = _table_of(following, find)
    _check_plain(following, game)
    verdict.game, verdict.law = game.name, record.entries[0].data.text("law")
    opening = record.entries[0].data.inside("agreed").plain("opening")
    if verdict.finished and opening == "all" and not record.secret:
        verdict.wrong.append("the table agreed that everything is opened, but the secret is kept back")
    if record.secret:
        verdict.everything = True
        _check_secret(following)
        if not verdict.wrong:
            difference = Again(following, game, find).difference()
            verdict.wrong += [difference] if difference else []
    if kept is not None:
        check_kept(kept, following)
    return verdict


def _table_of(following: Following, find: Finder) -> Game:
    """A fresh game as the first entry says: it knows the pack."""
    started = following.record.entries[0].data
    options = started.inside("options")
    labels = [seat.label for seat in following.seats]
    try:
        given = {name: options.plain(name) for name in options.names()}
        return find(started.text("game")).new(given, 0, labels)
    except (ParlourError, TypeError, ValueError) as error:
        raise BadCase(f"the first entry makes no table: {error}") from None


def _check_plain(following: Following, game: Game) -> None:
    """The lines of any record say the same as the first entry, which is bound; and so does the pack."""
    record, wrong = following.record, following.verdict.wrong
    seats = record.entries[0].data.list_of_members("seats")
    names = [told.text("name", "") or told.text("bot", "") or told.text("label") for told in seats]
    options = record.entries[0].data.inside("options").names()  # a version since may know more of them
    expected = [f"game {game.name}", *[f"option {name} {game.options.values[name]}" for name in options]]
    expected.append(f"seats {' '.join(game.names)}")
    expected += [f"player {label} {name}" for label, name in zip(game.names, names, strict=True)]
    found = [line for _number, line in record.plain if not line.startswith("version ")]
    if found[: len(expected)] != expected or (len(found) > len(expected) and not record.secret):
        wrong.append("the lines before those of the fair deals do not say what the game started with")
    if list(record.pack.items()) != [(game.pack.face(card), card) for card in game.pack.cards]:
        wrong.append("the pack is not the one of this game")
    if not record.secret:
        for number, line in record.plain:
            if line.split(" ", 1)[0] not in PLAIN:
                raise BadCase(f"line {number} has no place in the record of one seat: {line[:80]!r}")
    if record.comments:
        following.verdict.remarks.append(f"{record.comments} lines are comments: nothing binds them")


def _check_secret(following: Following) -> None:
    """The secret makes every promise, every card that was opened, and every salt."""
    record, wrong = following.record, following.verdict.wrong
    cards = list(record.pack.values())
    if following.packs is not None and promise_of_packs(record.secret) != following.packs.promise:
        wrong.append("the secret makes other packs than those that were promised before the round")
    for number, promise in following.promises.items():
        if Drawing(record.secret, number, cards).promise != promise:
            wrong.append(f"drawing {number}: the secret makes another promise")
    for entry in record.entries:
        for who, (salt, _text) in entry.told.items():
            if salt != salt_of(record.secret, entry.seq, who):
                wrong.append(f"entry {entry.seq}: the secret makes another salt for {who}")
