"""Databases and cookies from before there were sessions: guests stay who they are, accounts log in once more."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text

from parlour.server.storage.migrate import migrate
from parlour.server.storage.opening import postgres_engine, sqlite_engine
from parlour.server.storage.rows import players
from tests.server.doors import cookie_of
from tests.server.places import Database, File, in_loop
from tests.server.porch import Porch, porches
from tests.server.test_sessions import LOGIN, who

KEY = bytes(range(32))
NAMED, PLAYED, ACCOUNT, UNKNOWN, ALIKE = (f"{name:_<22}" for name in ("named", "played", "account", "unknown", "alike"))
OLD_GUESTS = [  # id, name, made, generation, login, password
    (NAMED, "Bea", 5, 0, None, ""),
    (ACCOUNT, "Ann", 6, 0, LOGIN["login"], PasswordHasher(1, 8, 1).hash(LOGIN["password"])),
    (ALIKE, "Other Ann", 7, 2, "аnn", "hash"),
]


def old_cookie(id: str, generation: int = 0, key: bytes = KEY) -> str:
    said = f"{id}.{generation}"
    return f"parlour={said}.{hmac.new(key, said.encode(), hashlib.sha256).hexdigest()}"


async def written_before(place: File | Database) -> None:
    """The database as the version before left it."""
    engine = sqlite_engine(place.file) if isinstance(place, File) else postgres_engine(place.url)
    await migrate(engine, "0001")
    async with engine.begin() as connection:
        guest = text("INSERT INTO guests VALUES (:id, :name, :made, :generation, :login, :password)")
        names = ("id", "name", "made", "generation", "login", "password")
        await connection.execute(guest, [dict(zip(names, row, strict=True)) for row in OLD_GUESTS])
        player = text("INSERT INTO players VALUES ('t', 1, 0, :guest, 'Cis')")
        await connection.execute(player, {"guest": PLAYED})
        await connection.execute(text("INSERT INTO keys VALUES ('cookies', :key)"), {"key": KEY})
    await engine.dispose()


async def comes(porch: Porch, cookie: str) -> tuple[str, str, str]:
    """Who somebody with a cookie is taken for, his name, and his new cookie."""
    async with porch.http(headers={"Cookie": cookie}) as http:
        me = (await http.get("/api/me")).json()
        return me["guest"], me["name"], cookie_of(http)


@in_loop
async def test_guests_without_an_account_are_known_again_once(lasting: File | Database) -> None:
    await written_before(lasting)
    async with porches(lasting) as (here, there):
        for id in (NAMED, PLAYED):
            cookie = old_cookie(id)
            found = await asyncio.gather(*[comes(porch, cookie) for porch in (here, there, here)])
            assert {(guest, new) for guest, _name, new in found} == {(id, found[0][2])}, "all get the same session"
            assert id != NAMED or found[0][1] == "Bea"
            new = found[0][2]
            assert (await comes(there, new))[0] == id
            async with here.http(headers={"Cookie": new}) as http:
                assert len((await http.get("/api/me/sessions")).json()["sessions"]) == 1
                await http.post("/api/accounts/logout")
            for porch in (here, there):
                assert id not in ((await comes(porch, cookie))[0], (await comes(porch, new))[0]), "it is over"


@in_loop
async def test_accounts_log_in_once_more_and_keep_all_else(lasting: File | Database) -> None:
    await written_before(lasting)
    async with porches(lasting, 1) as (here,):
        assert (await comes(here, old_cookie(ACCOUNT)))[0] != ACCOUNT
        async with here.http() as ann, here.http() as other:
            assert (await ann.post("/api/accounts/login", json=LOGIN)).json()["guest"] == ACCOUNT
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (await other.post("/api/accounts", json={**LOGIN, "login": "Аnn"})).status_code == 409
            assert (await ann.get("/api/me/sessions")).json()["codes"] == 0
            renewed = await ann.post("/api/accounts/codes", json={"password": LOGIN["password"]})
            assert len(renewed.json()["codes"]) == 8
            gone = await ann.request("DELETE", "/api/accounts", json={"password": LOGIN["password"]})
            assert gone.status_code == 200
        assert (await comes(here, old_cookie(ACCOUNT)))[0] != ACCOUNT
        store = here.front.house.store
        assert [await store.guest(id) is None for id in (ACCOUNT, ALIKE)] == [True, False]


@pytest.mark.parametrize(
    "cookie",
    [
        old_cookie(NAMED, key=bytes(32)),
        old_cookie(NAMED, 1),
        old_cookie(NAMED)[:-1],
        old_cookie(UNKNOWN),
        old_cookie(ALIKE, 2),
        old_cookie(PLAYED, 1),
    ],
    ids=["forged", "outdated", "damaged", "of nobody", "of an account", "never given"],
)
@in_loop
async def test_other_cookies_of_old_are_nobodys(cookie: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    place = File(tmp_path_factory.mktemp("before") / "parlour.db")
    await written_before(place)
    async with porches(place, 1) as (here,):
        guest, _name, new = await comes(here, cookie)
        assert guest not in (NAMED, PLAYED, ACCOUNT, UNKNOWN, ALIKE)
        assert len(new) == len("parlour=") + 43


@in_loop
async def test_the_id_of_a_deleted_account_stays_out_when_a_game_writes_it_again(lasting: File | Database) -> None:
    """A table in memory knows it until the game is over, and puts its players into the list of games then."""
    await written_before(lasting)
    async with porches(lasting, 1) as (here,):
        async with here.http() as ann:
            assert (await ann.post("/api/accounts/login", json=LOGIN)).json()["guest"] == ACCOUNT
            await ann.request("DELETE", "/api/accounts", json={"password": LOGIN["password"]})
        store = here.front.house.store
        async with store._writing() as connection:  # type: ignore[attr-defined]
            player = players.insert().values(table_id="u", number=1, seat=0, guest=ACCOUNT, name="Ann")
            await connection.execute(player)
        assert (await comes(here, old_cookie(ACCOUNT)))[0] != ACCOUNT
        assert await who(here.http()) != ACCOUNT
