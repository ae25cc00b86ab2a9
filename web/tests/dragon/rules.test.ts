import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { loadRoom } from "../../src/lib/game";
import { loadWords } from "../../src/lib/i18n.svelte";

const room = await loadRoom("dragon");
await loadWords("dragon");

it("the rules show every card", () => {
  const { container } = render(room?.Rules as never, { slug: "dragon" } as never);
  expect(container.querySelector("[data-card=wing_gust]")).not.toBe(null);
  expect(container.querySelectorAll("[data-card]").length).toBeGreaterThanOrEqual(22);
});
