"""Faces, hair and beards of the court, drawn about x = 0 with the chin at y = 116.

All faces share one build, so that the court looks like one family of figures; eyes, brows, mouths, hair and
beards give each its character.
"""

from __future__ import annotations

from drawing import Drawing
from palette import BLUSH, INK, IVORY, LIPS, SKIN, SKIN_SHADE
from paths import Path, both, circle, ellipse, path, together

EYE_Y = 83.0
EYE_X = 11.5

HEAD = path("M0 117 C-14 117 -25 103 -26 82 C-27 62 -16 50 0 50 C16 50 27 62 26 82 C25 103 14 117 0 117 Z")


def face(iris: str, brow: str, brow_weight: float, brow_lift: float, gaze: float = 0) -> Drawing:
    """Return face, ears, eyes and nose.

    ``brow_weight`` is the thickness of the brows, ``brow_lift`` how far they rise in the middle of the arch;
    a negative lift gives a stern look. ``gaze`` is how far the eyes look to the viewer's right.
    """
    head = Drawing()
    head.fill(SKIN_SHADE, both(ellipse(27, 86, 5, 7)))
    head.fill(SKIN, HEAD)
    head.fill(BLUSH, both(circle(16, 97, 6)))
    eye = path("M4.5 84 C6.5 79.5 10 78 13 78.4 C16 78.8 18 81 18.8 83.6 C16 87.6 8 88 4.5 84 Z")
    head.fill(IVORY, both(eye))
    for side in (-1, 1):
        eye_x = side * EYE_X + gaze
        head.fill(iris, circle(eye_x, EYE_Y, 3.9))
        head.fill(INK, circle(eye_x, EYE_Y, 2))
        head.fill(IVORY, circle(eye_x + 1.2, EYE_Y - 1.5, 1))
    head.line(INK, 1.7, both(path("M4.2 84 C6.5 79 10 77.6 13 78 C16 78.4 18.2 81 19.4 83.4")))
    lift = 73 - brow_lift
    head.line(brow, brow_weight, both(path(f"M4.5 75 C8 {lift} 14 {lift - 1} 20 75.5")))
    head.line(SKIN_SHADE, 1.9, path("M-3.4 95.5 C-4.6 98.4 -1.6 98.6 0 98.8 C1.6 98.6 4.6 98.4 3.4 95.5"))
    head.line(SKIN_SHADE, 1.5, both(path("M2.6 80 C2.2 86 2.4 90 3.6 94")))
    return head


def neck() -> Drawing:
    """Return the neck and as much of the chest as a garment may leave open, to be laid under the garment."""
    skin = Drawing()
    skin.fill(SKIN, both(path("M0 100 L11 100 L11 111 C12 117 18 119 30 121 L20 142 L0 148 Z")))
    skin.fill(SKIN_SHADE, both(path("M0 106 L11 106 L11.2 112 C9 120 4 123.5 0 123.5 Z")))
    return skin


def lashes() -> Drawing:
    drawing = Drawing()
    drawing.line(INK, 1.4, both(path("M18.6 82 L21.8 79.6")), both(path("M17 79.8 L19.4 77")))
    return drawing


def lips() -> Drawing:
    """Return a small heart-shaped mouth."""
    mouth = Drawing()
    mouth.fill(
        LIPS,
        path("M-7 104.5 C-4.5 102.5 -2 101.6 0 103 C2 101.6 4.5 102.5 7 104.5 C4 109.5 -4 109.5 -7 104.5 Z"),
    )
    mouth.line("#8f1a26", 0.9, path("M-6.5 104.6 C-3 105.8 3 105.8 6.5 104.6"))
    return mouth


def smile() -> Drawing:
    """Return a young man's grin."""
    mouth = Drawing()
    mouth.fill(LIPS, path("M-8.5 103 C-4 105 4 105 8.5 103 C6.5 109.8 -6.5 109.8 -8.5 103 Z"))
    mouth.fill(IVORY, path("M-6.6 103.9 C-3 105.1 3 105.1 6.6 103.9 C5.4 106.4 -5.4 106.4 -6.6 103.9 Z"))
    return mouth


def quiet_smile() -> Drawing:
    """Return a young man's closed smile."""
    mouth = Drawing()
    mouth.fill(LIPS, path("M-7 104.4 C-3 106 3 106 7 104.4 C4 108.4 -4 108.4 -7 104.4 Z"))
    mouth.line("#8f1a26", 1.3, path("M-8.5 103.2 C-4 105.8 4 105.8 8.5 103.2"))
    return mouth


def goatee(colour: str) -> Drawing:
    """Return a young man's first beard, on the chin alone."""
    hair = Drawing()
    hair.fill(colour, both(path("M0 110 C4 109.4 8 110.4 9 113 C8.6 119 4 123.4 0 124.4 Z")))
    return hair


def small_moustache(colour: str) -> Drawing:
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 100.4 C5 98.6 9 100.6 11 103 C13 104.4 15.4 103.4 16.6 101 C16.8 106 12.5 108 9 106.4 "
                "C6 105 3 103.6 0 103.4 Z"
            )
        ),
    )
    return hair


