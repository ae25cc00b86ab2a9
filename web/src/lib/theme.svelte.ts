import { recall, remember } from "./memory";

export type Theme = "dark" | "light";

let current = $state<Theme>("dark");

function wear(theme: Theme): void {
  current = theme;
  document.documentElement.dataset["theme"] = theme;
  const ground = theme === "dark" ? "#14110f" : "#f1e7d3";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

export const theme = {
  get current(): Theme {
    return current;
  },
  /** The theme chosen before; lantern light unless somebody chose daylight. */
  start(): void {
    wear(recall("theme") === "light" ? "light" : "dark");
  },
  toggle(): void {
    wear(current === "dark" ? "light" : "dark");
    remember("theme", current);
  },
};
