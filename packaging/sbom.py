"""The bill of materials: what is in the bundle, with versions and licences, as CycloneDX JSON.

cyclonedx-py reads the environment the bundle was made from. Of that, what only builds is left out again, and
what is no Python package (Qt, the libraries inside the wheels) is added from the list of licences.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from building import (
    BUILD,
    BUNDLE,
    DIST,
    PACKAGING,
    ROOT,
    BuildError,
    platform_name,
    run,
    tell,
    told_by,
    version,
)
from frozen import environment

_ASK: Final = """
import json, sys
from pathlib import Path
from thousand_qt.app.licences import of_places, places_in, version_of
found = [[each, version_of(each)] for each in of_places(places_in(Path(sys.argv[1])))]
print(json.dumps([
    {"name": each.name, "licence": each.licence, "version": version, "source": each.source,
     "distribution": each.distribution, "part_of": each.part_of}
    for each, version in found
]))
"""

Document = dict[str, Any]
"""Of CycloneDX, as JSON."""


def make() -> None:
    """Write the bill of materials of the bundle in `dist/`."""
    if not BUNDLE.is_dir():
        raise BuildError("there is no bundle: make it first")
    python = environment()
    draft = BUILD / "sbom.json"
    command = [str(environment("tools")), "-m", "cyclonedx_py", "environment", "--output-reproducible"]
    command += ["--pyproject", str(ROOT / "pyproject.toml"), "--of", "JSON", "--output-file", str(draft)]
    run([*command, str(python)])
    listed = json.loads(told_by([python, "-P", "-c", _ASK, BUNDLE]))
    document = finished(
        json.loads(draft.read_text(encoding="utf-8")),
        version(),
        names_in(PACKAGING / "requirements-run.txt"),
        listed,
    )
    target = DIST / f"thousand-qt-{version()}-{platform_name()}.cdx.json"
    target.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    tell(target)


def names_in(lock: Path) -> set[str]:
    """Return the names of the packages of a lock, as registries compare them."""
    return {
        plain(name) for name in re.findall(r"^([\w.-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    }


def plain(name: str) -> str:
    """Return a package's name in the one way of writing it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def finished(
    document: Document, released: str, packages: set[str], listed: Sequence[Mapping[str, str]]
) -> Document:
    """Return a draft with what is given away, and nothing else.

    Args:
        document: What cyclonedx-py said of the environment.
        released: The program's version.
        packages: Names of the packages that the program runs on.
        listed: Of the list of licences, what the bundle has.
    """
    root = document["metadata"]["component"]
    root["version"] = released
    kept = [each for each in document["components"] if plain(each["name"]) in packages]
    for each in kept:  # where it was installed from is this machine's business
        each.pop("externalReferences", None)
    missing = packages & {plain(each["distribution"]) for each in listed} - {
        plain(each["name"]) for each in kept
    }
    if missing:
        raise BuildError(f"the environment of the bundle lacks {', '.join(sorted(missing))}")
    added = [_component(each) for each in listed if not each["distribution"]]
    components = sorted([*kept, *added], key=lambda each: str(each["bom-ref"]))
    references = [str(each["bom-ref"]) for each in components]
    if len(set(references)) < len(references):
        raise BuildError(f"the list of licences has an entry twice: {references}")
    dependencies = [{"ref": root["bom-ref"], "dependsOn": references}]
    for each in document.get("dependencies", []):
        if each["ref"] in references:
            inner = [other for other in each.get("dependsOn", []) if other in references]
            dependencies.append({"ref": each["ref"], **({"dependsOn": inner} if inner else {})})
    known = {each["ref"] for each in dependencies}
    dependencies += [{"ref": reference} for reference in references if reference not in known]
    return {**document, "components": components, "dependencies": dependencies}


def _component(listed: Mapping[str, str]) -> Document:
    licence = listed["licence"]
    found: Document = {
        "bom-ref": _reference(f"{listed['name']} {listed['part_of']}"),
        "type": "library",
        "name": listed["name"],
        "licenses": [{"expression": licence}],
    }
    if listed["version"]:
        found["version"] = listed["version"]
    if listed["source"]:
        found["externalReferences"] = [{"type": "source-distribution", "url": listed["source"]}]
    return found


def _reference(words: str) -> str:
    return plain(re.sub(r"\W+", "-", words)).strip("-")
