import { isTidyThroughout } from "../tidy";

await isTidyThroughout("jackal");
