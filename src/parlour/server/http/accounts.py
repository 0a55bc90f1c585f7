"""Accounts and sessions over HTTP.  Whoever proves who he is gets a new session; the one he came with ends."""

from __future__ import annotations

from collections.abc import Awaitable

from parlour.server.http.answers import Answer
from parlour.server.http.front import SESSION
from parlour.server.http.guests import Token
from parlour.server.http.sessions import ID
from parlour.server.http.strangers import asked_for, stranger
from parlour.server.http.visit import Visit
from parlour.server.protocol import api
from parlour.server.storage.people import Guest
from parlour.server.table.callers import Rejected


async def sessions(visit: Visit) -> Answer:
    guests = visit.front.guests
    found = await guests.store.sessions_of(visit.guest.guest, guests.now())
    current = visit.session.id if visit.session is not None else ""
    listed = [api.SessionInfo(one.id, one.device, one.made, one.used, one.expires, one.id == current) for one in found]
    return visit.answer(api.MySessions(listed, await guests.store.codes_left(visit.guest.guest)))


async def end_session(visit: Visit) -> Answer:
    wanted = visit.request.path_params["session"]
    if not ID.fullmatch(wanted) or not await visit.front.guests.end(visit.guest.guest, [wanted]):
        raise Rejected("unknown", "you have no such session, or no longer")
    return await sessions(visit)


async def end_other_sessions(visit: Visit) -> Answer:
    if visit.session is not None:
        await visit.front.guests.end_others(visit.session)
    return await sessions(visit)


async def register(visit: Visit) -> Answer:
    given = await visit.body(api.Registration)
    visit.try_password(given.login)
    guest, token, codes = await visit.front.guests.register(visit.guest, given, visit.device)
    await visit.note("account made", guest.guest)
    visit.becomes(guest, token)
    return visit.answer(api.NewAccount(guest.guest, guest.name, guest.login, guest.program, codes=codes))


async def log_in(visit: Visit) -> Answer:
    given = await visit.body(api.Credentials)
    visit.try_password(given.login)
    proven = visit.front.guests.log_in(given.login, given.password, visit.device)
    return await _comes_in(visit, proven, "signed in", "sign-in refused")


async def log_out(visit: Visit) -> Answer:
    if visit.session is None:
        return visit.you()
    await visit.note("signed out", visit.guest.guest)
    await _end_this(visit)
    return await _as_stranger(visit)


async def change_password(visit: Visit) -> Answer:
    given = await visit.body(api.NewPassword)
    visit.try_password()
    token = await visit.front.guests.change_password(visit.guest, given.old, given.new, visit.device)
    await visit.note("password changed", visit.guest.guest)
    return visit.becomes(visit.guest, token)


async def recover(visit: Visit) -> Answer:
    given = await visit.body(api.Recovery)
    visit.try_password(given.login)
    proven = visit.front.guests.recover(given.login, given.code, given.password, visit.device)
    return await _comes_in(visit, proven, "password recovered", "recovery refused")


async def renew_codes(visit: Visit) -> Answer:
    given = await visit.body(api.Farewell)
    visit.try_password()
    return visit.answer(api.RecoveryCodes(await visit.front.guests.renew_codes(visit.guest, given.password)))


async def make_token(visit: Visit) -> Answer:
    given = await visit.body(api.NewToken)
    visit.try_password()
    session, token = await visit.front.guests.make_token(visit.guest, given.name, given.password)
    await visit.note("token made", visit.guest.guest)
    return visit.answer(api.TokenMade(token, session.id))


async def delete_account(visit: Visit) -> Answer:
    given = await visit.body(api.Farewell)
    visit.try_password()
    await visit.front.guests.delete(visit.guest, given.password)
    await visit.note("account deleted", visit.guest.guest)
    return await _as_stranger(visit)


async def _comes_in(visit: Visit, proven: Awaitable[tuple[Guest, Token]], told: str, refused: str) -> Answer:
    """Whoever has proven who he is, by a password or a code; either is noted."""
    try:
        guest, token = await proven
    except Rejected:
        await visit.note(refused, "")
        raise
    await visit.note(told, guest.guest)
    await _end_this(visit)
    return visit.becomes(guest, token)


async def _end_this(visit: Visit) -> None:
    if visit.session is not None:
        await visit.front.guests.end(visit.guest.guest, [visit.session.id])


async def _as_stranger(visit: Visit) -> Answer:
    """Nobody is kept from logging out: who cannot pay for another session has none, until he asks for something."""
    guest = stranger(asked_for(visit.request.headers.get("accept-language", "")))
    if visit.front.house.allowances.purse("written", address=visit.address).take(SESSION) is not None:
        return visit.becomes(guest, "")
    _session, token = await visit.front.guests.begin(guest.guest, visit.device)
    return visit.becomes(guest, token)
