/** The far end of the wire: what a browser's socket does, driven by the test. */
export class Wire extends EventTarget {
  static readonly CONNECTING = WebSocket.CONNECTING;
  static readonly OPEN = WebSocket.OPEN;
  static readonly CLOSED = WebSocket.CLOSED;
  static all: Wire[] = [];
  /** Somebody has called. */
  static called: (wire: Wire) => void = () => undefined;
  sent: Record<string, unknown>[] = [];
  readyState: number = Wire.CONNECTING;
  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
    Wire.called(this);
  }
  /** What the server answers at once; by default nothing. */
  static answer: (asked: Record<string, unknown>, wire: Wire) => void = () => undefined;
  send(text: string) {
    const asked = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(asked);
    Wire.answer(asked, this);
  }
  close() {
    if (this.readyState === Wire.CLOSED) return;
    this.readyState = Wire.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
  open() {
    this.readyState = Wire.OPEN;
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
