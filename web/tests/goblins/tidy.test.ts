import { isTidyThroughout } from "../tidy";

// With bonuses there is more to read.
await isTidyThroughout("goblins", /-base$/);
