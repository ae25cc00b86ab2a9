"""What is simulated. Everything that decides the result stands in a plan, and nothing else does."""

from __future__ import annotations

import msgspec

# Games are played in chunks of a fixed size, so that the result does not depend on who plays which of them.
QUICK_CHUNKS = 16  # where players are random and only the ends are kept: this many chunks,
FEWEST_QUICK = 500  # but none smaller than this
MOST_QUICK = 20_000  # and none larger than this
WATCHED = 100  # games of a chunk where what happens is kept too
THOUGHTFUL = 10  # games of a chunk where bots think

BOX = "box"  # the name of the components that come with the game

# In the order of writing: a chunk is whole once its games are there.
TABLES = ("seats", "uses", "events", "games")


class Plan(msgspec.Struct, frozen=True):
    """A simulation: the same plan gives the same tables, byte by byte."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]  # one for each seat; from game to game they move on by a seat
    games: int
    seed: int
    version: str
    digest: str  # of the components
    components: str = BOX  # the name of the set
    text: str = ""  # the set itself; empty for the one in the box
    uses: bool = False
    events: bool = False

    def tables(self) -> list[str]:
        """The tables that are written, games last."""
        left_out = {name for name, kept in (("uses", self.uses), ("events", self.events)) if not kept}
        return [name for name in TABLES if name not in left_out]

    def chunk_size(self) -> int:
        if set(self.bots) != {"random"}:
            return THOUGHTFUL
        if self.uses or self.events:
            return WATCHED
        return min(max(-(-self.games // QUICK_CHUNKS), FEWEST_QUICK), MOST_QUICK)

    def large_chunks(self) -> bool:
        """Large enough to be row groups of a table."""
        return self.chunk_size() >= FEWEST_QUICK

    def chunks(self) -> int:
        return -(-self.games // self.chunk_size())

    def chunk(self, number: int) -> range:
        """The numbers of the games of a chunk."""
        size = self.chunk_size()
        return range(number * size, min((number + 1) * size, self.games))
