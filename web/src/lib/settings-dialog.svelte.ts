/** The settings dialog: fetched with its words when it is first opened. */
import type { Component } from "svelte";
import { loadWords } from "./i18n.svelte";
import { toast } from "./toast.svelte";

let open = $state(false);
let view = $state.raw<Component<{ onclose: () => void }> | null>(null);

export const settingsDialog = {
  /** What to show while it is open. */
  get view() {
    return open ? view : null;
  },
  async show(): Promise<void> {
    open = true;
    try {
      const [found] = await Promise.all([
        import("../ui/SettingsDialog.svelte"),
        loadWords("settings"),
      ]);
      view = found.default;
    } catch {
      open = false;
      toast.refuse({ id: "error-unreachable", args: {} });
    }
  },
  close(): void {
    open = false;
  },
};
