### In the Dragon's Cave: the words of the table in the browser.

## Deeds

dragon-goal = Win with { $gems } gems and all gnomes home
dragon-goal-full = Bring { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} to the Entrance and gather every gnome there: then all have won. If a gnome is cut off, or too few gems are left, all have lost.
dragon-verb-Step = Step
dragon-verb-StepWithTorch = With a torch
dragon-verb-Carry = Carry gems
dragon-verb-Carry-gems = { $gems ->
    [one] Carry { $gems } gem
   *[other] Carry { $gems } gems
}
dragon-verb-Clear = Clear
dragon-verb-Search = Search
dragon-verb-MakeTorch = Make a torch
dragon-verb-Attract = Make noise
dragon-verb-GiveAP = Give an AP
dragon-verb-Peek = Look at cards
dragon-verb-Flee = Run here
dragon-verb-TakeTorch = Take the torch
dragon-verb-Open = Free this hex
dragon-verb-Crack = Bury this hex
dragon-verb-Slip = Slip here
dragon-verb-Stay = Stay here

dragon-note-Step = Choose a lit place beside you.
dragon-note-StepWithTorch = Choose a place beside you: one torch comes along.
dragon-note-Carry = Choose where the gems go: a lit place beside you.
dragon-note-Clear = Choose rubble beside you.
dragon-note-Search = Searching here.
dragon-note-MakeTorch = No torch is left in the supply: choose where to take one.
dragon-note-Attract = Choose an open hex where something may still be found.
dragon-note-GiveAP = Choose a gnome whose turn is still to come.
dragon-note-Peek = Choose a deck: you alone see its two top cards.

dragon-hint-good = Good
dragon-hint-bad = Bad
dragon-hint-mixed = Both
dragon-hint-silent = Say nothing
dragon-verdict-good = good
dragon-verdict-bad = bad
dragon-verdict-mixed = both good and bad
dragon-verdict-silent = not a word
dragon-deck-dragon = Dragon deck
dragon-deck-cave = Cave deck

## The table

dragon-table-cave = The cave. Arrow keys move from hex to hex.
dragon-table-entrance = Entrance
dragon-table-hex = Hex { $hex }
dragon-table-place = { $place }: { $facts }
dragon-table-place-offers = { $here }. Possible: { $deeds }
dragon-table-rockfall = Rockfall { $hex }
dragon-moment-gem = A gem! Now carry it out.
dragon-moment-won = All gems and all gnomes are home!
dragon-table-round = Round { $round }
dragon-table-slack-label = How far from losing
dragon-table-slack = { $slack ->
    [0] Not one more hex may be lost
    [one] You can still lose { $slack } hex
   *[other] You can still lose { $slack } hexes
}
dragon-table-slack-over = { $slack ->
    [0] Nothing was left to spare
    [one] { $slack } hex was left to spare
   *[other] { $slack } hexes were left to spare
}
dragon-table-slack-short = to spare
dragon-table-slack-worst = after the worst card: { $slack }
dragon-table-slack-loses = the next card can end the game!
dragon-table-slack-worst-short = worst: { $slack }
dragon-table-slack-loses-short = one card from the end!
dragon-table-slack-text = This many hexes can still be lost. Every hex that is gone for good, cut off or found empty takes one. Below zero there are too few gems left, and all have lost.
dragon-table-slack-next = “Worst” is what remains if the worst Dragon card comes next.
dragon-table-den-text = Every gem brought home goes on the next cell. A die that the gems reach is awake for good, and each one awake makes the Rage more dangerous.
dragon-table-signs = What the signs mean
dragon-table-known-order = The left card is on top: it comes first.
dragon-ask-turn = Your turn, { $gnome }: { $ap } AP
dragon-ask-turn-short = Your turn: { $ap } AP
dragon-table-den = Path of Rage
dragon-table-path = Path of Rage: { $delivered } of { $target } gems, Dragon dice in play: { $dice }
dragon-table-delivered = { $delivered } of { $target } home
dragon-table-next-die = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} until die { $die } wakes
dragon-table-all-dice = all three dice are awake
dragon-table-all-gems = now all gnomes to the Entrance!
dragon-table-phase-one = End of the round: Rage I
dragon-table-phase-two = End of the round: Rage I, perhaps II
dragon-table-phase-none = End of the round: the Dragon sleeps
dragon-table-supplies = In the supply
dragon-table-torches = { $count ->
    [one] { $count } torch in the supply
   *[other] { $count } torches in the supply
}
dragon-table-cubes = { $count ->
    [one] { $count } search cube in the supply
   *[other] { $count } search cubes in the supply
}
dragon-table-gems = { $count ->
    [one] { $count } gem still hidden
   *[other] { $count } gems still hidden
}
dragon-table-lying = gems on the floor: { $count }
dragon-table-lying-angry = on the floor: { $count }, the next find enrages
dragon-table-lying-short = on the floor: { $count }
dragon-table-lying-angry-short = { $count }: a find enrages
dragon-table-draft = The gnomes
dragon-table-pick = Choose this gnome
dragon-table-crew = Going into the cave
dragon-table-ap = { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}
dragon-table-cost = { $ap } AP
dragon-table-roll = roll { $roll }
dragon-table-smoke = Smoke −{ $smoke }
dragon-table-given = gift +{ $given }
dragon-table-tiles = What this gnome can do
dragon-table-odds = gem { $gem } %, cube { $cube } %, Dragon { $dragon } %
dragon-table-end = End turn
dragon-end-title = End the turn?
dragon-end-text = { $ap ->
    [one] { $ap } action point is left, and will be lost.
   *[other] { $ap } action points are left, and will be lost.
}

