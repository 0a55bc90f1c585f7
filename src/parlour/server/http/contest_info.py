"""A competition as the HTTP API tells it."""

from __future__ import annotations

from parlour.core.shown import exact
from parlour.evening.contest import Match
from parlour.evening.contests import Contest
from parlour.evening.standings import Standing
from parlour.server.protocol import evenings as told
from parlour.server.protocol.settings import Clock


def contest_info(contest: Contest) -> told.ContestInfo:
    plan = contest.plan
    return told.ContestInfo(
        contest.number,
        contest.name,
        plan.form,
        plan.game,
        dict(plan.options),
        plan.seats,
        plan.least,
        plan.scoring,
        plan.rounds,
        None if plan.clock is None else Clock(*plan.clock),
        contest.state,
        contest.entered,
        list(contest.gone),
        contest.seed,
        [
            told.RoundInfo(one.number, [_match(contest, match) for match in one.matches], list(one.byes))
            for one in contest.rounds
        ],
        [_standing(one) for one in contest.standings()],
        contest.champions(),
    )


def _match(contest: Contest, match: Match) -> told.MatchInfo:
    result = contest.results.get(match.table)
    if result is None:
        return told.MatchInfo(match.table, list(match.people))
    counters = [exact(one) for one in result.counters]
    return told.MatchInfo(match.table, list(match.people), list(result.places), counters, result.how, result.line)


def _standing(one: Standing) -> told.StandingInfo:
    return told.StandingInfo(
        one.person, one.rank, one.points, exact(one.counters), one.against, one.played, one.byes, one.lasted
    )
