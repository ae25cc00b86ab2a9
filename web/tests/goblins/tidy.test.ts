import { isTidyThroughout } from "../tidy";

await isTidyThroughout("goblins");
