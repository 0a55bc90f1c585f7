"""What stands in the proof of the masters beside their duels: the ladder, and what a learner gains from them."""

from __future__ import annotations

from parlour.bots.company import LADDER
from parlour.bots.roster import MASTER, name_of_bot, usual_of
from parlour.core.rules import Rules
from parlour.lab.crew import Crew
from parlour.lab.hiring import cores
from parlour.lab.learner import Lessons
from parlour.lab.scale import Scaling, scale_lines
from parlour.lab.trials import match_of

SEED = 2  # of the ladder's tables: the faults were tuned on others,
FIRST = 11  # and of the first learner
SEEDS = 3  # learners
GAMES = 1000  # in which each is measured


def ladder(rules: Rules, tables: int, crew: Crew) -> list[str]:
    """What each level gains at tables whose seats are drawn from all of them by lot."""
    scaling = Scaling(rules, rules.options.make(match_of(rules).options), list(LADDER.values()), SEED)
    scale = scaling.run(tables, None, crew)
    scaling.state.forget()
    return [f" {line}" for line in scale_lines(scale)]


def learners(rules: Rules, steps: int, jobs: int, device: str, crew: Crew) -> list[str]:
    """What the same learner gains from the book, and from the master."""
    lines: list[str] = []
    for against in ["book"] if name_of_bot(usual_of(rules)) == "book" else ["book", MASTER]:
        lessons = Lessons(rules, {}, against, steps, SEEDS, FIRST, GAMES)
        lessons.run(jobs or cores(), device, crew, lambda _seed, _steps, _how: None, lines.append)
        lessons.state.forget()
    return [f" {line}" for line in lines]
