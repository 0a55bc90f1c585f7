"""What ``parlour join`` has in its hands against a server: it loses nothing it was told, and blames nobody wrongly."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from parlour.client.keeping import Folder, Kept
from parlour.client.part import LEFT_OUT, PRETENDED, STORY, Part
from parlour.errors import ParlourError
from parlour.server.protocol import messages
from parlour.server.protocol.messages import Fair
from tests.server.hall import a_game
from tests.server.places import in_loop
from tests.terminal.guests import Doctored, Terminal, doctored

PROMISE = "ab" * 32
HEADS = ["aa" * 32, "bb" * 32, "cc" * 32]


def fair(drawing: int = 0, **more: Any) -> Fair:
    return Fair(1, drawing, [PROMISE, PROMISE], due=True, **more)


class Guest:
    """A part in a game at the first seat, and what it has complained of."""

    def __init__(self, terminal: str = "house") -> None:
        self.complaints: list[tuple[str, int]] = []
        self.part = Part(Folder(terminal), "t", "g1", self.complain)

    def complain(self, what: str, drawing: int) -> str:
        self.complaints.append((what, drawing))
        return f"{what} {drawing}"

    def learns(self, told: Fair, well: bool = True) -> None:
        """Whatever it sends is answered."""
        asked = self.part.learn(told, 0, True)
        if asked is not None:
            self.part.answered(asked, well)

    def opens(self, drawing: int = 0) -> None:
        """A share in this drawing, well answered."""
        self.learns(fair(drawing))
        assert self.part.sharing is not None
        self.learns(fair(drawing, listed=[(0, self.part.sharing.bound(1, drawing, 0))]))
        assert ("open", 1, drawing) in self.part.answered_well

    def kept(self) -> Kept:
        found = self.part.folder.find("t", 1, "g1")
        assert found is not None
        return found


# -- two stories ----------------------------------------------------------------------------


def test_every_head_is_kept() -> None:
    """A server that goes over to another story is found by what it told before: its last head knows only one."""
    guest = Guest()
    for seq, head in enumerate(HEADS):
        guest.part.told_head(1, seq, head, 0)
    assert guest.kept().heads == dict(zip(("0", "1", "2"), HEADS, strict=True))


@in_loop
async def test_a_server_that_goes_back_and_tells_another_story_is_found() -> None:
    async def script(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None)
        for head in HEADS:
            await peer.news(head=head)
        await peer.says(messages.Gone("reload"))
        peer.seq = 6
        await peer.shows(None, head=HEADS[0])
        await peer.news(head="dd" * 32)

    async with doctored(script, a_game(2)) as url:
        guest = Terminal(url, "t")
        await guest.hears("is not what the server has in its records")
        kept = guest.kept()[1]
        assert kept.heads == {"6": HEADS[0], "7": HEADS[1], "8": HEADS[2]}
        await guest.leaves()


# -- two terminals of one guest ---------------------------------------------------------------


def test_what_one_terminal_found_is_not_lost_when_another_writes() -> None:
    one, other = Guest(), Guest()
    for guest in (one, other):
        guest.learns(fair())
    one.part.told_head(1, 1, HEADS[0], 0)
    one.part.accuse(LEFT_OUT, 0)
    other.part.told_head(1, 2, HEADS[1], 0)
    assert other.kept().heads == {"1": HEADS[0], "2": HEADS[1]}
    assert other.kept().complaints == [f"{LEFT_OUT} 0"]
    assert not other.complaints


def test_two_terminals_that_are_told_two_stories_find_it() -> None:
    one, other = Guest(), Guest()
    for guest in (one, other):
        guest.learns(fair())
    one.part.told_head(1, 1, HEADS[0], 0)
    other.part.told_head(1, 1, HEADS[1], 0)
    assert other.complaints == [(STORY, -1)]
    assert other.kept().complaints == [f"{STORY} -1"]


# -- who is said not to have opened -----------------------------------------------------------


def test_the_lie_may_come_later_than_the_round() -> None:
    guest = Guest()
    guest.opens()
    guest.learns(fair(1))
    guest.learns(fair(1, out=[0]))
    assert guest.complaints == [(PRETENDED, 0)]


def test_who_was_on_no_list_cannot_have_failed_to_open() -> None:
    guest = Guest()
    guest.learns(fair())
    guest.learns(fair(out=[0]))
    assert guest.complaints == [(PRETENDED, 0)]


def test_who_was_cut_off_does_not_blame_the_server_for_a_list_that_he_never_saw() -> None:
    guest = Guest()
    guest.opens()
    guest.part.away()
    guest.learns(fair(2, out=[0]))
    assert not guest.complaints


def test_who_was_cut_off_knows_that_only_what_he_opened_was_drawn_since() -> None:
    guest = Guest()
    guest.opens()
    guest.part.away()
    guest.learns(fair(1, out=[0]))
    assert guest.complaints == [(PRETENDED, 0)]


# -- what was kept --------------------------------------------------------------------------


def test_who_watches_and_sits_down_shares_from_then_on() -> None:
    guest = Guest()
    guest.part.told_head(1, 3, HEADS[0], None)
    assert guest.part.learn(fair(), None, False) is None
    asked = guest.part.learn(fair(), 2, True)
    assert asked is not None
    assert asked["t"] == "commit"
    kept = guest.kept()
    assert (kept.seat, kept.heads) == (2, {"3": HEADS[0]})
    other = Guest().part.learn(fair(), 2, True)
    assert other is not None
    assert other["hash"] == asked["hash"]


SPOILT: list[Callable[[dict[str, Any]], object]] = [
    lambda kept: kept.update(seed="xyz"),
    lambda kept: kept.update(seed="ab"),
    lambda kept: kept.update(seed="AB" * 32),
    lambda kept: kept.update(promises={"x": PROMISE}),
    lambda kept: kept.update(promises={"0": "x"}),
    lambda kept: kept.update(heads={"-1": PROMISE}),
    lambda kept: kept.update(heads={"1": ""}),
    lambda kept: kept.update(table="u"),
    lambda kept: kept.update(game=2),
    lambda kept: kept.update(guest="g2"),
    lambda kept: kept.update(complaints={}),
    lambda kept: kept.pop("seed"),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_file_gets_one_clear_line_and_stays(spoil: Callable[[dict[str, Any]], object]) -> None:
    guest = Guest()
    guest.learns(fair())
    path = guest.part.folder.of_game("t", 1, "g1")
    kept = json.loads(path.read_text())
    spoil(kept)
    path.write_text(json.dumps(kept))
    with pytest.raises(ParlourError) as trouble:
        Guest().learns(fair())
    assert "\n" not in str(trouble.value)
    assert json.loads(path.read_text()) == kept


@pytest.mark.parametrize("text", ["", "\0", "[]", "[" * 100_000, '{"x":' * 100_000, "\ufeff{}"])
def test_what_is_no_file_of_ours_gets_one_clear_line(text: str) -> None:
    guest = Guest()
    guest.learns(fair())
    guest.part.folder.of_game("t", 1, "g1").write_text(text)
    with pytest.raises(ParlourError):
        Guest().learns(fair())


def test_a_file_of_a_later_version_is_read() -> None:
    guest = Guest()
    guest.learns(fair())
    path = guest.part.folder.of_game("t", 1, "g1")
    seed = guest.kept().seed
    path.write_text(json.dumps({**json.loads(path.read_text()), "later": {"x": [1]}}))
    assert Guest().kept().seed == seed
