import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { dialogs } from "../src/lib/dialogs.svelte";
import { roomSlugs } from "../src/lib/game";
import { forgetHints } from "../src/lib/hints.svelte";
import { setLanguage } from "../src/lib/i18n.svelte";
import { keyHelp } from "../src/lib/keys.svelte";
import { lookup } from "../src/lib/lookup.svelte";
import { settings, usual } from "../src/lib/settings.svelte";
import { toast } from "../src/lib/toast.svelte";

await setLanguage("en");
// A busy machine may take its time; what does not come within this is not coming.
configure({ asyncUtilTimeout: 30_000 });

// Everybody here has played before; what newcomers are told is the matter of tests/goal.test.ts.
beforeEach(() => {
  for (const slug of roomSlugs) localStorage.setItem(`undercroft-goal-${slug}`, "seen");
});

// Every test leaves the page as it found it: nothing open, nothing said, nothing chosen, nothing pretended.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  dialogs.question?.answer(false);
  dialogs.closeEnlarged();
  keyHelp.close();
  lookup.hide();
  for (const note of toast.notes) toast.dismiss(note.id);
  settings.change(usual);
  forgetHints();
  localStorage.clear();
  sessionStorage.clear();
  await setLanguage("en");
});
