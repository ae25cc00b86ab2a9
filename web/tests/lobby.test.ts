import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Live } from "../src/lib/live";
import { TableSession } from "../src/lib/session.svelte";
import Lobby from "../src/table/Lobby.svelte";
import { tableOf } from "./messages";
import { Wire, last } from "./wire";

let session: TableSession;
afterEach(() => {
  cleanup();
  session.close();
});

/** Fox sits in a lobby with two free chairs, as the host or as a guest. */
function lobby(host: boolean): void {
  Wire.all = [];
  session = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  const table = { ...tableOf([0], ["Fox", "", ""]), status: "lobby" as const, host, game: "toy" };
  table.seats = table.seats.map((seat, at) =>
    at === 0 ? seat : { ...seat, kind: "open" as const, nick: "" },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(table)));
  last().says({ t: "table", table });
  render(Lobby, { session, table });
}

it("tells the host to send the link or to fill free chairs with bots", () => {
  lobby(true);
  const words = "2 chairs are still free: send the link, or fill them with bots.";
  expect(screen.queryByText(words)).not.toBe(null);
});

it("tells a guest, who puts no bots anywhere, about the link alone", () => {
  lobby(false);
  const words = "2 chairs are still free: anyone with the link can take one.";
  expect(screen.queryByText(words)).not.toBe(null);
});

it("asks whoever joins others at this device for a name", async () => {
  lobby(true);
  const [first] = screen.getAllByRole("button", { name: "Someone at this device" });
  if (!first) throw new Error("no free chair");
  await userEvent.click(first);
  const field = await screen.findByRole("textbox", { name: /^Several people at one device/ });
  expect(field).toHaveProperty("value", "");
});
