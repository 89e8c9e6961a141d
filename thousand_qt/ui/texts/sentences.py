"""Tables of texts that are translated when they are shown, not when the module is read."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

_Key = TypeVar("_Key")


def sentences(marked: Mapping[_Key, object]) -> Mapping[_Key, str]:
    """Return the texts marked with `QT_TRANSLATE_NOOP` as a table nobody can change.

    PySide6's type hints call what `QT_TRANSLATE_NOOP` returns an object; it is the text itself.
    """
    return MappingProxyType({key: str(text) for key, text in marked.items()})
