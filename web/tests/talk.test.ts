import { describe, expect, it } from "vitest";
import { Refusal } from "../src/lib/api";
import { Talk, measured, merge } from "../src/lib/talk.svelte";
import type { ChatLine } from "../src/lib/wire";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  seat: 0,
  nick: "Fox",
  text: `line ${number}`,
  made: 0,
  marks: [],
  yours: [],
  ...more,
});
const quiet = { say: () => Promise.resolve(), react: () => Promise.resolve() };

describe("talk at a table", () => {
  it("keeps lines in order and takes the newer version of one that was marked", () => {
    const marked = line(1, { marks: [["🔥", ["Owl"]]] });
    expect(merge([line(1), line(2)], [line(3), marked])).toEqual([marked, line(2), line(3)]);
  });

  it("counts what came while nobody looked, also after a reload", () => {
    const talk = new Talk("t", quiet);
    talk.hear([line(1), line(2)]);
    expect(talk.unread).toBe(2);
    talk.look(true);
    expect(talk.unread).toBe(0);
    talk.hear([line(3)]);
    expect(talk.unread).toBe(0);
    talk.look(false);
    talk.hear([line(4)]);
    talk.hear([line(2, { marks: [["👏", ["Owl"]]] })]);
    expect(talk.unread).toBe(1);
    const again = new Talk("t", quiet);
    again.hear([line(1), line(2), line(3), line(4)]);
    expect(again.unread).toBe(1);
  });

  it("reads out what comes, not what was said before", () => {
    const talk = new Talk("t", quiet);
    talk.hear([line(1)]);
    talk.hear([line(2)]);
    talk.hear([line(1, { marks: [["👏", ["Owl"]]] })]);
    expect(talk.fresh.map((one) => one.number)).toEqual([2]);
  });

  it("counts nothing while it is hidden", () => {
    const talk = new Talk("t", quiet);
    talk.setHidden(true);
    talk.hear([line(1)]);
    expect(talk.unread).toBe(0);
    expect(new Talk("u", quiet).hidden).toBe(true);
  });

  it("measures a line as the server does: one line, characters and not code units", () => {
    expect(measured("  a \n b\tc  ")).toEqual({ text: "a b c", length: 5 });
    expect(measured("👍👍").length).toBe(2);
    expect(measured(" \n ").length).toBe(0);
  });

  it("does not send what is too long, and says why the server refused", async () => {
    const sent: string[] = [];
    const talk = new Talk("t", {
      say: (_, text) => {
        sent.push(text);
        return Promise.reject(new Refusal({ id: "chat-marks" }, 422));
      },
      react: () => Promise.resolve(),
    });
    expect(await talk.say(0, "x".repeat(501))).toEqual({
      id: "talk-long",
      args: { length: 501, most: 500 },
    });
    expect(await talk.say(0, "   ")).toBe(null);
    expect(sent).toEqual([]);
    expect(await talk.say(0, " hello  there ")).toEqual({ id: "chat-marks" });
    expect(sent).toEqual(["hello there"]);
    expect(await talk.react(1, "👍")).toBe(null);
  });
});
