### The lab: what its commands say, and the words of its reports.

## Commands

lab-missing = The lab needs a few more packages: pip install "undercroft[lab]".
lab-bots = { $what }
lab-bots-clock = { $bot }: the lab has no bots that go by the clock; the same seed would not give the same games again.
lab-playing = { $game }: { $bots }
lab-stopped = Stopped. { $games } of { $total } games are kept; the same command with --resume goes on.
lab-parts-there = An earlier run has left { $folder }: --resume goes on with it, --force begins again.
lab-parts-other = { $folder } is from a run with other settings: repeat its command, or begin again with --force.
lab-parts-broken = { $folder } does not say which run it is from; begin again with --force.
lab-nothing-to-resume = There is nothing to go on with: { $folder } does not exist.
lab-resume-or-force = --resume goes on with what is there, and --force begins again: choose one of them.
lab-other-set = This process already has { $game } with another set of components.
lab-worker-refused = A worker cannot play: { $what }
lab-worker-died = A worker process has died; the games of the others are kept, and --resume goes on.
lab-no-cluster = No cluster answers at { $address }: { $what }
lab-no-workers = The cluster at { $address } has no workers; none came within { $seconds } seconds.
lab-cluster-lost = The cluster at { $address } does not answer any more ({ $what }). The finished games are kept, and --resume goes on.
lab-worker-without = The worker at { $worker } has no undercroft; install undercroft { $ours } there.
lab-worker-version = The worker at { $worker } has undercroft { $theirs }, and this is { $ours }; install the same version everywhere.
lab-other-version = it has undercroft { $theirs }, and the run is of { $ours }; install the same version everywhere.
lab-cluster-died = The cluster at { $address } has lost its workers ({ $what }); --resume goes on.
lab-no-run = { $file } is not a run of `undercroft simulate`: no table of games was found.
lab-no-table = { $file } is missing; the tables of a run belong together.
lab-broken-table = { $file } cannot be read as a table: { $what }
lab-missing-columns = { $file } is not a whole table of `undercroft simulate`; it lacks values of: { $columns }.
lab-unfit-seats = { $file } does not fit the table of games: it must have every seat of every game once.
lab-which-runs = Name at least one run of `undercroft simulate`.
lab-several-games = A report is about one game; these runs are of several: { $games }.

## Sets of components

lab-components-written = { $file } is written. Edit it, check it with `undercroft components { $game } --check { $file }`, and play it with --components { $file }.
lab-no-components = { $game } has no data file of components.
lab-set-is-box = { $file } is the same as the box.
lab-set-good = { $file } can be played; its set is called { $name }.
lab-more-mistakes = { $file }: There may be more mistakes in: { $places }. Repair these and check again.
lab-more-mistakes-anywhere = { $file }: There may be more mistakes. Repair these and check again.
lab-strange = { $file }: strange: { $what }

## Comparisons

lab-not-pairs = These runs cannot be paired: { $what } is { $first } in one and { $second } in the other.
lab-compare-stopped = Stopped; a comparison needs all its games.
lab-compared = { $games } paired games, { $figures } figures compared
lab-figure = Figure
lab-difference = Difference
lab-verdict = Verdict
lab-clear = beyond chance
lab-same = no difference seen
lab-too-few = open; too few games to say
lab-more-games = open; { $games } more games
lab-clear-count = Beyond chance after correction (Holm): { $clear } of { $figures }.
lab-figure-decisions = Decisions in a game
lab-figure-success = Games won
lab-figure-seat = Win share of seat { $name }
lab-figure-shared = Shared wins
lab-figure-first-bot = Win share of the first bot
lab-figure-end = End: { $name }
lab-figure-line = { $name }, for each seat
lab-use-beaten = Beaten
lab-use-bonus = Bonus of the role
lab-use-claim-false = False claims
lab-use-claim-true = True claims
lab-use-coin = Coins
lab-use-coins = Coins in the room
lab-use-delivered = Gems brought home
lab-use-disarmed = Disarmed
lab-use-drawn = Drawn
lab-use-floor = Floor
lab-use-hit = Hit in the room
lab-use-killed = Last card before defeat
lab-use-met = Met
lab-use-moved = Moves
lab-use-played = Played
lab-use-quest = Personal quest
lab-use-rage = Rage
lab-use-role = Role
lab-use-round = Rounds
lab-use-taken = Taken
lab-use-trial-lost = Trials lost
lab-use-trial-won = Trials won
lab-use-unbeaten = Not beaten
lab-use-wounds = Wounds in the room

