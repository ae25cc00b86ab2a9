/** What is out of sight on the boards of the rooms. */
import { expect, it } from "vitest";
import { all, one, scenes, testId } from "../recorded";

it("a pirate out of sight is pointed at from the edge of Jackal's map, and a tap leads there", async () => {
  const { user } = await (await scenes("jackal"))("walk");
  expect(all("[data-pointer]")).toEqual([]);
  one("[data-spot='4,0,0']").focus();
  await user.keyboard("++++");
  await user.keyboard("{ArrowLeft}{ArrowRight}");
  const first = all("[data-pointer]").find((one) => /^\d+$/.test(one.dataset["pointer"] ?? ""));
  if (!first) throw new Error("nobody is pointed at");
  const seat = first.dataset["pointer"];
  await user.click(first);
  expect(all("[data-pointer]").map((one) => one.dataset["pointer"])).not.toContain(seat);
});

it("so are places for a tile in a cave too large for the window", async () => {
  const { user } = await (await scenes("jackal"))("large-cave");
  const places = () => all("[data-pointer^='to ']").map((one) => one.dataset["pointer"]);
  expect(places()).toEqual([]);
  all("[data-cell=open]")[0]?.focus();
  await user.keyboard("++++++");
  await user.keyboard("{ArrowLeft}{ArrowRight}");
  const [before] = places();
  await user.click(one(`[data-pointer='${before}']`));
  expect(before).toBeTruthy();
  expect(places()).not.toContain(before);
});

it("Goblins show the whole table small while a part of it is in sight", async () => {
  const { user } = await (await scenes("goblins"))("laid");
  expect(all("[data-testid=small-map]")).toEqual([]);
  one("[data-spot='0,0']").focus();
  await user.keyboard("++");
  expect(testId("small-map").querySelectorAll("path").length).toBeGreaterThan(0);
  await user.keyboard("0");
  expect(all("[data-testid=small-map]")).toEqual([]);
});
