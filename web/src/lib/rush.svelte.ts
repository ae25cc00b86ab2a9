/** The rest of a game goes by fast, until you are asked again. Where nobody else looks on, bots take less time too. */
import { api } from "./api";
import { paces } from "./manners";
import { forget, recall, remember } from "./memory";
import type { TableSession } from "./session.svelte";
import { onlyYou } from "./standing";
import type { Manners, TableInfo } from "./wire";

/** So much faster goes what one only wants to have behind oneself. */
export const faster = 8;

export class Rush {
  on = $state(false);
  #session: Pick<TableSession, "table" | "shown" | "ask">;
  #pacing: Promise<unknown> = Promise.resolve();

  constructor(session: Pick<TableSession, "table" | "shown" | "ask">) {
    this.#session = session;
  }

  turn(on: boolean): void {
    this.on = on;
    this.#pacing = this.#pacing.then(() => this.#setPace());
  }
  /** After a reload it goes on. */
  resume(): void {
    if (this.#session.table?.status === "playing" && this.#paceBefore()) this.on = true;
  }
  /** The rest of this game may have gone by fast: the next does not. */
  async next(table: TableInfo): Promise<TableInfo> {
    const pace = this.#paceBefore();
    if (!pace || !table.host) return table;
    return api.manners(table.id, { ...table.manners, pace }).catch(() => table);
  }

  /** The pace that bots had before is remembered over a reload, until they have it back. */
  async #setPace(): Promise<void> {
    const { table, shown } = this.#session;
    if (!table?.host || table.status !== "playing" || shown?.outcome) return;
    const { manners } = table;
    const before = this.#paceBefore();
    if (!this.on && before) {
      if (await this.#session.ask((id) => api.manners(id, { ...manners, pace: before }))) {
        forget(this.#key());
      }
    } else if (this.on && onlyYou(table) && manners.pace !== "fast") {
      remember(this.#key(), manners.pace);
      await this.#session.ask((id) => api.manners(id, { ...manners, pace: "fast" }));
    }
  }
  #key = (): string => `pace-${this.#session.table?.id}`;
  #paceBefore(): Manners["pace"] | null {
    const found = recall(this.#key());
    return paces.find((pace) => pace === found) ?? null;
  }
}
