import { expect, it } from "vitest";
import { scrollsByKeys } from "../src/lib/scroll";

const frame = () => new Promise((go) => requestAnimationFrame(go));

it("what is longer than its place says so, until its end is in sight", async () => {
  const strip = document.createElement("div");
  let height = 200;
  Object.defineProperties(strip, {
    scrollHeight: { get: () => height },
    clientHeight: { value: 60 },
  });
  const still = scrollsByKeys(strip, "down");
  expect([strip.tabIndex, strip.hasAttribute("data-more")]).toEqual([0, true]);
  strip.scrollTop = 140;
  strip.dispatchEvent(new Event("scroll"));
  await frame();
  expect([strip.tabIndex, strip.hasAttribute("data-more")]).toEqual([0, false]);
  height = 60;
  strip.dispatchEvent(new Event("scroll"));
  await frame();
  expect([strip.hasAttribute("tabindex"), strip.hasAttribute("data-more")]).toEqual([false, false]);
  still.destroy();
});
