"""The server: tables, their storage, HTTP routes and live connections. It knows no rule of any game."""
