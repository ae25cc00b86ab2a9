import { expect, it } from "vitest";
import { Seats } from "../src/lib/seats";
import type { SeatInfo } from "../src/lib/wire";

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
