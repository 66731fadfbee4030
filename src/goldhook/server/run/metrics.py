"""The server's metrics in Prometheus format. Numbers only: nothing here reveals who did what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Metrics:
    """Counters since the start, and gauges that are computed when the metrics are read."""

    events: int = 0
    refused: int = 0
    syncs: int = 0
    dropped: int = 0
    limited: int = 0
    requests: dict[int, int] = field(default_factory=dict)
    gauges: dict[str, tuple[str, Callable[[], float]]] = field(default_factory=dict)

    COUNTERS = {  # noqa: RUF012 - names and what they mean, the same for all
        "events": "Events made durable, but for attempts.",
        "refused": "Commands refused, but for attempts.",
        "syncs": "Whole views sent, but for those after an attempt.",
        "dropped": "Connections dropped because they read too slowly.",
        "limited": "Requests and commands refused by a limit.",
    }

    def drop(self) -> None:
        """Count a connection that read too slowly."""
        self.dropped += 1

    def answered(self, status: int) -> None:
        """Count an HTTP request."""
        self.requests[status] = self.requests.get(status, 0) + 1

    def text(self) -> str:
        """Return all metrics in the Prometheus text format."""
        lines = []
        for name, meaning in self.COUNTERS.items():
            lines += _family(f"goldhook_{name}_total", "counter", meaning)
            lines.append(f"goldhook_{name}_total {getattr(self, name)}")
        lines += _family("goldhook_requests_total", "counter", "HTTP requests, but for commands to tables, by status.")
        lines += [f'goldhook_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.requests.items())]
        for name, (meaning, ask) in self.gauges.items():
            lines += _family(f"goldhook_{name}", "gauge", meaning)
            lines.append(f"goldhook_{name} {ask():g}")
        return "\n".join(lines) + "\n"


def _family(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
