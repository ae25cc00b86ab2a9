### Hints for newcomers, one for each kind of decision.

hint-doggies-dog = A dog’s symbols are always at hand and never used up. They decide which monsters you beat from the first walk on; each dog also has a talent.
hint-doggies-quest = Keep the quest that suits your dog: it pays you alone. The other one is laid open and pays whoever fulfils it.
hint-doggies-turn = Explore to make the dungeon grow, or walk out now with what lies there. The first to leave takes the best and starts the countdown for the others. Sleep brings a paw, up to seven, but no loot.
hint-doggies-turn-last = The cards of this round are used up. Choose a way out that uses all your paws.
hint-doggies-turn-sleep = All ways are shut. Sleep costs you this round’s loot, but if you have a paw to win, it stays with you to the end.
hint-doggies-place = One exit of the card must meet an exit of a room; the other sides may end at walls. Build a way for yourself, or shut one for others.
hint-doggies-walk-start = Walk from room to room until you step outside; no room twice. Only steps that still lead out are offered, and you may take steps back until another player acts.
hint-doggies-walk-turn = Your dog may turn the rooms around the start before setting out. That can open a way nobody else had.
hint-doggies-walk = Trophies count at once: what you win here helps in the next room. Mind your paws and your shields; both are shown at your board.
hint-doggies-monster = To beat it you need all symbols at its top left: from your board, trophies or potions. It costs a paw and gives a trophy. Sneaking past costs the damage in the star; all of it together must stay below your shields.
hint-doggies-coin = A paw here means coins at the end. A paw left over is worth nothing, so spend them all on the best rooms of the way.
hint-doggies-artifact = An artifact costs a paw and brings trophy symbols, more than one monster does: they help in every fight from now on.
hint-doggies-chest = A chest pays four coins at the end if you have a key for it, and each key opens one chest. Without keys leave it.
hint-doggies-potion = For a paw you get a potion: it stands in for a symbol once, when you need it.
hint-doggies-tramp = Two sides: one of two symbols, chosen again in every fight, or one symbol for good and an extra paw. In the end he costs a coin, so let him earn more than that.
hint-doggies-trap = Disarming uses up a trophy or potion of its symbol and closes the room to all others. Taking the trap along costs a paw now and a coin at the end.
