import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { all, one, scenes, testId, words } from "../recorded";
import { card, gate, lay, role, spot, takeOver, takeUp } from "./table";

const open = await scenes("goblins");

describe("cards that are laid", () => {
  it("a card is turned and laid, and the ways are foreseen", async () => {
    const table = await open("laid");
    const { user } = table;
    await takeUp(table, "passage_tee");
    await user.click(spot("1,0"));
    expect(words(one("[data-way=middle]"))).toContain("8 → 7");
    const first = spot("1,0").dataset["turn"];
    await user.click(spot("1,0"));
    expect(spot("1,0").dataset["turn"]).not.toBe(first);
    // A place that does not join says why.
    await user.click(one("[data-cell='4,0']"));
    expect(words()).toContain("must join a live tunnel");
    await user.click(testId("confirm"));
    expect(spot("1,0").dataset["card"]).toBe("passage_tee");
    expect(spot("1,0").dataset["live"]).toBe("true");
    expect(words(one("[role=log]"))).toContain("Passage, fork");
  });

  it("an Ale Mug makes another player miss a turn", async () => {
    const table = await open("ale");
    await lay(table, "ale_cross", "1,0");
    expect(all("[data-target]")).toHaveLength(2);
    await table.user.click(one("[data-strip='0']"));
    expect(words()).toContain("You cannot give the ale to yourself");
    await table.user.click(testId("confirm"));
    expect(words()).toContain("Choose first; this button then confirms your choice.");
    await table.user.click(one("[data-target='1']"));
    expect(table.played).toHaveLength(1);
    expect(one("[data-target='1']").getAttribute("aria-pressed")).toBe("true");
    await table.user.click(testId("confirm"));
    expect(words(one("[role=log]"))).toContain("ale");
  });

  it("a key opens the door and lights what lies behind", async () => {
    const table = await open("key");
    const { user } = table;
    expect(spot("3,0").dataset["live"]).toBe("false");
    await takeUp(table, "key_red_cross");
    await user.click(spot("1,1"));
    expect(words()).toContain("Opens the doors: red");
    await user.click(testId("confirm"));
    expect(spot("2,0").dataset["passable"]).toBe("true");
    expect(spot("3,0").dataset["live"]).toBe("true");
    expect(one("[data-colour=red]").dataset["open"]).toBe("true");
  });

  it("rubble is dark and nothing can be built on it", async () => {
    const table = await open("rubble");
    await lay(table, "rubble_straight", "1,0");
    expect(spot("1,0").dataset["passable"]).toBe("false");
    expect(spot("1,0").dataset["live"]).toBe("false");
  });

  it("the keyboard alone lays a card", async () => {
    const { user } = await open("keyboard");
    const names = all("[data-hand]").map((one) => one.dataset["hand"]);
    await user.keyboard(String(names.indexOf("passage_cross") + 1));
    spot("0,0").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(spot("1,0"));
    await user.keyboard("{Enter}");
    expect(spot("1,0").getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("f");
    expect(spot("1,0").dataset["card"]).toBe("passage_cross");
  });

  it("a key for what is not offered says why", async () => {
    const { user, played } = await open("keyboard");
    await user.keyboard("p");
    expect(words()).toContain("You may pass only when no card in your hand can be played");
    expect(played).toEqual([]);
  });
});

describe("cards that are played", () => {
  it("an explosion shows what it cuts off, and spares Lanterns", async () => {
    const table = await open("explosion");
    const { user } = table;
    await takeUp(table, "explosion");
    await user.click(spot("1,0"));
    expect(words()).toContain("A Lantern can never be removed");
    await user.click(spot("2,0"));
    expect(words()).toContain("Cards cut off: 1");
    await user.click(testId("confirm"));
    expect(words(one("[role=log]"))).toContain("Explosion!");
  });

  it("what the roles are worth is told by the chip in the header", async () => {
    const table = await open("map");
    await table.user.click(testId("roles"));
    expect(words(one(".toasts"))).toContain(
      "all that counts is whether you are a gnome or a goblin",
    );
  });

  it("a map shows a goal to one", async () => {
    const table = await open("map");
    const { user } = table;
    await takeUp(table, "map");
    await user.click(one("[data-gate=north]"));
    expect(gate("north").dataset["kind"]).toBe("");
    expect(one("[data-gate=north]").getAttribute("aria-pressed")).toBe("true");
    await user.click(testId("confirm"));
    expect(words(one("#question"))).toBe("Northern gate: what will you say?");
    expect(gate("north").dataset["kind"]).toBe("gold");
    expect(words(one(".prompt .note"))).toContain("Only you know: Gold");
    // Covered, nothing of it shows; held aside, it does.
    await user.click(testId("cover"));
    expect(gate("north").dataset["kind"]).toBe("");
    expect(all("[data-hand=covered]")).toHaveLength(2);
    await user.keyboard("{l>}");
    expect(gate("north").dataset["kind"]).toBe("gold");
    await user.keyboard("{/l}");
    await user.click(one("[data-claim-kind=dragon]"));
    one("[data-claim='0 north dragon']");
  });

  it("a map shows the claim to all, and nothing else", async () => {
    const table = await open("map", 1);
    await table.others();
    expect(gate("north").dataset["kind"]).toBe("");
    await table.others();
    one("[data-claim='0 north dragon']");
    expect(gate("north").dataset["kind"]).toBe("");
    expect(gate("north").getAttribute("aria-label")).not.toContain("Gold");
  });

  it("a potion swaps roles when it is confirmed, and the record keeps them secret", async () => {
    const table = await open("potion");
    const { user, played } = table;
    expect(words(testId("moment"))).toContain("Lead the tunnel to the Gold");
    expect(await role(table)).toContain("Pedant");
    expect(all("[data-testid=moment]")).toEqual([]);
    await takeUp(table, "potion");
    await user.click(one("[data-strip='0']"));
    expect(words()).toContain("you cannot swap with yourself");
    await user.click(one("[data-target='2']"));
    expect(played).toEqual([]);
    expect(words(one(".prompt .note"))).toContain("both of you look");
    await user.keyboard("f");
    expect(await role(table)).toContain("Racer");
    expect(words(one("[role=log]"))).not.toContain("Racer");
  });

  it("a player is put down by a second tap, and swapping does not come back", async () => {
    const { user, played } = await open("potion");
    const pressed = (which: string) => one(which).getAttribute("aria-pressed");
    await user.click(card("potion"));
    for (const which of ["[data-target='2']", "[data-strip='2']"]) {
      await user.click(one(which));
      expect(pressed("[data-target='2']")).toBe("true");
      await user.click(one(which));
      expect(pressed("[data-target='2']")).toBe("false");
      expect(all("[data-testid=swap]")).toEqual([]);
      expect(testId("confirm").getAttribute("aria-disabled")).toBe("true");
    }
    await user.keyboard("{Escape}");
    await user.click(card("potion"));
    testId("swap");
    expect(played).toEqual([]);
  });

  it("a gate is put down where it was taken up, drawn or as a button", async () => {
    const { user, played } = await open("map");
    await user.click(card("map"));
    for (const which of ["[data-gate=north]", "[data-goal=north]"]) {
      await user.click(one(which));
      expect(one("[data-gate=north]").getAttribute("aria-pressed")).toBe("true");
      await user.click(one(which));
      expect(one("[data-gate=north]").getAttribute("aria-pressed")).toBe("false");
    }
    expect(played).toEqual([]);
  });

  it("a potion names whoever was taken up last, and swapping stands there only before", async () => {
    const table = await open("potion");
    await takeUp(table, "potion");
    expect([all("[data-testid=swap]").length, all("[data-testid=confirm]").length]).toEqual([1, 0]);
    await table.user.click(one("[data-strip='2']"));
    expect(one("[data-target='2']").getAttribute("aria-pressed")).toBe("true");
    expect(one("[data-strip='2']").getAttribute("aria-pressed")).toBe("true");
    await table.user.click(one("[data-target='1']"));
    expect(one("[data-strip='2']").getAttribute("aria-pressed")).toBe("false");
    expect([all("[data-testid=swap]").length, all("[data-testid=confirm]").length]).toEqual([0, 1]);
    expect(table.played).toEqual([]);
  });
});

describe("your role", () => {
  const shown = () => all("[data-testid=role]").map((one) => words(one));

  it("is read before anything is shown of what others do", async () => {
    settings.change({ motion: "system", pace: "quick" });
    const breath = 600 * settings.pace;
    const table = await open("map", 1);
    await table.others();
    testId("moment");
    const asked = words(one("#question"));
    expect(asked).not.toContain("gate");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(all("[data-testid=moment]")).toEqual([]);
    // The way to the gates is seen for a breath.
    await vi.advanceTimersByTimeAsync(breath - 1);
    expect(words(one("#question"))).toBe(asked);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(one("#question"))).toContain("looks behind a gate");
  });

  it("lies open where nobody else sits at the device, and is covered with the hand", async () => {
    const { user } = await open("potion");
    expect(shown()).toEqual([expect.stringContaining("Pedant")]);
    await user.click(testId("cover"));
    expect(shown()).toEqual([]);
  });

  it("shows, once covered, while the cloth is held aside, by pointer or by keys", async () => {
    const { user } = await open("potion");
    await user.click(testId("cover"));
    expect(shown()).toEqual([]);
    await user.pointer({ keys: "[MouseLeft>]", target: testId("cloth") });
    expect(shown()).toEqual([expect.stringContaining("Pedant")]);
    await user.pointer({ keys: "[/MouseLeft]", target: testId("cloth") });
    expect(shown()).toEqual([]);
    testId("cloth").focus();
    await user.keyboard("{Enter>}");
    expect(shown()).toEqual([expect.stringContaining("Pedant")]);
    await user.keyboard("{/Enter}");
    expect(shown()).toEqual([]);
  });
});

