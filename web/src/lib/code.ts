/** Table codes: six Latin letters, typed by people on any keyboard. */

export const codeLength = 6;

/** Cyrillic letters that look like a Latin one. */
const alike = new Map(
  Object.entries({
    А: "A",
    В: "B",
    Е: "E",
    І: "I",
    К: "K",
    М: "M",
    Н: "H",
    О: "O",
    Р: "P",
    С: "C",
    Т: "T",
    У: "Y",
    Х: "X",
  }),
);

/** The Latin letter on the same key of a Russian or Ukrainian keyboard. */
const keys = new Map(
  [..."ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"].map((letter, index) => [
    letter,
    "QWERTYUIOPASDFGHJKLZXCVBNM"[index] ?? "",
  ]),
);
keys.set("І", "S");

/**
 * What somebody meant by a code: case, spaces and dashes do not matter, and letters of a Cyrillic
 * keyboard count as the Latin ones they look like, or, if one of them looks like none, as those on
 * the same keys.
 */
export function cleanCode(typed: string): string {
  const letters = [...typed.toUpperCase()].filter((sign) => /\p{L}/u.test(sign));
  const read = (from: ReadonlyMap<string, string>) =>
    letters.map((letter) => (/[A-Z]/.test(letter) ? letter : (from.get(letter) ?? "")));
  const looked = read(alike);
  const meant = looked.includes("") ? read(keys) : looked;
  return meant.join("").slice(0, codeLength);
}

export function isWhole(code: string): boolean {
  return code.length === codeLength;
}
