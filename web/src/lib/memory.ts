/** Small habits of this browser (a folded panel). Private windows may forbid storage: then nothing is kept. */
export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(`undercroft-${what}`, value);
  } catch {
    return;
  }
}

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(`undercroft-${what}`);
  } catch {
    return null;
  }
}

export function forget(what: string): void {
  try {
    localStorage.removeItem(`undercroft-${what}`);
  } catch {
    return;
  }
}
