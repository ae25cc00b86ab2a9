/** What the build writes out in style sheets. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { media } from "../src/lib/media";
import { spelledOut } from "../vite/media";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join("src", file), "utf8") }));

it("a named condition is written out; a wrong name or a narrowed choice is refused", () => {
  expect(spelledOut("(--phone)")).toBe("(max-width: 760px)");
  expect(spelledOut("(--phone) and (--touch)")).toBe("(max-width: 760px) and (pointer: coarse)");
  expect(() => spelledOut("(--watch)")).toThrow("src/lib/media.ts has no such name");
  expect(() => spelledOut("(--small) and (--touch)")).toThrow("cannot be narrowed");
});

it("conditions stand in one place: style sheets name them, and every name is used", () => {
  const asked = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media ([^{]+) \{/g)].map(([, params = ""]) => ({ file, params })),
  );
  const written = asked.filter(
    ({ params }) => params !== "print" && !/^\(--[\w-]+\)(, \(--[\w-]+\))*$/.test(params),
  );
  expect(written).toEqual([]);
  expect(asked.map(({ params }) => spelledOut(params))).not.toContain("");
  const own = /matchMedia\("|MediaQuery\("/;
  expect(sheets.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  const scripts = ["screens.ts", "keys.svelte.ts", "settings.svelte.ts"]
    .map((file) => readFileSync(join("src/lib", file), "utf8"))
    .join("");
  const used = (name: string) =>
    asked.some(({ params }) => params.includes(`(--${name})`)) ||
    scripts.includes(`media.${name}`) ||
    scripts.includes(`media["${name}"]`);
  expect(Object.keys(media).filter((name) => !used(name))).toEqual([]);
});

it("text for screen readers alone is taken out of sight in one way", () => {
  expect(sheets.filter(({ text }) => text.includes("inset(50%)")).map(({ file }) => file)).toEqual(
    [],
  );
});

it("where the keyboard is has a colour of its own, in both themes", () => {
  const lines = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/:focus-visible[^{}]*\{([^}]*)\}/g)].flatMap(([, rule = ""]) =>
      [...rule.matchAll(/(?:outline|stroke):[^;]*var\((--[\w-]+)\)/g)].map(([, name]) => ({
        file,
        name,
      })),
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter(({ name }) => name !== "--focus")).toEqual([]);
  const tokens = sheets.find(({ file }) => file.endsWith("tokens.css"))?.text ?? "";
  const [dark = "", light = ""] = tokens.split('[data-theme="light"]');
  for (const theme of [dark, light]) {
    const colour = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1];
    expect(colour("focus")).toMatch(/^#/);
    expect(colour("focus")).not.toBe(colour("lamp"));
  }
});
