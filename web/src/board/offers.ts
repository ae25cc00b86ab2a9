/** What may be done where: the offered actions by the place they point at; null points at none. */
export function byPlace<A, K>(
  actions: readonly A[],
  placeOf: (action: A) => K | null,
): Map<K, A[]> {
  const found = new Map<K, A[]>();
  for (const action of actions) {
    const place = placeOf(action);
    if (place === null) continue;
    const here = found.get(place);
    if (here) here.push(action);
    else found.set(place, [action]);
  }
  return found;
}
