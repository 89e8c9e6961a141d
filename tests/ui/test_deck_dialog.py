"""The dialog of decks: choosing, adding, refusing, its words in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings, SettingsStore
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.catalogue import Deck, load_deck
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.decks.shelf import DeckShelf, Source
from thousand_qt.ui.deck_choice import DeckChoice
from thousand_qt.ui.deck_dialog import DeckDialog
from thousand_qt.ui.deck_versions import own_version
from thousand_qt.ui.texts.decks import refusal_words, source_words


def own() -> Deck:
    return load_deck(resource_path("decks", "papercut"), "en")


def deck_text(colour: str = "red", *, cards: bool = True) -> str:
    ranks = ("1", "9", "10", "jack", "queen", "king") if cards else ("1",)
    marks = "".join(
        f'<g id="{rank}_{suit}"><rect width="20" height="30" rx="4" fill="white"/>'
        f'<rect x="5" y="5" width="9" height="9" fill="{colour}"/></g>'
        for rank in ranks
        for suit in ("club", "diamond", "heart", "spade")
    )
    back = '<g id="back"><rect width="20" height="30" rx="4" fill="blue"/></g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{marks}{back}</svg>'


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    base = tmp_path / "share"
    for name, text in (("good", deck_text()), ("poor", deck_text(cards=False))):
        folder = base / "carddecks" / name
        folder.mkdir(parents=True)
        (folder / "index.desktop").write_text(f"[KDE Backdeck]\nName={name.title()}\nSVG=a.svg\n")
        (folder / "a.svg").write_text(text)
    return DeckShelf(own, tmp_path / "added", lambda: "en", [base])


@pytest.fixture
def dialog(shelf: DeckShelf, qtbot: QtBot) -> DeckDialog:
    dialog = DeckDialog(shelf, own())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def texts(dialog: DeckDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_a_deck_is_taken_by_the_arrow_keys(dialog: DeckDialog, qtbot: QtBot) -> None:
    assert [text.partition("\n")[0] for text in texts(dialog)][1:] == ["Good", "Poor"]
    with qtbot.waitSignal(dialog.deck_chosen) as chosen:
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert chosen.args is not None
    assert chosen.args[0].identifier == "kde:good"


def test_a_bad_deck_tells_why_and_is_not_taken(dialog: DeckDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "Cards are missing in the deck: 9_spade" in texts(dialog)[2], timeout=60_000)
    with qtbot.assertNotEmitted(dialog.deck_chosen):
        dialog.list.setCurrentRow(2)
    words = dialog.list.item(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Poor: Cards are missing")


def test_a_file_is_added_chosen_and_removed(dialog: DeckDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "my_deck.svg"
    path.write_text(deck_text("green"))
    with qtbot.waitSignal(dialog.deck_chosen, timeout=60_000) as chosen:
        dialog.add(path)
    assert chosen.args is not None
    assert chosen.args[0].identifier == "added:my_deck"
    assert dialog.list.currentItem().text().startswith("My deck\n")
    with qtbot.waitSignal(dialog.deck_chosen) as chosen:
        dialog.on_remove_clicked()
    assert chosen.args is not None
    assert chosen.args[0] == own()
    assert len(texts(dialog)) == 3


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/dev/zero", "not an ordinary file"),
        ("/no/such", "no such file"),
        ("/proc/self", "no deck in the folder"),
    ],
)
def test_what_is_no_deck_is_not_added(dialog: DeckDialog, path: str, words: str) -> None:
    dialog.add(Path(path))
    assert words in dialog.message


def test_a_hostile_file_is_not_added(dialog: DeckDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "bomb.svg"
    path.write_text('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')
    dialog.add(path)
    qtbot.waitUntil(lambda: "defines entities" in dialog.message, timeout=60_000)
    assert not (tmp_path / "added").exists()


@pytest.mark.usefixtures("theme")
def test_it_fits_a_small_window(dialog: DeckDialog) -> None:
    assert dialog.minimumSizeHint().width() <= 752
    assert dialog.minimumSizeHint().height() <= 432


# The versions of our deck

VERSIONS = {
    "deck_colours": ("Colours of the suits", "two"),
    "deck_back": ("Back", "blue"),
    "deck_index_size": ("Size of the indices", "large"),
    "deck_indices": ("Letters of the indices", "polish"),
}


def box_of(dialog: DeckDialog, name: str) -> QComboBox:
    box = dialog.versions.findChild(QComboBox, name)
    assert isinstance(box, QComboBox)
    return box


def test_every_box_has_its_name_written_over_it(dialog: DeckDialog) -> None:
    titles = {label.buddy(): label for label in dialog.versions.findChildren(QLabel)}
    for name, (words, _) in VERSIONS.items():
        title = titles[box_of(dialog, name)]
        assert title.text() == words == box_of(dialog, name).accessibleName()
        assert title.isVisible()
        assert title.geometry().bottom() < box_of(dialog, name).geometry().top()
        assert title.width() >= title.sizeHint().width()


@pytest.mark.parametrize("name", VERSIONS)
def test_a_version_is_chosen_kept_and_shown(
    dialog: DeckDialog, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    store = SettingsStore(tmp_path / "settings.toml")
    keeper = SettingsKeeper(store, Settings(), dialog)
    decks = DeckChoice(keeper, lambda: own_version(keeper.settings, "en"), lambda: "en", tmp_path, dialog)
    renderer = DeckRenderer(decks.deck(), dialog)
    decks.serve(renderer)
    before = renderer.deck
    decks.show_dialog()
    assert decks.dialog is not None
    box = box_of(decks.dialog, name)
    value = VERSIONS[name][1]
    assert box.currentData() == getattr(Settings(), name) != value
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End if name != "deck_indices" else Qt.Key.Key_Down)
    if name == "deck_indices":
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == value
    assert getattr(store.load(), name) == value
    assert renderer.deck.svg != before.svg
    assert decks.dialog.list.item(0).data(Qt.ItemDataRole.UserRole).deck == renderer.deck
    decks.dialog.reject()
    assert [getattr(keeper.settings, other) for other in VERSIONS if other != name] == [
        getattr(Settings(), other) for other in VERSIONS if other != name
    ]


def test_versions_are_of_our_deck_alone(dialog: DeckDialog) -> None:
    assert dialog.versions.isEnabled()
    dialog.list.setCurrentRow(1)
    assert not dialog.versions.isEnabled()
    dialog.list.setCurrentRow(0)
    assert dialog.versions.isEnabled()


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_is_cut_off_with_large_text_in_a_small_window(
    shelf: DeckShelf, qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    translations = Translations(qapp)
    translations.set_language(language)
    font = qapp.font()
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(larger)
    try:
        dialog = DeckDialog(shelf, own())
        qtbot.addWidget(dialog)
        dialog.resize(752, 432)
        dialog.show()
        qapp.processEvents()
        assert (dialog.width(), dialog.height()) == (752, 432)
        for button in dialog.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width(), button.text()
            assert dialog.rect().contains(button.geometry()), button.text()
        for label in dialog.versions.findChildren(QLabel):
            assert label.width() >= label.sizeHint().width(), label.text()
        assert dialog.list.viewport().height() >= 60
    finally:
        qapp.setFont(font)


def test_all_words_exist() -> None:
    said = {refusal_words(DeckRefusedError(fault, "DETAIL")) for fault in DeckFault}
    assert len(said) == len(DeckFault)
    assert not any("{" in words for words in said)
    assert len({source_words(source) for source in Source}) == len(Source)


def test_words_change_with_the_language(dialog: DeckDialog, qapp: QApplication) -> None:
    dialog.add(Path("/no/such"))
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert len(texts(dialog)) == 3
    assert "no such file" in dialog.message


# What is chosen


def choice(tmp_path: Path, chosen: str, window: DeckDialog) -> DeckChoice:
    keeper = SettingsKeeper(SettingsStore(tmp_path / "settings.toml"), Settings(deck=chosen), window)
    return DeckChoice(keeper, own, lambda: "en", tmp_path, window)


def test_a_deck_that_is_gone_is_told_once_and_stays_chosen(
    dialog: DeckDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    decks = choice(tmp_path, "added:gone", dialog)
    with qtbot.waitSignal(decks.notice_given) as notice:
        assert decks.deck() == own()
    assert notice.args is not None
    assert "not there any more" in notice.args[0]
    with qtbot.assertNotEmitted(decks.notice_given, wait=50):
        assert decks.deck() == own()
    assert SettingsStore(tmp_path / "settings.toml").load().deck == "papercut"  # nothing was saved over it


def test_a_deck_that_cannot_be_drawn_leaves_ours(dialog: DeckDialog, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "decks" / "poor"
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text("[KDE Backdeck]\nName=Poor\nSVG=a.svg\n")
    (folder / "a.svg").write_text(deck_text(cards=False))
    decks = choice(tmp_path, "added:poor", dialog)
    renderer = DeckRenderer(decks.deck(), dialog)
    decks.serve(renderer)
    with qtbot.waitSignal(decks.notice_given, timeout=60_000) as notice:
        renderer.back()
    assert notice.args is not None
    assert "Poor" in notice.args[0]
    assert renderer.deck == own()


@pytest.mark.parametrize("value", ["", "a/b", "a\\b", 7])
def test_a_broken_setting_falls_back_alone(tmp_path: Path, value: object) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"deck = {value!r}\ndeck_colours = 'two'\n")
    loaded = SettingsStore(path).load()
    assert (loaded.deck, loaded.deck_colours) == ("papercut", "two")
