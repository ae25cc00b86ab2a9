### Hints for newcomers, one for each kind of decision.

hint-raiders-treasure = The highest number takes the first chest, the next lower one the second. Equals split, and coins that do not divide are lost. A number you play is gone until the floor ends.
hint-raiders-monster = The numbers of all cards are added up and must reach the monster’s strength. If you fall short, whoever played lowest is wounded. A low card saves your strength but is risky.
hint-raiders-vault = No contest here: your number says what you take. See what lies under each number, and spend one you can do without in the rooms to come.
hint-raiders-trap = The highest card on the table sets the damage, whoever played it; it falls on the richest or on the least wounded. If that is you, hope for low cards. If not, a high one may be a gift for a rival.
hint-raiders-boss = The last room. The boss is fought together like a monster, but has a way of its own: read its card. After this the most wounded cannot win.
hint-raiders-second = Your crystal ball has shown you the others’ cards. Now play your real one: count, then take the card that gains the most. Others who gazed too may still be choosing.
