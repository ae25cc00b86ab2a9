"""What every game shares: the nouns and verbs of a table. Imports nothing else of the project."""
