"""The decks there are to choose from: installed for KDE's or GNOME's games, or added by the player.

What is found here is only known by its name: whether its cards can be drawn is found out when they are.
"""

from __future__ import annotations

import contextlib
import enum
import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from thousand_qt.decks.catalogue import INDEX_FILE, Deck, DeckError, load_deck
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.reading import read_bounded

PICTURE_ENDINGS: Final = (".svg", ".svgz", ".svg.gz")

_KDE_FOLDER: Final = "carddecks"
_GNOME_FOLDERS: Final = ("aisleriot/cards", "gnome-games-common/cards")
_LARGEST_INDEX: Final = 256 * 1024
_MOST_DECKS: Final = 500
_LONGEST_NAME: Final = 80


class Source(enum.StrEnum):
    """Where a deck comes from."""

    OURS = "ours"
    KDE = "kde"
    GNOME = "gnome"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class ShelvedDeck:
    """A deck that can be chosen.

    Attributes:
        deck: The deck; its `identifier` is kept in the settings.
        source: Where it comes from.
        folder: The folder or file it was found in.
    """

    deck: Deck
    source: Source
    folder: Path


class DeckShelf:
    """Finds decks, and takes more of them in."""

    def __init__(
        self,
        own: Callable[[], Deck],
        added: Path,
        language: Callable[[], str],
        data_paths: Sequence[Path] | None = None,
    ) -> None:
        """Look for decks.

        Args:
            own: Returns our own deck, in the version the player has chosen.
            added: The folder for decks the player adds; it need not exist.
            language: Returns the language of names.
            data_paths: Where programs of this system keep their data; None for what Qt says.
        """
        self._own = own
        self._added = added
        self._language = language
        self._data_paths = data_paths

    def decks(self) -> list[ShelvedDeck]:
        """Return all decks, ours first, each group by name."""
        own = self._own()
        found = [ShelvedDeck(own, Source.OURS, own.svg.parent)]
        known: set[str] = set()
        for shelved in self._others(own):
            if shelved.deck.identifier not in known and len(found) < _MOST_DECKS:
                known.add(shelved.deck.identifier)
                found.append(shelved)
        order = list(Source)
        return sorted(found, key=lambda one: (order.index(one.source), one.deck.name.casefold()))

    def find(self, identifier: str) -> Deck | None:
        """Return the deck the settings know by this name, or None if it is not there any more."""
        own = self._own()
        if identifier == own.identifier:
            return own
        others = (shelved.deck for shelved in self._others(own))
        return next((deck for deck in others if deck.identifier == identifier), None)

    def candidate(self, path: Path) -> Deck:
        """Return the deck in a file or folder that the player points to. Raises DeckRefusedError.

        It is not on the shelf yet: try to draw it, then `add` it.
        """
        own = self._own()
        if not path.is_dir():
            if not path.exists():
                raise DeckRefusedError(DeckFault.GONE, path.name)
            read_bounded(path)
            return Deck(path.name, _name_of(path), path, own)
        if (path / INDEX_FILE).exists():
            return self._load_folder(path, path.name, own)
        pictures = _pictures_in(path)
        if len(pictures) != 1:
            raise DeckRefusedError(DeckFault.NO_DECK, path.name)
        return Deck(path.name, _name_of(pictures[0]), pictures[0], own)

    def add(self, deck: Deck) -> ShelvedDeck:
        """Copy a deck to the player's own. Raises DeckRefusedError if that cannot be done."""
        name = re.sub(r"[^\w .-]", "_", _stem(deck.svg)).strip(" .")[:_LONGEST_NAME] or "deck"
        content = read_bounded(deck.svg)
        index = deck.svg.parent / INDEX_FILE
        target = self._added / name
        number = 1
        while target.exists():
            number += 1
            target = self._added / f"{name} {number}"
        try:
            target.mkdir(parents=True)
            is_packed = content.startswith(b"\x1f\x8b")
            picture = target / ("cards.svgz" if is_packed else "cards.svg")
            picture.write_bytes(content)
            title = "".join(sign for sign in deck.name if sign.isprintable())[:_LONGEST_NAME] or name
            lines = f"[KDE Backdeck]\nName={title}\nSVG={picture.name}\n"
            if index.is_file() and deck.identifier == deck.svg.parent.name:
                lines = _with_picture(read_bounded(index, _LARGEST_INDEX), picture.name) or lines
            (target / INDEX_FILE).write_text(lines, encoding="utf-8")
        except OSError as error:
            with contextlib.suppress(OSError):
                shutil.rmtree(target)
            raise DeckRefusedError(DeckFault.NOT_COPIED, error.strerror or str(error)) from error
        loaded = self._load_folder(target, f"added:{target.name}", self._own())
        return ShelvedDeck(loaded, Source.ADDED, target)

    def remove(self, shelved: ShelvedDeck) -> None:
        """Delete a deck the player added. Raises DeckRefusedError if that cannot be done."""
        if shelved.source is not Source.ADDED or shelved.folder.parent != self._added:
            raise ValueError(f"not an added deck: {shelved.folder}")
        try:
            shutil.rmtree(shelved.folder)
        except OSError as error:
            raise DeckRefusedError(DeckFault.NOT_COPIED, error.strerror or str(error)) from error

    def _others(self, own: Deck) -> Iterator[ShelvedDeck]:
        for folder in _folders_in(self._added):
            with contextlib.suppress(DeckError):
                deck = self._load_folder(folder, f"added:{folder.name}", own)
                yield ShelvedDeck(deck, Source.ADDED, folder)
        for base in self._bases():
            for folder in _folders_in(base / _KDE_FOLDER):
                with contextlib.suppress(DeckError):
                    deck = self._load_folder(folder, f"kde:{folder.name}", own)
                    yield ShelvedDeck(deck, Source.KDE, folder)
            for place in _GNOME_FOLDERS:
                for picture in _pictures_in(base / place):
                    deck = Deck(f"gnome:{_stem(picture)}", _name_of(picture), picture, own)
                    yield ShelvedDeck(deck, Source.GNOME, picture)

    def _bases(self) -> Sequence[Path]:
        if self._data_paths is not None:
            return self._data_paths
        kind = QStandardPaths.StandardLocation.GenericDataLocation
        return [Path(path) for path in QStandardPaths.standardLocations(kind)]

    def _load_folder(self, folder: Path, identifier: str, own: Deck) -> Deck:
        read_bounded(folder / INDEX_FILE, _LARGEST_INDEX)
        try:
            deck = load_deck(folder, self._language())
        except DeckError as error:
            raise DeckRefusedError(DeckFault.BAD_INDEX, str(error)) from error
        if deck.svg.name in ("", "..") or deck.svg.parent != folder:
            raise DeckRefusedError(DeckFault.EXTERNAL, str(deck.svg))
        return Deck(identifier, deck.name[:_LONGEST_NAME], deck.svg, own)


