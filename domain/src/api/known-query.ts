/**
 * A query without what its address does not know (trackers' parameters, anything), each parameter once for each of its values, empty ones
 * left out, in the order of `known`: two queries that ask for the same have one form. Without `?`.
 */
export function knownQuery(query: URLSearchParams, known: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of known) {
    for (const value of new Set(query.getAll(name))) if (value !== '') kept.append(name, value);
  }
  return kept.toString();
}
