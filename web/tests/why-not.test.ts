import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n.svelte";
import { toast } from "../src/lib/toast.svelte";
import Grey from "./Grey.svelte";

const user = userEvent.setup();
afterEach(async () => {
  for (const note of toast.notes) toast.dismiss(note.id);
  await setLanguage("en");
});

it("a reason known at once is told to the pointer, to the keys and to a press, which does nothing else", async () => {
  const onclick = vi.fn();
  const onsubmit = vi.fn();
  render(Grey, { reason: { id: "why-first" }, onclick, onsubmit });
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.title).toBe("This is the beginning.");
  expect(button.getAttribute("aria-description")).toBe("This is the beginning.");
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(onclick).not.toHaveBeenCalled();
  expect(onsubmit).not.toHaveBeenCalled();
  // What is asked twice is said once.
  expect(toast.notes.map((note) => note.text)).toEqual(["This is the beginning."]);
});

it("the rules are asked when somebody looks, and once", async () => {
  const reason = vi.fn(() => Promise.resolve({ id: "why-over" }));
  render(Grey, { reason });
  expect(reason).not.toHaveBeenCalled();
  const button = screen.getByRole("button");
  await user.hover(button);
  await waitFor(() => expect(button.title).toBe("The game is over."));
  await user.click(button);
  expect(reason).toHaveBeenCalledTimes(1);
});

it("speaks the reader's language, also after it was switched", async () => {
  render(Grey, { reason: { id: "why-last" } });
  await setLanguage("uk");
  await waitFor(() => expect(screen.getByRole("button").title).toBe("Це кінець."));
});

it("without a reason the control is as ever, its own title included", async () => {
  const onclick = vi.fn();
  const { rerender } = render(Grey, { reason: { id: "why-first" }, onclick });
  await rerender({ reason: null, onclick });
  const button = screen.getByRole("button");
  expect(button.title).toBe("own title");
  expect(button.hasAttribute("aria-disabled")).toBe(false);
  expect(button.hasAttribute("aria-description")).toBe(false);
  await user.click(button);
  expect(onclick).toHaveBeenCalledTimes(1);
});

it("a control that greys itself stays grey when there is nothing to tell any more", async () => {
  const { rerender } = render(Grey, { reason: { id: "why-first" }, grey: true });
  const button = screen.getByRole("button");
  await rerender({ reason: null, grey: true });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await rerender({ reason: null, grey: false });
  expect(button.getAttribute("aria-disabled")).toBe("false");
});
