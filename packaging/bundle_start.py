"""What the frozen program runs first."""

from __future__ import annotations

import sys

from thousand_qt.__main__ import main

sys.exit(main())