dragon-order-slots = Order of this round
dragon-order-free = Not yet in the order

dragon-strip-label = The gnomes in the order of this round
dragon-plate-guild_head = Head
dragon-plate-seer = Seer
dragon-plate-torchbearer = Torch
dragon-plate-dragon_expert = Expert
dragon-strip-captain = captain of this round
dragon-strip-active = acts, { $ap } AP
dragon-strip-waiting = waits
dragon-strip-done = done
dragon-strip-given = +1 AP

dragon-hex-open = open
dragon-hex-rubble = rubble
dragon-hex-removed = gone for good
dragon-hex-entrance = always lit
dragon-hex-lit = { $count ->
    [0] no torch here
    [one] lit by { $count } torch
   *[other] lit by { $count } torches
}
dragon-hex-dark = dark
dragon-hex-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
dragon-hex-cubes = { $count ->
    [one] { $count } search cube
   *[other] { $count } search cubes
}
dragon-hex-emptied = nothing left to find
dragon-hex-lost = no way leads out
dragon-hex-card-deck = its card is in the deck
dragon-hex-card-discard = its card is in the discard pile
dragon-hex-card-removed = its card is gone

## What an action would bring

dragon-facts-card = Into the dark: a cave card is drawn.
dragon-facts-card-free = A free torch, and a cave card.
dragon-facts-card-torch = A torch from here, and a cave card.
dragon-facts-attract = The hex gets a search cube, but 1 time in 3 Rage II comes.
dragon-facts-wins = That wins the game!
dragon-facts-delivered = Then { $delivered } of { $target } are home.
dragon-facts-delivery = The Dragon: { $cards ->
    [one] { $cards } card for sure
   *[other] { $cards } cards for sure
}, { $dice ->
    [0] no dice
    [one] { $dice } die rolled
   *[other] { $dice } dice rolled
}{ $fresh ->
    [0] .
   *[other] , new among them: { $fresh }.
}
dragon-facts-way = The whole way home with one gem: { $ap } AP.
dragon-facts-blocked = The way home is barred at hex { $hex }.
dragon-facts-odds = Search here: gem { $gem } %, cube { $cube } %, Dragon { $dragon } %.
dragon-facts-rage = A find would enrage the Dragon.
dragon-facts-ap = Then { $ap } AP left.

dragon-look-rockfall = If its rockfall comes
dragon-look-possible = The card is in the deck: it may come next.
dragon-look-reshuffled = The deck is empty: the discard pile is shuffled, and this card may come next.
dragon-look-deeper = The card lies deeper in the deck: others come first.
dragon-look-impossible = The card is not in the deck now.
dragon-look-removes = The hex is gone for good; to spare then: { $slack }.
dragon-look-buries = It becomes rubble; to spare then: { $slack }.
dragon-look-cut-off = The game is lost; cut off: { $gnomes }.
dragon-look-would-cut-off = If it were gone for good, the game would be lost; cut off: { $gnomes }.
dragon-look-too-few = Too few gems: the game is lost.
dragon-look-lost = No way leads there any more: { $hexes }.
dragon-look-would-lose = If it were gone for good, no way would lead to: { $hexes }.
dragon-look-flees = Must run: { $gnomes }.
dragon-look-gems = Gems lost with it: { $gems }.
dragon-look-torches-2 = Rage II puts out: { $hexes }.
dragon-look-torches-3 = Rage III puts out: { $hexes }.
dragon-look-way = A gem from here comes home for { $ap } AP.
dragon-look-blocked = A gem from here finds its way barred at hex { $hex }.

