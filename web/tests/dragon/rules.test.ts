import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Rules from "../../src/games/dragon/Rules.svelte";
import { loadWords } from "../../src/lib/i18n.svelte";

await loadWords("dragon");

it("the rules show every card", () => {
  const { container } = render(Rules, { slug: "dragon" });
  expect(container.querySelector("[data-card=wing_gust]")).not.toBe(null);
  expect(container.querySelectorAll("[data-card]").length).toBeGreaterThanOrEqual(22);
});
