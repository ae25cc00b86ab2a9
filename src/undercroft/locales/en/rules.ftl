### Around the rules of a game.

rules-find = Find in the rules
rules-contents = Chapters
rules-nothing = Nothing found
rules-find-first = Type what to look for first.
rules-found = found
rules-place = { $here } of { $all }
rules-next = Next place
rules-previous = Previous place
rules-key-find = find in the rules
rules-key-next = next place; with Shift the one before
