/** Pictures of this game alone; what means the same in the whole house comes from there. */
import bats from "~icons/game-icons/evil-bat";
import captain from "~icons/game-icons/pirate-captain";
import dive from "~icons/game-icons/wave-crest";
import explore from "~icons/game-icons/cave-entrance";
import gift from "~icons/game-icons/receive-money";
import home from "~icons/game-icons/ladder";
import skull from "~icons/game-icons/pirate-skull";
import wager from "~icons/game-icons/coinflip";

export { bats, captain, dive, explore, gift, home, skull, wager };