def _folders_in(folder: Path) -> list[Path]:
    try:
        # Not `Path.is_dir`, which raises for a folder that others may not look into.
        return sorted(path for path in folder.iterdir() if os.path.isdir(path))[:_MOST_DECKS]  # noqa: PTH112
    except OSError:
        return []


def _pictures_in(folder: Path) -> list[Path]:
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return []
    return [path for path in paths if path.name.lower().endswith(PICTURE_ENDINGS)][:_MOST_DECKS]


def _stem(path: Path) -> str:
    ending = next(
        (end for end in sorted(PICTURE_ENDINGS, key=len, reverse=True) if path.name.lower().endswith(end)), ""
    )
    return path.name[: len(path.name) - len(ending)]


def _name_of(picture: Path) -> str:
    """Return "Anglo modern 4 color" for "anglo_modern_4_color.svgz"."""
    words = _stem(picture).replace("_", " ").replace("-", " ").strip() or picture.name
    return (words[:1].upper() + words[1:])[:_LONGEST_NAME]


def _with_picture(index: bytes, picture: str) -> str | None:
    """Return the index of a deck with the name of its copied picture; None if it is no text."""
    try:
        text = index.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return re.sub(r"(?m)^SVG(\[[^\]]*\])?\s*=.*$", lambda found: f"SVG{found[1] or ''}={picture}", text)
