/** What follows from how a table stands, for whoever reads it. */
import type { Message, Proposal, StateMessage, TableInfo } from "./wire";

/** Nobody else plays here but bots. */
export function onlyYou(table: TableInfo): boolean {
  return table.seats.every((chair, seat) => chair.kind !== "person" || table.you.includes(seat));
}

/** A step that can no longer be taken back freely may be asked for at a friendly table. */
export function mayAskBack(table: TableInfo, shown: StateMessage | null): boolean {
  return (
    table.manners.friendly &&
    table.status === "playing" &&
    table.proposal === null &&
    shown !== null &&
    !shown.take_back
  );
}

/** Why a seat cannot propose once more yet what was declined. */
export function declined(table: TableInfo, seat: number, kind: Proposal["kind"]): Message | null {
  const lately = table.declined.some((one) => one.seat === seat && one.kind === kind);
  return lately ? { id: "proposal-lately" } : null;
}

/** People who are away, whom the table waits for and for whom nobody plays. */
export function missed(table: TableInfo, waiting: readonly number[]): number[] {
  return waiting.filter((seat) => {
    const chair = table.seats[seat];
    if (chair?.kind === "open") return true;
    return (
      chair?.kind === "person" &&
      chair.away !== null &&
      chair.stand_in === null &&
      !table.you.includes(seat)
    );
  });
}
