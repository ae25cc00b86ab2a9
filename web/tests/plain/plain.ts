/** The default room in the tests: for the toy, and for the five with their own rooms switched off. */
import { beforeEach } from "vitest";

/** To be called at the head of a test file, before its scenes are opened. */
export function playPlain(): void {
  const choose = () => sessionStorage.setItem("undercroft-room", "plain");
  choose();
  beforeEach(choose);
}
