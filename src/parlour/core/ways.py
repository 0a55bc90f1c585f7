"""How each attribute of a class is taken over by a copy: ``copying.py`` asks, and the build (``written_out.py``)."""

from __future__ import annotations

SHARE = "share"
ROW = "row"  # an array of numbers
LIST = "list"
PART = "part"  # an object of a class that is a Part, with ``copy`` and ``refresh``


def way_of(annotation: str, is_part: bool) -> str:
    """How an attribute with this annotation is taken over; ``X | None`` is shared, also where X is a part."""
    if annotation.startswith("vec["):
        return ROW
    if annotation.startswith(("list[", "dict[", "set[")):
        return LIST
    return PART if is_part and "|" not in annotation else SHARE