## The page

lab-title = { $game }: what the games tell
lab-subtitle = { $games } games played by programs. Intervals hold the true value 95 times out of 100.
lab-foot = Made with Undercroft { $version }: undercroft simulate, undercroft report.
lab-overview = Overview
lab-what-was-played = What was played
lab-options = Options of the first run: { $options }.
lab-not-box = Played with components that are not the box’s: { $sets }.
lab-no-uses = How single cards fare is known only of runs with --uses.
lab-run = Run
lab-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lab-bots-head = Bots
lab-games = Games
lab-seed = Seed
lab-decisions = Decisions in a game
lab-first-seat = First seat wins
lab-shared = Shared wins
lab-as-table = As a table
lab-share = Share
lab-interval = 95 % interval
lab-times = Times
lab-mean = Mean
lab-per-game = For each game

## Who wins

lab-who-wins = Who wins
lab-by-seat = Win share by seat
lab-seat = Seat { $number }
lab-seat-head = Seat
lab-win-share = Win share
lab-seats-differ = The seats are not equal: { $best } wins { $best_share }, { $worst } { $worst_share }. By chance alone such a difference would come up in { $chance } of such runs.
lab-seats-equal = No seat has an advantage that these games could show: { $best } wins { $best_share }, { $worst } { $worst_share }, and chance alone brings as much in { $chance } of such runs.
lab-by-bot = Win share by bot
lab-by-bot-text = All seats of a bot together. From game to game the line-up moves on by a seat.
lab-success = Games won
lab-success-text = All win or lose together. Won: { $share } ({ $interval }).
lab-ends = How games end
lab-end = End
lab-shared-text = Several seats share the win in { $share } of the games.
lab-luck = Luck of the deal
lab-luck-text = What a seat is dealt before the first decision explains { $share } of the differences between results. The rest is play, and the luck of later draws.

## Lengths and scores

lab-lengths-and-scores = Lengths and scores
lab-lengths = Length of a game
lab-length-text = Half of the games take up to { $middle } decisions; nine of ten lie between { $low } and { $high }.
lab-scores = Scores
lab-score = Score
lab-winners = Winners
lab-others = The others
lab-decided = What decided
lab-decided-text = Every line of the score sheet: its mean, and how closely it goes with winning (correlation, from −1 to +1).
lab-line = Line
lab-weight = Goes with winning

## Components

lab-components = Cards, rooms, tiles and roles
lab-components-how = Win share of seats that had it, less that of seats that had not. Strong marks are beyond chance after correction for all components of the table (Benjamini and Hochberg). A difference is not a cause: players who are ahead may play other cards.
lab-component = Component
lab-uses = For each game
lab-having = Wins with it
lab-lacking = Wins without
lab-score-having = Score with it
lab-score-lacking = Score without
lab-gain = Difference in wins
lab-score-gain = Difference in score
lab-kind-role = Characters and roles
lab-kind-role-text = Win share with each of them.
lab-kind-quest = Personal quests
lab-kind-quest-text = Seats that kept the quest against the others.
lab-kind-drawn = Drawn
lab-kind-drawn-text = Seats that drew it, or got it, at least once.
lab-kind-played = Played
lab-kind-played-text = Seats that played it at least once.
lab-kind-taken = Taken
lab-kind-taken-text = Seats that took it from the dungeon at least once.
lab-kind-bonus = Bonuses of roles
lab-kind-bonus-text = Seats that earned the bonus of the role at least once.
lab-kind-met = Met
lab-kind-met-text = Seats that had to do with it at least once.
lab-kind-met-by-all = Met by all
lab-kind-met-by-all-text = What comes to the whole table favours no seat. Shown is the score of all seats in games with it, less that in games without it.

## Figures of single games

