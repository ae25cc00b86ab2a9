"""The time that clocks of tables follow: it neither jumps with the clock on the wall nor runs while the server sleeps.

A machine that is suspended, or a process that is stopped, must cost nobody their time. While a server runs, a beat
looks at the time every second; a longer gap between two looks is time in which nobody could play.
"""

from __future__ import annotations

import asyncio
import threading
import time

BEAT = 1.0  # seconds
LONGEST_GAP = 4.0  # seconds between two looks; what is beyond a beat was slept


class Steady:
    """Milliseconds since 1970, as of the start of the process, and steady from then on."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.began = time.monotonic()
        self.seen = self.began
        self.slept = 0.0
        self.beating = False
        self.lock = threading.Lock()  # rules ask for the time in the thread that writes

    def now(self) -> int:
        with self.lock:
            moment = time.monotonic()
            gap = moment - self.seen
            if self.beating and gap > LONGEST_GAP:
                self.slept += gap - BEAT
            self.seen = moment
            return int((self.wall + moment - self.began - self.slept) * 1000)

    async def beat(self) -> None:
        """Look at the time again and again, as long as the server runs."""
        self.now()
        self.beating = True
        try:
            while True:
                await asyncio.sleep(BEAT)
                self.now()
        finally:
            self.beating = False


STEADY = Steady()


def steady_now() -> int:
    return STEADY.now()
