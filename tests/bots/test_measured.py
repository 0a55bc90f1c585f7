"""What was measured of a level is read from the game's folder, and told where opponents are chosen."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from parlour.bots.company import CHARACTERS, LADDER, company
from parlour.bots.measured import FILE, Gain, measured_of, signed
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.lab.scale import Place, Scale, written
from parlour.present.teller import Teller
from parlour.registry import all_rules
from parlour.terminal.company import Company


def kept(folder: Path, text: str) -> Rules:
    (folder / FILE).write_text(text, encoding="utf-8")
    return SimpleNamespace(name="g", folder=folder)  # type: ignore[return-value]


def test_what_is_written_is_read_again_and_who_played_too_seldom_is_left_out(tmp_path: Path) -> None:
    places: list[Place] = [
        {"bot": "level:1", "games": 40, "deals": 400, "mean": -0.5, "interval": 0.25},
        {"bot": "master", "games": 3, "deals": 4, "mean": 0.5, "interval": None},
    ]
    scale: Scale = {"game": "g", "options": [], "tables": 40, "seats": 2, "seed": 1, "places": places}
    assert measured_of.__wrapped__(kept(tmp_path, written(scale, "parlour arena g"))) == {"level:1": Gain(-0.5, 0.25)}


@pytest.mark.parametrize("text", ["[", '"master" = 3', '"master" = [1]', '"master" = ["a", 1]', '"master" = [1, 2, 3]'])
def test_what_is_no_scale_is_one_clear_error(tmp_path: Path, text: str) -> None:
    with pytest.raises(ParlourError, match=r"scale.toml of g is no scale"):
        measured_of.__wrapped__(kept(tmp_path, text))


def test_every_scale_in_the_house_is_of_the_ladder_and_rises_with_it() -> None:
    for rules in all_rules().values():
        found = measured_of(rules)
        assert {*found} <= {*LADDER.values()}
        means = [found[CHARACTERS[name]].mean for name in company(rules) if CHARACTERS[name] in found]
        assert means == sorted(means), rules.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words_or_that_nobody_has_measured(language: str) -> None:
    rules = next(iter(all_rules().values()))
    known = Company(Teller(rules, language))
    found = measured_of(rules).get("master")
    told = known.measured("master")
    assert told not in ("bot-measured", "bot-unmeasured")
    assert found is None or signed(found.mean) in told
    assert known.measured("nobody") == Teller(rules, language).text("bot-unmeasured")
