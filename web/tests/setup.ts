import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { setLanguage } from "../src/lib/i18n.svelte";

await setLanguage("en");
afterEach(() => {
  cleanup();
  localStorage.clear();
});
