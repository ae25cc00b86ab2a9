import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Entry } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { roomSlugs } from "../src/lib/game";
import { icons } from "../src/lib/icons";
import { languages } from "../src/lib/languages";
import { shapes } from "../src/lib/seats";
import type { GameInfo } from "../src/lib/wire";
import { shelf } from "../src/shelf/boxes";

const root = join(import.meta.dirname, "../../src/undercroft/locales");
const read = (language: string, file = "shell") =>
  parse(readFileSync(join(root, language, `${file}.ftl`), "utf8"), {});
const ids = (entries: Entry[]) =>
  entries.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));

const english = new Set(ids(read("en").body));
// Words of the server, and those fetched with the page that needs them.
const later = new Set(
  ["server", "settings", "rules", "boxes"].flatMap((file) => ids(read("en", file).body)),
);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("the shell's words", () => {
  it.each(languages)("are well-formed in %s", (language) => {
    expect(read(language).body.filter((entry) => entry.type === "Junk")).toEqual([]);
  });

  it.each(languages)("are the same messages in %s as in English, none twice", (language) => {
    const found = ids(read(language).body);
    expect(new Set(found).size).toBe(found.length);
    expect([...found].sort()).toEqual([...english].sort());
  });

  it("exist for every id written in the shell's source", () => {
    const code = ["lib", "ui", "table", "pages", "shelf"].flatMap((folder) =>
      sources(join(import.meta.dirname, "../src", folder)),
    );
    const used = code.flatMap((text) => [
      ...[...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? ""),
      ...[...text.matchAll(/\{ id: "([a-z0-9-]+)" \}/g)].map((found) => found[1] ?? ""),
    ]);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !english.has(id) && !later.has(id))).toEqual([]);
  });

  it("name every icon, shape and box", () => {
    const wanted = [
      ...Object.keys(icons).map((name) => `icon-${name}`),
      ...shapes.map((shape) => `shape-${shape}`),
      ...roomSlugs.flatMap((slug) =>
        ["title", "cover", "kind", "promise"].map((what) => `box-${slug}-${what}`),
      ),
      ...roomSlugs.map((slug) => `credits-${slug}`),
    ];
    expect(wanted.filter((id) => !english.has(id))).toEqual([]);
  });
});

describe("the shelf", () => {
  const info = (slug: string): GameInfo => ({
    slug,
    title: { en: slug, ru: slug, uk: slug },
    seats: [2, 4],
    names: {},
    minutes: 20,
    edition: 1,
    components: "",
    sets: [],
    options: {},
    defaults: {},
    refused: [],
    bots: ["random"],
  });

  it("has a box for every room, also before the server has said what it has", () => {
    expect(shelf(null).map(({ slug }) => slug)).toEqual([
      "doggies",
      "raiders",
      "jackal",
      "dragon",
      "goblins",
    ]);
    const found = shelf([...roomSlugs, "raiders"].map(info)).map(({ slug }) => slug);
    expect([...found].sort()).toEqual([...roomSlugs].sort());
  });

  it("has a box for every further game of the server", () => {
    expect(shelf([info("chess")]).map(({ slug }) => slug)).toEqual([
      ...shelf(null).map(({ slug }) => slug),
      "chess",
    ]);
  });
});

it.each(["ru", "uk"])("hints are read at a glance in %s", (language) => {
  const long = roomSlugs.flatMap((slug) =>
    readFileSync(join(root, language, `${slug}-hints.ftl`), "utf8")
      .split("\n")
      .map((line) => line.split(" = "))
      .filter(([, words = ""]) => words.length > 190)
      .map(([id]) => id),
  );
  expect(long).toEqual([]);
});
