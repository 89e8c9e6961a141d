"""The locks say what pyproject.toml says; the bill of materials has what is given away and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import locks
import sbom
from building import PACKAGING, BuildError

_PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)", re.MULTILINE)


@pytest.mark.parametrize("name", list(locks.wanted()))
def test_every_requirement_is_locked_to_a_version_it_allows(name: str) -> None:
    text = (PACKAGING / f"requirements-{name}.txt").read_text(encoding="utf-8")
    assert text.startswith(locks.HEADER)
    assert "://" not in text
    pinned: dict[str, set[str]] = {}
    for found in _PINNED.finditer(text):
        pinned.setdefault(sbom.plain(found["name"]), set()).add(found["version"])
    for line in locks.wanted()[name]:
        requirement = Requirement(line)
        versions = pinned[sbom.plain(requirement.name)]
        assert all(requirement.specifier.contains(version) for version in versions), f"{line}: {versions}"
    for block in re.split(r"\n(?=\S)", text.removeprefix(locks.HEADER).strip()):
        assert "--hash=sha256:" in block


def test_the_locks_hold_no_more_than_is_wanted() -> None:
    files = {path.name for path in PACKAGING.glob("requirements-*.txt")}
    assert files == {f"requirements-{name}.txt" for name in locks.wanted()}


def test_what_is_known_against_a_package_fails_the_audit(capsys: pytest.CaptureFixture[str]) -> None:
    sound: dict[str, Any] = {"name": "msgspec", "version": "0.23.0", "vulns": []}
    locks.judge("run", [sound], strict=True)
    assert "nothing is known against 1 packages" in capsys.readouterr().out
    weak = {"name": "cffi", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
    with pytest.raises(BuildError, match=r"cffi 1\.0: PYSEC-1, mended in 1\.1"):
        locks.judge("run", [sound, weak], strict=False)
    unknown = {"name": "shiboken6", "skip_reason": "not found"}
    locks.judge("run", [sound, unknown], strict=False)
    assert "nothing was told about shiboken6" in capsys.readouterr().out
    with pytest.raises(BuildError, match="shiboken6"):
        locks.judge("run", [sound, unknown], strict=True)


def _draft() -> dict[str, Any]:
    def component(name: str) -> dict[str, Any]:
        return {
            "bom-ref": f"{name}==1",
            "name": name,
            "version": "1",
            "externalReferences": [{"url": "file:///home/someone/wheels"}],
        }

    return {
        "metadata": {"component": {"bom-ref": "root", "name": "thousand-qt"}},
        "components": [component(name) for name in ("pip", "PySide6_Essentials", "shiboken6", "thousand-qt")],
        "dependencies": [
            {"ref": "pip==1"},
            {"ref": "PySide6_Essentials==1", "dependsOn": ["shiboken6==1", "pip==1"]},
        ],
    }


_LISTED = [
    {
        "name": "Qt",
        "licence": "LGPL-3.0-only",
        "version": "6.11.3",
        "source": "https://qt.example",
        "distribution": "",
        "part_of": "",
    },
    {
        "name": "PySide6",
        "licence": "LGPL-3.0-only",
        "version": "6",
        "source": "",
        "distribution": "PySide6-Essentials",
        "part_of": "",
    },
]


def test_the_bill_of_materials_has_what_is_given_away_and_nothing_else() -> None:
    bill = sbom.finished(_draft(), "2.0", {"pyside6-essentials", "shiboken6"}, _LISTED)
    names = {each["name"]: each for each in bill["components"]}
    assert set(names) == {"Qt", "PySide6_Essentials", "shiboken6"}
    assert names["Qt"]["licenses"] == [{"expression": "LGPL-3.0-only"}]
    assert bill["metadata"]["component"]["version"] == "2.0"
    assert "someone" not in str(bill)
    depends = {each["ref"]: each.get("dependsOn", []) for each in bill["dependencies"]}
    assert set(depends) == {"root", "qt", "PySide6_Essentials==1", "shiboken6==1"}
    assert depends["PySide6_Essentials==1"] == ["shiboken6==1"]
    assert depends["root"] == ["PySide6_Essentials==1", "qt", "shiboken6==1"]


def test_what_is_inside_two_others_is_told_twice_with_two_names() -> None:
    inside = [{**_LISTED[0], "name": "libpng", "part_of": whole} for whole in ("Qt", "")]
    bill = sbom.finished(_draft(), "2.0", {"pyside6-essentials"}, [*_LISTED, *inside])
    assert {"libpng", "libpng-qt"} <= {each["bom-ref"] for each in bill["components"]}
    with pytest.raises(BuildError, match="twice"):
        sbom.finished(_draft(), "2.0", {"pyside6-essentials"}, [*inside, inside[0]])


def test_a_package_that_is_given_away_and_not_there_is_a_fault() -> None:
    with pytest.raises(BuildError, match="pyside6-essentials"):
        sbom.finished({**_draft(), "components": []}, "2.0", {"pyside6-essentials"}, _LISTED)


def test_names_of_locks_are_plain(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text(
        "PySide6_Essentials==6.11.3 \\\n    --hash=sha256:00\ncffi==1 ; x == 'y' \\\n", encoding="utf-8"
    )
    assert sbom.names_in(lock) == {"pyside6-essentials", "cffi"}
