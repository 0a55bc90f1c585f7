"""The law of a table over HTTP: of the game that is played, of one that was, and of the next."""

from __future__ import annotations

from random import Random

from parlour.registry import rules_of
from parlour.server.http.law_routes import sheet
from parlour.server.protocol.settings import Settings
from tests.server.evenings import answer, paying
from tests.server.hall import gathered, play_out
from tests.server.places import Memory, in_loop
from tests.server.porch import porches


@in_loop
async def test_each_game_keeps_the_law_that_was_agreed_for_it() -> None:
    game = paying().name
    async with porches(Memory(), 1) as [porch], porch.http() as http:
        before = Settings(game, {"players": 2, "deals": 1, "stake": 3}, name="<i>Ours</i>")
        table, people = await gathered(porch.front.house, before, 2)
        where = f"/api/tables/{table}/law"

        async def stake(query: str = "") -> tuple[int, object]:
            found = await answer(http, "GET", where + query)
            options = {option["name"]: option["value"] for option in found["options"]}
            return found["number"], options["stake"]

        assert await stake() == (0, 3)
        await people[0].ask("start")
        assert await stake() == (1, 3)
        await play_out(people, Random(1))
        assert (await people[0].ask("set", options={"players": 2, "deals": 1, "stake": 5}))["t"] == "news"
        assert await stake() == (0, 5)
        assert await stake("?game=1") == (1, 3)
        await answer(http, "GET", where + "?game=2", 404)
        await answer(http, "GET", where + "?game=x", 400)
        await answer(http, "GET", "/api/tables/none/law", 404)
        told = await answer(http, "GET", where + "?language=hu")
        assert (told["language"], told["name"]) == ("hu", "<i>Ours</i>")
        assert (await answer(http, "GET", where + "?language=<b>"))["language"] == "en"


def test_a_sheet_has_every_clause_but_hints_in_every_language() -> None:
    settings = Settings(paying().name)
    sheets = [sheet("t", 0, settings, language) for language in ("en", "hu", "tr")]
    states = [[(clause.id, clause.state) for clause in one.clauses] for one in sheets]
    assert states[0] == states[1] == states[2]
    assert {clause.kind for clause in sheets[0].clauses}.isdisjoint({"hint"})
    assert len({one.options[0].text for one in sheets}) == 3
    assert {option.name for option in sheets[0].options} <= set(rules_of(settings.game).options.make().values)
