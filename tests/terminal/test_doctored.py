"""``parlour join`` and a server that lies, talks nonsense or comes too late."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from typing import Any

import pytest

from parlour.client.keeping import Folder
from parlour.core.files import write_first
from parlour.errors import ParlourError
from parlour.fair.sharing import Sharing
from parlour.server.protocol.messages import ChatLine, Fair, Question, SeatInfo
from parlour.server.protocol.views import Choice, MadeBy, View, ViewChange
from tests.server.hall import a_game, until
from tests.server.places import in_loop
from tests.terminal.guests import Doctored, Terminal, doctored, in_thread, main_of

HASH = "ab" * 32


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.telling.SOON", 0.01)
    monkeypatch.setattr("parlour.client.attending.CLAIM_WAIT", 0.01)


def fair(drawing: int = 0, **more: Any) -> Fair:
    return Fair(1, drawing, [HASH, HASH], due=True, **more)


async def commits(peer: Doctored) -> dict[str, Any]:
    """Let the guest commit to the first drawing, and say that it is done."""
    await peer.welcomes()
    await peer.shows(fair())
    sent = await peer.heard()
    assert (sent["t"], sent["drawing"]) == ("commit", 0)
    await peer.news(re=sent["id"], head="cd" * 32)
    return sent


async def left_out(peer: Doctored) -> None:
    await commits(peer)
    await peer.news(fair=fair(listed=[]), head="ce" * 32)


async def too_late(peer: Doctored) -> None:
    """The list was closed before the commitment came: nobody is to blame."""
    await peer.welcomes()
    await peer.shows(fair())
    sent = await peer.heard()
    await peer.news(fair=fair(listed=[]))
    await peer.says({"t": "error", "code": "stale", "text": "closed", "re": sent["id"]})
    await peer.news(fair=fair(1))
    await peer.heard()
    await peer.news(chat={"seq": 1, "at": 0, "guest": "x", "name": "Eve", "text": "ready"})


async def never_answered(peer: Doctored) -> None:
    await peer.welcomes()
    await peer.shows(fair())
    await peer.heard()
    await peer.news(fair=fair(listed=[]))
    await peer.news(fair=fair(1))


async def forged(peer: Doctored) -> None:
    await commits(peer)
    await peer.news(fair=fair(listed=[(0, HASH)]))


async def pretended(peer: Doctored) -> None:
    sent = await commits(peer)
    await peer.news(fair=fair(listed=[(0, sent["hash"])]))
    opened = await peer.heard()
    assert (opened["t"], opened["head"]) == ("open", "cd" * 32)
    await peer.news(re=opened["id"])
    await peer.news(fair=fair(1, out=[0]))


async def other_promise(peer: Doctored) -> None:
    await commits(peer)
    await peer.news(fair=Fair(1, 1, ["ee" * 32]))


async def other_story(peer: Doctored) -> None:
    await peer.welcomes()
    await peer.shows(fair(), head="aa" * 32)
    sent = await peer.heard()
    assert sent["head"] == "aa" * 32
    await peer.says({"t": "error", "code": "story", "text": "no", "re": sent["id"]})


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (left_out, "left your share out of shuffle 0"),
        (never_answered, "left your share out of shuffle 0"),
        (forged, "under your seat that is not yours"),
        (pretended, "did not open your share in shuffle 0, although you did"),
        (other_promise, "promised for shuffle 1 is not what"),
        (other_story, "is not what the server has in its records"),
    ],
)
def test_what_a_server_may_not_do_is_said_and_kept(script: Any, said: str) -> None:
    @in_loop
    async def found() -> None:
        async with doctored(script, a_game(2)) as url:
            guest = Terminal(url, "t")
            assert (await guest.hears(said)).startswith("!! ")
            await until(lambda: bool(guest.kept()[1].complaints))
            assert said in guest.kept()[1].complaints[0]
            await guest.leaves()

    found()


@in_loop
async def test_whoever_came_too_late_blames_nobody() -> None:
    async with doctored(too_late, a_game(2)) as url:
        guest = Terminal(url, "t")
        await guest.hears("ready")
        assert not guest.lines("!!")
        assert guest.kept()[1].complaints == []
        await guest.leaves()


@in_loop
async def test_a_seed_is_on_the_disk_before_anything_follows_from_it() -> None:
    async def script(peer: Doctored) -> None:
        sent = await commits(peer)
        kept = guest.kept()[1]
        bound.append(sent["hash"] == Sharing(bytes.fromhex(kept.seed), "t", "g1").bound(1, 0, 0))

    bound: list[bool] = []
    async with doctored(script, a_game(2)) as url:
        guest = Terminal(url, "t")
        await until(lambda: bool(bound))
        assert bound == [True]
        await guest.leaves()


VIEW = View(0, False, [0], [0], 1, [], [], {}, [0, 0], [Choice("fixed", "pass\x1b[0m")], [])


@pytest.mark.parametrize(
    "nonsense",
    [
        "no JSON",
        "[1]",
        '{"t":"dance"}',
        '{"t":"news","seq":"x"}',
        '{"t":"welcome","you":{"guest":"../x","name":"A","account":""},"version":"","protocol":9,"at":0}',
        "[" * 100_000,
        "x" * 5_000_000,
    ],
    ids=["no JSON", "list", "unknown", "wrong", "protocol", "deep", "large"],
)
def test_what_is_no_message_gets_one_clear_line(nonsense: str) -> None:
    async def script(peer: Doctored) -> None:
        await peer.socket.send(nonsense)

    assert "server" in trouble_with(script)


@pytest.mark.parametrize(
    "told",
    [
        {"you": 7},
        {"view": View(0, False, [9], [], 1, [], [], {}, [], [], [])},
        {"view": View(0, False, [0], [], 1, [], [], {"A": "x"}, [], [], [])},
        {"view": View(0, False, [0], [], 1, [], [], {}, [], [Choice("number", "bid", [], 0, 10**18)], [])},
    ],
)
def test_what_cannot_be_true_gets_one_clear_line(told: dict[str, Any]) -> None:
    async def script(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None, **told)

    assert "server" in trouble_with(script)


def test_a_question_of_nobody_gets_one_clear_line() -> None:
    async def asked(peer: Doctored) -> None:
        await peer.welcomes()
        peer.info.questions = [Question(3, 9, "nap.1")]
        await peer.shows(None)

    assert "names a seat that this table does not have" in trouble_with(asked)


def test_a_move_of_nobody_gets_one_clear_line() -> None:
    async def moved(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None)
        await peer.news(moved=MadeBy(9, "clock"))

    assert "names a seat that this table does not have" in trouble_with(moved)


def trouble_with(script: Any) -> str:
    """The line with which the visit ends."""
    found: list[str] = []

    @in_loop
    async def visit() -> None:
        async with doctored(script, a_game(2)) as url:
            guest = Terminal(url, "t")
            with pytest.raises(ParlourError) as trouble:
                await guest.task
            found.append(str(trouble.value))
            os.close(guest.keys)

    visit()
    assert "\n" not in found[0]
    return found[0]


@in_loop
async def test_choices_that_a_server_made_up_do_nothing_to_the_terminal() -> None:
    async def script(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None, view=VIEW)

    async with doctored(script, a_game(2)) as url:
        guest = Terminal(url, "t")
        await guest.hears("pass[0m")
        assert all(line.isprintable() for line in guest.said)
        await guest.leaves()


@in_loop
async def test_a_move_waits_for_claims_and_names_what_was_seen() -> None:
    async def script(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None, view=VIEW, head=HASH)
        for _i in range(2):
            sent = await peer.heard()
            moves.append({name: sent[name] for name in ("t", "move", "window", "seq", "head")})
            await peer.says({"t": "error", "code": "claims", "text": "wait", "re": sent["id"]})
        sent = await peer.heard()
        await peer.news(re=sent["id"], change=ViewChange(to_act=[1], may_act=[1], choices=[], window=2))

    moves: list[dict[str, Any]] = []
    async with doctored(script, a_game(2)) as url:
        guest = Terminal(url, "t")
        await guest.hears("Your turn")
        guest.types("1")
        await guest.hears("The others may still claim")
        await until(lambda: guest.visit.standing.seq == 6)
        assert moves == [{"t": "move", "move": "pass\x1b[0m", "window": 1, "seq": 5, "head": HASH}] * 2
        assert len(guest.lines("claim")) == 1
        await guest.leaves()


@in_loop
async def test_whoever_is_waited_for_is_named() -> None:
    async def script(peer: Doctored) -> None:
        peer.info.seats[1] = SeatInfo("B", "Bo\x07b", "g2", "", True)
        await peer.welcomes()
        await peer.shows(None, view=View(0, False, [1], [1], 1, [], [], {}, [], [], []))

    async with doctored(script, a_game(2)) as url:
        guest = Terminal(url, "t")
        assert await guest.hears("waits for") == "The table waits for B (Bob)"
        guest.types("pass")
        await guest.hears("You have no move now")
        await guest.leaves()


def test_two_terminals_of_a_guest_have_one_seed() -> None:
    first, second = (Folder("house").recall("t", 1, 0, "g1") for _i in range(2))
    assert first == second
    write_first(Folder("house").of_game("t", 1, "g1"), "that of somebody who was a moment later")
    assert Folder("house").recall("t", 1, 0, "g1") == first
    assert first.seed != Folder("house").recall("t", 2, 0, "g1").seed


@pytest.mark.parametrize(("way", "status"), [("interrupt", 130), ("end", 0)])
def test_an_interrupt_and_the_end_of_the_input_end_it_cleanly(
    way: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def script(peer: Doctored) -> None:
        await peer.welcomes()
        await peer.shows(None)
        await peer.news(chat=ChatLine(1, 0, "x", "Eve", "now"))
        await asyncio.sleep(0.05)
        if way == "interrupt":
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        else:
            os.close(keys)

    read, keys = os.pipe()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever served before may have left his own
    try:
        with open(read) as typed, in_thread(script, a_game(2)) as url:
            monkeypatch.setattr(sys, "stdin", typed)
            main_of(["join", url, "--table", "t", "--language", "en"], status)
    finally:
        signal.signal(signal.SIGINT, before)
    told = capsys.readouterr()
    assert "<Eve> now" in told.out
    assert told.err == ""
    if way == "interrupt":
        os.close(keys)
