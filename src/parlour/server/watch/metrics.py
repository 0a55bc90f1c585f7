"""The server's numbers in the text format of Prometheus, read when somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from parlour.server.net import counts
from parlour.server.protocol.replies import refusals
from parlour.server.room.house import House
from parlour.server.watch.health import Pulse
from parlour.server.watch.logs import counting
from parlour.version import __version__


class HouseNumbers(Collector):
    def __init__(self, house: House, pulse: Pulse) -> None:
        self.house = house
        self.pulse = pulse

    def describe(self) -> Iterator[Metric]:
        """Nothing need be read to register it."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        yield from self._gauges()
        yield from self._counters()
        yield _durations("parlour_commit_seconds", "Time to make a batch of entries durable", self.house.writer.commits)
        version = GaugeMetricFamily("parlour_version", "The version that runs", labels=["version"])
        version.add_metric([__version__], 1)
        yield version

    def _gauges(self) -> Iterator[Metric]:
        house = self.house
        ready = not (house.closing or self.pulse.last)
        yield GaugeMetricFamily("parlour_ready", "1 unless the last answer of /health was no", int(ready))
        yield GaugeMetricFamily("parlour_sockets", "Open web sockets", house.connection_count)
        yield GaugeMetricFamily("parlour_tables", "Tables in memory", len(house.rooms))
        yield GaugeMetricFamily("parlour_write_queue", "Entries that wait to be written", house.writer.queue)
        yield GaugeMetricFamily("parlour_thinking", "Thoughts that wait for their turn", house.turns.waiting)

    def _counters(self) -> Iterator[Metric]:
        writer = self.house.writer
        yield CounterMetricFamily("parlour_entries", "Entries written", writer.written)
        yield CounterMetricFamily("parlour_moves", "Moves among them", writer.moves)
        yield CounterMetricFamily("parlour_failed_writes", "Batches that could not be written", writer.failed)
        turns, cut = self.house.turns, self.house.thinking.cut
        short = {"cut": cut, "weakened": turns.weakened, "overrun": turns.overrun}
        yield _by_label("parlour_short_thoughts", "Thoughts of bots that were not what they usually are", "why", short)
        yield _by_label("parlour_refusals", "Commands and requests refused", "code", refusals)
        closed = {str(code): number for code, number in counts.closed.items()}
        yield _by_label("parlour_closed", "Web sockets the server closed; 0: cut off", "code", closed)
        yield _by_label("parlour_log_lines", "Lines of the log", "level", counting.lines)


def exposition(house: House, pulse: Pulse) -> bytes:
    registry = CollectorRegistry()
    registry.register(HouseNumbers(house, pulse))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


def _by_label(name: str, said: str, label: str, numbers: dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, said, labels=[label])
    for value, number in sorted(numbers.items()):
        family.add_metric([value], number)
    return family


def _durations(name: str, said: str, durations: counts.Durations) -> Metric:
    so_far, buckets = 0, []
    for bound, number in zip([*map(str, counts.BOUNDS), "+Inf"], durations.places, strict=True):
        so_far += number
        buckets.append((bound, so_far))
    family = HistogramMetricFamily(name, said)
    family.add_metric([], buckets, durations.total)
    return family
