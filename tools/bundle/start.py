"""The start of the one-file program: a double click is `undercroft play`.

Undercroft starts further processes of itself as `python -m MODULE`. In the one file there is no other Python, so it
understands `-m` too. Processes that Python's own pools start come here as well, where they are not forked.
"""

import runpy
import sys
from multiprocessing import freeze_support

from undercroft.cli import main

freeze_support()
if sys.argv[1:2] == ["-m"]:
    del sys.argv[:2]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
else:
    sys.argv[1:] = sys.argv[1:] or ["play"]
    main()
