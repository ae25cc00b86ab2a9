/**
 * A name of the program as words, where nobody has put it into a language: `max_rounds` is "Max rounds", `EndTurn`
 * "End turn". What does not look like such a name ("N", "C-LL", "3") stays as it is.
 */
export function asWords(name: string): string {
  const plain = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(name);
  const camel = /^[A-Z]+[a-z0-9]+([A-Z]+[a-z0-9]*)*$/.test(name);
  if (name.length < 2 || (!plain && !camel)) return name;
  const words = (camel ? name.replace(/([a-z0-9])([A-Z])/g, "$1 $2") : name)
    .split(/[ _-]/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
