"""How many tables and running games with bots one person, or one network address, may have.

Without the cookie somebody is another person, but at the same address. Addresses are not stored: which tables came
from one is remembered until the server stops.
"""

from __future__ import annotations

from undercroft.refusal import Reason, Refused
from undercroft.server.limits import Limits
from undercroft.server.store.store import Store

TIDY_AT = 1000  # remembered tables; those that are over are forgotten then


class Quotas:
    """Refuses whoever has too much going on."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.opened: dict[str, set[str]] = {}  # the tables from each network address; some may be over
        self.tidy_at = TIDY_AT

    async def check_tables(self, key: str, address: str) -> None:
        """Raises Refused if this person or address may not open another table."""
        limits = self.limits
        if sum(map(len, self.opened.values())) >= self.tidy_at:
            await self.tidy()
        if await self.store.unfinished(key) >= limits.tables_unfinished:
            raise Refused("limit-tables", Reason.TOO_MANY, most=limits.tables_unfinished)
        if len(self.opened.get(address, ())) < limits.tables_per_address:
            return
        self.opened[address] = await self.store.unfinished_among(self.opened[address])
        if len(self.opened[address]) >= limits.tables_per_address:
            raise Refused("limit-tables-address", Reason.TOO_MANY, most=limits.tables_per_address)

    async def tidy(self) -> None:
        """Forget the tables that are over, and the addresses without any other."""
        known = set[str]().union(*self.opened.values())
        over = known - await self.store.unfinished_among(known)
        left = {address: tables - over for address, tables in self.opened.items()}
        self.opened = {address: tables for address, tables in left.items() if tables}
        self.tidy_at = max(TIDY_AT, 2 * (len(known) - len(over)))

    def note(self, address: str, table: str) -> None:
        self.opened.setdefault(address, set()).add(table)

    async def check_bots(self, key: str, address: str) -> None:
        """Raises Refused if this person or address may not start another game with bots."""
        limits = self.limits
        of_person, of_address = await self.store.bot_games(key, self.opened.get(address, set()))
        if of_person >= limits.bot_games_per_person:
            raise Refused("limit-bot-games", Reason.TOO_MANY, most=limits.bot_games_per_person)
        if of_address >= limits.bot_games_per_address:
            raise Refused("limit-bot-games-address", Reason.TOO_MANY, most=limits.bot_games_per_address)
