"""Faults, windows and claims, with a law of three rights made up for the purpose."""

from __future__ import annotations

import pickle

from parlour.core.moves import Choices, Move, verb
from parlour.core.rights import Right, moments
from parlour.mechanisms.faults import Claims

DEALT, LOOKED, LED, ENDED = range(4)
MISDEAL, REVOKE, ALWAYS = range(3)
FILL, VOID = 3, 4
CLAIM = verb("claim", "word word?", "misdeal revoke always fill void")
RIGHTS = [
    Right("law.1", moments(DEALT), moments(LOOKED), [FILL, VOID]),
    Right("law.2", moments(LED), moments(ENDED)),
    Right("law.3", moments(DEALT), 0),
]


def offered(claims: Claims, seat: int) -> list[Move]:
    found = Choices([])
    for right in range(len(RIGHTS)):
        claims.offer(found, CLAIM, seat, right)
    return found.all()


def test_windows_open_and_close_by_moments_alone() -> None:
    claims = Claims(RIGHTS)
    assert not offered(claims, 0)
    claims.reach(DEALT)
    assert offered(claims, 0) == [Move(CLAIM, MISDEAL, FILL), Move(CLAIM, MISDEAL, VOID), Move(CLAIM, ALWAYS)]
    claims.note(MISDEAL, 1)
    assert offered(claims, 0) == offered(claims, 1)
    claims.reach(LOOKED)
    assert offered(claims, 0) == [Move(CLAIM, ALWAYS)]


def test_a_fault_lapses_with_its_window() -> None:
    claims = Claims(RIGHTS)
    claims.reach(DEALT)
    claims.note(MISDEAL, 1, 2, 5)
    fault = claims.find(MISDEAL)
    assert fault is not None
    assert (fault.offender, fault.n, fault.cards) == (1, 2, 5)
    claims.reach(LOOKED)
    assert claims.find(MISDEAL) is None


def test_each_player_answers_for_his_own() -> None:
    claims = Claims(RIGHTS)
    claims.reach(LED)
    claims.note(REVOKE, 0)
    claims.note(REVOKE, 1)
    mine = claims.against(REVOKE, 0)
    assert mine is not None
    claims.remedied(mine)
    assert claims.against(REVOKE, 0) is None
    assert claims.against(REVOKE, 1) is not None
    claims.settle(REVOKE)
    assert claims.find(REVOKE) is None


def test_a_failed_claim_is_not_repeated_until_it_is_forgotten() -> None:
    claims = Claims(RIGHTS)
    claims.reach(DEALT)
    claims.fail(0, MISDEAL, FILL)
    assert Move(CLAIM, MISDEAL, FILL) not in offered(claims, 0)
    assert Move(CLAIM, MISDEAL, VOID) in offered(claims, 0)
    assert Move(CLAIM, MISDEAL, FILL) in offered(claims, 1)
    claims.forget(moments(REVOKE))
    assert Move(CLAIM, MISDEAL, FILL) not in offered(claims, 0)
    claims.forget(moments(MISDEAL))
    assert Move(CLAIM, MISDEAL, FILL) in offered(claims, 0)


def test_going_back_drops_later_faults_and_keeps_settled_ones_settled() -> None:
    claims = Claims(RIGHTS)
    claims.reach(DEALT)
    claims.note(MISDEAL, 0)
    claims.note(ALWAYS, 1)
    before = claims.copy()
    claims.reach(LED)
    claims.note(REVOKE, 1)
    claims.settle(MISDEAL)
    claims.fail(0, ALWAYS, -1)
    claims.back_to(before)
    assert [fault.right for fault in claims.faults] == [ALWAYS]
    assert claims.open == before.open
    assert claims.failed == [(0, ALWAYS, -1)]


def test_copies_and_pickles_are_equal_and_independent() -> None:
    claims = Claims(RIGHTS)
    claims.reach(DEALT)
    claims.note(MISDEAL, 1, 1, 6)
    for twin in (claims.copy(), pickle.loads(pickle.dumps(claims))):
        assert twin == claims
        twin.settle(MISDEAL)
        assert twin != claims
