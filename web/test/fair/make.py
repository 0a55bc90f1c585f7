"""Write the records that the page's check is tested with, and what a client has kept of each game.

PYTHONPATH=src:. python web/test/fair/make.py
"""

from __future__ import annotations

from pathlib import Path

from tests.fair.evenings import WATCHING, Evening, evening

HERE = Path(__file__).parent


def write(name: str, played: Evening, guest: str) -> None:
    (HERE / f"{name}.case").write_text(played.record(guest), encoding="utf-8", newline="\n")
    (HERE / f"{name}.json").write_text(played.kept(guest) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write("plain", Evening("nap", "shown", 2, options={"deals": 1}).play(), "guest0")
    write("open", Evening("nap", "all", 2, options={"deals": 1}).play(), "guest1")
    write("watched", Evening("pope-joan", "shown", 2, options={"deals": 1}).play(), WATCHING)
    write("paused", Evening("nap", "shown", 2, options={"deals": 2}, next_deal=60).play(), "guest0")
    write("duplicate", Evening("ecarte", "all", 2, duplicate=True, options={"deals": 1}).play(), "guest1")
    write("troubled", evening("ecarte", "shown", 2), "guest0")  # a void, a move taken back, a bot for a while
