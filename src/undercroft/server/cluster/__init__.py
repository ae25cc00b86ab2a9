"""Several server processes on one database: which tables are whose, and what the processes tell each other."""