lab-own = Only in { $game }
lab-who-faints = Who faints
lab-who-faints-text = The most wounded cannot win, however rich they are. The last column: games in which nobody was richer than a seat that is out.
lab-faints-by-character = Who faints, by character
lab-character = Character
lab-fainted = Fainted
lab-petrified = Turned to stone
lab-of-seats = Of all seats
lab-of-games = Of all games
lab-richest-out = The richest was out
lab-rooms = What rooms bring
lab-rooms-text = For each seat in the room: coins and wounds on average, and how many were hit.
lab-room = Room
lab-coins-each = Coins
lab-wounds-each = Wounds
lab-hit = Hit
lab-beaten = Who is beaten
lab-beaten-text = Share of meetings in which the monster is beaten.
lab-killed = The card that ended it
lab-killed-text = The last card drawn in games that were lost.
lab-rage = What rouses the Dragon
lab-rage-text = How often for each game.
lab-teams = Rounds that the gnomes win
lab-teams-text = The dashed line is half of all rounds.
lab-round-ends = How rounds end
lab-rounds-text = A game has { $rounds } rounds on average.
lab-claims = How often claims are true
lab-claims-text = What seats say about a goal they have seen, by their team.
lab-trials = Wagers and pranks
lab-trials-text = Share that the challenger wins; two of three throws that are not lower are enough.
lab-moves = Moves
lab-moves-text = How often for each game; bats drive a pirate wherever they like.
lab-coins = Coins taken and lost
lab-rounds = Rounds
lab-round = Round
lab-cards-taken = Cards taken
lab-quests = What quests bring
lab-quests-text = Coins for each seat that has the quest, its own or a common one.
lab-quest = Quest
lab-personal = own
lab-common = common

## Names of what is no component

lab-name-rockfall = Rockfall
lab-name-delivery = Gems brought home
lab-name-found-dragon = Dragon found by a search
lab-name-four-gems = Four gems lie open
lab-name-roar = Dragon Roars
lab-name-stir = Dragon Stirs
lab-name-attract = Dragon attracted
lab-name-dragon-phase = End of a round
lab-name-nothing = Nothing
lab-name-prank = Prank
lab-name-walk = Walk
lab-name-step = Step
lab-name-swim = Swim
lab-name-taken = Taken
lab-name-lost = Lost
lab-name-given = Given

## Ends

lab-end-raiders-outcome-coins = Most coins
lab-end-raiders-outcome-wounds = Equal coins, fewer wounds
lab-end-raiders-outcome-shared = Equal in all: shared
lab-end-raiders-outcome-last = The only one standing
lab-end-raiders-outcome-nobody = All turned to stone
lab-end-dragon-outcome-victory = Victory
lab-end-dragon-outcome-cut-off = A gnome is cut off
lab-end-dragon-outcome-too-few = Too few gems left
lab-end-dragon-outcome-rounds = Too many rounds
lab-end-goblins-outcome-gold = Enough gold
lab-end-jackal-outcome-home = Home with the gold
lab-end-jackal-outcome-quiet = Nothing happens any more
lab-end-jackal-outcome-long = Too many rounds
lab-end-doggies-outcome-coins = Most coins
lab-end-doggies-outcome-quests = Equal coins, more quests
lab-end-doggies-outcome-shared = Equal in all: shared

## Lines of score sheets, without what differs from game to game

lab-line-dragon-score-gems = Gems brought home
lab-line-goblins-score-bonus = Bonus of the role
lab-line-jackal-score-team = Coins of the team
lab-line-doggies-score-chests = Chests
lab-line-doggies-score-losses = Lost to traps and tramps
lab-line-doggies-score-personal = Personal quest
lab-line-doggies-score-common = Common quests
lab-line-raiders-score-petrified = Turned to stone
lab-line-raiders-score-fainted = Fainted
lab-line-raiders-score-standing = Still standing
lab-line-raiders-score-all-equal = All equally wounded
lab-line-raiders-score-two-of-three = Two of three most wounded
lab-line-raiders-score-most-coins = Most coins
lab-line-raiders-score-fewer-coins = Fewer coins than the richest
lab-line-raiders-score-tie-won = Equal coins, fewer wounds
lab-line-raiders-score-tie-lost = Equal coins, more wounds
lab-line-raiders-score-tie-shared = Equal in all
lab-line-goblins-score-role = Roles
lab-line-doggies-score-tie = Tie broken by quests
