import { expect, it } from "vitest";
import { missingVerbs } from "../../src/plain/memory";
import { asks } from "../messages";

it("a verb that is not offered any more is missed, but never one that another seat was offered", () => {
  const before = asks(1, "turn", [{ verb: "Blast" }, { verb: "Pass" }]);
  const now = asks(2, "turn", [{ verb: "Pass" }]);
  expect(missingVerbs("toy", 0, before)).toEqual([]);
  expect(missingVerbs("toy", 0, now)).toEqual([{ verb: "Blast" }]);
  expect(missingVerbs("toy", 1, now)).toEqual([]);
});