dragon-look-point = Show it to everybody

dragon-scene-rage = The Dragon’s Rage
dragon-scene-cave = A cave card
dragon-scene-peek = What the Seer sees
dragon-scene-before = Earlier
dragon-scene-after = Later
dragon-scene-more = Tell all of it
dragon-scene-close = Put away
dragon-scene-dice = { $heads ->
    [0] no head
    [one] { $heads } head
   *[other] { $heads } heads
}

dragon-info-label = Decks and cards
dragon-info-dragon = { $rockfalls ->
    [one] { $rockfalls } rockfall
   *[other] { $rockfalls } rockfalls
}, { $actions ->
    [one] { $actions } event
   *[other] { $actions } events
}
dragon-info-cave = discarded: { $discard }
dragon-info-top = On top, in any order:
dragon-info-under = Below, in any order:
dragon-info-discard = Discard pile:
dragon-info-nothing = nothing
dragon-info-hint = The Seer about the top cards ({ $deck }): { $verdict }
dragon-info-known = Only you know the top of the { $deck ->
    [dragon] Dragon deck
   *[other] Cave deck
}:
dragon-info-known-open = The Seer knows the top of the { $deck ->
    [dragon] Dragon deck
   *[other] Cave deck
}:
dragon-info-aside = Cards with a lasting effect
dragon-info-acts-now = acts now
dragon-info-acts-next = next round
dragon-legend = Marks on the hexes
dragon-legend-deck = red, with claws: its card is in the deck
dragon-legend-discard = its card is in the discard pile
dragon-legend-emptied = nothing left to find here

dragon-key-arrows = from hex to hex; Enter takes it up, Enter again acts
dragon-key-walk = step, step with a torch, carry gems, clear rubble
dragon-key-work = search, make a torch, make noise
dragon-key-skills = give an action point, look at cards
dragon-key-end = end the turn
dragon-key-ping = point at the hex: everybody sees it
dragon-key-zoom = nearer, farther, the whole cave
dragon-key-cancel = let go of what is taken up

## Cards and gnomes

dragon-about-rockfall = The hex of this number is buried. If it is rubble already, it is gone for good.
dragon-about-wing_gust = On every cave hex with neither a gnome nor a gem the torches go out.
dragon-about-hidden_again = The Dragon hides one gem again, on the hex with gems that is farthest from the Entrance.
dragon-about-yawn = This Rage ends at once.
dragon-about-tremors = Next round: clearing costs 1 AP more.
dragon-about-smoke = Next round: every gnome has 1 AP less from the die, but at least 1.
dragon-about-watchful_eye = Next round: a 2 finds the Dragon as well when searching.
dragon-about-second_wind = 1 AP more.
dragon-about-claw_marks = A search cube on this hex.
dragon-about-glint = A gem is found here without a search.
dragon-about-forgotten_torch = One more torch on this hex.
dragon-about-loose_stones = Any one rubble hex becomes free.
dragon-about-secret_passage = Slip to the Entrance or to any lit hex, if you like.
dragon-about-deep_sleep = Next round: no Rage at the end of the round.
dragon-about-dragon_stirs = Rage I.
dragon-about-dragon_roars = Rage with all dice in play.
dragon-about-cold_draught = All torches on this hex go out.
dragon-about-stumble = The action points that are left are lost.
dragon-about-roof_crack = An adjacent open hex without gnomes is buried; you choose.
dragon-about-bare_niche = There is nothing to find on this hex.
dragon-about-dust_cloud = Next round: a search costs 2 AP.
dragon-about-damp_wood = Next round: making a torch costs 2 AP.

# Cards that lie beside the decks: above these words stands when they act.
dragon-lasting-tremors = Clearing costs 1 AP more.
dragon-lasting-smoke = Every gnome has 1 AP less from the die, but at least 1.
dragon-lasting-watchful_eye = A 2 finds the Dragon as well when searching.
dragon-lasting-deep_sleep = No Rage at the end of the round.
dragon-lasting-dust_cloud = A search costs 2 AP.
dragon-lasting-damp_wood = Making a torch costs 2 AP.

