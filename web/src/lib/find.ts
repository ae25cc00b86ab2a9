/** Finding words in a page as its reader would: capitals, ё and е, kinds of apostrophe are alike. */

const alike: Record<string, string> = { ё: "е", "’": "'", ʼ: "'", "\u00a0": " ", "\u202f": " " };

/** The text to compare, letter for letter as long as the original. */
export function plain(text: string): string {
  let found = "";
  for (const letter of text) {
    const small = letter.toLowerCase();
    const same = small.length === letter.length ? small : letter;
    found += alike[same] ?? same;
  }
  return found;
}

/** Where the wanted words begin in a text. */
export function occurrences(text: string, wanted: string): number[] {
  const words = plain(wanted).trim().replace(/\s+/g, " ");
  if (words === "") return [];
  const all = plain(text);
  const found: number[] = [];
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + words.length)) {
    found.push(at);
  }
  return found;
}

const blocks = "p, li, h3, h4, td, th, dt, dd, figcaption, caption, a, div, section, article";

/** Every place under `root` that says the wanted words, in reading order, across inner marks. */
export function findIn(root: HTMLElement, wanted: string): Range[] {
  if (wanted.trim() === "") return [];
  const length = wanted.trim().replace(/\s+/g, " ").length;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  let block: Element | null = null;
  let parts: { node: Text; at: number }[] = [];
  let whole = "";
  const point = (offset: number): [Text, number] | null => {
    const part = parts.findLast((one) => one.at <= offset);
    return part ? [part.node, offset - part.at] : null;
  };
  const close = () => {
    for (const at of occurrences(whole, wanted)) {
      const begins = point(at);
      const last = point(at + length - 1);
      if (!begins || !last) continue;
      const range = document.createRange();
      range.setStart(...begins);
      range.setEnd(last[0], last[1] + 1);
      found.push(range);
    }
    parts = [];
    whole = "";
  };
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest("svg, nav, .hidden-text")) continue;
    const own = parent.closest(blocks);
    if (own !== block) close();
    block = own;
    parts.push({ node, at: whole.length });
    whole += node.data;
  }
  close();
  return found;
}
