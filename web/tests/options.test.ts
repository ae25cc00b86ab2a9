import { describe, expect, it } from "vitest";
import { optionFields } from "../src/lib/options";

describe("the options form", () => {
  it("follows the schema that a Struct gives", () => {
    const schema = {
      $ref: "#/$defs/Options",
      $defs: {
        Options: {
          type: "object",
          properties: {
            variant: { enum: ["standard", "tactical"], default: "standard" },
            alliances: { type: "boolean", default: false },
            tiles: { type: "integer", minimum: 3, maximum: 5, default: 4 },
            coins: { type: "integer", minimum: 1, maximum: 200, default: 9 },
            level: { allOf: [{ $ref: "#/$defs/Level" }], default: "easy" },
            limit: { anyOf: [{ enum: [5, 10] }, { type: "null" }], default: null },
          },
        },
        Level: { enum: ["easy", "hard"] },
      },
    };
    expect(optionFields(schema)).toEqual([
      { name: "variant", kind: "choice", values: ["standard", "tactical"] },
      { name: "alliances", kind: "switch" },
      { name: "tiles", kind: "choice", values: [3, 4, 5] },
      { name: "coins", kind: "number", least: 1, most: 200 },
      { name: "level", kind: "choice", values: ["easy", "hard"] },
      { name: "limit", kind: "choice", values: [5, 10, null] },
    ]);
  });

  it("is empty for a game without options", () => {
    expect(optionFields({ type: "object", properties: {} })).toEqual([]);
  });
});