dragon-about-guild_head = Once a turn hands an action point (AP) to a gnome still to act.
dragon-about-engineer = Clears rubble for 1 action point instead of 2.
dragon-about-torchbearer = Walks into the dark, and the torch there is free.
dragon-about-seer = For an action point sees the two top cards of a deck.
dragon-about-strongman = The first gem of every step weighs nothing.
dragon-about-dragon_expert = Searches as if one more search cube lay on the hex.

## The record

dragon-log-picked = { $seat_you ->
    [yes] You lead: { $gnome }
   *[no] { $seat } leads: { $gnome }
}
dragon-log-laid = The cave is laid
dragon-log-first-rubble = First rubble: { $hexes }
dragon-log-round = Round { $round } · { $seat_you ->
    [yes] you are captain
   *[no] captain { $seat }
}
dragon-log-acting = Acts in this round: { $card }
dragon-log-queued = { $order ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
} to act: { $gnome }
dragon-log-turn = { $gnome }: roll { $roll }{ $smoke ->
    [0] { "" }
   *[other] , Smoke −{ $smoke }
}{ $given ->
    [0] { "" }
   *[other] , gift +{ $given }
} = { $ap } AP
dragon-log-turn-ended = { $gnome } ends the turn, AP lost: { $ap }
dragon-log-dragon-phase = The Dragon’s turn
dragon-log-dragon-asleep = The Dragon’s turn: it sleeps
dragon-log-stepped = { $gnome } goes to { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-stepped-torch = { $gnome } goes with a torch to { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-carried = { $gnome } carries { $gems ->
    [one] a gem
   *[other] { $gems } gems
} to { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-torch = { $gnome } makes a torch on { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-torch-from = { $gnome } lights { $place ->
    [0] the Entrance
   *[other] hex { $place }
} with the torch from { $source ->
    [0] the Entrance
   *[other] hex { $source }
}
dragon-log-free-torch = { $gnome } lights hex { $place } for free
dragon-log-searched-sure = { $gnome } searches hex { $hex }: found without a roll
dragon-log-searched-gem = { $gnome } searches hex { $hex }: { $roll } + { $bonus }, a gem!
dragon-log-searched-cube = { $gnome } searches hex { $hex }: { $roll } + { $bonus }, too little, a cube
dragon-log-searched-nothing = { $gnome } searches hex { $hex }: { $roll } + { $bonus }, too little
dragon-log-searched-dragon = { $gnome } searches hex { $hex }: { $roll }, the Dragon!
dragon-log-gem = A gem on hex { $hex }; gems lying: { $lying }
dragon-log-angers = { $lying } gems lie in the cave: the Dragon is enraged
dragon-log-cube = Search cubes on hex { $hex }: { $cubes }
dragon-log-cleared = { $gnome } clears hex { $hex }
dragon-log-cleared-card = Loose stones: hex { $hex } is free
dragon-log-attracted = { $gnome } makes noise on hex { $hex }
dragon-log-gave = { $gnome } gives 1 AP: { $to }
dragon-log-peeked = { $gnome } looks at the top of the { $deck_id ->
    [dragon] Dragon deck
   *[other] Cave deck
}
dragon-log-peeked-cards = You see: { $cards }
dragon-log-peeked-cards-open = There lie: { $cards }
dragon-log-hinted = { $gnome } about the { $deck_id ->
    [dragon] Dragon deck
   *[other] Cave deck
}: { $verdict }
dragon-log-delivered = { $gnome } brings home { $gems ->
    [one] a gem
   *[other] { $gems } gems
}: { $delivered } of { $target }
dragon-log-new-dice = { $fresh ->
    [one] A Dragon die wakes
   *[other] { $fresh } Dragon dice wake
}. Dice in play: { $dice }
dragon-log-cave-card = Cave card on hex { $hex }: { $card }
dragon-log-fizzled = { $card } does nothing here
dragon-log-ap-more = { $gnome } now has { $ap } AP
dragon-log-ap-gone = { $gnome } has no more AP
dragon-log-torch-placed = One more torch on hex { $place }
dragon-log-bare = Nothing to find on hex { $hex }; { $slack ->
    [-1] too few are left
   *[other] to spare: { $slack }
}
dragon-log-stayed = { $gnome } stays
dragon-log-slipped = { $gnome } slips to { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-aside = { $card } will act in round { $round }
dragon-log-retired = No longer acts: { $cards }
dragon-log-reshuffled = { $deck_id ->
    [dragon] The Dragon deck
   *[other] The Cave deck
} is shuffled again: { $cards } cards
dragon-log-rage-delivery = The Dragon rages: its gems are carried off
dragon-log-rage-found_dragon = The Dragon rages: it was touched
dragon-log-rage-four_gems = The Dragon rages: too many gems lie in the open
dragon-log-rage-roar = The Dragon roars
dragon-log-rage-stir = The Dragon stirs
dragon-log-rage-attract = Did the Dragon hear the noise?
dragon-log-rage-dragon_phase = The Dragon turns in its sleep
dragon-log-rage-extra = Several gems at once: { $extra } cards of level I first
dragon-log-dice = { $dice ->
    [one] Dragon die
   *[other] { $dice } Dragon dice
}: { $heads ->
    [0] no head
    [one] { $heads } head
   *[other] { $heads } heads
}{ $highest ->
    [0] , nothing comes of it
    [1] , Rage I
    [2] , Rage II
    [3] , Rage III
   *[other] , Rage IV
}
dragon-log-dragon-card = Rage { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: { $card }
dragon-log-buried = Hex { $hex } is buried{ $torches ->
    [0] { "" }
   *[other] , torches: { $torches }
}{ $cubes ->
    [0] { "" }
   *[other] , cubes: { $cubes }
}{ $gems ->
    [0] { "" }
   *[other] , gems: { $gems }
}
dragon-log-removed = Hex { $hex } is gone for good; { $slack ->
    [-1] too few are left
   *[other] to spare: { $slack }
}
dragon-log-lost = No way leads any more to: { $hexes }
dragon-log-fled = { $gnome } runs to { $place ->
    [0] the Entrance
   *[other] hex { $place }
}
dragon-log-torches-out = The light goes out on { $hexes_count ->
    [1] hex
   *[other] hexes
} { $hexes }
dragon-log-torches-none = No torch goes out
dragon-log-spared = Still lit: { $hexes_count ->
    [1] hex
   *[other] hexes
} { $hexes }
dragon-log-hidden = The gem on hex { $hex } is hidden again; { $slack ->
    [-1] too few are left
   *[other] to spare: { $slack }
}
dragon-log-calmed = The Dragon yawns: this Rage is over
dragon-log-on-top = Rage IV: { $cards } cards of the discard pile come back on top
dragon-log-over = The end
dragon-log-over-victory = Victory! All { $target } gems and all gnomes are home, round { $rounds }.
dragon-log-over-cut_off = Lost: a gnome is cut off. Gems: { $delivered } of { $target }.
dragon-log-over-too_few = Lost: too few gems are left. Gems: { $delivered } of { $target }.
dragon-log-over-rounds = Lost: { $rounds } rounds are over. Gems: { $delivered } of { $target }.

## The rules


dragon-rules-goal = What it is about
dragon-rules-goal-text =
    You all play together against the Dragon. Bring 15 gems (18 on the two hard levels) from the cave to the Entrance, and have every gnome stand there at the end: then all win.
    All lose if a gnome is cut off from the Entrance, or if fewer gems can be had than are still needed. How much may still be lost is the large number beside the board.
dragon-rules-setup = Before the first round
dragon-rules-setup-text =
    Everybody chooses a gnome; one person may lead several. 24 numbered hexes are laid around the Entrance, all of them dark. For every gnome one hex is rubble from the start.
    There are ten torches, ten search cubes and as many gems as you need. The three Dragon dice lie on the Path of Rage and wake when the gems reach them.
dragon-rules-round = A round
dragon-rules-round-text =
    The captain says in which order the gnomes act. The captain is whoever leads the gnome that acted last.
    Each gnome in its turn rolls a four-sided die: that is how many action points (AP) it has. What is not spent is lost. When all have acted, the Dragon turns over: Rage I; with four or more gnomes and a die awake, one die is rolled as well, and a head brings Rage II.
dragon-rules-walk = Walking and light
dragon-rules-walk-text =
    A step to a lit place beside you costs 1 AP. Into the dark you go only with a torch: a spare one from your hex (the last one of a hex stays there; from the Entrance any may be taken).
    Making a torch on your own hex costs 1 AP. If none is left in the supply, take one from another place, but not the last one from under a gnome.
    If your hex goes dark under you, you can only make a torch or end the turn. The Entrance is always lit.
    Whoever steps onto a dark hex where something may still be found draws a cave card. Lighting the hex you stand on draws none.
dragon-rules-search = Searching
dragon-rules-search-text =
    A search costs 1 AP: roll the four-sided die and add the search cubes on the hex. With 4 or more you find a gem, and the hex is empty from then on. With less a cube is added. With three cubes you need no roll.
    A rolled 1 always finds the Dragon: it rages, and the turn is over.
    If four or more gems lie in the cave after a find, the Dragon rages too.
    When a die is awake you may make noise for 1 AP: put a cube on any open hex where something may still be found; then one Dragon die is rolled, and a head brings Rage II.
dragon-rules-carry = Carrying gems
dragon-rules-carry-text =
    A step with gems costs 1 AP and 1 more for each gem, and leads only to lit places. Between steps gems lie on their hex, and any gnome may carry them on.
    At the Entrance they go onto the Path of Rage. A die that is reached wakes for good. Then the Dragon rages; two or more gems at once bring as many extra cards of level I first.
dragon-rules-clear = Rubble
dragon-rules-clear-text =
    Clearing a hex beside you costs 2 AP; it is then open and dark.
    Rubble struck once more is gone for good. A red number with claws means that its card is still in the deck; rubble with such a number is in danger now.
dragon-rules-rage = The Dragon’s Rage
dragon-rules-rage-text =
    Rage with all levels: roll all dice that are awake. There is always a card of level I; with one head also one of level II, with two heads of level III; with three heads Rage IV follows, which lays the shuffled discard pile back on the deck.
    A rockfall card buries its hex: gems, cubes and torches there go back to the supply, gnomes run to the nearest light. If the hex was rubble, it is gone with its card.
    At level II the torches on the six hexes around it go out as well, at level III also those beyond its corners. Hexes with gnomes and the Entrance are spared.
dragon-rules-events = The Dragon’s events
dragon-rules-events-text =
    Six cards of the Dragon deck are events. Some act at once, some in the whole next round.
dragon-rules-cards = Cave cards
dragon-rules-cards-text =
    A cave card comes to whoever steps onto a dark hex where something may still be found. Cards for the next round lie face up beside the decks.
dragon-rules-gnomes = The gnomes
dragon-rules-gnomes-text =
    Each of the six can do something better than all others.
    The Seer alone sees the cards she looks at. She may say whether they are good, bad or both, or say nothing; no more.
dragon-rules-levels = Four difficulties
dragon-rules-levels-text =
    Easy and Medium ask for 15 gems, High and Heroic for 18. On Easy and High the dice lie farther up the path and wake later.
    Of the caves the Great Hall is the kindest, the Three Gates the hardest.
dragon-rules-advice = Good to know
dragon-rules-advice-text =
    Clear rubble near the Entrance even when nothing is to be found there: all ways lead through it. Deliver early and keep at most three gems lying. Search at the end of a turn. Keep two ways home.

# While something is shown, the question is what it is.
dragon-show-order = The captain sets the order…
dragon-show-gnome = { $gnome } is at work…
dragon-show-cave = A cave card is drawn…
dragon-show-rage = The Dragon stirs…

# What decided it, on the sheet of the end.
dragon-decided-close = By a hair’s breadth: not one more hex could have been lost.
dragon-decided-spare = { $slack ->
    [one] With { $slack } hex to spare.
   *[other] With { $slack } hexes to spare.
}
dragon-decided-cut-off = Rockfalls decided it: { $gone ->
    [one] { $gone } hex is gone for good, and it was
   *[other] { $gone } hexes are gone for good, and the last was
} the way to the Entrance.
dragon-decided-too-few = Losses decided it: { $gone ->
    [0] too much of the cave was empty, and
    [one] { $gone } hex is gone for good, and
   *[other] { $gone } hexes are gone for good, and
} what is left cannot hold enough gems.
dragon-decided-rounds = Time decided it: { $missing ->
    [0] not every gnome was home.
    [one] { $missing } gem was missing.
   *[other] { $missing } gems were missing.
}

dragon-end-nobody = The Dragon has won

## Short questions, where there is little room

dragon-brief-flee = Hex { $hex } caves in! { $gnome }, where do you run?
dragon-brief-dark-stuck = { $gnome } is in the dark, too tired for a torch.
dragon-brief-take-torch = { $gnome }, where do you take a torch from?
