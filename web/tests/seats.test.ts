import { expect, it } from "vitest";
import { Seats } from "../src/lib/seats";
import { mayAskBack, missed, onlyYou } from "../src/lib/standing";
import type { SeatInfo } from "../src/lib/wire";
import { stateOf, tableOf } from "./messages";

const chair = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  nick: null,
  bot: null,
  connected: true,
  stand_in: null,
  away: null,
  resigned: false,
  ...more,
});

it("tells who is here, who is away since when, and who plays for whom", () => {
  const seats = new Seats(
    [
      chair({ nick: "Ann", connected: false, away: 5 }),
      chair({ nick: "Bo", connected: false, away: 7, stand_in: "good" }),
      chair({ kind: "open", connected: false }),
      chair({ kind: "bot", bot: "good", resigned: true }),
    ],
    [0],
  );
  // Whoever reads this is here, whatever another of their pages last said.
  expect(seats.isAway(0)).toBe(false);
  expect(seats.awaySince(0)).toBe(null);
  expect(seats.awaySince(1)).toBe(7);
  expect(seats.standIn(1)).toBe("good");
  expect(seats.isOpen(2)).toBe(true);
  expect(seats.isAway(2)).toBe(false);
  expect(seats.hasResigned(3)).toBe(true);
  expect(seats.isPerson(3)).toBe(false);
});

it('says "you" only to the person in front of the screen, where several share a device', () => {
  const shared = { ...tableOf([0, 2], ["Ann", "Bo", "Cy"]), status: "playing" as const };
  expect(Seats.of(shared, 2).all.filter((seat) => Seats.of(shared, 2).isYou(seat))).toEqual([2]);
  expect(Seats.of({ ...shared, status: "lobby" }, 2).you).toEqual([0, 2]);
  expect(Seats.of(shared).you).toEqual([0, 2]);
});

it("knows whom the table waits for in vain", () => {
  const table = { ...tableOf([0], ["Ann", "Bo", "Cy", "Di"]), status: "playing" as const };
  const away = { connected: false, away: 1 };
  table.seats = table.seats.map(
    (one, seat) =>
      [one, { ...one, ...away }, { ...one, ...away, stand_in: "good" }, chair({ kind: "open" })][
        seat
      ] ?? one,
  );
  expect(missed(table, [0, 1, 2, 3])).toEqual([1, 3]);
  expect(missed(table, [0])).toEqual([]);
});

it("offers to ask for a step back at a friendly table, where it is not free", () => {
  const table = { ...tableOf([0]), status: "playing" as const };
  expect(mayAskBack(table, stateOf(0, 3))).toBe(true);
  expect(mayAskBack(table, stateOf(0, 3, { take_back: true }))).toBe(false);
  const strict = { ...table, manners: { ...table.manners, friendly: false } };
  expect(mayAskBack(strict, stateOf(0, 3))).toBe(false);
  expect(onlyYou(table)).toBe(false);
  expect(onlyYou({ ...table, you: [0, 1, 2] })).toBe(true);
});

it("calls you so on a narrow plate, where your name may not fit", () => {
  const seats = new Seats([chair({ nick: "Bartholomew" }), chair({ nick: "Bo" })], [0]);
  expect(seats.plate(0, false)).toBe("Bartholomew");
  expect(seats.plate(0, true)).toBe("you");
  expect(seats.plate(1, true)).toBe("Bo");
});
