"""Stands in for the module `cython` where that is not installed: `kernel` then runs as the Python it is."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

Decorated = TypeVar("Decorated")


def _unchanged(decorated: Decorated) -> Decorated:
    return decorated


class _NoGil(nullcontext[None]):
    """Both `with cython.nogil:` and `@cython.nogil`."""

    def __call__(self, decorated: Decorated) -> Decorated:
        return decorated


cclass = cfunc = final = inline = _unchanged
nogil = _NoGil()


def exceptval(**_options: bool) -> Callable[[Any], Any]:
    return _unchanged


def declare(_type: Any, value: Any) -> Any:
    """Return the value of a constant: its type matters to the compiler only."""
    return value


def __getattr__(name: str) -> type[builtins.int]:
    """Let every C type be a number."""
    if name in ("int", "uint", "longlong", "ulonglong", "bint", "void"):
        return builtins.int
    raise AttributeError(name)
