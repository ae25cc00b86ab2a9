/** What a person has set in this browser. It is kept here and nowhere else. */
import { media } from "./media";
import { recall, remember } from "./memory";

export const choices = {
  theme: ["system", "light", "dark"],
  motion: ["system", "less"],
  size: [90, 100, 115, 130],
  pace: ["calm", "normal", "quick", "at-once"],
} as const;

export interface Settings {
  theme: (typeof choices.theme)[number];
  motion: (typeof choices.motion)[number];
  /** Size of type in percent. */
  size: (typeof choices.size)[number];
  /** How long what happens is shown. */
  pace: (typeof choices.pace)[number];
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  hints: boolean;
  notify: boolean;
}

export const usual: Settings = {
  theme: "system",
  motion: "system",
  size: 100,
  pace: "normal",
  sound: true,
  volume: 60,
  hints: true,
  notify: false,
};

/** What was kept, field by field: whatever does not fit any more is as usual. */
export function readSettings(kept: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (parsed !== null && typeof parsed === "object") found = parsed;
  } catch {
    // Not ours, or cut: everything is as usual.
  }
  const one = <K extends keyof typeof choices>(name: K): Settings[K] =>
    (choices[name] as readonly unknown[]).includes(found[name])
      ? (found[name] as Settings[K])
      : usual[name];
  const flag = (name: "sound" | "hints" | "notify"): boolean =>
    typeof found[name] === "boolean" ? found[name] : usual[name];
  const { volume } = found;
  return {
    theme: one("theme"),
    motion: one("motion"),
    size: one("size"),
    pace: one("pace"),
    sound: flag("sound"),
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : usual.volume,
    hints: flag("hints"),
    notify: flag("notify"),
  };
}

/** Where a small screen is full of drawings, type grows no further than this, in percent. */
const tightest = 110;
const paces: Record<Settings["pace"], number> = { calm: 1.7, normal: 1, quick: 0.5, "at-once": 0 };
const less = matchMedia(media.calm);
const daylight = matchMedia(media.daylight);
let systemLight = $state(daylight.matches);
let current = $state.raw<Settings>(readSettings(recall("settings")));

/** The page follows the settings: colours, size of type, motion, length of animations. */
function wear(): void {
  const root = document.documentElement;
  const light = settings.light;
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["motion"] = current.motion;
  root.style.setProperty("--type", String(current.size / 100));
  root.style.setProperty("--type-tight", String(Math.min(current.size, tightest) / 100));
  root.style.setProperty("--pace", String(settings.pace));
  const ground = light ? "#f1e7d3" : "#14110f";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

export const settings = {
  get now(): Settings {
    return current;
  },
  get light(): boolean {
    return current.theme === "system" ? systemLight : current.theme === "light";
  },
  /** Nothing may move, by a setting or because the system says so. */
  get calm(): boolean {
    return current.motion === "less" || less.matches;
  },
  /** How much longer or shorter everything is shown; 0 is at once. */
  get pace(): number {
    return paces[current.pace];
  },
  change(some: Partial<Settings>): void {
    current = { ...current, ...some };
    remember("settings", JSON.stringify(current));
    wear();
  },
  start(): void {
    wear();
    daylight.addEventListener("change", () => {
      systemLight = daylight.matches;
      wear();
    });
    // Another window of this browser changed them.
    addEventListener("storage", (event) => {
      if (event.key !== "undercroft-settings") return;
      current = readSettings(event.newValue);
      wear();
    });
  },
};