describe("at one device", () => {
  it("nothing secret shows before it is handed over", async () => {
    const table = await open("two-at-one-device");
    expect(all("[data-hand]").filter((one) => one.dataset["hand"] !== "covered")).toEqual([]);
    await takeOver(table);
    // The cards lie open to whoever has said who they are; the role stays under its cloth.
    const [first] = all("[data-hand]");
    expect(all("[data-hand]")).toHaveLength(3);
    expect(all("[data-hand=covered], [data-testid=role]")).toEqual([]);
    await table.user.click(first as HTMLElement);
    await table.user.click(spot("1,0"));
    await table.user.click(testId("confirm"));
    await takeOver(table);
    expect(all("[data-hand]")).toHaveLength(3);
  });

  it("a round begins with the role, held to be seen", async () => {
    const { user } = await open("two-at-one-device");
    await user.click(one("dialog[aria-labelledby='handover-title'] button"));
    const moment = testId("moment");
    expect(words(moment)).toContain("Hold to look");
    await user.pointer({ keys: "[MouseLeft>]", target: one("[data-testid=moment] button") });
    expect(words(moment)).toMatch(/Lead the tunnel to the Gold|Lead the tunnel to the Dragon/);
    expect(words(moment)).toContain("only the two teams count");
    await user.pointer({ keys: "[/MouseLeft]", target: one("[data-testid=moment] button") });
    expect(words(moment)).toContain("Hold to look");
    await user.click(one("dialog:has([data-testid=moment]) .button.go"));
    expect(all("[data-testid=moment]")).toEqual([]);
  });

  it.each(["base", "advanced"])("every kind of card is laid (%s)", async (mode) => {
    const table = await open(`every-card-${mode}`);
    await takeOver(table);
    const plays: [string, string][] = [
      ["lantern_cross", "1,0"],
      ["bomb_cross", "0,1"],
      ["door_yellow", "2,0"],
      ["key_yellow_cross", "1,1"],
      ["rubble_cross", "-1,0"],
      ["passage_straight", "3,0"],
      ["passage_cross", "4,0"],
      ["door_red", "0,-1"],
      ["key_red_cross", "4,1"],
    ];
    for (const [number, [name, place]] of plays.entries()) {
      if (number > 0) await takeOver(table);
      if (name === "key_yellow_cross") {
        expect(spot("2,0").dataset["passable"]).toBe("false");
        expect(one("[data-colour=yellow]").dataset["open"]).toBe("false");
      }
      if (name === "key_red_cross") expect(spot("0,-1").dataset["live"]).toBe("false");
      await lay(table, name, place);
      expect(spot(place).dataset["card"]).toBe(name);
    }
    // The yellow door is open and leads on; the key behind it opens the red one.
    for (const place of ["1,0", "0,1", "2,0", "1,1", "3,0", "4,0", "4,1", "0,-1"])
      expect(spot(place).dataset["live"]).toBe("true");
    expect(spot("-1,0").dataset["live"]).toBe("false");
    for (const colour of ["red", "yellow"])
      expect(one(`[data-colour=${colour}]`).dataset["open"]).toBe("true");
  });

  it("a potion, a map, an explosion and ale are played with bonuses", async () => {
    const table = await open("three-at-one-device");
    const { user } = table;
    await takeOver(table);
    await takeUp(table, "potion");
    await user.click(one("[data-target='2']"));
    await user.click(testId("confirm"));
    await takeOver(table);
    expect(words(testId("potions"))).toContain("⇄");
    await takeUp(table, "map");
    await user.click(one("[data-gate=middle]"));
    await user.click(testId("confirm"));
    await user.click(one("[data-claim-kind=gold]"));
    one("[data-claim='1 middle gold']");
    await takeOver(table);
    expect(await role(table)).toContain("Pedant");
    await takeUp(table, "explosion");
    await user.click(spot("1,0"));
    await user.click(testId("confirm"));
    expect(all("[data-card]")).toHaveLength(0);
    await takeOver(table);
    expect(await role(table)).toContain("Racer");
    await lay(table, "ale_cross", "1,0");
    await user.click(one("[data-target='1']"));
    await user.click(testId("confirm"));
    // Seat 1 sleeps the ale off: the device goes on to the next.
    await takeOver(table);
    one("[data-strip='2'].active");
  });
});

