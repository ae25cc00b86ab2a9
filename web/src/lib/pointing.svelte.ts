/** Fingers that point at places of the board, each for a moment. */

interface Pointer {
  key: number;
  seat: number;
  at: number;
}

/** How long a pointing finger stays. */
const lasting = 2400;

export class Pointing {
  now = $state.raw<readonly Pointer[]>([]);
  #count = 0;

  /** A seat points there; it has one finger. */
  hear(seat: number, at: number): void {
    const key = ++this.#count;
    this.now = [...this.now.filter((one) => one.seat !== seat), { key, seat, at }];
    setTimeout(() => {
      this.now = this.now.filter((one) => one.key !== key);
    }, lasting);
  }
}
