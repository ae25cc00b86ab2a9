### Goblins vs Gnomes: what the rules say.

## Options

goblins-option-roles = Roles
goblins-option-roles-base = Teams only
goblins-option-roles-advanced = With bonuses
goblins-option-roles-help = Teams only: all that counts is whether you are a gnome or a goblin. With bonuses: every role also earns gold in a way of its own.

## Places

goblins-goal-north = the northern gate
goblins-goal-middle = the middle gate
goblins-goal-south = the southern gate

## What is asked

goblins-prompt-turn = Your turn: play a card, or swap one with the deck.
goblins-prompt-turn-no-deck = Your turn: the deck is empty, so play if you can.
goblins-prompt-open-goal = You have reached several gates: which one do you open first?
goblins-prompt-drinker = Who drinks the ale and misses the next turn?
goblins-prompt-claim = You have looked behind { $goal }. What do you tell the others? It need not be true.
goblins-prompt-steal = Skinflint: from whom do you take a gold?
goblins-prompt-wait = Waiting for { $seat }.
goblins-prompt-over = The game is over.

## Why not

goblins-why-watching = You are watching and cannot play.
goblins-why-over = The game is over.
goblins-why-wait = It is { $seat }’s turn.
goblins-why-choose-first = First make the choice you are asked for.
goblins-why-no-card = You do not hold this card: { $card }.
goblins-why-no-deck = The deck is empty: there is nothing to swap with.
goblins-why-no-seat = There is no such seat.
goblins-why-potion-self = A potion needs another player: you cannot swap with yourself.
goblins-why-map-open = This gate is open already.
goblins-why-can-play = You may pass only when no card in your hand can be played.
goblins-why-claim-up = That lies open on the table already; name something else.
goblins-why-claim-now = You announce something only after looking at a map.
goblins-why-not-reached = This gate has not been reached, or need not be chosen.
goblins-why-ale-self = You cannot give the ale to yourself.
goblins-why-ale-twice = { $seat } already has an ale to sleep off.
goblins-why-ale-now = Ale is given only after laying an Ale Mug.
goblins-why-steal = There is nothing to take there now.
goblins-why-lantern = A Lantern can never be removed.
goblins-why-nothing-there = No card lies there.
goblins-why-not-removable = Start and gates cannot be blown up.
goblins-why-not-laid = This card is played, not laid: { $card }.
goblins-why-taken = This place is taken or lies outside.
goblins-why-turn = The card looks the same another way round: use that turn.
goblins-why-no-fit = The edges do not fit: an opening must meet an opening, a wall a wall.
goblins-why-not-joined = The card must join a live tunnel, one that leads back to the start.
goblins-why-no-target = There is nothing to blow up yet.
goblins-why-no-spot = This card fits nowhere now.

## How near the bonus is

goblins-bonus-master-of-disguise = +1 for taking part in a potion swap.
goblins-bonus-demolitionist = +1 if the Dynamite is opened.
goblins-bonus-skinflint = If the Dragon is opened, you take a gold from somebody.
goblins-bonus-racer = +1 if no Door lies on the winning route. Doors on the live tunnel: { $count }.
goblins-bonus-pedant = +1 if the deck is empty at the end of the round. Cards left: { $count }.
goblins-bonus-king = +1 for three Ale Mugs on the winning route. On the live tunnel: { $count }.
goblins-bonus-keykeeper = +1 for a Door on the winning route. On the live tunnel: { $count }.
goblins-bonus-jeweller = +1 for two Lanterns on the winning route. On the live tunnel: { $count }.

## The end

goblins-score-role = Last role: { $role }
goblins-score-team = Team, last round
goblins-score-opener = Opened the Gold
goblins-score-bonus = Bonus of the role: { $role }
goblins-score-robbed = Robbed
goblins-score-bonus-row = Bonus of the role
goblins-score-total = Gold in all
goblins-score-total-decided = { $more ->
    [one] One gold ahead of second place.
   *[other] { $more } gold ahead of second place.
}
goblins-outcome-gold = { $seat } is the first to have { $gold } gold, in round { $round }. The count ends there.
goblins-outcome-gold-how = The first to have { $gold } gold, in round { $round }. The count ends there.
