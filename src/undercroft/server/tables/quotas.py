"""How many tables and running games with bots one person, or one network address, may have.

Without the cookie somebody is another person, but at the same address. Addresses are not stored: which tables came
from one is remembered until the server stops.
"""

from __future__ import annotations

from undercroft.refusal import Reason, Refused
from undercroft.server.limits import Limits
from undercroft.server.store.store import Store


class Quotas:
    """Refuses whoever has too much going on."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.opened: dict[str, set[str]] = {}  # the unfinished tables from each network address

    async def check_tables(self, key: str, address: str) -> None:
        """Raises Refused if this person or address may not open another table."""
        limits = self.limits
        if await self.store.unfinished(key) >= limits.tables_unfinished:
            raise Refused("limit-tables", Reason.TOO_MANY, most=limits.tables_unfinished)
        if len(self.opened.get(address, ())) < limits.tables_per_address:
            return
        self.opened[address] = await self.store.unfinished_among(self.opened[address])
        if len(self.opened[address]) >= limits.tables_per_address:
            raise Refused("limit-tables-address", Reason.TOO_MANY, most=limits.tables_per_address)

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
