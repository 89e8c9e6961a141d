"""Plays, tests or checks Thousand straight from its source: `python3 packaging/thousand.py play`.

This file runs before anything is known about the Python it runs on, so it keeps to what Python 2.7 can parse.
"""

import os
import sys

REQUIRED = (3, 11)

if sys.version_info < REQUIRED:
    sys.stderr.write(
        "Thousand needs Python %d.%d or newer, and this is Python %d.%d (%s).\n"
        % (REQUIRED + tuple(sys.version_info[:2]) + (sys.executable,))
    )
    sys.exit(3)

# The launcher lies beside this file; the list of system libraries it needs is the program's own.
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from launcher.commands import main

sys.exit(main(sys.argv[1:]))
