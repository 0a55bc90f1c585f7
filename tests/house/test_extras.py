"""What the lab needs comes with an extra of its own: whoever only plays pulls none of it."""

from __future__ import annotations

import re
import tomllib

from tests.house.checkout import ROOT

HEAVY = {"matplotlib", "numpy", "open_spiel", "pettingzoo", "polars", "ray", "torch"}


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=!; ]", each)[0].lower() for each in requirements}


def test_the_extras_of_the_lab_are_apart() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: names(asked) for name, asked in project["optional-dependencies"].items()}
    assert not names(project["dependencies"]) & HEAVY
    for playing in ("terminal", "server", "testing"):
        assert not extras[playing] & HEAVY
    assert extras["lab"] == {"matplotlib", "polars"}
    assert extras["ray"] == {"ray"}
    assert extras["pettingzoo"] == {"pettingzoo"}
    assert extras["openspiel"] == {"numpy", "open_spiel"}
    assert all("torch" not in extra for extra in extras.values())


def test_what_the_proof_of_the_lab_installs_is_pinned() -> None:
    pinned = re.findall(r"^([\w-]+)==", (ROOT / "requirements/lab.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"matplotlib", "open-spiel", "pettingzoo", "polars", "ray"} <= set(pinned)
    assert not {"polars", "ray", "numpy"} & set(
        re.findall(r"^([\w-]+)==", (ROOT / "requirements/run.txt").read_text(encoding="utf-8"), re.MULTILINE)
    )
