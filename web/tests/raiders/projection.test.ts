import { describe, expect, it } from "vitest";
import { after } from "../../src/games/raiders/projection";
import { seatOf, viewOf } from "./sample";

describe("what is seen between two positions", () => {
  it("a revealed power card leaves the hand and lies before its owner", () => {
    const seen = after(viewOf(), { event: "CardsRevealed", cards: ["4", "1", "2"] });
    expect(seen.seats[0]).toMatchObject({ laid: ["4"], power: [1, 2, 5], spent: [3, 4] });
    expect(seen.seats[2]).toMatchObject({ laid: ["2"], power: [1, 3, 4, 5], spent: [2] });
  });

  it("a played item is one less, and costs no power card", () => {
    const start = viewOf({
      seats: [seatOf({ items: { torch: 0, ball: 2, key: 0, sword: 0 } }), seatOf(), seatOf()],
    });
    const seen = after(start, { event: "CardsRevealed", cards: ["ball", "1", "2"] });
    expect(seen.seats[0]?.items.ball).toBe(1);
    expect(seen.seats[0]?.power).toEqual([1, 2, 3, 4, 5]);
    const gazing = after(seen, { event: "BallUsed", seat: 0 });
    expect(gazing.seats[0]).toMatchObject({ gazing: true, chosen: false, laid: ["ball"] });
    const second = after(gazing, { event: "SecondRevealed", cards: [{ seat: 0, card: "5" }] });
    expect(second.seats[0]).toMatchObject({ gazing: false, laid: ["ball", "5"] });
  });

  it("a torch is gone as soon as it burns", () => {
    const start = viewOf({ seats: [seatOf({ items: { torch: 1, ball: 0, key: 0, sword: 0 } })] });
    const seen = after(start, { event: "TorchUsed", seat: 0 });
    expect(seen.seats[0]).toMatchObject({ torch_used: true, items: { torch: 0 } });
  });

  it("the end of a floor gives all power cards back", () => {
    const seen = after(viewOf(), { event: "FloorEnded", floor: 1 });
    expect(seen.seats[0]).toMatchObject({ power: [1, 2, 3, 4, 5], spent: [] });
  });

  it("the position it starts from is left as it was", () => {
    const start = viewOf();
    after(start, { event: "CardsRevealed", cards: ["4", "1", "2"] });
    expect(start).toEqual(viewOf());
  });
});
