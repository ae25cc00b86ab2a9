/** Long Cyrillic words say where they may be broken: most browsers have no dictionary for them. */
const vowels = "аеёиоуыэюяіїє";
const syllable = new RegExp(`(.[${vowels}])(?=[бвгґджзклмнпрстфхцчшщ][${vowels}].)`, "gi");

export const hyphenated = (words: string): string =>
  words.replace(/[а-яёіїєґ]{11,}/gi, (word) => word.replace(syllable, "$1\u00ad"));
