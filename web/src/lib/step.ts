import type { Step } from "./game";

/** A step of the play as the table shows it: it can be hurried at any moment. */
export class PlayedStep implements Step {
  #quick: boolean;
  #hurried: Promise<void>;
  #hurry: () => void = () => undefined;
  #over: () => void;

  constructor(
    readonly id: number,
    readonly events: readonly unknown[],
    quick: boolean,
    over: () => void,
    /** How much longer or shorter than designed the player wants it shown. */
    readonly pace = 1,
    /** Told with every pause: the step has more to show. */
    private readonly goesOn: () => void = () => undefined,
    /** The pace of what is to be read, also where the rest goes by fast. */
    private readonly reading = pace,
  ) {
    this.#quick = quick;
    this.#over = over;
    this.#hurried = new Promise((resolve) => (this.#hurry = resolve));
  }

  get quick(): boolean {
    return this.#quick;
  }

  pause = (ms: number, read = false): Promise<void> => {
    if (this.#quick) return Promise.resolve();
    this.goesOn();
    let timer: ReturnType<typeof setTimeout>;
    const pace = read ? this.reading : this.pace;
    const slept = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms * pace)));
    return Promise.race([slept, this.#hurried]).then(() => clearTimeout(timer));
  };

  hurry(): void {
    this.#quick = true;
    this.#hurry();
  }

  done = (): void => this.#over();
}
