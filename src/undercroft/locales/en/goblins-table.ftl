### Goblins vs Gnomes: the words of the table in the browser.

## The table

goblins-goal = First to { $gold } gold wins
goblins-board = The tunnels. Arrow keys lead from card to card.
goblins-start = Start: the stairs. The live tunnel begins here.
goblins-gate-north = Northern gate
goblins-gate-middle = Middle gate
goblins-gate-south = Southern gate
goblins-short-north = North
goblins-short-middle = Middle
goblins-short-south = South
goblins-round = Round { $round }
goblins-deck = Cards in the deck: { $count }
goblins-strip = Players
goblins-seat = { $name }: gold { $gold }, cards in hand { $cards }
goblins-seat-active = to move
goblins-seat-ale = misses the next turn: ale
goblins-seat-passed-swap = has passed: swapped a card
goblins-seat-passed-pass = has passed: could play nothing
goblins-seat-passed-empty = has passed: no cards left
goblins-seat-swapped = took part in a role swap
goblins-seat-hand = in hand: { $cards }
goblins-seat-choose = can be chosen
goblins-mark-ale = no turn
goblins-mark-swap = swap
goblins-mark-pass = pass
goblins-mark-empty = no cards
goblins-mark--2 = goblin!
goblins-mark--1 = goblin?
goblins-mark-1 = gnome?
goblins-mark-2 = gnome!
goblins-lean--2 = surely a goblin
goblins-lean--1 = perhaps a goblin
goblins-lean-0 = no idea
goblins-lean-1 = perhaps a gnome
goblins-lean-2 = surely a gnome
goblins-laid-open = open
goblins-laid-shut = shut
goblins-laid-blocked = no way through
goblins-laid-live = on the live tunnel
goblins-laid-cut = cut off
goblins-laid-by = laid by { $name }
goblins-goal-opened = open: { $kind }
goblins-goal-seen = sealed; you saw it yourself: { $kind }
goblins-goal-known = shut; behind it: { $kind }
goblins-goal-sealed = sealed
goblins-goal-claim = { $name } says: { $kind }
goblins-goal-far = { $facts }. Cards needed: { $way }
goblins-bubble = { $kind }!
goblins-bubble-more = and { $count } more
goblins-you-saw = you saw it
goblins-nobody-looked = nobody has looked
goblins-signs = Doors
# Doors of a colour; in the singular a colour is named with its cards.
goblins-colours-red = red
goblins-colours-yellow = yellow
goblins-doors-open = { $colour } doors open
goblins-doors-shut = { $colour } doors shut
goblins-follow = Follow the tip of the tunnel
goblins-cut = Cut off: { $count }

## Your drawer

goblins-cloth = Your role
goblins-cloth-hold = hold to look
goblins-team-gnome = Gnome
goblins-team-goblin = Goblin
goblins-want-gnome = lead to the Gold
goblins-want-goblin = lead to the Dragon or astray
goblins-card-map = Map
goblins-hand = Your cards
goblins-hand-covered = Card { $number }, covered
goblins-hand-idle = { $card }. { $why }
goblins-hand-back = covered
goblins-cover = Cover cards
goblins-uncover = Uncover cards
goblins-about = About this card
goblins-about-why = First choose the card in your hand that you want to read about.
goblins-ways = Cards to each gate
goblins-ways-then = Cards to each gate, if you do this
goblins-way-none = no way
goblins-foresee-opens = Opens the doors: { $colour }
goblins-foresee-shuts = Shuts the doors: { $colour }
goblins-foresee-dynamite = Dynamite would blow up { $bombs ->
    [one] { $bombs } bomb
   *[other] { $bombs } bombs
}{ $cut ->
    [0] {""}
    [one] {" "}and cut off { $cut } card
   *[other] {" "}and cut off { $cut } cards
}
goblins-foresee-cut = Cards cut off: { $count }
goblins-opening = If the first gate is the Dynamite
goblins-opening-bombs = Bombs that blow up: { $count }
goblins-opening-stays = Stays connected: { $gate }
goblins-opening-lost = Cut off: { $gate }
goblins-opening-never = Not the Dynamite: you know it
goblins-last-pass = Everybody else has passed: { $deck ->
    [0] a pass
   *[other] a pass or swap
  } now ends the round, and the goblins get 1 gold each.

## Your role when a round begins

