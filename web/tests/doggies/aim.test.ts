/** The room a walker thinks of: seen before it is entered, entered with something in mind. */
import { describe, expect, it } from "vitest";
import { Aim, type Walking } from "../../src/games/doggies/aim.svelte";
import type { Action, Cell } from "../../src/games/doggies/types";
import { actionsOf, east, figuresOf, north, south, stepOf, turn, viewOf, whyNot } from "./sample";

const fight = stepOf({ verb: "Fight", sword: 0, bow: 0, fireball: 0 }, { paws: -1 });
const sneak = stepOf({ verb: "Sneak" }, whyNot("damage"));

/** Where the walker is: before the cat's room, or in it. */
function at(place: "start" | "cat", prompt: number): Walking {
  const steps = place === "start" ? [north, east, south, turn] : [fight, sneak];
  const path = place === "start" ? [[0, 0]] : [[0, 0], [0, -1]]; // prettier-ignore
  return {
    prompt: { id: prompt, say: { id: "doggies-prompt-walk", args: {} }, actions: actionsOf(steps) },
    view: viewOf(path, place === "cat"),
    figures: figuresOf(steps),
  };
}

function table() {
  const sent: Action[] = [];
  const asked: Action[] = [];
  const now = { walking: at("start", 4), accepts: true };
  const aim = new Aim(
    () => now.walking,
    (action) => {
      asked.push(action);
      const { view, figures } = at("cat", 0);
      return Promise.resolve({ view, figures, events: [] });
    },
    (action) => {
      sent.push(action);
      return Promise.resolve(now.accepts);
    },
  );
  return { aim, now, sent, asked };
}

const cat: Cell = [0, -1];

describe("the room that is aimed at", () => {
  it("shows the choices of the room without sending anything", async () => {
    const { aim, sent, asked } = table();
    await aim.pick(cat);
    expect(aim.cell).toEqual(cat);
    expect(aim.choices).toEqual([fight, sneak]);
    expect(asked).toEqual([{ verb: "Move", direction: "N" }]);
    expect(sent).toEqual([]);
    aim.drop();
    expect(aim.cell).toBeNull();
    expect(aim.choices).toEqual([]);
  });

  it("says why a room is closed, and offers the turns of its card, without asking the server", async () => {
    const { aim, asked } = table();
    await aim.pick([1, 0]);
    expect(aim.step?.why?.id).toBe("doggies-why-locked");
    expect(aim.turns).toEqual([turn]);
    expect(asked).toEqual([]);
    expect(aim.canPick([7, 7])).toBe(false);
  });

  it("walks in, and does there what was chosen once the question of that room has come", async () => {
    const { aim, now, sent } = table();
    await aim.pick(cat);
    await aim.enter(fight);
    expect(sent).toEqual([north.action]);
    expect(aim.entering).toBe(true);
    expect(aim.arrived()).toBeNull();
    now.walking = at("cat", 5);
    expect(aim.arrived()).toEqual(fight.action);
    expect(aim.entering).toBe(false);
    expect(aim.arrived()).toBeNull();
  });

  it("forgets what it had in mind if the step is refused, or leads elsewhere", async () => {
    const refused = table();
    refused.now.accepts = false;
    await refused.aim.pick(cat);
    await refused.aim.enter(fight);
    expect(refused.aim.entering).toBe(false);

    const elsewhere = table();
    await elsewhere.aim.pick(cat);
    await elsewhere.aim.enter(fight);
    elsewhere.now.walking = at("start", 5);
    expect(elsewhere.aim.arrived()).toBeNull();
  });
});
