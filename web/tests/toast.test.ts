import { afterEach, expect, it } from "vitest";
import { toast } from "../src/lib/toast.svelte";

afterEach(() => {
  for (const note of toast.notes) toast.dismiss(note.id);
});

it("a refusal goes when something else is done, what is good to know stays", () => {
  toast.refuse({ id: "error-unreachable", args: {} });
  toast.tell({ id: "copied", args: {} });
  toast.moveOn();
  expect(toast.notes.map((note) => note.tone)).toEqual(["good"]);
});
