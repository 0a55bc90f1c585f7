"""The way back for who has lost his password, on a server that sends no mail."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli import main
from parlour.server.http.devices import device
from parlour.server.http.recovery import CODES, HOST_CODE_LIFE, hashed, new_code, new_codes
from parlour.server.net.limits import Limits
from parlour.server.protocol.moments import now_ms
from parlour.server.storage.opening import FILE
from tests.server.places import File, Memory, in_loop
from tests.server.porch import porches
from tests.server.test_sessions import LOGIN, NEW, copied, who


def test_codes_are_read_however_they_are_typed() -> None:
    assert len({code for _i in range(10) for code in new_codes()}) == 10 * CODES
    code = new_code()
    assert len(code.replace("-", "")) == 20
    typed = f"  {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')}"
    assert hashed("g", typed) == hashed("g", code) != hashed("h", code)


@in_loop
async def test_a_code_sets_another_password_once() -> None:
    async with porches(Memory()) as (here, there), here.http() as ann, there.http() as lost:
        opened = (await ann.post("/api/accounts", json=LOGIN)).json()
        given = {**NEW, "code": opened["codes"][3].lower()}
        for wrong in ({**given, "code": new_code()}, {**given, "login": "ben"}):
            refused = await lost.post("/api/accounts/recover", json=wrong)
            assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
        async with copied(here, ann) as thief:
            found = await lost.post("/api/accounts/recover", json=given)
            mine = {name: opened[name] for name in ("guest", "name", "account", "program")}
            assert found.json() == mine
            assert await who(lost) == opened["guest"]
            assert opened["guest"] not in (await who(ann), await who(thief))
        assert (await ann.post("/api/accounts/login", json=LOGIN)).status_code == 403
        assert (await ann.post("/api/accounts/login", json=NEW)).status_code == 200
        assert (await ann.post("/api/accounts/recover", json=given)).status_code == 403
        assert (await ann.get("/api/me/sessions")).json()["codes"] == CODES - 1


@in_loop
async def test_a_recovery_takes_as_long_where_nobody_has_the_login(monkeypatch: pytest.MonkeyPatch) -> None:
    async with porches(Memory(), 1) as (here,), here.http() as ann, here.http() as lost:
        await ann.post("/api/accounts", json=LOGIN)
        guests = here.front.guests
        hash, hashed_for = guests._hash, []

        async def counted(password: str) -> str:
            hashed_for.append(login)
            return await hash(password)

        monkeypatch.setattr(guests, "_hash", counted)
        for login in ("ann", "nobody"):
            wrong = {"login": login, "code": new_code(), "password": NEW["password"]}
            assert (await lost.post("/api/accounts/recover", json=wrong)).status_code == 403
        assert hashed_for == ["ann", "nobody"]
        noted = [note.what for note in await here.front.house.store.notes()]
        assert noted == ["recovery refused"] * 2 + ["account made"]


@in_loop
async def test_codes_are_renewed_with_the_password_alone() -> None:
    async with porches(Memory()) as (here, _there), here.http() as ann, here.http() as lost:
        old = (await ann.post("/api/accounts", json=LOGIN)).json()["codes"]
        assert (await ann.post("/api/accounts/codes", json={"password": "wrong horse"})).status_code == 403
        new = (await ann.post("/api/accounts/codes", json={"password": LOGIN["password"]})).json()["codes"]
        assert len({*old, *new}) == 2 * CODES
        answers = [await lost.post("/api/accounts/recover", json={**NEW, "code": code}) for code in (old[0], new[0])]
        assert [answer.status_code for answer in answers] == [403, 200]
        assert (await lost.post("/api/accounts/codes", json={"password": LOGIN["password"]})).status_code == 403


@in_loop
async def test_codes_are_not_tried_without_end() -> None:
    async with porches(Memory(), limits=Limits(login_tries=3)) as (here, _there), here.http() as http:
        given = {**NEW, "code": new_code()}
        tried = [(await http.post("/api/accounts/recover", json=given)).status_code for _i in range(5)]
        assert tried == [403, 403, 403, 429, 429]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["account", "reset", *arguments])
    return ended.value.code, *capsys.readouterr()


def test_a_host_gives_a_code_while_his_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = File(tmp_path / FILE)

    @in_loop
    async def account() -> None:
        async with porches(place, 1) as (here,), here.http() as ann:
            assert (await ann.post("/api/accounts", json=LOGIN)).status_code == 200

    @in_loop
    async def recovered(code: str) -> None:
        async with porches(place, 1) as (here,), here.http() as lost:
            store = here.front.house.store
            now = here.front.guests.sessions.now
            here.front.guests.sessions.now = lambda: now_ms() + HOST_CODE_LIFE
            given = {**NEW, "code": code}
            assert (await lost.post("/api/accounts/recover", json=given)).status_code == 403, "its day is over"
            here.front.guests.sessions.now = now
            assert (await lost.post("/api/accounts/recover", json=given)).status_code == 200
            assert (await lost.post("/api/accounts/recover", json=given)).status_code == 403
            assert await store.codes_left(await who(lost)) == CODES

    code, _told, trouble = said(capsys, "ann", "--data", str(tmp_path))
    assert (code, trouble) == (2, f"parlour: there is no database in {tmp_path}\n")
    account()
    code, _told, trouble = said(capsys, "ben", "--data", str(tmp_path))
    assert (code, trouble) == (2, "parlour: nobody has the login 'ben'\n")
    code, told, _trouble = said(capsys, " ANN", "--data", str(tmp_path))
    assert code in (0, None)
    recovered(told.strip())


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8.5.0", "curl"),
        ("<script>alert(1)</script>", ""),
        ("a\u202eb\x00" * 999, "a"),
        ("", ""),
    ],
)
def test_a_browser_in_a_few_words(agent: str, words: str) -> None:
    assert device(agent) == words
