/** What a step costs, in symbols. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import StepCost from "../../src/games/doggies/hand/StepCost.svelte";
import { stepOf } from "./sample";

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll(".dg-minus")].map((part) =>
    [part.textContent.trim(), ...[...part.querySelectorAll(".dg-sym")].map((one) => one.className)]
      .join(" ")
      .replaceAll(/dg-sym dg-bg-/g, ""),
  );

it("a card that is laid on a trap takes its symbols along", () => {
  const none = stepOf({ verb: "TakeTrap" }).lost;
  const step = stepOf({ verb: "Disarm", card: "frisbow" }, { lost: { ...none, bow: 2 } });
  expect(shown(render(StepCost, { step }).container)).toEqual(["−2 bow"]);
});

it("a tramp that stands for either of two symbols takes one of them along", () => {
  const step = stepOf(
    { verb: "Disarm", card: "tramp_sword-1" },
    { lost_either: ["bow", "fireball"] },
  );
  expect(shown(render(StepCost, { step }).container)).toEqual(["−1/ bow fireball"]);
});
