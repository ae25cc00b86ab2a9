### Hints for newcomers, one for each kind of decision.

hint-goblins-turn = One thing a turn: lay a tunnel card, play another one, or swap one. The number at a gate: cards missing on the way. Gnomes dig for the Gold, goblins hinder them.
hint-goblins-turn-no-deck = Nothing is left to swap with. Play if anything fits; you may pass only if nothing does. When all have passed, the round is over without Gold.
hint-goblins-open-goal = Gates open one after another, and Gold or the Dragon ends the round at once. Begin with the one your team wants.
hint-goblins-drinker = Whoever drinks misses a turn; that is not a pass. Choose somebody who you think is on the other side.
hint-goblins-claim = Only you know what lies behind that gate. Your word is seen by all and cannot be taken back; it may be true or a lie.
hint-goblins-steal = Everybody collects gold for themselves, up to nine. Take it from whoever is nearest to winning.
