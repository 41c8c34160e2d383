/** Returns a query with only the known parameters, in their order, without empty and repeated values. Without `?`. */
export function knownQuery(query: URLSearchParams, known: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of known) {
    for (const value of new Set(query.getAll(name))) if (value !== '') kept.append(name, value);
  }
  return kept.toString();
}
