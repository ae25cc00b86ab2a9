"""A chunk played in a fresh process, for a worker that has the game with other components.

Reads a plan and a number from standard input and writes the tables, or a sentence, to standard output.
"""

from __future__ import annotations

import subprocess
import sys

import msgspec

from undercroft.lab.plan import Plan
from undercroft.lab.players import Shard, one_chunk


def play_apart(plan: Plan, number: int) -> Shard | str:
    asked = msgspec.msgpack.encode((plan, number))
    done = subprocess.run([sys.executable, "-m", "undercroft.lab.apart"], input=asked, capture_output=True)
    if done.returncode != 0:
        return done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
    answer: Shard | str = msgspec.msgpack.decode(done.stdout, type=dict[str, bytes] | str)
    return answer


if __name__ == "__main__":
    asked_plan, asked_number = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=tuple[Plan, int])
    sys.stdout.buffer.write(msgspec.msgpack.encode(one_chunk(asked_plan, asked_number)))
