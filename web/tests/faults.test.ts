import { afterEach, expect, it } from "vitest";
import { strangeWords, violations } from "./faults";

afterEach(() => document.body.replaceChildren());

function page(inside: string): void {
  document.title = "Owl";
  document.body.innerHTML = `<main><h1>Owl</h1>${inside}</main>`;
}

it("a tidy page has no faults", async () => {
  page('<button>Play</button><img src="owl.png" alt="An owl" />');
  expect(await violations()).toEqual([]);
  expect(await strangeWords()).toEqual([]);
});

it.each([
  ["button-name", "<button></button>"],
  ["image-alt", '<img src="owl.png" />'],
  ["aria-hidden-focus", '<div aria-hidden="true"><button>Play</button></div>'],
  ["aria-required-parent", '<div role="option">1</div>'],
])("axe finds %s", async (rule, inside) => {
  page(inside);
  expect((await violations()).map((one) => one.split(":")[0])).toContain(rule);
});

it("what is hidden need not have a name", async () => {
  page('<div style="display: none"><button></button></div>');
  expect(await violations()).toEqual([]);
});

it("ids and letters of other languages are found, but not where a part has a language of its own", async () => {
  page('<p title="raiders-why-over">Сова</p><p lang="uk">Їжак</p>');
  expect((await strangeWords()).sort()).toEqual([
    "en: raiders-why-over",
    "en: Сова",
    "ru: raiders-why-over",
    "uk: raiders-why-over",
  ]);
});
