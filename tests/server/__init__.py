"""The server, tested as it runs: a process, a database file, real connections."""
