import { describe, expect, it } from "vitest";
import {
  findings,
  noteSeal,
  ourNonce,
  ourPromise,
  sealOf,
  witnessOf,
  type Witness,
} from "../src/lib/fair";
import { remember } from "../src/lib/memory";
import { tableOf } from "./messages";

const secret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
// Python: blake2b(bytes.fromhex(secret), digest_size=32, person=b"undercroft-seal").hexdigest()
const seal = "d4f273723137986c8f06ce6d1f9feca7d270da50c8bdb16d4c88fea5d97bedbf";
const record = (
  nonces: string[],
  commitment = seal,
  promises: string[] | null = nonces.map((nonce) => nonce && "promised"),
) => ({ fair: { commitment, secret, nonces, promises } });
const witness = (more: Partial<Witness> = {}): Partial<Witness> => ({
  seal,
  at: "lobby",
  nonce: "abc",
  ...more,
});
const results = (...given: Parameters<typeof findings>) =>
  findings(...given).map(({ id, result }) => `${id} ${result}`);

describe("what a browser can say about the chance of a game", () => {
  it("computes the seal of a secret as the server does", async () => {
    expect(await sealOf(secret)).toBe(seal);
    await expect(sealOf("xyz")).rejects.toThrow();
  });

  it("finds everything in order where it saw the seal and its part is in the record", () => {
    expect(results(witness(), record(["", "abc"]), seal, [1])).toEqual([
      "verify-seen good",
      "verify-seal good",
      "verify-part good",
      "verify-parts good",
    ]);
  });

  it("promises its part by its hash, as the server computes it", async () => {
    remember("fair-hashed", JSON.stringify({ nonce: "00112233445566778899aabbccddeeff" }));
    // Python: undercroft.core.rng.promise_of("00112233445566778899aabbccddeeff")
    expect(await ourPromise("hashed")).toBe(
      "d62bf84b5f05a65681fe2ca99fc68e31cf04acbba0a7db3708ba4cdb35d2b22a",
    );
    expect(await ourPromise("other")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("says what the parts prove, and that a missing one proves nothing", () => {
    const parts = (nonces: string[], promises: string[] | null) =>
      results(witness(), record(nonces, seal, promises), seal, [])[3];
    expect(parts(["a", ""], ["x", ""])).toBe("verify-parts good");
    expect(parts(["a", ""], ["x", "y"])).toBe("verify-parts-missing bad");
    expect(parts(["a", ""], null)).toBe("verify-parts-none unknown");
  });

  it("tells a secret that does not fit from a seal that was exchanged", () => {
    expect(results(witness(), record(["abc"]), "other", [0])[1]).toBe("verify-seal-broken bad");
    expect(results(witness(), record(["abc"], "other"), "other", [0])[1]).toBe(
      "verify-seal-other bad",
    );
  });

  it("misses its own part if it is not there, and does not if it came too late or did not play", () => {
    expect(results(witness(), record(["xyz"]), seal, [0])[2]).toBe("verify-part-missing bad");
    expect(results(witness({ at: "playing" }), record([""]), seal, [0])[2]).toBe(
      "verify-part-late unknown",
    );
    expect(results(witness(), record([""]), seal, [])[2]).toBe("verify-part-none unknown");
  });

  it("does not claim to have seen a seal that it saw too late or never", () => {
    expect(results(witness({ at: "playing" }), record([]), seal, [])[0]).toBe(
      "verify-seen-late unknown",
    );
    expect(results({}, record([]), seal, [])[0]).toBe("verify-seen-never unknown");
  });

  it("remembers the first seal it saw, and one random part per table", () => {
    const table = { ...tableOf([0]), id: "memory", commitment: "first", status: "lobby" as const };
    const ours = ourNonce("memory");
    expect(ours).toMatch(/^[0-9a-f]{32}$/);
    noteSeal(table);
    noteSeal({ ...table, commitment: "second", status: "playing" });
    expect(witnessOf("memory")).toEqual({ nonce: ours, seal: "first", at: "lobby" });
    expect(ourNonce("memory")).toBe(ours);
    expect(ourNonce("elsewhere")).not.toBe(ours);
  });
});