goblins-moment = Round { $round }: your role
goblins-moment-on = Press anywhere to go on.
goblins-moment-go = Got it
goblins-moment-hold = Hold to look: others may be watching
goblins-means-gnome = Lead the tunnel to the Gold. When it is opened, every gnome gets 1 gold, and the gnome who opened it 1 more. Some of the others are goblins who lead it astray; you do not know which.
goblins-means-goblin = Lead the tunnel to the Dragon: when it is opened, every goblin gets 2 gold. Or see to it that neither Dragon nor Gold is found: then every goblin gets 1. Nobody knows who you are, so pretend to be a gnome.
goblins-means-base = In this game only the two teams count; roles have no bonuses.

## What you can do

goblins-lay = Lay it here
goblins-blow = Blow it up
goblins-open = Open it
goblins-peek = Look behind it
goblins-swap-roles = Swap roles
goblins-give = Give it
goblins-steal = Take it
goblins-turn = Turn
goblins-swap = Swap this card (a pass)
goblins-pass = Pass
goblins-pass-show = Pass and show the hand
goblins-say = “{ $kind }!”
goblins-ask-lay = { $card }: where to?
goblins-ask-open = { $goal }?
goblins-ask-potion = Potion: swap with whom?
goblins-ask-explosion = Explosion: which card goes?
goblins-ask-map = Map: where do you look?
goblins-note-turn = Press again to turn it.
goblins-note-fits = It fits one way round only.
goblins-note-map = You alone see it; then say what you like.
goblins-note-saw = Only you know: { $kind }
goblins-note-open = If the first one is the Dynamite, its bombs go before the next gate opens.
goblins-sure-last-pass = End the round?
goblins-sure-last-pass-text = Everybody else has passed. If you pass too, nothing is opened and every goblin gets 1 gold.
goblins-sure-last-pass-yes = End it
goblins-note-potion = You swap roles and teams, and both of you look.

## Beside the record

goblins-info = Suspicions and cards
goblins-suspicions = Your suspicions
goblins-suspicions-yours = seen by you alone
goblins-suspect = { $name }: from goblin to gnome
goblins-note = a note
goblins-note-on = Note on { $name }
goblins-unseen = Not seen yet
goblins-unseen-all = cards in all: { $count }
goblins-discard =
    { $count ->
        [0] Nothing is discarded
       *[other] Discarded ({ $count }):
    }
goblins-potions = Roles swapped, in this order:
goblins-potions-pair = { $name } ⇄ { $other }
goblins-buried = You put under the deck:
goblins-buried-open = Put under the deck:
goblins-buried-one = { $card } (above it: { $above })
goblins-shown = Shown by { $name }:
goblins-last-report = How round { $round } ended

## The end of a round

goblins-report-title = Round { $round } is over
goblins-report-gold = The Gold is opened: the gnomes have won the round.
goblins-report-dragon = The Dragon is opened: the goblins have won the round.
goblins-report-nothing = The Gold stays hidden: the goblins have won the round.
goblins-report-opener = Opened by { $name }.
goblins-report-blunder = Opened by { $name }, a goblin: each goblin loses 1 gold.
goblins-report-gate = { $goal }: { $kind }
goblins-report-true = { $name } said “{ $kind }”: true
goblins-report-lie = { $name } said “{ $kind }”: a lie
goblins-report-role = { $role } · { $team }
goblins-report-nothing-for = nothing
goblins-report-left = to go: { $left }
goblins-report-on = To round { $round }
goblins-report-map = The table at the end; cards on the winning route: { $count }
goblins-point-team = Team
goblins-point-opener = Opened the Gold
goblins-point-role = Role
goblins-point-robbed = Robbed

## The record

goblins-log-round = Round { $round }: gnomes { $gnomes }, goblins { $goblins }. { $seat } begins.
goblins-log-dealt = You were dealt a role.
goblins-log-open-dealt = { $seat } is { $role }; in hand: { $cards }
goblins-log-open-drawn = { $seat } draws: { $card }
goblins-log-open-swapped = { $seat } puts under the deck: { $gave }; draws: { $took }
goblins-log-open-role = { $seat } is now { $role }
goblins-log-open-seen = { $seat } sees: { $goal } is { $kind }
goblins-log-missed = { $seat } sleeps off the ale
goblins-log-empty = { $seat } has no cards and passes
goblins-log-swapped = { $seat } swaps a card with the deck: a pass
goblins-log-passed = { $seat } passes
goblins-log-shown = { $seat } shows the hand: { $cards }
goblins-log-placed = { $seat } lays: { $card }
goblins-log-colours = Doors open now: { $colours }
goblins-log-colours-none = All doors are shut
goblins-log-potion = Potion! { $seat } and { $other_seat } swap roles
goblins-log-new-role = You have a new role: look at it.
goblins-log-explosion = Explosion! { $seat } removes: { $card }
goblins-log-map = { $seat } looks at a map: { $goal }
goblins-log-seen = You saw what lies there: { $goal }. The gate on the board tells you alone.
goblins-log-claim = { $seat } says: { $goal } — “{ $kind }!”
goblins-log-ale = { $seat } treats { $to_seat } to ale: a turn missed
goblins-log-opened = { $seat } opens { $goal }: { $kind }!
goblins-log-bombs = Bombs that blow up: { $count }
goblins-log-end-gold = Round { $round }: the Gold is found
goblins-log-end-dragon = Round { $round }: the Dragon is awake
goblins-log-end-nothing = Round { $round }: the Gold stays hidden
goblins-log-role = { $seat } was: { $role }
goblins-log-scored-team = { $seat }: team { $change }, gold { $gold }
goblins-log-scored-opener = { $seat }: opened the Gold { $change }, gold { $gold }
goblins-log-scored-role = { $seat }: { $role } { $change }, gold { $gold }
goblins-log-scored-robbed = { $seat }: robbed { $change }, gold { $gold }
goblins-log-stolen = { $seat } takes a gold from { $from_seat }
goblins-log-over = { $seat } has won the game

