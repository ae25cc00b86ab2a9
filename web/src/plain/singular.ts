/** One of a list: `hexes` holds a hex. */
export function singular(list: string): string {
  if (/(x|ch|sh|ss)es$/.test(list)) return list.slice(0, -2);
  if (/[^aeiou]ies$/.test(list)) return `${list.slice(0, -3)}y`;
  return list.replace(/([^s])s$/, "$1");
}
