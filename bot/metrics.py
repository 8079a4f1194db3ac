"""What the bot counts and times, for Prometheus: how much and how long, never who.

Every label comes from a short list that the program knows by itself (its commands, its kinds of buttons, its games), so
the number of series does not grow with people, servers or tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.exposition import generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Discord gives three seconds for the first answer."""
POSTS = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each series began helps nobody, and there would be twice as many

OUTCOMES = DONE, REFUSED, RATE_LIMITED, FAILED, UNANSWERED = ("done", "refused", "rate_limited", "failed", "unanswered")


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.presses = Counter("loggia_presses", "Buttons, menus and modals used", ["kind"], registry=registry)
        self.commands = Counter("loggia_commands", "Slash commands given", ["command"], registry=registry)
        self.completions = Counter("loggia_completions", "Suggestions asked for while typing", registry=registry)
        self.refused = Counter("loggia_refused_while_stopping", "Visitors told to come back", registry=registry)
        self.acknowledgement = Histogram(
            "loggia_acknowledgement_seconds",
            "From a press to the first answer",
            buckets=ANSWERS,
            registry=registry,
        )
        self.answer = Histogram(
            "loggia_answer_seconds",
            "From a press to its last answer, all stored",
            buckets=ANSWERS,
            registry=registry,
        )
        self.post = Histogram(
            "loggia_post_seconds", "From a change at a table to its post", ["change"], buckets=POSTS, registry=registry
        )
        self.pictures = Histogram("loggia_picture_seconds", "Pictures painted", buckets=QUICK, registry=registry)
        self.transactions = Histogram(
            "loggia_store_seconds", "Transactions, waiting included", ["desk"], buckets=QUICK, registry=registry
        )
        self.troubles = Counter("loggia_troubles", "What people were told went wrong", ["kind"], registry=registry)
        self.records = Counter("loggia_log_records", "Lines written to the log", ["level"], registry=registry)
        self.requests = Counter("loggia_discord_requests", "Requests to Discord", ["outcome"], registry=registry)
        for result in OUTCOMES:  # so that what has not happened yet shows as none of it
            self.requests.labels(result)
        self.request = Histogram(
            "loggia_discord_request_seconds", "How long Discord took", buckets=ANSWERS, registry=registry
        )
        self.disconnects = Counter("loggia_gateway_disconnects", "Connections to Discord lost", registry=registry)
        self.connected = Gauge("loggia_gateway_connected", "Whether Discord is connected", registry=registry)
        self.latency = Gauge("loggia_gateway_latency_seconds", "Discord's last heartbeat", registry=registry)
        self.servers = Gauge("loggia_servers", "Servers the bot is in", registry=registry)
        self.busy = Gauge("loggia_busy_tables", "Tables being served", ["by"], registry=registry)
        self.waiting = Gauge("loggia_store_waiting", "Transactions begun or waiting", ["desk"], registry=registry)
        self.visits = Gauge("loggia_visits", "Presses and commands being answered", registry=registry)
        self.database = Gauge("loggia_database_up", "Whether the database answers", registry=registry)
        self.tables = Gauge("loggia_tables", "Tables that are not over", ["game", "status"], registry=registry)
        self.outbox = Gauge("loggia_outbox_owed", "Tables whose newest state is not told yet", registry=registry)
        self.errands = Gauge("loggia_errands", "Small jobs planned", ["when"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def transaction(self, desk: str, seconds: float) -> None:
        self.transactions.labels(desk).observe(seconds)

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to every request that discord.py makes."""
        trace = aiohttp.TraceConfig()

        async def began(_: object, context: SimpleNamespace, __: object) -> None:
            context.began = time.perf_counter()

        async def answered(_: object, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            self.requests.labels(outcome(end.response.status)).inc()
            self.request.observe(time.perf_counter() - context.began)

        async def broke(_: object, __: SimpleNamespace, ___: object) -> None:
            self.requests.labels(UNANSWERED).inc()

        trace.on_request_start.append(began)
        trace.on_request_end.append(answered)
        trace.on_request_exception.append(broke)
        return trace


def outcome(status: int) -> str:
    """What became of a request, in a word."""
    if status == 429:
        return RATE_LIMITED
    if status >= 500:
        return FAILED
    return REFUSED if status >= 400 else DONE


class Counting(logging.Handler):
    """Counts what is written to the log, so that an alarm need not read it."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.records.labels(record.levelname.lower()).inc()


@contextmanager
def counted(metrics: Metrics) -> Iterator[None]:
    """Count the log while the block lasts."""
    handler = Counting(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
