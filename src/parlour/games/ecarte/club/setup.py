"""The words of the club: its own, and those of the game for two while one is played; and positions that a case sets.

``side1 P Q R``, ``side2 X Y`` or ``chouetteur C`` with ``opponents P Q`` form the table, ``stake P 10`` lays stakes and
``share B 1/2`` gives shares: then the club stands between two games.  ``dealer P`` begins a game with these stakes, in
which the words of the game for two set the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from parlour.core.events import NO_SEAT
from parlour.core.moves import Move
from parlour.core.rights import Right, Rights
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, Word, choice_of, number, number_of, person, texts, texts_of
from parlour.errors import BadCase
from parlour.games.ecarte.club import coup as play
from parlour.games.ecarte.club import gallery, queues, stakes, words
from parlour.games.ecarte.club.refusals import why_not
from parlour.games.ecarte.faults.rights import TABLE_RIGHTS
from parlour.games.ecarte.faults.setup import AT_TABLE, TABLE_VOCABULARY
from parlour.games.ecarte.setup import VOCABULARY, WORDS

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

QUEUES: Final = {"side1": words.FIRST, "side2": words.SECOND, "opponents": words.SECOND}
OUR_OWN: Final = ("dealer", "counters", "coups", "stakes")  # words of the game for two that mean something else here


# -- words of the game for two -----------------------------------------------------------------------


def _of_cards(word: Word) -> Word:
    """A word of the game for two: nothing while none is played, and of a seat that holds no cards."""

    def read(game: Any, seat: int, part: str) -> list[str]:
        club: Club = game
        if club.coup is None:
            return [] if word.holds_cards or word.names_seats else ["none"]
        if seat == NO_SEAT:
            return word.read(club.coup, seat, part)
        chair = club.chair_of(seat)
        if chair == words.NO_CHAIR:
            return [] if word.holds_cards else ["0"]
        return word.read(club.coup, int(chair), part)

    return Word(read, None, word.of_seat, word.ordered, word.holds_cards, word.names_seats)


def _forwarded(known: dict[str, Word]) -> dict[str, Word]:
    return {name: _of_cards(word) for name, word in known.items() if name not in OUR_OWN}


# -- words of the club ------------------------------------------------------------------------------------


def _queue(side: int) -> Callable[[Any], list[str]]:
    return lambda game: [game.names[seat] for seat in game.queue(side)]


def _row_of_seats(side: int) -> Word:
    get = _queue(side)
    return Word(lambda game, _seat, _part: get(game), ordered=True, names_seats=True)


def _share(game: Club, seat: int) -> list[str]:
    return [game.fraction(seat)] if seat in game.partners else ["none"]


CLUB_WORDS: Final = {
    "side1": _row_of_seats(words.FIRST),
    "side2": _row_of_seats(words.SECOND),
    "opponents": _row_of_seats(words.SECOND),
    "chouetteur": person("chouetteur"),
    "share": texts_of(_share),
    "stake": number_of("stakes"),
    "camp": choice_of("camp", words.SIDES),
    "stakes": number(lambda game: game.ledger[game.seats]),
    "holds": Word(lambda game, _seat, _part: _holders(game), names_seats=True),
    "hand1": person(lambda game: game.hand(words.FIRST)),
    "hand2": person(lambda game: game.hand(words.SECOND)),
    "chair": number(lambda game: game.chair + 1),
    "coups": number("coups_played"),
    "dealer": person("dealer"),
    "winner": person("winner"),
    "record": texts(lambda game: [str(len(game.record))]),
}


def _holders(game: Club) -> list[str]:
    return [game.names[seat] for seat in game.holders] if game.coup is not None else []


# -- positions --------------------------------------------------------------------------------------------


def arrange(game: Club, setup: Setup) -> None:
    for word, side in QUEUES.items():
        if setup.has(word):
            for name in setup.take(word):
                _sit(game, name, side)
    if setup.has("chouetteur"):
        name = setup.word("chouetteur", game.names, "")
        if not game.agreed.chouette:
            raise BadCase("a chouetteur needs mode=chouette")
        game.chouetteur = game.names.index(name)
        game.camp[game.chouetteur] = words.FIRST
    if setup.has("winner"):
        game.winner = game.names.index(setup.word("winner", game.names, ""))
    if not game.second:
        return
    _arrange_shares(game, setup)
    _check_sides(game)
    _begin_staking(game, setup)
    if setup.has("dealer") or setup.has("phase"):
        _begin_coup(game, setup)


def _sit(game: Club, name: str, side: int) -> None:
    if name not in game.names:
        raise BadCase(f"no seat {name!r} at this table")
    seat = game.names.index(name)
    if game.camp[seat] >= 0:
        raise BadCase(f"{name} stands on two sides")
    queues.enlist(game, seat, side)


def _arrange_shares(game: Club, setup: Setup) -> None:
    for seat, name in enumerate(game.names):
        tokens = setup.take(f"share {name}")
        if tokens:
            above, _, below = tokens[0].partition("/")
            if not (above.isdigit() and below.isdigit() and 0 < int(above) < int(below)):
                raise BadCase(f"the share of {name} is a fraction, not {tokens[0]!r}")
            game.camp[seat] = words.FIRST
            game.partners.append(seat)
            game.share_above[seat] = int(above)
            game.share_below[seat] = int(below)


def _check_sides(game: Club) -> None:
    if game.agreed.chouette and (game.chouetteur < 0 or game.first):
        raise BadCase("in chouette there are a chouetteur and opponents")
    if not game.agreed.chouette and not game.first:
        raise BadCase("à deux côtés there are two sides")


def _begin_staking(game: Club, setup: Setup) -> None:
    game.phase = words.STAKING
    for seat, name in enumerate(game.names):
        if stakes.may_stake(game, seat):
            amount = setup.number(f"stake {name}", 0)
            if not 0 <= amount <= game.agreed.max_stake:
                raise BadCase(f"{name} cannot stake {amount}")
            game.stakes[seat] = amount
            game.clock += 1
            game.staked_at[seat] = game.clock
    game.open_stakes()
    for seat in range(game.seats):
        if game.stakes[seat]:
            game.asked &= ~(1 << seat)
    game.ask_bettors()


def _begin_coup(game: Club, setup: Setup) -> None:
    """The game for two takes what else is set."""
    if game.hand(words.FIRST) < 0 or game.hand(words.SECOND) < 0:
        raise BadCase("a game needs a stake on each side")
    if not game.agreed.chouette:
        stakes.make_equal(game)
    play.begin(game)
    game._await_chance()
    coup = game.coup
    assert coup is not None
    coup.vocabulary().set_up(coup, setup)
    play.follow(game)


STRICT_CLUB: Final = Vocabulary(
    words.verbs_of(VOCABULARY.verbs, []),
    words.PHASES,
    {**_forwarded(WORDS), **CLUB_WORDS},
    why_not,
    arrange,
)


def _right_of(_game: Club, claim: Move) -> int:
    if claim.a < words.FIRST_BREACH:
        return int(claim.a)
    return len(TABLE_RIGHTS.each) + int(claim.a) - words.FIRST_BREACH


# what all have seen may be claimed while the breach stands: such windows have no moments (r77, r83)
CLUB_RIGHTS: Final = Rights(
    [*TABLE_RIGHTS.each, *[Right(f"ecarte.{breach}", 0, 0) for breach in words.BREACHES]],
    TABLE_RIGHTS.moments,
    _right_of,
)
TABLE_CLUB: Final = Vocabulary(
    words.verbs_of(TABLE_VOCABULARY.verbs, words.LIBERTIES),
    words.PHASES,
    {**_forwarded({**WORDS, **AT_TABLE}), **CLUB_WORDS},
    why_not,
    arrange,
    gallery.offends,
    gallery.noticed,
    CLUB_RIGHTS,
)
