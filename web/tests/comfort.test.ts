import { beforeEach, describe, expect, it, vi } from "vitest";
import { countHint, forgetHints, gotIt, hintOf, isNews, readSeen } from "../src/lib/hints.svelte";
import { readSettings, settings, usual } from "../src/lib/settings.svelte";
import { PlayedStep } from "../src/lib/step";
import { manifest, offlinePage, worker } from "../vite/app-files.ts";
import { lantern } from "../vite/lantern.ts";
import { scaled, typeSize } from "../vite/type-size.ts";

beforeEach(() => {
  settings.change(usual);
  forgetHints();
});

describe("settings", () => {
  it("are as usual where nothing was kept, or nonsense", () => {
    for (const kept of [null, "", "{", "[]", "3", "null", '{"theme":"pink","volume":900}']) {
      expect(readSettings(kept)).toEqual(usual);
    }
  });

  it("keep what fits and let go of the rest", () => {
    const kept = '{"theme":"light","size":130,"pace":"never","sound":false,"volume":0}';
    expect(readSettings(kept)).toEqual({
      ...usual,
      theme: "light",
      size: 130,
      sound: false,
      volume: 0,
    });
  });

  it("are worn by the page and remembered", () => {
    settings.change({ theme: "light", size: 115, motion: "less", pace: "quick" });
    const root = document.documentElement;
    expect(root.dataset["theme"]).toBe("light");
    expect(root.dataset["motion"]).toBe("less");
    expect(root.style.getPropertyValue("--type")).toBe("1.15");
    expect(root.style.getPropertyValue("--pace")).toBe("0.5");
    expect(settings.calm).toBe(true);
    expect(readSettings(localStorage.getItem("undercroft-settings")).size).toBe(115);
  });
});

describe("the pace", () => {
  it.each([
    [1, 300],
    [1.7, 510],
    [0.5, 150],
  ])("times %f makes a pause of 300 ms last %i", async (pace, lasts) => {
    vi.useFakeTimers();
    try {
      let over = false;
      const step = new PlayedStep(1, [{}], false, () => undefined, pace);
      void step.pause(300).then(() => (over = true));
      await vi.advanceTimersByTimeAsync(lasts - 1);
      expect(over).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(over).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("hints", () => {
  it("belong to a kind of decision", () => {
    expect(hintOf("raiders-prompt-treasure")).toBe("hint-raiders-treasure");
    expect(hintOf("doggies-prompt-walk-start")).toBe("hint-doggies-walk-start");
    expect(hintOf("toy-asks")).toBe(null);
  });

  it("are news twice, or until somebody got it, or never if not wanted", () => {
    expect(isNews("hint-a")).toBe(true);
    countHint("hint-a");
    expect(isNews("hint-a")).toBe(true);
    countHint("hint-a");
    expect(isNews("hint-a")).toBe(false);
    gotIt("hint-b");
    expect(isNews("hint-b")).toBe(false);
    expect(isNews("hint-c")).toBe(true);
    settings.change({ hints: false });
    expect(isNews("hint-c")).toBe(false);
  });

  it("survive nonsense in the memory", () => {
    expect(readSeen('{"hint-a":1,"hint-b":"x"}')).toEqual({ "hint-a": 1 });
    expect(readSeen("[")).toEqual({});
    expect(readSeen("null")).toEqual({});
  });
});

describe("sound", () => {
  it("asks for none before the first touch or key, none when off", async () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    // A page that nobody has touched yet.
    vi.resetModules();
    const { sound } = await import("../src/lib/sound");
    const fresh = await import("../src/lib/settings.svelte");
    sound.play("turn");
    expect(made).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    fresh.settings.change({ sound: false });
    sound.play("turn");
    expect(made).not.toHaveBeenCalled();
  });
});

describe("the size of type", () => {
  it("follows the reader in every form of a size", () => {
    expect(scaled("13.5px")).toBe("calc(13.5px * var(--type))");
    expect(scaled("700 16px/1.2 var(--title)")).toBe(
      "700 calc(16px * var(--type))/1.2 var(--title)",
    );
    expect(scaled("clamp(12px, 2vw, 1.1em)")).toBe("clamp(calc(12px * var(--type)), 2vw, 1.1em)");
    expect(scaled("1.2em")).toBe("1.2em");
  });

  it("is left alone in everything that is no size of type, and when it follows already", () => {
    const width = { prop: "width", value: "13px" };
    typeSize.Declaration(width);
    expect(width.value).toBe("13px");
    const once = { prop: "font-size", value: "13px" };
    typeSize.Declaration(once);
    typeSize.Declaration(once);
    expect(once.value).toBe("calc(13px * var(--type))");
  });
});

describe("the files of the app", () => {
  it("say in three languages that the server is away", () => {
    const page = offlinePage();
    for (const language of ["ru", "uk", "en"])
      expect(page).toContain(`<section lang="${language}">`);
    expect(page).not.toMatch(/<script|style=/);
  });

  it("have pictures of the size the manifest tells", () => {
    const { icons } = manifest() as { icons: { src: string; sizes: string }[] };
    expect(icons.map((icon) => icon.sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
    const picture = lantern(48);
    expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([48, 48]);
  });

  it("change the worker when the page for offline changes, and only then", () => {
    expect(worker("one")).toBe(worker("one"));
    expect(worker("one")).not.toBe(worker("two"));
    expect(worker("one")).not.toContain("OFFLINE_HASH");
  });
});
