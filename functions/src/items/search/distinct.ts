/** Returns the first entry of each key, in order. */
export function distinct<T>(list: readonly T[], keyOf: (element: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((element) => {
    const key = keyOf(element);
    return !seen.has(key) && seen.add(key);
  });
}