## Keys

goblins-key-card = take up a card of the hand
goblins-key-arrows = move over the tunnels
goblins-key-enter = choose a place; on a chosen one turn the card
goblins-key-turn = turn the card
goblins-key-lay = do what is chosen
goblins-key-swap = swap the card with the deck
goblins-key-pass = pass
goblins-key-look = hold: look at your role
goblins-key-cover = cover or uncover your cards
goblins-key-zoom = nearer, farther, all
goblins-key-cancel = put the card back

## The cards

goblins-about-passage = A plain tunnel.
goblins-about-lantern = A tunnel that nothing can remove.
goblins-about-bomb = A tunnel that is gone when the Dynamite is opened.
goblins-about-ale = A tunnel. Name another player: they miss their next turn.
goblins-about-rubble = A blocked tunnel: it fits like any card, but nobody gets through.
goblins-about-door = A straight tunnel, shut until a key of its colour lies on the live tunnel.
goblins-about-key = A tunnel that opens all doors of its colour while it is live.
goblins-about-potion = Swap role cards with another player. Both look at what they got.
goblins-about-explosion = Remove one laid card, but no lantern.
goblins-about-map = Look behind one sealed gate, then tell everybody something: the truth or a lie.
goblins-about-goal-gold = Ends the round. The gnomes win it.
goblins-about-goal-dynamite = All bombs on the table are gone. The gate becomes a crossroads, and the round goes on.
goblins-about-goal-dragon = Ends the round. The goblins win it.
goblins-bonus-of-master_of_disguise = +1 if you took part in a potion swap this round.
goblins-bonus-of-demolitionist = +1 if the Dynamite was opened.
goblins-bonus-of-skinflint = If the Dragon was opened, take 1 gold from another player.
goblins-bonus-of-racer = +1 if the Gold or the Dragon was reached without a door on the route.
goblins-bonus-of-pedant = +1 if the deck is empty at the end.
goblins-bonus-of-king = +1 for three or more ale mugs on the winning route.
goblins-bonus-of-keykeeper = +1 for a door on the winning route.
goblins-bonus-of-jeweller = +1 for two or more lanterns on the winning route.

## The rules

goblins-rules-aim = What it is about
goblins-rules-aim-text =
    Every round you are secretly a gnome or a goblin. Everybody digs from the stairs towards three sealed gates; behind them lie the Gold, the Dynamite and the Dragon, nobody knows where.
    Gnomes want the Gold opened. Goblins want the Dragon opened, or the Gold never found. Teams last one round; gold is your own. Whoever is first to have 9 gold wins alone.
goblins-rules-setup = Before a round
goblins-rules-setup-text =
    Roles are dealt face down. With 3 players there are 2 gnomes and 1 goblin; with 4, 2 and 2; with 5, 3 and 2; with 6, 3 and 3; with 7, 4 and 3; with 8, 4 and 4. Only you see your role; where several people share a device, hold the cloth aside to look.
    Everybody gets 3 of the 50 path cards. Eight free places lie between the stairs and the middle gate. The first player moves on by one seat every round.
goblins-rules-turn = Your turn
goblins-rules-turn-text =
    Do one thing: lay a tunnel card, play a potion, an explosion or a map, or swap a card with the deck. After a play you draw a card while there are any.
    Talk as much as you like; nothing binds you to the truth. You may not show your cards or your role to others.
