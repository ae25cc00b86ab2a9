"""What `undercroft check` tries of the adapters: found through the entry points `undercroft.checks`.

Each module has a `check` of one library. It plays one game for a set-up, step by step alongside the same game without
an adapter, and compares all that the library is told. It raises a Fault with the record so far.
"""
