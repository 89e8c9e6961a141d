"""The search of `kernel`, compiled where the build found a compiler, and its Python source elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thousand_qt.ai.solver import kernel
else:
    try:
        from thousand_qt.ai.solver import compiled_kernel as kernel
    except ImportError:
        from thousand_qt.ai.solver import kernel

StopFlag = kernel.StopFlag
Kernel = kernel.Kernel


def is_compiled() -> bool:
    """Whether the search runs as machine code, which is some sixty times as fast and leaves the GIL free."""
    return kernel.__name__.endswith(".compiled_kernel")