goblins-rules-lay = Laying a tunnel
goblins-rules-lay-text =
    A card must join the live tunnel: one that leads back to the stairs through cards that can be passed. You may turn it. Where it touches other cards, opening must meet opening and wall must meet wall. Sides that touch a gate are free.
    What is cut off stays on the table, dark. It cannot be built on, but it can be joined again.
goblins-rules-tunnels = Cards that are laid
goblins-rules-tunnels-text =
    Seven kinds of card lie on the table and carry a tunnel.
goblins-rules-doors = Doors and keys
goblins-rules-doors-text =
    There are red doors, marked with a triangle, and yellow ones, marked with a circle. A colour is open while at least one live key of that colour lies on the table, at any distance and on any branch. A key behind its own door does not help.
    If the last live key of a colour is removed or cut off, its doors shut at once.
goblins-rules-deeds = Cards that are played
goblins-rules-deeds-text =
    Three kinds have no tunnel. They take effect and are discarded.
goblins-rules-goals = The gates
goblins-rules-goals-text =
    A gate opens by itself as soon as a live card has an opening towards it, from any side. If several are reached at once, the player who laid the card says which opens first.
goblins-rules-pass = Swapping and passing
goblins-rules-pass-text =
    To swap, put a card under the deck and take the top one: that counts as a pass. A plain pass is allowed only if no card of yours can be played. With an empty deck you must play if you can; if you cannot, you pass and show your hand.
    If everybody has passed since the last card was played, the round is over. A turn missed because of ale is not a pass.
goblins-rules-end = The end of a round, and of the game
goblins-rules-end-text =
    Gold opened: every gnome gets 1, and a gnome who opened it 1 more. If a goblin opened it, every goblin loses 1. Dragon opened: every goblin gets 2. Neither, because all have passed or all cards are gone: every goblin gets 1.
    Seats are scored one after another, clockwise from the opener. If neither was opened, it begins with the first to run out of cards, or else with the first who passed. Nobody falls below 0. The first to get to 9 wins at once, even if another would have got there too.
goblins-rules-roles = Roles with bonuses
goblins-rules-roles-text =
    In the game with bonuses every role can also earn gold of its own, whichever team won. What counts is the role you hold at the end of the round. The winning route is the shortest way from the stairs to the gate that ended the round.
goblins-rules-advice = Good to know
goblins-rules-advice-text =
    A lie is best told once. A goblin who digs well is trusted; a gnome who swaps too often is not. Pin your suspicions on the players: nobody else sees them.
    Cover your cards if somebody sits beside you: then even what you saw behind a gate shows only while you hold the cloth aside.

## Counts

goblins-gnomes = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
}
goblins-goblins = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
}
goblins-note-cards = { $count ->
    [one] { $count } card can be blown up.
   *[other] { $count } cards can be blown up.
}
goblins-note-places = { $count ->
    [one] { $count } place is lit.
   *[other] { $count } places are lit.
}
goblins-foresee-reaches = { $count ->
    [one] Opens a gate.
   *[other] Reaches { $count } gates.
}
goblins-place = { $count ->
    [one] Place { $x }, { $y }: fits { $count } way round
   *[other] Place { $x }, { $y }: fits { $count } ways round
}

# While something is shown, the question is what it is.
goblins-show-card = { $seat_you ->
    [yes] You play a card…
   *[other] { $seat } plays a card…
}
goblins-show-map = { $seat_you ->
    [yes] You look behind a gate…
   *[other] { $seat } looks behind a gate…
}
goblins-show-claim = { $seat_you ->
    [yes] You say what lies there…
   *[other] { $seat } says what lies there…
}
goblins-show-pass = { $seat_you ->
    [yes] You pass…
   *[other] { $seat } passes…
}
goblins-show-swap = { $seat_you ->
    [yes] You swap a card, which counts as a pass…
   *[other] { $seat } swaps a card, which counts as a pass…
}
goblins-show-missed = { $seat_you ->
    [yes] You miss a turn…
   *[other] { $seat } misses a turn…
}
goblins-show-ale = { $seat_you ->
    [yes] You treat somebody to ale…
   *[other] { $seat } treats somebody to ale…
}
goblins-show-gate = A gate opens…
goblins-show-round = The round is over…

## Short questions, where there is little room

goblins-brief-claim = { $goal_id ->
    [north] Northern
    [middle] Middle
   *[south] Southern
} gate: what will you say?
goblins-brief-open-goal = Which gate will you open first?
goblins-brief-turn = Your turn: play a card or swap one.
goblins-brief-turn-no-deck = The deck is empty: play!
goblins-brief-drinker = Ale: who misses a turn?
goblins-last-pass-short = A pass ends the round: 1 gold to each goblin.
