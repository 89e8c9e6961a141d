"""Reading deck folders: ours, those of other games, and broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand_qt.decks.catalogue import CARDS, Deck, DeckError, element_id, load_deck


def write_deck(folder: Path, text: str, *files: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "index.desktop").write_text(text, encoding="utf-8")
    for name in files:
        (folder / name).write_text("<svg/>", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("language", "name", "svg"),
    [
        ("en", "Papercut", "papercut-en-red.svgz"),
        ("pl", "Wycinanka", "papercut-pl-red.svgz"),
        ("ru", "Вырезанка", "papercut-ru-red.svgz"),
        ("de", "Papercut", "papercut-en-red.svgz"),
    ],
)
def test_our_deck_speaks_the_players_language(papercut: Path, language: str, name: str, svg: str) -> None:
    assert load_deck(papercut, language) == Deck("papercut", name, papercut / svg)


def test_a_deck_of_another_program_is_read(tmp_path: Path) -> None:
    text = "[KDE Backdeck]\nName=100% Éclair\nName[pl]=Błysk\nComment=a:b\nSVG=eclair.svgz\nSVG=eclair.svgz\n"
    folder = write_deck(tmp_path / "svg-eclair", text, "eclair.svgz")
    assert load_deck(folder, "ru") == Deck("svg-eclair", "100% Éclair", folder / "eclair.svgz")
    assert load_deck(folder, "pl").name == "Błysk"


def test_a_deck_without_a_name_is_called_by_its_folder(tmp_path: Path) -> None:
    folder = write_deck(tmp_path / "plain", "[KDE Backdeck]\nSVG=cards.svg\n", "cards.svg")
    assert load_deck(folder, "en").name == "plain"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[KDE Backdeck]\nName=No picture\n", "does not name its picture file"),
        ("[KDE Backdeck]\nSVG=gone.svg\n", "gone.svg: no such file, but index.desktop names it"),
        ("[Desktop Entry]\nSVG=cards.svg\n", r"has no group \[KDE Backdeck\]"),
        ("SVG=cards.svg\n", "cannot be read"),
    ],
)
def test_a_broken_deck_is_refused_with_its_reason(tmp_path: Path, text: str, complaint: str) -> None:
    folder = write_deck(tmp_path / "broken", text, "cards.svg")
    with pytest.raises(DeckError, match=complaint):
        load_deck(folder, "en")


def test_a_folder_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"index\.desktop: no such file"):
        load_deck(tmp_path, "en")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "index.desktop").write_bytes(b"[KDE Backdeck]\nName=\xff\xfe\n")
    with pytest.raises(DeckError, match="cannot be read"):
        load_deck(tmp_path, "en")


def test_cards_are_named_as_in_the_pictures() -> None:
    assert element_id("AH") == "1_heart"
    assert element_id("TS") == "10_spade"
    assert element_id("9C") == "9_club"
    assert element_id("JD") == "jack_diamond"
    assert len({element_id(card) for card in CARDS}) == 24


@pytest.mark.parametrize("text", ["", "A", "8H", "AX", "HA", "10H", "ah"])
def test_other_text_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        element_id(text)