_BEARDS = {
    # Outer half outlines from the temple down to the tip at x = 0.
    "round": "C33 104 34 134 20 147 C14 152 6 154 0 154",
    "long": "C32 100 33 124 25 142 C20 152 8 161 0 168",
    "pointed": "C31 98 30 118 20 134 C14 144 6 152 0 160",
    "forked": "C33 102 36 134 24 158 C15 160 6 153 0 142",
}


def beard(kind: str, colour: str, strands: str) -> Drawing:
    """Return a king's beard and moustache with the mouth in it."""
    outer = _BEARDS[kind]
    half = path(f"M0 99 C4 98.5 8 101 13 101 C20 101 25 92 27 74 L29 74 {outer} Z")
    hair = Drawing()
    hair.fill(colour, both(half))
    hair.line(strands, 1.7, both(_strands(kind)))
    hair.fill(LIPS, ellipse(0, 108.5, 6, 3.2))
    hair.fill(
        colour,
        both(
            path(
                "M0 100 C6 95.5 13 98 17 103 C19.5 106 23 106.5 26 103.5 C26 111.5 19 115 13 112.4 "
                "C8 110 4 106.5 0 106 Z"
            )
        ),
    )
    hair.line(strands, 1.2, both(path("M3 103 C9 102 12 107 18 109.5")))
    return hair


def _strands(kind: str) -> Path:
    if kind == "forked":
        return together([path("M5 118 C8 130 12 142 19 150"), path("M16 116 C21 128 23 138 22 146")])
    if kind == "round":
        return together(
            [
                path("M4 118 C5 130 5 138 3 146"),
                path("M13 118 C17 128 17 136 13 143"),
                path("M22 112 C26 122 26 130 23 137"),
            ]
        )
    return together(
        [
            path("M4 118 C6 130 6 140 3 150"),
            path("M13 118 C16 128 15 136 11 143"),
            path("M21.5 112 C24 120 23.5 126 21 132"),
        ]
    )


def flowing_hair(colour: str) -> Drawing:
    """Return a king's hair behind the head: locks that roll outwards at the shoulder."""
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 46 L22 48 C34 58 36 80 35 98 C36 106 42 108 45 104 C47 114 36 120 29 114 "
                "C22 120 10 120 0 118 Z"
            )
        ),
    )
    return hair


def bob(colour: str) -> Drawing:
    """Return a page's hair behind the head, cut level below the ear and rolled out."""
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 46 L20 48 C36 58 36 78 35 96 C36 104 41 107 45.5 104 C47 114 37 121 27 117 "
                "C22 116 18 112 16 106 L0 106 Z"
            )
        ),
    )
    return hair


def fringe(colour: str, strands: str) -> Drawing:
    """Return a page's fringe, falling to both sides from the middle."""
    hair = Drawing()
    hair.fill(colour, both(path("M0 62 C3 68 12 74 20 76 C23 80 25 86 26 93 C31 84 31 66 24 56 L0 50 Z")))
    hair.line(strands, 1.3, both(path("M8 60 C13 67 19 70 24 72")))
    return hair


def parting(colour: str, strands: str) -> Drawing:
    """Return a queen's hair over the forehead, parted in the middle."""
    hair = Drawing()
    hair.fill(
        colour,
        both(path("M0 58 C4 68 18 70 23 84 C25 92 26 96 25.5 101 C32 92 33 70 26 58 C18 48 8 48 0 50 Z")),
    )
    hair.line(strands, 1.3, both(path("M5 58 C10 66 22 68 26.5 82")))
    return hair


def braid(colour: str, strands: str, ribbon: str, tie: str) -> Drawing:
    """Return the two braids that fall over a queen's shoulders, each tied with a ribbon."""
    plait = Drawing()
    knots = [(29.5, 100), (32.5, 110), (35.5, 120), (38, 130), (39.5, 140), (40, 150)]
    for number, (x, y) in enumerate(knots):
        width = 8.6 - number * 0.35
        knot = path(
            f"M{x} {y - 8} C{x + width * 1.3} {y - 7} {x + width * 1.25} {y + 5} {x} {y + 8} "
            f"C{x - width * 1.25} {y + 5} {x - width * 1.3} {y - 7} {x} {y - 8} Z"
        )
        plait.fill(colour, both(knot))
        plait.line(
            strands,
            1.3,
            both(path(f"M{x - width * 0.7} {y + 1} C{x - 2} {y + 3} {x + 1} {y + 5} {x + 0.5} {y + 7.6}")),
        )
        plait.line(
            strands,
            1.3,
            both(path(f"M{x + width * 0.7} {y + 1} C{x + 3} {y + 3} {x + 1} {y + 5} {x + 0.5} {y + 7.6}")),
        )
    plait.fill(
        ribbon,
        both(
            path(
                "M40 155 C48 148 54 152 54 158 C54 164 48 163 40 157 C32 163 26 164 26 158 "
                "C26 152 32 148 40 155 Z"
            )
        ),
    )
    plait.fill(tie, both(circle(40, 156, 3)))
    return plait
