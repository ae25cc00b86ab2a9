import { describe, expect, it } from "vitest";
import {
  compute,
  findings,
  noteSeal,
  ourNonce,
  ourPromise,
  partToGive,
  proved,
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
  promises: string[] | null = nonces.map((nonce) => nonce && `promise of ${nonce}`),
) => ({ fair: { commitment, secret, nonces, promises } });
const computed = (nonces: string[], digest = seal) => ({
  seal: digest,
  promises: nonces.map((nonce) => nonce && `promise of ${nonce}`),
});
const witness = (more: Partial<Witness> = {}): Partial<Witness> => ({
  seal,
  at: "lobby",
  nonce: "abc",
  promises: ["", "promise of abc"],
  ...more,
});
const results = (
  seen: Partial<Witness>,
  kept: ReturnType<typeof record>,
  digest: string,
  yours: number[],
) =>
  findings(seen, kept, computed(kept.fair.nonces, digest), yours).map(
    ({ id, result }) => `${id} ${result}`,
  );

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
    const parts = (nonces: string[], promises: string[] | null, seen = promises ?? ["", ""]) =>
      results(witness({ promises: seen }), record(nonces, seal, promises), seal, [])[3];
    expect(parts(["a", ""], ["promise of a", ""])).toBe("verify-parts good");
    expect(parts(["a", ""], ["promise of a", "y"])).toBe("verify-parts-missing bad");
    expect(parts(["a", ""], ["promise of b", ""])).toBe("verify-parts-broken bad");
    expect(parts(["", ""], null)).toBe("verify-parts-none unknown");
  });

  it("finds out a part that was chosen after ours was known", () => {
    // The server showed an empty seat 0, and seat 0 made its promise once it had our nonce.
    const kept = record(["cheat", "abc"]);
    expect(results(witness(), kept, seal, [1])[3]).toBe("verify-parts-other bad");
    // One who gave no part cannot tell.
    const { promises: _, ...blind } = witness();
    expect(results(blind, kept, seal, [1])[3]).toBe("verify-parts-unseen unknown");
  });

  it("calls a game proved only if nothing is bad or unknown", () => {
    const kept = record(["", "abc"]);
    const all = findings(witness(), kept, computed(["", "abc"]), [1]);
    expect(proved(all)).toBe(true);
    const none = record(["", ""], seal, ["", ""]);
    const nobody = witness({ promises: ["", ""] });
    expect(proved(findings(nobody, none, computed(["", ""]), []))).toBe(false);
  });

  it("notes the promises of all seats before it gives its part, and no later ones", () => {
    const table = { ...tableOf([0]), id: "given", commitment: "first", status: "lobby" as const };
    const part = partToGive({ ...table, promises: ["ours", "theirs", ""] });
    expect(part).toBe(ourNonce("given"));
    partToGive({ ...table, commitment: "second", promises: ["ours", "chosen later", ""] });
    expect(witnessOf("given")).toEqual({
      nonce: part,
      seal: "first",
      at: "lobby",
      promises: ["ours", "theirs", ""],
    });
  });

  it("computes seal and promises of a record itself", async () => {
    const nonce = "00112233445566778899aabbccddeeff";
    remember("fair-computed", JSON.stringify({ nonce }));
    expect(await compute(record([nonce, ""]))).toEqual({
      seal,
      promises: [await ourPromise("computed"), ""],
    });
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