describe("what one suspects", () => {
  it("is kept in this browser", async () => {
    const table = await open("keyboard");
    const { user } = table;
    await fireEvent.input(one("[data-suspect='2']"), { target: { value: "-1" } });
    expect(one("[data-strip='2'] [data-lean]").dataset["lean"]).toBe("-1");
    await user.click(one("[data-strip='2']"));
    await user.type(one("dialog[open] [data-note='2']"), "laid rubble");
    await user.keyboard("{Escape}");
    table.close();
    await table.open();
    expect(words(one("[data-strip='2'] [data-lean]"))).toContain("goblin?");
    expect(words(one("aside.side"))).toContain("laid rubble");
  });
});

it("of two equal cards one is taken up, and the other instead of it", async () => {
  const { user } = await open("rubble");
  const [first, second] = all("[data-hand=passage_tee]");
  if (!first || !second) throw new Error("the hand has two of them");
  const taken = () => [first, second].map((card) => card.getAttribute("aria-pressed"));
  await user.click(second);
  expect(taken()).toEqual(["false", "true"]);
  expect(second.classList).not.toContain("lit");
  expect(first.classList).toContain("lit");
  await user.click(first);
  expect(taken()).toEqual(["true", "false"]);
  await user.click(first);
  expect(taken()).toEqual(["false", "false"]);
});
