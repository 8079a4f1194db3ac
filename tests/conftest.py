"""For all tests."""

import os

import pytest


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half as many again as there are processors: every second test waits for a wire, a disk or a browser."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1) * 3 // 2
