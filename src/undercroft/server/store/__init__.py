"""The database: its shape, its rows, and everything that reads or writes it."""
