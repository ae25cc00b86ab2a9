### The default room: a table for any game that has no room of its own.

plain-board = Board
plain-things = Everything else
plain-show = What is shown
plain-seats = The players
plain-yes = yes
plain-no = no
plain-pair = { $name } { $text }
plain-number = No. { $number }
plain-no-cards = Your hand is empty.
plain-cell = { $place }: { $things }{ $offers ->
    [0] { "" }
    [one] . { $offers } choice here
   *[other] . { $offers } choices here
}
plain-choose-cell = { $count ->
    [one] { $count } place is lit on the board
   *[other] { $count } places are lit on the board
}
plain-why-none = This card cannot be used now.
plain-log = { $what }{ $more ->
    [yes] : { $details }
   *[no] { "" }
}
plain-log-seat = { $seat }: { $what }{ $more ->
    [yes] , { $details }
   *[no] { "" }
}
plain-key-choose = press a button of the question, by its number
plain-key-board = from cell to cell on the board
plain-key-do = choose a cell; do what is chosen
plain-key-back = choose again
plain-key-zoom = nearer, farther, all

## Fields that many games have. A game's own name for one is SLUG-field-NAME.

plain-word-active = Active
plain-word-actor = Decides
plain-word-bank = Bank
plain-word-bid = Bid
plain-word-board = Board
plain-word-captain = Captain
plain-word-card = Card
plain-word-cards = Cards
plain-word-cell = Place
plain-word-choice = Choice
plain-word-chosen = Has chosen
plain-word-claimed = Claimed
plain-word-closed = Closed
plain-word-coin = Coin
plain-word-coins = Coins
plain-word-colour = Colour
plain-word-cost = Cost
plain-word-count = Count
plain-word-damage = Damage
plain-word-dealer = Dealer
plain-word-deck = Deck
plain-word-dice = Dice
plain-word-die = Die
plain-word-direction = Direction
plain-word-discard = Discard
plain-word-draw = Draw
plain-word-east = East
plain-word-energy = Energy
plain-word-field = Field
plain-word-first = First player
plain-word-floor = Floor
plain-word-from = From
plain-word-gems = Gems
plain-word-goal = Goal
plain-word-goals = Goals
plain-word-gold = Gold
plain-word-hand = Hand
plain-word-health = Health
plain-word-hex = Hex
plain-word-id = Name
plain-word-item = Item
plain-word-items = Items
plain-word-key = Key
plain-word-keys = Keys
plain-word-kind = Kind
plain-word-known = Known
plain-word-leader = Leader
plain-word-left = Left
plain-word-level = Level
plain-word-limit = Limit
plain-word-lit = Lit
plain-word-market = Market
plain-word-moves = Moves
plain-word-name = Name
plain-word-north = North
plain-word-number = Number
plain-word-open = Open
plain-word-order = Order
plain-word-over = Over
plain-word-owner = Owner
plain-word-passed = Has passed
plain-word-phase = Phase
plain-word-piece = Piece
plain-word-pieces = Pieces
plain-word-pile = Pile
plain-word-place = Place
plain-word-play = Play
plain-word-player = Player
plain-word-players = Players
plain-word-points = Points
plain-word-position = Position
plain-word-price = Price
plain-word-rank = Rank
plain-word-ready = Ready
plain-word-role = Role
plain-word-room = Room
plain-word-rooms = Rooms
plain-word-round = Round
plain-word-rounds = Rounds
plain-word-score = Score
plain-word-sealed = Sealed
plain-word-seat = Player
plain-word-seats = Players
plain-word-shown = Shown
plain-word-side = Side
plain-word-size = Size
plain-word-south = South
plain-word-square = Square
plain-word-stake = Stake
plain-word-status = Status
plain-word-steps = Steps
plain-word-stock = Stock
plain-word-strength = Strength
plain-word-suit = Suit
plain-word-supply = Supply
plain-word-symbol = Symbol
plain-word-target = Target
plain-word-team = Team
plain-word-tile = Tile
plain-word-tiles = Tiles
plain-word-to = To
plain-word-token = Token
plain-word-tokens = Tokens
plain-word-top = Top
plain-word-total = Total
plain-word-trick = Trick
plain-word-trump = Trump
plain-word-turn = Turn
plain-word-unseen = Not seen yet
plain-word-value = Value
plain-word-variant = Variant
plain-word-west = West
plain-word-winner = Winner
plain-word-wounds = Wounds
