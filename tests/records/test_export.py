"""Score sheets as CSV and matches as text: read back by programs that know nothing of this one."""

from __future__ import annotations

import csv
import io

from tests.records.whole_matches import TABLE, many_records, whole_match, with_header
from thousand_qt.engine.events import AuctionWon, CardsDealt, DealScored
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.rules import preset
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.records.deal_reading import deal_from_text
from thousand_qt.records.deal_text import deal_text, played_deals
from thousand_qt.records.export import SheetWords, match_text, score_sheet_csv

WORDS = SheetWords(
    deal="Rozdanie",
    dealer="Rozdający",
    declarer="Rozgrywający",
    bid="Licytacja",
    contract="Kontrakt",
    result="Wynik",
    made="wygrany, ugrany",
    failed="przegrany",
    given_up="bomba",
    points="{name}: punkty",
    change="{name}: zmiana",
    total="{name}: stan",
)


def rows_of(data: bytes, delimiter: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def test_a_score_sheet_has_every_deal() -> None:
    for name, record in many_records():
        heading, *rows = rows_of(score_sheet_csv(record, WORDS))
        assert heading[:6] == ["Rozdanie", "Rozdający", "Rozgrywający", "Licytacja", "Kontrakt", "Wynik"]
        kinds = ("punkty", "zmiana", "stan")
        names = [seat.name for seat in record.header.seats]
        assert heading[6:] == [f"{player}: {kind}" for player in names for kind in kinds]
        assert rows == expected_rows(record), name


def expected_rows(record: Record) -> list[list[str]]:
    names = [seat.name for seat in record.header.seats]
    bid = ""
    totals = [0] * len(names)
    expected: list[list[str]] = []
    for _, _, events in record.steps():
        for event in events:
            if isinstance(event, CardsDealt):
                bid = ""
            elif isinstance(event, AuctionWon):
                bid = str(event.amount)
            elif isinstance(event, DealScored):
                result = event.result
                outcome = {True: "wygrany, ugrany", False: "przegrany", None: ""}[result.made]
                row = [str(result.number), names[result.dealer]]
                row.append("" if result.declarer is None else names[result.declarer])
                row += [bid, "" if result.contract is None else str(result.contract)]
                row.append("bomba" if result.gave_up else outcome)
                for seat, score in enumerate(result.seats):
                    row += [str(score.raw), str(score.after.total - totals[seat]), str(score.after.total)]
                    totals[seat] = score.after.total
                expected.append(row)
    return expected


def test_the_file_is_as_the_standard_has_it() -> None:
    record = whole_match(preset("polish"), 1, deals=3)
    data = score_sheet_csv(record, WORDS)
    assert data.startswith("\ufeffRozdanie,Rozdający,".encode())
    assert data.endswith(b"\r\n")
    assert data.count(b"\r\n") == data.count(b"\n") == 1 + len(record.replay().results)
    plain = score_sheet_csv(record, WORDS, byte_order_mark=False, delimiter=";")
    assert plain.startswith("Rozdanie;Rozdający;".encode())
    assert rows_of(plain, ";") == rows_of(data)


def test_any_name_is_text_in_a_spreadsheet() -> None:
    names = ('=HYPERLINK("x")', "+48,5", '@"a"\n')
    seats = tuple(SeatEntry(name, "human") for name in names)
    record = with_header(whole_match(preset("classic"), 1, deals=20), seats=seats)
    heading, *rows = rows_of(score_sheet_csv(record, WORDS))
    assert heading[6::3] == [f"'{name}: punkty" for name in names]
    assert {row[1] for row in rows} <= {f"'{name}" for name in names}
    assert any(cell.startswith("-") for row in rows for cell in row[6:])  # numbers may be negative


def test_a_match_as_text_holds_all_its_deals() -> None:
    for name, record in many_records()[::4]:  # of all kinds; every deal of theirs is worked out for its text
        text = match_text(with_header(record, title=f"Sunday {name}"))
        deals = played_deals(record)
        assert text.startswith(f"Match of Thousand: Sunday {name}\n")
        assert text.count("\nThousand, deal ") == len(deals)
        head, *blocks = text.split("\n\n")
        assert [block.rstrip("\n") for block in blocks] == [deal_text(deal).rstrip("\n") for deal in deals]
        state = record.replay()
        for seat, entry in enumerate(record.header.seats):
            won = ", won" if state.outcome is not None and seat in state.outcome.winners else ""
            assert f"\n{entry.name.strip()} ({entry.kind}): {state.totals[seat]}{won}\n" in f"{head}\n"
        assert ("\nnot finished" in head) == (state.outcome is None)
        if deals:
            assert deal_from_text(text).number == 1


def test_the_secret_of_a_match_is_not_told() -> None:
    """Whoever has it knows all cards to come."""
    record = whole_match(preset("classic"), 1, deals=2)
    assert isinstance(record.header.dealing, SeededDealing)
    assert str(record.header.dealing.seed) not in match_text(record)


def test_a_match_without_deals_is_a_heading() -> None:
    record = Record(with_header(whole_match(preset("classic"), 1, deals=1), seats=TABLE[:3]).header)
    assert rows_of(score_sheet_csv(record, WORDS))[1:] == []
    assert "not finished" in match_text(record)
