/** Long Cyrillic words say where they may be broken: most browsers have no dictionary for them. */
const vowels = "аеёиоуыэюяіїє";
const border = new RegExp(`(?<=.[${vowels}])(?=[бвгґджзклмнпрстфхцчшщ][${vowels}].)`, "gi");

export const hyphenated = (words: string): string =>
  words.replace(/[а-яёіїєґ]{11,}/gi, (word) => word.replace(border, "\u00ad"));
