### Hints for newcomers, one for each kind of decision.

hint-dragon-pick = Each gnome does one thing better than the rest. You all win or lose together, so choose gnomes that help each other.
hint-dragon-order = Let those act first who light the way or clear it, and those last who carry gems or search: finds and deliveries wake the Dragon.
hint-dragon-turn = The die gave you action points; what you do not spend is lost. Light the way, search lit hexes, carry gems to the Entrance. Every place shows what it costs.
hint-dragon-dark = In the dark a gnome can only make a torch or end its turn. With the torch everything else is possible again.
hint-dragon-dark-stuck = No light and no points for one. End the turn: next round there will be a new roll, and others may bring a torch.
hint-dragon-flee = The gnome runs unharmed to the nearest light. Choose the side from which there are two ways home.
hint-dragon-take-torch = A torch moves from there to here; the place it leaves may go dark. Take it where nobody walks or searches any more.
hint-dragon-open = A gift: rubble that opens for nothing. Near the Entrance it is worth most, and rubble with a red number is in danger.
hint-dragon-crack = One neighbouring hex is buried. Give up one without gems, not on your only way home.
hint-dragon-slip = The passage leads to any lit place for nothing. Think where your points will do most, or how near you want to be to the Entrance.
hint-dragon-hint = Only you have seen the cards. You may tell the others whether they are good, bad or both: a true word lets everybody plan.
