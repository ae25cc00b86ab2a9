import { afterEach, describe, expect, it } from "vitest";
import { clockAfter, clockText, lengthText, nextTick, warnsBelow } from "../src/lib/clock";
import { setLanguage } from "../src/lib/i18n.svelte";
import { clockName, clocks, mannersInWords, sameClock, usualManners } from "../src/lib/manners";
import { time, ago } from "../src/lib/time";

afterEach(() => setLanguage("en"));

describe("a clock", () => {
  it("stands still while the seat is not asked", () => {
    expect(clockAfter({ left: null, reserve: 300_000 }, 5000)).toEqual({
      running: false,
      decision: 0,
      reserve: 300_000,
      total: 300_000,
      usesReserve: false,
    });
  });

  it("first runs the time of the decision, then the reserve", () => {
    const told = { left: 30_000, reserve: 60_000 };
    expect(clockAfter(told, 10_000)).toMatchObject({ decision: 20_000, reserve: 60_000 });
    expect(clockAfter(told, 30_000)).toMatchObject({ decision: 0, total: 60_000 });
    expect(clockAfter(told, 40_000)).toMatchObject({
      decision: 0,
      reserve: 50_000,
      total: 50_000,
      usesReserve: true,
    });
  });

  it("counts on from a reserve that was already running", () => {
    expect(clockAfter({ left: -20_000, reserve: 60_000 }, 5000).reserve).toBe(35_000);
  });

  it("never goes below zero, and a browser's clock set back does not add time", () => {
    expect(clockAfter({ left: 1000, reserve: 0 }, 9000).total).toBe(0);
    expect(clockAfter({ left: 1000, reserve: 0 }, -9000).total).toBe(1000);
  });

  it("warns at a fifth of a decision, between ten seconds and an hour", () => {
    expect(warnsBelow({ seconds: 30, reserve: 0 })).toBe(10_000);
    expect(warnsBelow({ seconds: 120, reserve: 0 })).toBe(24_000);
    expect(warnsBelow({ seconds: 86_400, reserve: 0 })).toBe(3_600_000);
  });

  it("is read at a glance, and shows zero only when it is over", () => {
    expect(clockText(24_000)).toBe("0:24");
    expect(clockText(100)).toBe("0:01");
    expect(clockText(0)).toBe("0:00");
    expect(clockText(605_000)).toBe("10:05");
    expect(clockText(3_600_000 * 5 + 180_000)).toBe("5 h 03 min");
    expect(clockText(3_600_000 * 52)).toBe("2 d 4 h");
  });

  it("ticks with the second, and with the minute where it shows minutes", () => {
    expect(nextTick(24_300)).toBe(300);
    expect(nextTick(24_000)).toBe(1000);
    expect(nextTick(3_600_000 * 5 + 30_000)).toBe(30_000);
  });
});

describe("lengths and manners in words", () => {
  it.each([
    [30, "30 s"],
    [90, "90 s"],
    [300, "5 min"],
    [7200, "2 h"],
    [86_400, "1 day"],
  ])("says %d seconds as %s", (seconds, words) => {
    expect(lengthText(seconds)).toBe(words);
  });

  it("names the usual clocks", () => {
    expect(clocks.map(clockName)).toEqual(["none", "30 s + 5 min", "2 min + 15 min", "1 day"]);
  });

  it("knows one clock by its numbers", () => {
    expect(sameClock({ seconds: 30, reserve: 300 }, clocks[1] ?? null)).toBe(true);
    expect(sameClock({ seconds: 31, reserve: 300 }, clocks[1] ?? null)).toBe(false);
    expect(sameClock(null, null)).toBe(true);
    expect(sameClock(null, { seconds: 30, reserve: 0 })).toBe(false);
  });

  it("tells everybody how the table plays", async () => {
    const clock = { seconds: 120, reserve: 900 };
    const told = mannersInWords({ ...usualManners, clock, patience: 60 }).map(({ how }) => how);
    expect(told).toEqual(["2 min + 15 min", "yes", "1 min", "normal", "no"]);
    await setLanguage("ru");
    expect(clockName(clock)).toBe("2 мин + 15 мин");
  });
});

it("tells a moment of today by the hour, another with its day", () => {
  const noon = new Date(2024, 4, 7, 12, 5).getTime();
  expect(time(noon, noon + 60_000)).toBe("12:05 PM");
  expect(time(noon, noon + 86_400_000)).toContain("May 7");
  expect(ago(noon, noon + 20_000)).toBe("now");
  expect(ago(noon, noon + 5 * 60_000)).toBe("5 min. ago");
  expect(ago(noon, noon + 50 * 3_600_000)).toBe("2 days ago");
});
