"""What benchmarks report alike: distributions of times, and the conditions they were measured under."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from typing import Any

from thousand_qt.ai.solver import is_compiled


def distribution(seconds: Sequence[float], limit: float | None = None) -> dict[str, Any]:
    """Return how times are distributed, in milliseconds; with a limit in seconds, how many are longer."""
    if not seconds:
        return {"number": 0}
    found = sorted(seconds)
    report: dict[str, Any] = {"number": len(found)}
    for percent in (50, 90, 99):
        report[f"p{percent}"] = _milliseconds(found[-(-percent * len(found) // 100) - 1])
    report["max"] = _milliseconds(found[-1])
    if limit is not None:
        report |= {"limit": _milliseconds(limit), "longer": sum(time > limit for time in found)}
    return report


def _milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 2)


def conditions() -> dict[str, Any]:
    """Return what a time depends on besides the program."""
    return {
        "cores": os.cpu_count(),
        "load_before": [round(load, 1) for load in os.getloadavg()],
        "machine": platform.machine(),
        "python": platform.python_version(),
        "solver_compiled": is_compiled(),
        "switch_interval": sys.getswitchinterval(),
    }
