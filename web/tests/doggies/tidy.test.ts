import { isTidyThroughout } from "../tidy";

await isTidyThroughout("doggies");
