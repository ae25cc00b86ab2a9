import { isTidyThroughout } from "../tidy";

await isTidyThroughout("dragon");
