"""A competition as the HTTP API tells it."""

from __future__ import annotations

from fractions import Fraction

from parlour.core.shown import exact
from parlour.evening.contest import Match
from parlour.evening.contests import Contest
from parlour.evening.cutting import asked_to_cut
from parlour.evening.standings import Result, Standing
from parlour.server.protocol import evenings as told
from parlour.server.protocol.settings import Clock


def contest_info(contest: Contest, patience: int) -> told.ContestInfo:
    """``patience``: milliseconds after which those who cut packs are not waited for."""
    plan, results = contest.plan, contest.compared()
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
            told.RoundInfo(
                one.number,
                [_match(results.get(match.table), match) for match in one.matches],
                list(one.byes),
                one.packs,
                contest.is_hidden(one),
            )
            for one in contest.rounds
        ],
        [_standing(one) for one in contest.standings()],
        contest.champions(),
        contest.promise,
        plan.duplicate,
        _cutting(contest, patience),
        contest.out,
    )


def _cutting(contest: Contest, patience: int) -> told.CuttingInfo | None:
    now = contest.cutting
    if now is None:
        return None
    listed = [(person, hash.hex()) for person, hash in now.listed] if now.is_closed else None
    who = asked_to_cut(contest), sorted(now.committed), listed, sorted(now.shares)
    return told.CuttingInfo(now.number, now.promise, *who, now.since + patience)


def _match(result: Result | None, match: Match) -> told.MatchInfo:
    if result is None:
        return told.MatchInfo(match.table, list(match.people))
    counters = [exact(one) for one in result.counters]
    told_of = list(result.places), counters, result.how, result.line, [hundredths(one) for one in result.beyond]
    return told.MatchInfo(match.table, list(match.people), *told_of)


def hundredths(number: Fraction) -> int:
    return round(number * 100)


def _standing(one: Standing) -> told.StandingInfo:
    return told.StandingInfo(
        one.person,
        one.rank,
        one.points,
        exact(one.counters),
        one.against,
        one.played,
        one.byes,
        one.lasted,
        hundredths(one.beyond),
    )
