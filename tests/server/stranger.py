"""A bot as somebody writes one who has docs/client.md and docs/protocol.md, and has never seen our code.

It knows nothing of the games, takes part in drawings, believes what the pages say and complains where they are wrong.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import re
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

SUITS = {"french": "CDHS", "german": "ABHL", "numbers": ""}
NAMES = ["clubs", "diamonds", "hearts", "spades", "acorns", "bells", "leaves", "none"]
NUMBER = re.compile(r"[1-9]|[1-8][0-9]|90")
LATER = ("too_fast", "busy", "claims", "stale")  # asked again with what is known by then
PATIENCE = 60.0  # seconds
DEALS = 12
COMMIT, OPEN, MOVE = 2, 3, 4  # how its messages are numbered


def hashed(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def number(n: int) -> bytes:
    return n.to_bytes(4, "big")


class Stranger:
    def __init__(self, address: str, game: Json, chance: Random) -> None:
        self.address = address
        self.game = game
        self.chance = chance
        self.me = self.table = self.head = ""
        self.seat: int | None = None
        self.view: Json | None = None
        self.labels: list[str] = []
        self.seq = 0
        self.shares: dict[tuple[int, int], bytes] = {}  # by game and drawing
        self.sent: set[tuple[str, int, int]] = set()
        self.asked: int | None = None  # the question that waits for the server's answer
        self.moves = 0
        self.wrong: list[str] = []

    async def play(self, most: int) -> None:
        """Some deals with bots (at Loo it may be long before anybody has a choice), or so many moves."""
        seats = self.game["players"][0]
        options = {"players": seats, "deals": DEALS}
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            table = {
                "settings": {"game": self.game["name"], "options": options},
                "bots": [None, *["random"] * (seats - 1)],
            }
            made = await http.post("/api/tables", json=table)
            self.table = made.json()["table"]
            cookie = f"parlour={http.cookies['parlour']}"
        socket = self.address.replace("http", "ws", 1) + "/ws"
        async with connect(socket, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as self.socket:
            await self.send(0, t="enter", table=self.table)
            await self.send(1, t="start")
            while self.view is None or not (self.view["over"] or self.moves >= most):
                await self.take(json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE)))

    socket: ClientConnection

    async def send(self, id: int, **message: Any) -> None:
        await self.socket.send(json.dumps({"id": id, **message}))

    async def take(self, message: Json) -> None:
        kind = message["t"]
        if kind == "welcome":
            assert message["protocol"] == 1
            self.me = message["you"]["guest"]
        elif kind in ("table", "news"):
            self.learn(message)
            if message.get("fair"):
                await self.share(message["fair"])
        elif kind == "refused" or (kind == "error" and message["code"] not in LATER):
            self.wrong.append(json.dumps(message))
        if message.get("re") == MOVE:
            self.asked = None
        if kind == "error" and message.get("wait"):
            await asyncio.sleep(message["wait"])
        await self.answer()

    def learn(self, message: Json) -> None:
        self.seq = message["seq"]
        self.head = message.get("head", self.head)
        self.seat = message.get("you", self.seat)
        if "table" in message:
            self.labels = [seat["label"] for seat in message["table"]["seats"]]
        if message.get("view"):
            self.view = message["view"]
            assert (self.view["game"], self.view["number"]) == (self.game["name"], 1)
        elif "change" in message and self.view is not None:
            self.view = merged(self.view, message["change"])
        if self.view is not None:
            self.read(self.view)

    def read(self, view: Json) -> None:
        """What the view says can be read as docs/client.md says."""
        kinds = self.game["layout"].get("facts", {})
        for place in view["places"]:
            self.check(all(self.is_card(face) for face in place.get("faces", [])), place)
        for fact in view["facts"]:
            kind, words = kinds.get(fact["word"], "text"), fact["value"].split()
            if kind in ("cards", "centre"):
                self.check(words == ["none"] or all(self.is_card(word) for word in words), fact)
            elif kind == "suit":
                self.check(fact["value"] in NAMES, fact)
            elif kind in ("seat", "says"):
                self.check(words[0].partition("/")[0] in self.labels, fact)
            elif kind == "side":
                self.check(all(word in self.labels for word in words), fact)

    def check(self, good: bool, what: Json) -> None:
        if not good:
            self.wrong.append(json.dumps(what))

    def is_card(self, text: str) -> bool:
        suits = SUITS[self.game["layout"].get("suits", "french")]
        if not suits:
            return NUMBER.fullmatch(text) is not None
        return text == "JOKER" or re.fullmatch(f"[2-9TJQKA][{suits}]'?", text) is not None

    async def share(self, fair: Json) -> None:
        """Cut the pack with the others."""
        game, drawing, seat, listed = fair["game"], fair["drawing"], self.seat, fair.get("listed")
        seen = {"drawing": drawing, "seq": self.seq, "head": self.head}
        if seat is None or seat in fair.get("out", []):
            return
        if listed is None:
            if seat not in fair.get("committed", []) and self.is_new("commit", game, drawing):
                await self.send(COMMIT, t="commit", hash=self.bound(game, drawing), **seen)
            return
        owes = any(seat == other for other, _hash in listed) and seat not in fair.get("opened", [])
        if owes and self.is_new("open", game, drawing):
            share, following = self.shares[game, drawing].hex(), self.bound(game, drawing + 1)
            await self.send(OPEN, t="open", share=share, next=following, **seen)

    def bound(self, game: int, drawing: int) -> str:
        share = self.shares.setdefault((game, drawing), os.urandom(32))
        place = [number(game), number(drawing), number(self.seat or 0)]
        return hashed(b"commit", self.table.encode(), *place, self.me.encode(), share).hex()

    def is_new(self, what: str, game: int, drawing: int) -> bool:
        new = (what, game, drawing) not in self.sent
        self.sent.add((what, game, drawing))
        return new

    async def answer(self) -> None:
        view = self.view
        if view is None or view["over"] or self.seat not in view["to_act"] or self.asked == view["window"]:
            return
        choices = [choice for choice in view["choices"] if choice["kind"] != "blind"]
        choice = self.chance.choice(choices)
        move = " ".join([choice["head"], *self.open_part(choice)])
        self.asked = view["window"]
        self.moves += 1
        await self.send(MOVE, t="move", move=move, window=view["window"], seq=self.seq, head=self.head)

    def open_part(self, choice: Json) -> list[str]:
        lo, hi, of = choice.get("lo", 0), choice.get("hi", 0), choice.get("of", [])
        if choice["kind"] == "card":
            return [self.chance.choice(of)]
        if choice["kind"] == "number":
            return [str(self.chance.randint(lo, min(hi, lo + 5)))]
        if choice["kind"] in ("cards", "numbers"):
            return self.chance.sample(of, self.chance.randint(lo, min(hi, len(of)))) or ["none"]
        return []


def merged(view: Json, change: Json) -> Json:
    """Each key of a change replaces the old one, and each place in ``changed`` the one of the same name."""
    new = {**view, **{key: value for key, value in change.items() if key != "changed"}}
    others = {name_of(place): place for place in change.get("changed", [])}
    new["places"] = [others.get(name_of(place), place) for place in new["places"]]
    return new


def name_of(place: Json) -> tuple[str, int | None, str]:
    return place["name"], place.get("seat"), place.get("part", "")
