"""`python -m undercroft.server`: the same as `undercroft serve`."""

from __future__ import annotations

import argparse
import sys

from undercroft.server.app import PACE, play, serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m undercroft.server")
    parser.add_argument("command", nargs="?", choices=["serve", "play"], default="serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="undercroft.sqlite3")
    parser.add_argument("--public-address")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--bot-pace", type=float, default=PACE)
    parser.add_argument("--limits")
    parser.add_argument("--seed")
    parser.add_argument("--tables", choices=["open", "invited"], default="open")
    parser.add_argument("--tls-cert")
    parser.add_argument("--tls-key")
    parser.add_argument("--metrics", choices=["local", "public", "off"], default="local")
    parser.add_argument("--log-format", choices=["text", "json"], default="text")
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--position")
    parser.add_argument("--game")
    parser.add_argument("--no-browser", dest="browser", action="store_false")
    found = vars(parser.parse_args())
    if found["log_level"] is None:
        del found["log_level"]  # each command has its own
    if found.pop("command") == "play":
        return play(**found)
    for name in ("position", "game", "browser"):
        del found[name]
    return serve(**found)


if __name__ == "__main__":
    sys.exit(main())
