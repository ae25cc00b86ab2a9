import { waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { all, one, scenes, testId, words } from "../recorded";
import {
  aim,
  choices,
  choose,
  go,
  label,
  log,
  offered,
  out,
  question,
  room,
  running,
} from "./table";

const open = await scenes("doggies");

describe("a room that is chosen on the map", () => {
  it("shows its choices before a step is taken", async () => {
    const table = await open("cat");
    const { user, played } = table;
    await choose(table, "Leave");
    const shields = running("shields left");
    await aim(table, "1,0");
    expect(question()).toBe("Gelatinous Cat: fight it or sneak past?");
    testId("next-step");
    expect(room("1,0").getAttribute("aria-pressed")).toBe("true");
    expect(offered()).toEqual(new Set(["Fight", "Sneak"]));
    expect(words(choices("Sneak")[0])).toContain("→ 2");
    await user.hover(choices("Fight")[0] as HTMLElement);
    expect(words(testId("running"))).toContain("→ 4");
    await user.keyboard("{Escape}");
    expect(all("[data-testid=next-room]")).toHaveLength(0);
    expect(running("shields left")).toBe(shields);
    expect(played).toHaveLength(1);
    expect(log()).not.toContain("enter");
  });

  it("is entered by a second tap, and must be decided before the next one", async () => {
    const table = await open("cat");
    await choose(table, "Leave");
    await go(table, "1,0");
    expect(all("[data-testid=next-step]")).toHaveLength(0);
    await table.user.click(room("2,0"));
    expect(words()).toContain("First decide about this room: Gelatinous Cat.");
    expect(offered()).toEqual(new Set(["Fight", "Sneak"]));
    expect(table.played).toHaveLength(2);
  });

  it("tells why it cannot be entered behind a locked door", async () => {
    const table = await open("door-locked");
    await choose(table, "Leave");
    await aim(table, "0,-1");
    const blocked = one("button[data-choice=blocked]");
    expect(words(blocked)).toContain("locked, a key is needed");
    expect(words(blocked)).not.toContain("A locked door, and you have no key.");
    await table.user.click(blocked);
    expect(words()).toContain("A locked door, and you have no key.");
    expect(offered()).toEqual(new Set());
    expect(log()).not.toContain("enter");
  });
});

describe("in a room", () => {
  it("a trap is asked about in few words, and a debt has a minus sign", async () => {
    const table = await open("trap-taken");
    await choose(table, "Leave");
    await aim(table, "1,0");
    expect(question()).toMatch(/: disarm it or take it along\?$/);
    await table.user.hover(choices("TakeTrap")[0] as HTMLElement);
    expect(running("coins so far")).toContain("−1");
  });

  it("a fight takes a potion and wins a key, and is taken back", async () => {
    const table = await open("fight");
    await choose(table, "Leave");
    await aim(table, "1,0");
    expect(words(choices("Fight")[0])).toContain("−1");
    await choose(table, "Fight");
    expect(running("keys")).toBe("1");
    expect(label("1,0")).toContain("claimed");
    await table.user.click(one(".corner .back"));
    expect(running("keys")).toBe("0");
    await choose(table, "Fight");
    // The key opens the door.
    await aim(table, "2,0");
    expect(offered()).toEqual(new Set(["Claim", "Skip"]));
  });

  it("Joan smites what she cannot beat", async () => {
    const table = await open("golem");
    await choose(table, "Leave");
    await go(table, "1,0");
    const fight = one("button[data-choice=Fight][aria-disabled=true]");
    expect(words(fight)).toContain("Still needed: 3 fireballs");
    expect(words(choices("Smite")[0])).toContain("−2");
    await choose(table, "Smite");
    expect(log()).toContain("smite");
  });

  it("a trap is taken along", async () => {
    const table = await open("trap-taken");
    await choose(table, "Leave");
    await go(table, "1,0");
    expect(offered()).toEqual(new Set(["TakeTrap"]));
    await choose(table, "TakeTrap");
    await out(table, one("[data-exit=E]"));
    expect(log()).toContain("You are out");
  });

  it("a trap is disarmed with a card of this walk, which leaves a hole", async () => {
    const table = await open("trap-disarmed");
    await choose(table, "Leave");
    await go(table, "1,0");
    await choose(table, "Claim");
    await go(table, "2,0");
    expect(words(choices("Disarm")[0])).toContain("leaves a hole");
    await choose(table, "Disarm");
    expect(label("1,0")).toContain("Hole");
    await out(table, one("[data-exit=E]"));
    expect(log()).toContain("disarm the trap");
  });

  it("a tramp is hired, and a potion is taken", async () => {
    const table = await open("tramp-and-potion");
    await choose(table, "Leave");
    await go(table, "0,-1");
    expect(choices("Hire")).toHaveLength(2);
    const before = words(testId("running"));
    await choose(table, "Hire", "and a paw");
    expect(words(testId("running"))).not.toBe(before);
    await go(table, "0,-2");
    await choose(table, "TakePotion", "Dexterity");
    await out(table, one("[data-exit=N]"));
    expect(log()).toContain("Potion of Dexterity");
  });
});

describe("whoever is out", () => {
  it("lets the rest go by fast, in a place that no choice takes", async () => {
    const table = await open("own-quest");
    await choose(table, "Leave");
    await aim(table, "1,0");
    expect(all(".rush")).toHaveLength(0);
    await choose(table, "Fight");
    await out(table, one("[data-exit=S]"));
    const rush = testId("rush");
    expect(rush.closest(".choices")).toBe(null);
    expect(rush.getAttribute("aria-pressed")).toBe("false");
    await table.others();
    await table.others();
    expect(offered()).toContain("Explore");
    expect(all(".rush")).toHaveLength(0);
  });

  it("is still asked what there is to ask", async () => {
    const table = await open("cat");
    await choose(table, "Leave");
    for (const message of table.next?.heard ?? [])
      if (message.t === "state") {
        const { seats } = message.view as { seats: { status: string }[] };
        for (const seat of seats) seat.status = "left";
      }
    await go(table, "1,0");
    testId("rush");
    expect(offered()).toEqual(new Set(["Fight", "Sneak"]));
  });
});

describe("the way", () => {
  it("leads through a portal to the other one", async () => {
    const table = await open("portals");
    await choose(table, "Leave");
    await go(table, "1,0");
    await go(table, "-1,-2");
    expect(label("-1,-2")).toContain("You stand here");
  });

  it("leads through a locked door that a Bonk breaks", async () => {
    const table = await open("door-broken");
    await choose(table, "Leave");
    expect(offered()).toContain("Break");
    await aim(table, "0,-1");
    await choose(table, "Claim");
    expect(running("paws left")).toBe("3/5");
    await out(table, all("[data-exit]")[0] as HTMLElement);
    expect(log()).toContain("break through");
  });

  it("is walked by keyboard alone, and Sharik turns a card", async () => {
    const { user, played } = await open("card-turned");
    await user.keyboard("2");
    expect(played).toEqual([{ verb: "Leave" }]);
    await user.keyboard("{ArrowRight}");
    choices("Rotate")[0]?.focus();
    await user.keyboard("{Enter}");
    expect(log()).toContain("turn a card");
    all("[data-exit]")[0]?.focus();
    await user.keyboard("{Enter}");
    one("dialog[open] .button.go").focus();
    await user.keyboard("{Enter}");
    expect(log()).toContain("You are out");
  });

  it("counts one's own quest, from the step to the end of the round", async () => {
    const table = await open("own-quest");
    await choose(table, "Leave");
    await aim(table, "1,0");
    await table.user.hover(choices("Fight")[0] as HTMLElement);
    expect(running("coins so far")).toMatch(/^0\s*→ 2$/);
    await choose(table, "Fight");
    expect(running("coins so far")).toBe("2");
    await table.user.click(one("[data-exit=S]"));
    expect(words(one("dialog[open]"))).toContain("coins by this walk: 2");
    await table.user.click(one("dialog[open] .button.go"));
    settings.change({ motion: "system", pace: "calm" });
    await table.others();
    await waitFor(() => expect(all(".over li")).toHaveLength(2));
    const [you, owl] = all(".over li").map((line) => words(line));
    expect(you).toMatch(/^you.*\b2\s*2 in all/);
    expect(owl).toMatch(/^Owl.*\b0\s*0 in all/);
  });

  it("has brought the same when its last step is taken back", async () => {
    const table = await open("own-quest-back");
    await choose(table, "Leave");
    await aim(table, "1,0");
    await choose(table, "Fight");
    await out(table, one("[data-exit=S]"));
    await table.user.click(one(".corner .back"));
    expect(running("coins so far")).toBe("2");
    await table.user.click(one("[data-exit=S]"));
    expect(words(one("dialog[open]"))).toContain("coins by this walk: 2");
  });

  it("has brought the same when it is taken back from the next round", async () => {
    const table = await open("round-back");
    await choose(table, "Leave");
    await aim(table, "1,0");
    await choose(table, "Fight");
    await out(table, one("[data-exit=S]"));
    expect(words(one("header"))).toContain("2 / 3");
    await table.user.click(one(".corner .back"));
    expect(running("coins so far")).toBe("2");
  });

  it("out of the last round leads to the score sheet", async () => {
    const table = await open("last-walk");
    await choose(table, "Leave");
    await aim(table, "1,0");
    await choose(table, "Claim");
    await out(table, one("[data-exit=E]"));
    const sheet = one("dialog[open]");
    expect(words(sheet.querySelector("h1, h2, h3") as Element)).toMatch(/won|win/);
    for (const text of ["Vera", "Coin rooms", "Total"]) expect(words(sheet)).toContain(text);
    expect(sheet.querySelector("a[href$='/record']")).not.toBe(null);
  });
});
