### Hints for newcomers, one for each kind of decision.

hint-jackal-map = Before the race you build the cave together. Openings must meet openings, walls meet walls. Lit places fit; turn the tile until you like it.
hint-jackal-move = One movement a turn: lay a new tile, or roll and walk, or dive where the water is, or stay. An action comes after it.
hint-jackal-place = Lay it wherever it fits, near or far. If it joins the tunnel you stand in, you may step onto it at once; a gold hall brings a coin with it.
hint-jackal-step = The new tile joins your tunnel. Stepping onto it costs nothing, and you can act there in this very turn.
hint-jackal-walk = You may walk up to that many steps, turn and pass others. Only where you end counts: coins on the way are not picked up.
hint-jackal-swim = The dice let you through. You may come up in any other secret passage, however far, or walk as usual.
hint-jackal-no-swim = Only equal dice or a sum of seven open the passage. You may still walk up to the lower die.
hint-jackal-action = One action at most: take the coin of the hall you stand in, wager with a rival on your tile, or send bats after anybody. Wagers and bats are few, so save one for the end.
hint-jackal-coin = Send the loser’s coin far from the loser and, better still, near to yourself: any pirate may fetch it.
hint-jackal-head-start = You began the wager and won it, so you may run: up to that many steps, and a coin at the end of the run may be taken.
hint-jackal-head-start-take = This coin comes on top of your turn. There is rarely a reason to leave it.
hint-jackal-bat-move = You steer the loser now. Drive them away from the ladder or from gold, but never onto the entrance with enough coins: that would win them the game.
