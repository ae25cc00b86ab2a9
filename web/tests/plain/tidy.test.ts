import { isTidyThroughout } from "../tidy";
import { playPlain } from "./plain";

playPlain();
await isTidyThroughout("toy");
// One scene of each: what the default room does for one moment it does for all.
await isTidyThroughout("jackal", /^(?!wager$)/);
await isTidyThroughout("dragon", /^(?!search$)/);
await isTidyThroughout("goblins", /^(?!laid$)/);
await isTidyThroughout("raiders", /^(?!last-card$)/);
await isTidyThroughout("doggies", /^(?!placing$)/);
