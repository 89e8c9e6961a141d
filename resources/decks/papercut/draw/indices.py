"""The rank signs in the corners, drawn as woodcut letters with one heavy and one fine stroke.

Letters are built from strips, slabs and bowls in a field 50 units high; a sign's own width may differ. They
are our own drawings on purpose: no font has to be present and none has to be licensed.
"""

from __future__ import annotations

from paths import Path, circle, ellipse, hole, path, polygon, together

HEIGHT = 50.0
HEAVY = 10.5
FINE = 5.0
SLAB = 4.8


def _strip(top: float, bottom: float, width: float, top_y: float = 0, bottom_y: float = HEIGHT) -> Path:
    """Return a slanting stroke cut level: ``top`` and ``bottom`` are the middles of its ends."""
    half = width / 2
    return polygon(
        (top - half, top_y), (top + half, top_y), (bottom + half, bottom_y), (bottom - half, bottom_y)
    )


def _slab(left: float, right: float, y: float) -> Path:
    """Return a level serif with its upper edge at y."""
    return polygon((left, y), (right, y), (right, y + SLAB), (left, y + SLAB))


def _foot(left: float, right: float) -> Path:
    return _slab(left, right, HEIGHT - SLAB)


def _ace() -> Path:
    return together(
        [
            _strip(19.5, 6.8, FINE),
            polygon((16.5, -1), (27.5, -1), (43, 50), (31, 50)),
            polygon((11, 30.5), (34, 30.5), (34, 35.3), (11, 35.3)),
            _foot(0, 14.5),
            _foot(26, 47),
        ]
    )


def _king() -> Path:
    return together(
        [
            _strip(9.5, 9.5, HEAVY),
            _slab(0, 19, 0),
            _foot(0, 19),
            _strip(38, 10.5, FINE + 1.2, 2, 33),
            polygon((17.5, 23.5), (26.5, 15), (44, 50), (31.5, 50)),
            _slab(27, 46, 0),
            _foot(26, 48),
        ]
    )


def _queen() -> Path:
    return together(
        [
            ellipse(22.5, 25, 22.5, 26),
            hole(ellipse(22.5, 25, 11.8, 21)),
            path(
                "M17 36.5 C24 33.5 30 37 33 44 C35 49 39 51 45 47.5 L47 51 C40 60 29.5 58.5 26 49 "
                "C24 43.5 21 40.5 16 41.5 Z"
            ),
        ]
    )


def _jack() -> Path:
    return together(
        [
            path(
                "M16 2 L26.5 2 L26.5 35 C26.5 46 20 51.5 12 51.5 C5 51.5 0 47 0 41 L5 39 "
                "C6 44 8 46.7 11 46.7 "
                "C14.5 46.7 16 44 16 37 Z"
            ),
            circle(6, 40, 6),
            _slab(8, 35, 0),
        ]
    )


def digit_one() -> Path:
    return together(
        [
            polygon((7, 0), (14.5, 0), (14.5, 50), (5.5, 50), (5.5, 11), (0, 13.5), (0, 8.8)),
            _foot(0, 19.5),
        ]
    )


def digit_zero() -> Path:
    return together([ellipse(13.2, 25, 13.2, 26), hole(ellipse(13.2, 25, 4.7, 20.5))])


def _ten() -> Path:
    return digit_one() + digit_zero().moved(21.6, 0)


def _nine() -> Path:
    return together(
        [
            ellipse(17.5, 16.5, 17.5, 17.5),
            hole(ellipse(17, 16.5, 7.2, 12.8)),
            path(
                "M24.5 18 L35 16 C36 36 29 51.5 12.5 51.5 C6 51.5 1.5 48 1.5 42.5 L7 40 "
                "C8 45 10 46.8 13.5 46.8 "
                "C22 46.8 25.5 34 24.5 18 Z"
            ),
            circle(7, 42, 5.6),
        ]
    )


def _polish_queen() -> Path:
    return together(
        [
            _slab(0, 18, 0),
            _foot(0, 18),
            path("M4.5 0 L20 0 C36 0 44 10 44 25 C44 40 36 50 20 50 L4.5 50 Z"),
            hole(path("M15 4.8 L19 4.8 C29 4.8 32.5 11 32.5 25 C32.5 39 29 45.2 19 45.2 L15 45.2 Z")),
        ]
    )


def _polish_jack() -> Path:
    return together(
        [
            polygon((2.5, 0), (13.5, 0), (20, 50.5), (14, 50.5)),
            polygon((22.5, 0), (27, 0), (20, 50.5), (15.5, 50.5)),
            polygon((21, 0), (32, 0), (38, 50.5), (32, 50.5)),
            polygon((43, 0), (47, 0), (38, 50.5), (33.5, 50.5)),
            _slab(-2, 35, 0),
            _slab(38.5, 52, 0),
        ]
    )


def _russian_ace() -> Path:
    return together(
        [
            _strip(22, 22, HEAVY),
            polygon((0, 0), (44, 0), (44, 14), (40, 14), (37, SLAB), (7, SLAB), (4, 14), (0, 14)),
            _foot(11.5, 32.5),
        ]
    )


def _russian_queen() -> Path:
    return together(
        [
            polygon((12, 0), (38, 0), (38, SLAB), (12, SLAB)),
            polygon((14, 2), (19, 2), (12, 40), (6.5, 40)),
            polygon((26, 2), (36.5, 2), (36.5, 40), (26, 40)),
            polygon((0, 37), (44, 37), (44, 51), (39.5, 51), (37.5, 42), (6.5, 42), (4.5, 51), (0, 51)),
        ]
    )


def _russian_jack() -> Path:
    return together(
        [
            path(
                "M0 0 L22 0 C33 0 39 4.5 39 12 C39 18 35 22 29 23.4 C37 24.6 42 29 42 36 C42 45 35 50 23 50 "
                "L0 50 L0 45.2 L4.5 45.2 L4.5 4.8 L0 4.8 Z"
            ),
            hole(path("M15 4.8 L19 4.8 C25 4.8 28 7.5 28 12.6 C28 18.2 25 21.4 19 21.4 L15 21.4 Z")),
            hole(path("M15 26 L20 26 C27 26 30.5 29.5 30.5 35.6 C30.5 42 27 45.2 20.5 45.2 L15 45.2 Z")),
        ]
    )


_COMMON = {"9": _nine(), "10": _ten(), "king": _king()}

# The signs of each language, by rank as it is written in the element ids.
RANK_SIGNS: dict[str, dict[str, Path]] = {
    "en": {**_COMMON, "1": _ace(), "queen": _queen(), "jack": _jack()},
    "pl": {**_COMMON, "1": _ace(), "queen": _polish_queen(), "jack": _polish_jack()},
    "ru": {**_COMMON, "1": _russian_ace(), "queen": _russian_queen(), "jack": _russian_jack()},
}
