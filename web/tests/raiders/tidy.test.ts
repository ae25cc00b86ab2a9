import { isTidyThroughout } from "../tidy";

await isTidyThroughout("raiders");
