"""A committee's answer to one matter: by whom it was done, when it was noticed, and so whether it can be claimed."""

from __future__ import annotations

from parlour.core.rights import ANY_PLAYER, ANYBODY, HIMSELF, NOBODY_AT_FAULT, THE_DEALER, Right, Rights
from parlour.errors import Unknown, nearest
from parlour.judging.matters import Matter

# by whom it was done
DEALER = "dealer"
PLAYER = "player"  # another than the dealer
CLAIMANT = "claimant"  # whoever asks has done it himself
OFFENDERS = (DEALER, PLAYER, CLAIMANT)

# when it was noticed, beside the names of the game's moments
IN_TIME = "in-time"
TOO_LATE = "too-late"
NOTICED = (IN_TIME, TOO_LATE)

# what comes of it
OPEN = "open"
TOO_EARLY = "too-early"
LATE = "too-late"
OTHER_OFFENDER = "other-offender"
OWN_FAULT = "own-fault"
NO_CLAIM = "no-claim"


def standing(matter: Matter, by: str = "", noticed: str = "") -> str:
    """Whether the matter can be claimed; what is not said is taken as it must be for that."""
    if matter.right is None:
        return NO_CLAIM
    check_offender(by)
    if by == CLAIMANT and matter.right.to not in (ANYBODY, HIMSELF):
        return OWN_FAULT
    if by == PLAYER and matter.right.against == THE_DEALER:
        return OTHER_OFFENDER
    return _by_time(matter.right, matter.rights, noticed)


def _by_time(right: Right, rights: Rights, noticed: str) -> str:
    check_noticed(rights, noticed)
    if noticed in ("", IN_TIME):
        return OPEN
    if noticed == TOO_LATE:
        return LATE
    is_open = right.is_open_after(rights.moments.index(noticed))
    return TOO_EARLY if is_open is None else OPEN if is_open else LATE


def check_offender(by: str) -> None:
    if by and by not in OFFENDERS:
        raise Unknown(f"no offender {by!r}; one of: {', '.join(OFFENDERS)}{nearest(by, list(OFFENDERS))}")


def check_noticed(rights: Rights, noticed: str) -> None:
    known = [*NOTICED, *rights.moments]
    if noticed and noticed not in known:
        raise Unknown(f"no moment {noticed!r}; one of: {', '.join(known)}{nearest(noticed, known)}")


def offenders_of(matter: Matter) -> list[str]:
    """Who can have done it, where that is a question."""
    if matter.right is None or matter.right.against == NOBODY_AT_FAULT:
        return []
    return list(OFFENDERS) if matter.right.against in (ANY_PLAYER, THE_DEALER) else [PLAYER, CLAIMANT]


def moments_of(matter: Matter) -> list[str]:
    """The moments that decide whether it can be claimed, in the order of a deal."""
    if matter.right is None:
        return []
    return matter.rights.names(matter.right.opens | matter.right.closes)


def answers_to(matter: Matter) -> list[str]:
    """When it can have been noticed: after one of its moments, or where it has none, in time or not."""
    if matter.right is None:
        return []
    return moments_of(matter) or list(NOTICED)
