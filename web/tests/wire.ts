/** The far end of the wire: what a browser's socket does, driven by the test. */
export class Wire extends EventTarget {
  static all: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  readyState: number = WebSocket.CONNECTING;
  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }
  /** What the server answers at once; by default nothing. */
  static answer: (asked: Record<string, unknown>, wire: Wire) => void = () => undefined;
  send(text: string) {
    const asked = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(asked);
    Wire.answer(asked, this);
  }
  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  says(message: object) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  welcome() {
    this.open();
    this.says({ t: "table", table: { id: "x" } });
  }
}

export const last = () => {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error("nobody has called");
  return wire;
};
