"""A hundred tables of three masters and a person each: are people answered as soon, bots in time, and nobody weaker?

    python -m tests.server.proofs.thinking [SECONDS] [GAME ...]

The server, its thinking processes and the people are real (bench/server); the limits on thinking are lifted, since all
people here have one address.  A person moves about a second after he is asked.  Beside that, in turn, as many people's
moves a second at tables without bots: the ratio is what the bots' thinking takes from people.  ``short`` are thoughts
that tried less than the bot's name promises; there must be none, however busy the machine is.
"""

from __future__ import annotations

import argparse

from bench.server.bench import GAME, Seen, Side, ours

TABLES = 100
SEATS = 4
PACE = 1.0  # seconds in which a person moves, on average
WINDOWS = 3
IN_TIME = 3000.0  # milliseconds for a bot


def answered(seen: Seen) -> str:
    return f"{seen['moves'] / seen['wall']:.0f} people's moves/s, p50 {seen['p50']:.1f} ms, p99 {seen['p99']:.1f} ms"


def thought(seen: Seen) -> str:
    p50, p99, most = [seen[f"bots {what}"] / 1000 for what in ("p50", "p99", "at most")]
    thinking = 1000 * seen["helpers"] * seen["wall"] / max(seen["bots"], 1)
    times = f"p50 {p50:.2f} s, p99 {p99:.2f} s, at most {most:.2f} s"
    return f"{seen['bots'] / seen['wall']:.0f} bots' moves/s, {times}, {thinking:.0f} ms of thinking each"


def windows(alone: Side, among_bots: Side, seconds: float) -> tuple[list[Seen], list[Seen]]:
    """Both in turn, at the same pace of people."""
    without, within = [], []
    among_bots.play(seconds / WINDOWS, TABLES / PACE)  # bots' processes begin
    for _window in range(WINDOWS):
        seen = among_bots.play(seconds / WINDOWS, TABLES / PACE)
        quiet = alone.play(seconds / WINDOWS, max(1.0, seen["moves"] / seen["wall"]))
        print(f"  alone: {answered(quiet)}\n  with bots: {answered(seen)}; {thought(seen)}", flush=True)
        without.append(quiet)
        within.append(seen)
    return without, within


def prove(game: str, seconds: float) -> bool:
    print(f"{game}: {TABLES} tables of {SEATS}", flush=True)
    alone = ours("sqlite", game, TABLES, seats=SEATS)
    among_bots = ours("sqlite", game, TABLES, seats=SEATS, people=1)
    try:
        without, within = windows(alone, among_bots, seconds)
    finally:
        alone.end()
        among_bots.end()
    short = int(sum(seen["short"] for seen in within))
    late = max(seen["bots p99"] for seen in within)
    ratios = sorted(seen["p99"] / quiet["p99"] for quiet, seen in zip(without, within, strict=True))
    print(f"  p99 with bots {ratios[len(ratios) // 2]:.2f} times that alone (from {ratios[0]:.2f} to {ratios[-1]:.2f})")
    print(f"  bots' p99 under 3 s: {'yes' if late < IN_TIME else 'no'}; {short} thoughts cut short")
    return short == 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev proof thinking", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seconds", nargs="?", type=float, default=90.0)
    parser.add_argument("games", nargs="*", default=[GAME])
    wish = parser.parse_args()
    well = [prove(game, wish.seconds) for game in wish.games]
    raise SystemExit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
