import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addMessages,
  addNames,
  list,
  nameOf,
  pieces,
  say,
  setLanguage,
  t,
} from "../src/lib/i18n.svelte";

const namer = {
  name: (seat: number) => ["Fox", "Owl", "Badger"][seat] ?? "?",
  isYou: (seat: number) => seat === 0,
};

beforeAll(() => {
  addMessages(
    "en",
    [
      "toy-takes = { $seat_you ->",
      "    [yes] You take",
      "   *[no] { $seat } takes",
      "  } { $card }",
      "toy-card-key = the key",
      "    .many = keys",
      "toy-many = { $card_many } of { $card_id }",
      "toy-wait = Waiting for { $seats }",
      "toy-all = { $seats_count } seats, { $cards }",
      "toy-size = for { $seats } players",
      "toy-room = Room: { $room }",
    ].join("\n"),
  );
  addNames("toy", {
    ogre: { en: "Ogre", ru: "Огр", uk: "Огр" },
    axe: { en: "Ogre's axe", ru: "Топор", uk: "Сокира" },
  });
});
beforeEach(() => setLanguage("en"));

it("holds the short parts of Cyrillic words together, and lets long ones go", () => {
  addMessages("en", "toy-hyphens = Кто-то из-за будь-якого: игроки-программы, two-way");
  expect(t("toy-hyphens")).toBe(
    "Кто-\u2060то из-\u2060за будь-\u2060якого: игроки-программы, two-way",
  );
});

it.each(["en", "ru", "uk"] as const)("writes a proper minus sign in %s", async (language) => {
  addMessages(language, "toy-sum = { $one }, { $all }");
  addMessages(language, "toy-sign = { $one ->\n    [-1] minus\n   *[other] more\n  }");
  await setLanguage(language);
  expect(t("toy-sum", { one: -3, all: 4 })).toBe("−3, 4");
  expect(say({ id: "toy-sum", args: { one: -3, all: [-1, 2] } })).toMatch(/^−3, −1 \S+ 2$/);
  expect(t("toy-sign", { one: -1 })).toBe("minus");
});

describe("messages of the wire", () => {
  it("says you to the reader and the name to the others", () => {
    const message = (seat: number) => ({ id: "toy-takes", args: { seat, card: "key" } });
    expect(say(message(0), namer)).toBe("You take the key");
    expect(say(message(2), namer)).toBe("Badger takes the key");
  });

  it("gives the attributes and the bare id of a named word", () => {
    expect(say({ id: "toy-many", args: { card: "key" } })).toBe("keys of key");
  });

  it("says things of one name once, with how many there are", () => {
    addNames("test", {
      "coin-1": { en: "One coin" },
      "coin-2": { en: "One coin" },
      key: { en: "Key" },
    });
    addMessages("en", "test-took = took { $cards } ({ $cards_count })");
    const took = (cards: string[]) => say({ id: "test-took", args: { cards } });
    expect(took(["coin-1", "key", "coin-2"])).toBe("took One coin ×2 and Key (3)");
    expect(took(["key"])).toBe("took Key (1)");
  });

  it("names seats in a list, and counts them", () => {
    expect(say({ id: "toy-wait", args: { seats: [1, 2] } }, namer)).toBe(
      "Waiting for Owl and Badger",
    );
    expect(say({ id: "toy-all", args: { seats: [0, 1], cards: ["key"] } }, namer)).toBe(
      "2 seats, the key",
    );
  });

  it("leaves a plain number called seats a number", () => {
    expect(say({ id: "toy-size", args: { seats: 2 } }, namer)).toBe("for 2 players");
  });

  it("names a component by the game's data where no message does", async () => {
    expect(say({ id: "toy-room", args: { room: "ogre" } })).toBe("Room: Ogre");
  });

  it("gives the seats out separately so that their marks can be drawn", () => {
    expect(pieces({ id: "toy-wait", args: { seats: [1, 2] } }, namer)).toEqual([
      { text: "Waiting for " },
      { seat: 1 },
      { text: " and " },
      { seat: 2 },
    ]);
  });

  it("gives the things that can be looked up out separately, however they are written", () => {
    addMessages(
      "en",
      "toy-goes = { $card } leads to { $place ->\n    [0] the door\n   *[other] hex { $place }\n  }: { $cards }\ntoy-card-key = the key",
    );
    const known = ({ key, id }: { key: string; id: string | number }) =>
      key === "place" || id === "key";
    const message = (place: number) => ({
      id: "toy-goes",
      args: { card: "key", place, cards: ["key", "lamp"] },
    });
    const key = { slug: "toy", key: "card", id: "key" };
    expect(pieces(message(7), namer, known)).toEqual([
      { text: "the key", thing: key },
      { text: " leads to hex " },
      { text: "7", thing: { slug: "toy", key: "place", id: 7 } },
      { text: ": " },
      { text: "the key", thing: { ...key, key: "cards" } },
      { text: " and lamp" },
    ]);
    // A number still chooses its form.
    expect(pieces(message(0), namer, known)[1]).toEqual({ text: " leads to the door: " });
    expect(pieces(message(7), namer)).toEqual([
      { text: "the key leads to hex 7: the key and lamp" },
    ]);
  });

  it("shows an unknown id as it is", () => {
    expect(t("toy-nothing")).toBe("toy-nothing");
  });
});

describe("languages", () => {
  it("switches the page and remembers it", async () => {
    await setLanguage("uk");
    expect(t("rules")).toBe("Правила");
    expect(t("motto")).toContain("П’ять підземель");
    expect(document.documentElement.lang).toBe("uk");
    expect(localStorage.getItem("undercroft-language")).toBe("uk");
    expect(list(["а", "б", "в"])).toBe("а, б і в");
  });

  it("counts as Slavic languages do", async () => {
    await setLanguage("ru");
    expect(t("lobby-text", { open: 1 })).toContain("1 место:");
    expect(t("lobby-text", { open: 2 })).toContain("2 места:");
    expect(t("lobby-text", { open: 5 })).toContain("5 мест:");
    expect(t("lobby-text", { open: 0 })).toBe("Все места заняты.");
  });

  it("gives every chair's bot a name of its own", async () => {
    await setLanguage("ru");
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((chair) => t("bot-name", { chair }));
    expect(new Set(names).size).toBe(8);
    expect(names[0]).toBe("Лиса");
  });
});

it("writes names with the apostrophe of the other words", () => {
  expect(nameOf("toy", "axe")).toBe("Ogre’s axe");
});
