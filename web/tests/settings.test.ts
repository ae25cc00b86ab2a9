import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startWorker } from "../src/lib/install";
import { loadWords, setLanguage } from "../src/lib/i18n.svelte";
import { readSettings, settings } from "../src/lib/settings.svelte";
import SettingsDialog from "../src/ui/SettingsDialog.svelte";
import { part } from "./part";

const user = userEvent.setup();
const kept = () => readSettings(localStorage.getItem("undercroft-settings"));
const root = document.documentElement;

beforeEach(async () => {
  await loadWords("settings");
  vi.stubGlobal("isSecureContext", true);
});

/** A browser that has not asked yet whether it may notify, and will be told yes. */
function allowing() {
  const asked = vi.fn(() => {
    browser.permission = "granted";
    return Promise.resolve("granted");
  });
  const browser = { permission: "default", requestPermission: asked };
  vi.stubGlobal("Notification", browser);
  return asked;
}

const opened = () => {
  render(SettingsDialog, { onclose: () => undefined });
  return within(screen.getByRole("dialog"));
};

describe("the dialog of settings", () => {
  it("is worn by the page at once, and remembered", async () => {
    const dialog = opened();
    await user.click(dialog.getByLabelText("Lantern"));
    expect(root.dataset["theme"]).toBe("dark");
    await user.click(dialog.getByLabelText("130 %"));
    expect(root.style.getPropertyValue("--type")).toBe("1.3");
    await user.click(dialog.getByLabelText("As little as possible"));
    expect(root.dataset["motion"]).toBe("less");
    await user.click(dialog.getByLabelText("Quick"));
    await user.click(part("[data-setting=hints] input"));
    expect(kept()).toMatchObject({
      theme: "dark",
      size: 130,
      motion: "less",
      pace: "quick",
      hints: false,
    });
  });

  it("asks for notifications only on a click", async () => {
    const asked = allowing();
    opened();
    const box = part("[data-setting=notify] input");
    expect(asked).not.toHaveBeenCalled();
    await user.click(box);
    expect(document.querySelector("#notify-help")?.textContent).toContain("The browser allows it");
    expect(asked).toHaveBeenCalledTimes(1);
    expect(kept().notify).toBe(true);
    await user.click(box);
    expect(kept().notify).toBe(false);
  });

  it("says on plain http why it cannot notify", async () => {
    await setLanguage("ru");
    vi.stubGlobal("isSecureContext", false);
    opened();
    expect(document.querySelector("#notify-help")?.textContent).toContain("https");
    const box = document.querySelector("[data-setting=notify] input");
    expect(box?.getAttribute("aria-disabled")).toBe("true");
  });

  it("a volume that is moved turns the sound on", async () => {
    settings.change({ sound: false });
    const dialog = opened();
    const slider = dialog.getByRole<HTMLInputElement>("slider");
    slider.value = "20";
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    expect(kept()).toMatchObject({ sound: true, volume: 20 });
  });
});

describe("the worker of the app", () => {
  it("is not tried on plain http", () => {
    const register = vi.fn();
    vi.stubGlobal("isSecureContext", false);
    vi.stubGlobal("navigator", { serviceWorker: { register } });
    vi.stubEnv("PROD", true);
    startWorker();
    dispatchEvent(new Event("load"));
    expect(register).not.toHaveBeenCalled();
  });
});
