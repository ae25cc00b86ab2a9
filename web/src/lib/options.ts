import type { JsonSchema, OptionValue } from "./wire";

/** One line of the options form, read from the schema of a game's options. */
export type OptionField =
  | { name: string; kind: "switch" }
  | { name: string; kind: "choice"; values: OptionValue[] }
  | { name: string; kind: "number"; least: number | null; most: number | null }
  | { name: string; kind: "text" };

/** Ranges up to this long are shown as buttons, not as a number field. */
const longestRow = 9;

export function optionFields(schema: JsonSchema): OptionField[] {
  const root = resolve(schema, schema);
  return Object.entries(root.properties ?? {}).map(([name, property]) =>
    fieldOf(name, resolve(property, schema), schema),
  );
}

function fieldOf(name: string, property: JsonSchema, root: JsonSchema): OptionField {
  const values = valuesOf(property, root);
  if (values) return { name, kind: "choice", values };
  if (property.type === "boolean") return { name, kind: "switch" };
  if (property.type === "integer" || property.type === "number") {
    return {
      name,
      kind: "number",
      least: property.minimum ?? above(property.exclusiveMinimum, 1),
      most: property.maximum ?? above(property.exclusiveMaximum, -1),
    };
  }
  return { name, kind: "text" };
}

/** All values a property may take, if there are few; null if they cannot be listed. */
function valuesOf(property: JsonSchema, root: JsonSchema): OptionValue[] | null {
  if (property.enum) return property.enum;
  if (property.const !== undefined) return [property.const];
  if (property.type === "null") return [null];
  if (property.type === "integer") {
    const least = property.minimum ?? above(property.exclusiveMinimum, 1);
    const most = property.maximum ?? above(property.exclusiveMaximum, -1);
    if (least === null || most === null || most - least >= longestRow) return null;
    return Array.from({ length: most - least + 1 }, (_, index) => least + index);
  }
  if (property.anyOf) {
    const parts = property.anyOf.map((part) => valuesOf(resolve(part, root), root));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  return null;
}

function above(bound: number | undefined, by: number): number | null {
  return bound === undefined ? null : bound + by;
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const single = schema.allOf?.length === 1 ? schema.allOf[0] : undefined;
  if (single) return { ...schema, ...resolve(single, root) };
  if (!schema.$ref) return schema;
  const found = root.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
  return found ? resolve(found, root) : {};
}
