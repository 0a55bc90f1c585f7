"""The pace that somebody who plays with bots alone has asked for.  It is nobody else's, and tells nothing."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server.table.chair import Chair, company


def alone(chairs: Sequence[Chair]) -> int:
    """The seat of the only person who plays; -1 where there are more, or nobody."""
    people = company(chairs)
    return people[0] if len(people) == 1 else -1
