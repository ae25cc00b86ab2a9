"""The routes of games that are over: replay, proof, record."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from undercroft.server.http.routing import ApiRoute, Call, QueryNumber
from undercroft.server.logs import mark_of
from undercroft.server.protocol.messages import LARGEST_GAME, OPEN_EYES, GameRecord, Replay, Verdict
from undercroft.server.tables.replays import FRAMES_AT_ONCE, Replays
from undercroft.server.tables.tables import Tables

EYES = QueryNumber("eyes", OPEN_EYES, 29, OPEN_EYES)
FIRST = QueryNumber("from", 0, LARGEST_GAME, 0)
COUNT = QueryNumber("count", 1, FRAMES_AT_ONCE, FRAMES_AT_ONCE)


class FinishedRoutes:
    """Finished games."""

    def __init__(self, tables: Tables, replays: Replays) -> None:
        self.tables = tables
        self.replays = replays

    def routes(self) -> list[ApiRoute]:
        table = "/api/tables/{table}"
        refusals = (404, 409)
        return [
            ApiRoute(
                "GET",
                table + "/replay",
                "frames of a finished game, through the eyes of a seat, a watcher (-1) or openly (-2)",
                self.replay,
                None,
                Replay,
                refusals=(404, 409, 422),
                query=(EYES, FIRST, COUNT),
            ),
            ApiRoute(
                "GET",
                table + "/verify",
                "whether the chance of a finished game was fair",
                self.verify,
                None,
                Verdict,
                refusals=refusals,
            ),
            ApiRoute(
                "GET",
                table + "/record",
                "the record of a finished game",
                self.record,
                None,
                GameRecord,
                refusals=refusals,
            ),
        ]

    async def replay(self, call: Call) -> Response:
        """At most 100 frames at once. `eyes` is a seat, -1 for a watcher, or -2 for open eyes: they see what any seat
        knew at that moment and are told every event. Open eyes are asked nothing and exist only for tables that are
        over.
        """
        eyes, first, count = (number.read(call.request) for number in (EYES, FIRST, COUNT))
        packed = "gzip" in call.request.headers.get("accept-encoding", "")
        table = await self.tables.look(call.table)
        shown = await self.replays.replay(table, eyes, first, count, packed)
        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
        return Response(shown, media_type="application/json", headers=headers)

    async def verify(self, call: Call) -> Verdict:
        return await self.replays.verify(await self.tables.look(call.table))

    async def record(self, call: Call) -> Response:
        """One JSON file, see [the record](#the-record)."""
        table = await self.tables.look(call.table)
        record = await self.replays.record(table)
        # People share this file. Whoever knew the id could read the chat and find the next table.
        name = f"{table.row.game}-{mark_of(table.id)}.json"
        return Response(
            msgspec.json.format(msgspec.json.encode(record), indent=1),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )
