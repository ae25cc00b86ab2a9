import { expect, it } from "vitest";
import { cleanCode, isWhole } from "../src/lib/code";

it.each([
  ["fghjkl", "FGHJKL"],
  [" FGH-JKL ", "FGHJKL"],
  ["FGHJKLMN", "FGHJKL"],
  ["а п р о л д", "FGHJKL"], // the same keys, Russian layout
  ["ВСНКМТ", "BCHKMT"], // letters that look the same
  ["ФІВАПР", "ASDFGH"], // the same keys, Ukrainian layout
  ["F1G2", "FG"],
  ["!?", ""],
])("reads %j as %j", (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

it("knows a whole code from a part of one", () => {
  expect(isWhole("FGHJKL")).toBe(true);
  expect(isWhole("FGHJK")).toBe(false);
});
