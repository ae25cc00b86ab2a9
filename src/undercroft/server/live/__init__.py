"""The live connection of a table page, and the chat that goes over it."""
